import assert from "node:assert/strict";
import { test } from "node:test";
import type { BoardState } from "../../src/notation/index.js";
import { boardIn, canonicalBoardOf, writtenBoard } from "./reading.js";

/** Notations of one board, behind `table | Ana 5, Ben 3 |` or the German of it; the canonical one last. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  "units at battlefields": [
    "bf1 Ana: 3 tank, 5 | bf1 Ben: 2",
    "bf1: Ana: 3T,5; bf1: Ben: 2",
    "bf1 ana: 3 T, 5 | BF1 BEN = 2",
    "bf1=Ana:3T,5~bf1=Ben:2",
  ],
  "units of one player in several clauses": ["bf1 Ana: 3 | bf1 Ana: 5, 5", "bf1=Ana:3,2x5"],
  "the order of units is kept": ["bf1 Ana: 3 | bf1 Ben: 5 | bf1 Ana: 1", "bf1=Ana:3~bf1=Ben:5~bf1=Ana:1"],
  bases: [
    "bf1: none | base Ana: 4, 2 exhausted",
    "bf1: none | base of Ana: 4 | Ana base: 2 E",
    "bf1: none | base = Ana: 4 ready, 2E",
    "bf1:none~base=Ana:4,2E",
  ],
  "battlefields without units": [
    "bf1: none | bf2: no units",
    "battlefields bf1, bf2",
    "battlefields: bf1, bf2",
    "bf1 Ana: none | bf2: nothing",
    "bf1:none~bf2:none",
  ],
  "names of battlefields": [
    '"Windswept Hill" Ana: 3 | Temple: none',
    "Windswept Hill Ana: 3 | Temple: none",
    "Windswept.Hill=Ana:3~Temple:none",
  ],
  "who alone is there controls it": ["bf1 Ana: 3 | Ana controls bf1", "bf1 Ana: 3", "bf1=Ana:3"],
  "who controls it": [
    "bf1: none | Ana controls bf1",
    "Ana controls bf1",
    "bf1 controlled by Ana",
    "bf1 held by Ana",
    "control bf1: Ana",
    "control=bf1:Ana",
  ],
  "nobody controls it": [
    "bf1 Ana: 3 | nobody controls bf1",
    "bf1 Ana: 3 | bf1 uncontrolled",
    "bf1 Ana: 3 | bf1 controlled by nobody",
    "bf1=Ana:3~control=bf1:nobody",
  ],
  "who contested it": [
    "bf1 Ana: 3 | bf1 Ben: 5 | bf1 contested by Ben",
    "bf1 Ana: 3 | bf1 Ben: 5 | Ben contested bf1",
    "bf1=Ana:3~bf1=Ben:5~contested=bf1:Ben",
  ],
  "the Turn Player contested it": [
    "bf1 Ana: 3 | bf1 Ben: 5 | bf1 contested by Ana",
    "bf1 Ana: 3 | bf1 Ben: 5 | bf1 controlled by Ben",
    "bf1=Ana:3~bf1=Ben:5",
  ],
  "what is staged": [
    "bf1 Ana: 3 | bf1 Ben: 5 | bf1 staged combat",
    "bf1 Ana: 3 | bf1 Ben: 5 | staged bf1: combat",
    "bf1=Ana:3~bf1=Ben:5~staged=bf1:combat",
  ],
  "whose turn": ["bf1: none | turn Ben", "bf1: none | Ben has the turn", "bf1: none | turn: ben", "bf1:none~turn=Ben"],
  "the first player's turn": ["bf1: none | turn Ana", "bf1:none"],
  "which turn": ["bf1: none | turn 4 Ben", "bf1: none | turn 4 | turn of Ben", "bf1:none~turn=4~turn=Ben"],
  "the phase": ["bf1: none | phase scoring", "bf1: none | Scoring Step", "bf1:none~scoring"],
  "the Main Phase, as always": ["bf1: none | main phase", "bf1: none | phase: main", "bf1:none"],
  "the game": [
    "bf1: none | to 9 | battlefields 3",
    "bf1: none | 3 battlefields; first to 9",
    "bf1:none~to=9~battlefields=3",
  ],
  "the default of the mode": ["bf1: none | duel | to 8 | 2 battlefields", "bf1:none"],
  points: ["bf1: none | Ana ignores tank | Ben lethal", "bf1:none~ignoresT=Ana~lethal=Ben"],
  "a mark of a side among units": [
    "bf1 Ana: 3, ignores tank",
    "bf1 Ana: 3 | ignores tank: Ana",
    "bf1=Ana:3~ignoresT=Ana",
  ],
  "battlefields scored": [
    "bf1: none | bf2: none | Ana scored bf1, BF2",
    "bf1: none | bf2: none | scored Ana: bf1, bf2",
    "bf1:none~bf2:none~scored=Ana:bf1,bf2",
  ],
  "a winner": ["bf1: none | winner Ben", "bf1: none | Ben wins", "bf1:none~winner=Ben"],
  "keywords of the table": [
    "bf1 Ana: 3 ganking, 4 hunt 2 temporary, 2 ambush accelerate, 5 disarm deflect 3",
    "bf1 Ana: 3G, 4YH2, 2JC, 5R1L3",
    "bf1 Ana: 3 with Ganking, 4 h2 y, 2 c and j, 5 L3 R",
    "bf1=Ana:3G,4YH2,2JC,5R1L3",
  ],
  "everything that units have in combats": [
    'bf1 Ana: boss: OGN-054 tank d2 = "Mega Poro", 3x 1, Darius, Trifarian +1 exhausted prevent all',
    "bf1=Ana:boss:OGN-054.Td2=Mega.Poro,3x1,OGN-027.U1EPA",
  ],
  "ids that units have anyway": [
    "bf1 Ana: a1: 3, a3: 4 | base Ben: b1: 5",
    "bf1 Ana: 3, a3: 4 | base Ben: 5",
    "bf1=Ana:3,a3:4~base=Ben:5",
  ],
  "a Showdown": [
    "Ben controls bf1 | bf1 Ana: 3 | bf1 contested by Ana | showdown bf1 focus Ben passes 1",
    "Ben controls bf1 | bf1 Ana: 3 | Ana contested bf1 | showdown at bf1 | Ben has focus | passes 1",
    "bf1=Ana:3~control=bf1:Ben~contested=bf1:Ana~showdown=bf1~focus=Ben~passes=1",
  ],
  "a combat": [
    "bf1 Ana: 3 | bf1 Ben: 5 | combat bf1",
    "bf1 Ana: 3 | bf1 Ben: 5 | combat at bf1 focus Ana",
    "bf1 Ana: 3 | bf1 Ben: 5 | combat bf1: Ana vs Ben, passes 0".replace(",", " |"),
    "bf1=Ana:3~bf1=Ben:5~combat=bf1",
  ],
  "how far a combat is": [
    "bf1 Ana: 3 | bf1 Ben: 5 | combat bf1 step damage",
    "bf1 Ana: 3 | bf1 Ben: 5 | combat bf1 | step: damage",
    "bf1=Ana:3~bf1=Ben:5~combat=bf1~step=damage",
  ],
  "a combat that has just begun": [
    "bf1 Ana: 3 | bf1 Ben: 5 | combat bf1 just begun",
    "bf1=Ana:3~bf1=Ben:5~combat=bf1~opening",
  ],
  "a combat that the defender has left": [
    "bf1 Ana: 3 | Ben controls bf1 | bf1 contested by Ana | combat bf1 Ana vs Ben",
    "bf1=Ana:3~control=bf1:Ben~contested=bf1:Ana~combat=bf1:Ana:Ben",
  ],
};

for (const [what, notations] of Object.entries(SAME)) {
  test(`${what}: ${notations.at(-1)}`, () => {
    const [last = ""] = notations.slice(-1);
    const canonical = `table~Ana:5,Ben:3~${last}`;
    const expected = boardIn(canonical);
    for (const notation of notations) {
      const text = notation === last ? canonical : `table | Ana 5, Ben 3 | ${notation}`;
      assert.deepEqual(boardIn(text), expected, text);
      assert.equal(canonicalBoardOf(text), canonical, text);
    }
  });
}

test("the players, and the word before them", () => {
  for (const text of [
    "table | Ana 5, Ben | bf1: none",
    "board | Ana: 5, Ben: 0 | bf1: none",
    "TABLE; players Ana 5 points, Ben; bf1: none",
    "Spielbrett | Spieler: Ana 5 Punkte, Ben | bf1: keine",
    "table Ana=5,Ben ~ bf1=none",
    "table|Ana,Ben|Ana 5 points|bf1:none",
    "table | Ana, Ben | points Ana: 5 | bf1: none",
  ])
    assert.equal(canonicalBoardOf(text).replace("Ben:0", "Ben"), "table~Ana:5,Ben~bf1:none", text);
});

test("names of players that look like something else", () => {
  const same = (typed: string, canonical: string) => assert.equal(canonicalBoardOf(typed), canonical);
  same("table | Player 1 5, Player 2 3 | bf1 Player 2: 4", "table~Player.1:5,Player.2:3~bf1=Player.2:4");
  same('table | "3" 5, "Turn" | "base": none | turn "Turn"', "table~@33@:5,@54@urn~@62@ase:none~turn=@54@urn");
  same("table | A, B | bf1 B: 4 B", "table~A,B~bf1=B:4B");
  same("table | Ana, Ana B | bf1 Ana B: 4 | turn ana b", "table~Ana,Ana.B~bf1=Ana.B:4~turn=Ana.B");
  same("table | Ana, Ben | Ana = Ben: 4", "table~Ana,Ben~Ana=Ben:4");
});

test("German words say the same", () => {
  const pairs: readonly (readonly [string, string])[] = [
    ["Basis Ana: 4, 2 erschöpft", "base Ana: 4, 2 exhausted"],
    ["in der Basis von Ana: 4 bereit", "base Ana: 4"],
    [
      "bf1 Ben: 2 Hinterhalt, 3 Jagd 2, 1 vorübergehend, 4 Ablenken 2",
      "bf1 Ben: 2 ambush, 3 hunt 2, 1 temporary, 4 deflect 2",
    ],
    ["bf1 Ben: 2 beschleunigen, 3 Entwaffnen", "bf1 Ben: 2 accelerate, 3 disarm"],
    ["Ana kontrolliert bf1 | niemand kontrolliert bf2", "Ana controls bf1 | nobody controls bf2"],
    ["bf1 Ana: 3 | bf1 Ben: 5 | bf1 umkämpft durch Ben", "bf1 Ana: 3 | bf1 Ben: 5 | bf1 contested by Ben"],
    ["bf1: keine | Ben am Zug", "bf1: none | turn Ben"],
    ["bf1: keine | am Zug ist Ben".replace("ist ", ""), "bf1: none | turn Ben"],
    ["bf1: keine | Ben ist am Zug | Zug 4 | Phase Punkten", "bf1: none | turn 4 Ben | scoring"],
    ["bf1: keine | Startphase | bis 9 | 3 Schlachtfelder", "bf1: none | beginning | to 9 | 3 battlefields"],
    ["Schlachtfelder bf1, bf2 | Ana hat gewertet: bf1", "battlefields bf1, bf2 | Ana scored bf1"],
    [
      "bf1 Ana: 3 | bf1 Ben: 5 | Kampf um bf1: Ana gegen Ben | Ben hat den Focus | gepasst 1 | Schritt Showdown",
      "bf1 Ana: 3 | bf1 Ben: 5 | combat bf1 focus Ben passes 1",
    ],
    ["bf1 Ana: 3 | bf1 Ben: 5 | bf1 vorgemerkt Kampf", "bf1 Ana: 3 | bf1 Ben: 5 | bf1 staged combat"],
    ["bf1: keine | Ana ignoriert Panzer | Ben gewinnt", "bf1: none | Ana ignores tank | Ben wins"],
  ];
  for (const [german, english] of pairs) {
    const text = (start: string, rest: string) =>
      rest.includes("bf1") ? `${start} | ${rest}` : `${start} | bf1: none | ${rest}`;
    assert.deepEqual(
      boardIn(text("Tisch | Ana 5, Ben 3", german)),
      boardIn(text("table | Ana 5, Ben 3", english)),
      german,
    );
  }
});

test("every field has its place", () => {
  const everything: BoardState = {
    game: { mode: "magma-chamber", victoryScore: 12, battlefieldCount: 4 },
    turn: 6,
    turnPlayer: "Dora",
    players: [
      { id: "Ana", points: 7, team: "red", scoredThisTurn: ["Hill", "bf2"], ignores: ["tank", "backline"] },
      { id: "Ben", points: 3, team: "blue", anyDamageIsLethal: true },
      { id: "Carl", points: 7, team: "red" },
      { id: "Dora", points: 3, team: "blue" },
    ],
    battlefields: [
      {
        id: "Hill",
        units: [
          { controller: "Ben", might: 2, keywords: { ganking: true } },
          { controller: "Carl", id: "boss", might: 3 },
        ],
      },
      { id: "bf2", controller: "Dora" },
      { id: "bf3" },
    ],
    bases: [{ player: "Dora", units: [{ card: "OGN-054", might: 5, exhausted: true, name: "Mega Poro" }] }],
    showdown: {
      battlefield: "Hill",
      focus: "Ben",
      passes: 1,
      combat: { attacker: "Ben", defender: "Carl", step: "damage" },
    },
  };
  const text =
    "table~Ana:7,Ben:3,Carl:7,Dora:3~Hill=Ben:2G~Hill=Carl:boss:3~contested=Hill:Ben~control=bf2:Dora~bf3:none" +
    "~base=Dora:OGN-054.M5E=Mega.Poro~scored=Ana:Hill,bf2~team=Ana:red~ignoresT=Ana~ignoresB=Ana~team=Ben:blue~lethal=Ben" +
    "~team=Carl:red~team=Dora:blue~turn=6~turn=Dora~combat=Hill~passes=1~step=damage~magma-chamber~to=12~battlefields=4";
  assert.equal(writtenBoard(everything), text);
  assert.equal(canonicalBoardOf(text), text);
});

test("a plus sign that a query string turned into a space is understood where nothing else can be meant", () => {
  const arrived = new URLSearchParams("c=table~Ana,Ben~bf1=Ana:4+1,2").get("c") ?? "";
  assert.equal(canonicalBoardOf(arrived), "table~Ana,Ben~bf1=Ana:4U1,2");
});
