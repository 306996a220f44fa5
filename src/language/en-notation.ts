import { ended, listed, MODE_NAMES } from "./building-blocks.js";
import type { NotationMessages } from "./notation-messages.js";
import { unitMarks, type UnitWords } from "./unit-marks.js";

function suggested(suggestion: string | null): string {
  return suggestion === null ? "" : `; did you mean ${suggestion}?`;
}

/** What English says about a line of notation. */
export const enNotation: NotationMessages = {
  problem: {
    "notation/too-long": () => "The line is too long",
    "notation/missing-side": () => "A side is missing: attackers come first, then > or vs, then defenders",
    "notation/missing-comma": ({ found }) => `A comma is missing before "${found}"`,
    "notation/unexpected": ({ found }) => (found === "" ? "The line ends too early" : `"${found}" cannot stand here`),
    "notation/unknown-word": ({ found, suggestion }) => `"${found}" means nothing here${suggested(suggestion)}`,
    "notation/number": ({ found }) => `"${found}" is not a number that fits here`,
    "notation/unclosed-quote": () => "A quote is opened and not closed",
    "notation/unknown-card": ({ found, suggestion }) => `No card is called "${found}"${suggested(suggestion)}`,
    "notation/ambiguous-card": ({ found, candidates }) =>
      `"${found}" can mean ${listed(candidates, 5, "or", (rest) => `${rest} ${rest === 1 ? "other" : "others"}`)}`,
    "notation/repeated-mark": ({ found }) => `"${found}" says again what was said before`,
    "notation/repeated-clause": ({ found }) => `"${found}" says again what was said before`,
    "notation/mark-after-name": ({ found }) => `"${found}" stands behind the name; marks go before it`,
    "notation/too-many-copies": ({ found }) => `"${found}" makes more units than a side may have`,
    "notation/a-table": () => "This line is about a whole table; pending and advance read it",
    "notation/no-table": () => "A line about a whole table begins with the word table",
    "notation/missing-players": () =>
      "The players are missing: behind table they stand in turn order, with their points",
    "notation/missing-battlefield": () => "No battlefield is named; one without units is written as bf1: none",
    "notation/unknown-player": ({ found, suggestion }) => `No player is called "${found}"${suggested(suggestion)}`,
    "notation/unclear-combat": ({ found }) =>
      `Who attacks whom at "${found}" does not follow from the line; say it as in combat ${found}: Ana vs Ben`,
    "notation/only-at-table": ({ found }) =>
      `"${found}" makes no difference in a combat; only a line that begins with table has it`,
    "notation/more": () => "There are more problems behind this",
  },
  expected: {
    unit: "a unit",
    might: "a Might",
    number: "a number",
    sign: "+ or -",
    mark: "a mark such as tank",
    name: "a name",
    "quoted-name": "a name in quotes",
    card: "a card",
    comma: "a comma",
    versus: "> or vs",
    bar: "|",
    clause: "something about a battlefield, points or mode",
    player: "a player",
    points: "points",
    mode: "a mode",
    battlefield: "a battlefield",
    assignment: "an assignment",
    target: "a target",
    table: "table",
    colon: "a colon and units",
    fight: "showdown or combat",
    phase: "a phase",
    step: "a step of the combat",
    end: "the end",
  },
  located: (sentence, column, expected) => {
    const could =
      expected.length === 0
        ? ""
        : ` Expected: ${listed(expected, 6, "or", (rest) => `${rest} ${rest === 1 ? "other" : "others"}`)}.`;
    return `Column ${column}: ${ended(sentence)}${could}`;
  },
  unit: (unit) => unitMarks(unit, UNIT),
  context: ({ combat, battlefield, players, game }) => {
    const control =
      battlefield.controller === null
        ? "Nobody controls the battlefield."
        : `The battlefield is controlled by ${battlefield.controller}.`;
    const scores = players.map(({ id, points }) => `${id} ${points}`).join(", ");
    return `Attacking: ${combat.attacker.player}; defending: ${combat.defender.player}. ${control} Points: ${scores}. ${MODE_NAMES[game.mode]} to ${game.victoryScore}.`;
  },
};

const UNIT: UnitWords = {
  might: (printed) => `${printed} Might`,
  modifier: (signed) => `${signed} Might`,
  damage: (marked) => `${marked} damage marked`,
  stunned: "stunned",
  exhausted: "exhausted",
  dealsNothing: "deals no combat damage",
  undamageable: "cannot be dealt damage",
  prevent: (amount) => `prevents ${amount}`,
  double: "takes double damage",
  preventAll: "prevents all damage",
  preventNext: "prevents the next damage",
};
