/**
 * Who may import whom. Data flows one way: rulebook, engine, cards, contract, notation, language, adjudicator,
 * surfaces, server. A folder's index.ts is its only door.
 */
const ROOMS = ["rulebook", "engine", "cards", "contract", "notation", "language", "adjudicator", "graphql", "rest", "preview", "web", "server"];
const BELOW_SURFACES = ["rulebook", "engine", "cards", "contract", "adjudicator"];
const MAY_IMPORT = {
  rulebook: [],
  engine: ["rulebook"],
  cards: ["rulebook", "engine"],
  contract: ["rulebook", "engine", "cards"],
  notation: ["engine", "contract"],
  language: ["rulebook", "engine", "cards", "contract", "notation"],
  adjudicator: ["rulebook", "engine", "cards", "contract", "notation", "language"],
  graphql: BELOW_SURFACES,
  rest: BELOW_SURFACES,
  preview: ["contract", "adjudicator"],
  web: [...BELOW_SURFACES, "notation", "language"],
  server: ["contract", "adjudicator", "graphql", "rest", "preview", "web"],
};

const roomRules = ROOMS.map((room) => ({
  name: `${room}-imports-downwards`,
  comment: `src/${room} may import only: ${MAY_IMPORT[room].join(", ") || "nothing of ours"}.`,
  severity: "error",
  from: { path: `^src/${room}/` },
  to: { path: "^src/", pathNot: [room, ...MAY_IMPORT[room]].map((one) => `^src/${one}/`) },
}));

const doorRules = ROOMS.map((room) => ({
  name: `${room}-has-one-door`,
  comment: `Import src/${room} through its index.ts.`,
  severity: "error",
  from: { path: "^src/", pathNot: `^src/${room}/` },
  to: { path: `^src/${room}/`, pathNot: `^src/${room}/index\\.ts$` },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    ...doorRules,
    {
      name: "engine-is-pure",
      comment: "The engine imports no package and nothing of Node.js.",
      severity: "error",
      from: { path: "^src/engine/" },
      to: { dependencyTypes: ["core", "npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg"] },
    },
    {
      name: "runs-in-a-browser",
      comment: "Everything below the surfaces runs in a browser: nothing of Node.js.",
      severity: "error",
      from: { path: "^src/(rulebook|cards|contract|notation|language|adjudicator|web/browser)/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "pages-ask-as-surfaces-do",
      comment: "The part of the web that the server runs asks the adjudicator, and knows nothing of the browser's part.",
      severity: "error",
      from: { path: "^src/web/(server/|index\\.ts)" },
      to: { path: "^src/", pathNot: "^src/(contract|adjudicator|web/server)/" },
    },
    {
      name: "browser-has-no-server",
      comment:
        "The page is the adjudicator in the browser: it asks engine, notation, language, rulebook and cards itself, and has nothing of the server's part.",
      severity: "error",
      from: { path: "^src/web/browser/" },
      to: { path: "^src/web/(server/|index\\.ts)" },
    },
    {
      name: "one-way-to-fight",
      comment: "The whole table fights through the functions behind resolveCombat: it works out no damage of its own.",
      severity: "error",
      from: { path: "^src/engine/board/" },
      to: {
        path: "^src/engine/(assignment/(?!list-assignments)|combat/(assigning|damage|muster|unit-outcomes)|scoring/final-point)",
      },
    },
    { name: "no-circles", severity: "error", from: { path: "^src/" }, to: { circular: true } },
    {
      name: "oracle-shares-nothing",
      comment: "The oracle must not share code with the engine that it checks.",
      severity: "error",
      from: { path: "^test/oracle/" },
      to: { path: "^src/" },
    },
  ],
  required: [
    {
      name: "fights-alike",
      comment: "A combat alone and one at the table are fought, settled and scored by the same functions.",
      module: { path: "^src/engine/(combat/resolve|board/fight/fight)\\.ts$" },
      to: { path: "^src/engine/combat/fight\\.ts$" },
    },
    {
      name: "settles-alike",
      module: { path: "^src/engine/(combat/resolve|board/fight/resolution)\\.ts$" },
      to: { path: "^src/engine/combat/(control|result)\\.ts$" },
    },
    {
      name: "scores-alike",
      module: { path: "^src/engine/(scoring/conquer|board/scoring)\\.ts$" },
      to: { path: "^src/engine/scoring/score\\.ts$" },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".js", ".json"] },
  },
};
