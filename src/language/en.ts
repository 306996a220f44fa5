import type { ExpectedType, JsonBreak, Received, ShapeProblem, TextFault } from "../contract/index.js";
import type { CombatOutcome, CombatState, Part, Side, UnitAmount } from "../engine/index.js";
import {
  fitted,
  KEYWORD_NAMES,
  listed,
  NAMES_IN_A_STEP,
  nearestOf,
  reasonsFor,
  shared,
  summed,
  targetsWith,
  unitsWith,
  verb,
  withIds,
  wasWon,
} from "./building-blocks.js";
import { enLookup } from "./en-lookup.js";
import { enNotation } from "./en-notation.js";
import { capital, count, either, list, sideName, tell, unitsOf } from "./en-words.js";
import type { CombatMessages, Names } from "./messages.js";

function preventionLeft(points: number): string {
  if (points === 0) return "no prevention is left";
  return points === 1 ? "1 point of prevention is left" : `${points} points of prevention are left`;
}

/** "3 to a1, 2 to a2 and the rest to 5 more units". */
function shares(amounts: readonly UnitAmount[], names: Names): string {
  const served = shared(amounts).map(({ unit, amount }) => `${amount} to ${names.unit(unit)}`);
  if (served.length === 0) return "nothing";
  return listed(served, NAMES_IN_A_STEP, "and", (rest) => `the rest to ${count(rest, "more unit")}`);
}

const SOURCES: Readonly<Record<Part["source"], string>> = {
  printed: "",
  modifier: "effects",
  assault: "Assault",
  shield: "Shield",
  stunned: "stunned",
  "no-combat-damage": "deals no combat damage",
  "negative-counts-zero": "negative counts as 0",
};

function sum(parts: readonly Part[]): string {
  return summed(parts, SOURCES);
}

/** What a damage step of one side is about: the units of the other. */
function enemies(side: Side): string {
  return side === "attacker" ? "defenders" : "attackers";
}

const ENDINGS = {
  "attackers-left": "only attackers are left",
  "defenders-left": "only defenders are left",
  "both-left": "both sides are left",
  "nobody-left": "nobody is left",
} as const;
const MODES: Readonly<Record<string, string>> = {
  duel: "a 1v1 Duel",
  match: "a 1v1 Match",
  skirmish: "an FFA3 Skirmish",
  war: "an FFA4 War",
  "magma-chamber": "2v2 Magma Chamber",
};
const PRIORITIES = {
  first: "a Tank",
  normal: "neither Tank nor Backline",
  last: "Backline",
  "first-or-last": "both Tank and Backline",
} as const;
const REPLACEMENTS = {
  prevent: "prevention",
  "prevent-all": "prevention of all damage",
  "prevent-next": "prevention of the next damage",
  double: "doubling",
} as const;

/** English. */
export const en: CombatMessages = {
  namelessUnit: ({ id, printedMight }) => `${id} (${printedMight} Might)`,
  player: (id) => (id === "attacker" || id === "defender" ? `the ${id}` : id),
  battlefield: (id) => (id === "battlefield" ? "the battlefield" : id),

  step: {
    "roles-set": ({ players, battlefield, controller, stated }, names) => {
      const place = names.battlefield(battlefield);
      const given = stated ? "" : " (taken as given)";
      const who =
        players.attacker === "attacker"
          ? `the player who made ${place} contested${given}`
          : `${players.attacker}, who made ${place} contested${given}`;
      const control = controller === null ? "nobody controls it" : `${names.player(controller)} controls it`;
      return `The attacker is ${who}; ${names.player(players.defender)}${players.defender === "defender" ? " is the other player" : " defends"}, and ${control}.`;
    },
    "exhausted-irrelevant": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "is", "are")} exhausted, which makes no difference: exhausted units fight at full Might.`,
    "might-changed": ({ unit, amount, parts }, names) => `${names.unit(unit)} has ${amount} Might: ${sum(parts)}.`,
    "negative-might": ({ unit, amount }, names) =>
      `${names.unit(unit)} has ${amount} Might: that counts as 0 in a sum and stays ${amount} for later changes.`,
    "keyword-idle": ({ unit, side, keyword }, names) =>
      `${KEYWORD_NAMES[keyword]} does nothing for ${names.unit(unit)}, as it is ${side === "attacker" ? "attacking" : "defending"}.`,
    "killed-before-damage": ({ unit, damage, amount }, names) =>
      `${names.unit(unit)} dies in the Cleanup before damage: ${damage} damage is marked on it and ${amount} is lethal.`,
    "damage-step-skipped": ({ empty }) =>
      `There is no damage step, as ${empty.length === 2 ? "neither side has" : `${sideName(empty[0] ?? "attacker")} has no`} units left${empty.length === 2 ? " there" : ""}.`,
    "damage-step-begun": () => "Both sides have units, so damage is worked out with the Might that they have now.",
    "adds-nothing": ({ unit, why }, names) =>
      `${names.unit(unit)} ${why === "stunned" ? "is stunned and adds no damage" : "deals no combat damage, as an effect says"}.`,
    "might-summed": ({ side, amount, parts, wounded }) => {
      const parted = sum(parts);
      const marked = wounded ? " Damage marked on a unit does not lower its Might." : "";
      return `${capital(sideName(side))} has ${amount} damage to assign${parted && `: ${parted} = ${amount}`}.${marked}`;
    },
    "nothing-to-assign": ({ side }) =>
      `${capital(sideName(side))} has no damage, so nothing is assigned to the ${enemies(side)}.`,
    "any-damage-lethal": ({ player }, names) =>
      `Any damage of ${names.player(player)} is lethal: one point that is dealt suffices.`,
    "lethal-set": ({ needs, anyDamageIsLethal }, names) => {
      const each = list(needs.map(({ unit, amount }) => `${amount} for ${names.unit(unit)}`));
      if (anyDamageIsLethal) return `What kills, as any damage is lethal: ${each}.`;
      return `What kills, counting damage already marked: ${each}. It is never less than 1.`;
    },
    "replacements-counted": ({ unit, amount, kinds, ordered }, names) =>
      `${names.unit(unit)} needs ${amount} assigned, as ${list([...new Set(kinds)].map((kind) => REPLACEMENTS[kind]))} ${new Set(kinds).size === 1 ? "is" : "are"} counted while assigning${ordered ? ", in the order listed" : ""}.`,
    "never-lethal": ({ unit }, names) =>
      `No amount is lethal for ${names.unit(unit)}: all damage to it is prevented. It may still be assigned damage, and whoever starts on it may not go on to another unit.`,
    "stunned-as-hard-to-kill": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "is", "are")} stunned, but as hard to kill as before.`,
    "exempt-skipped": ({ units, tanks }, names) =>
      `${unitsOf(units, names)} cannot be dealt damage and ${verb(units, "is", "are")} skipped${tanks.length > 0 ? "; Tank on such a unit protects nobody" : ""}.`,
    "all-exempt": ({ units }, names) =>
      `${unitsOf(units, names)} cannot be dealt damage, so no damage is dealt to this side.`,
    "keyword-ignored": ({ player, keyword, units }, names) =>
      `${capital(names.player(player))} ignores ${KEYWORD_NAMES[keyword]} while assigning, so it does not count on ${unitsOf(units, names)}.`,
    "ignoring-not-shared": ({ side, player, keyword }, names) =>
      `${capital(names.player(player))} ignores ${KEYWORD_NAMES[keyword]}, but that does not help ${sideName(side)}.`,
    "tanks-first": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "has", "have")} Tank and must be assigned lethal damage first${units.length > 1 ? ", in any order among themselves" : ""}.`,
    "backline-last": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "has", "have")} Backline and ${verb(units, "is", "are")} assigned damage last${units.length > 1 ? ", in any order among themselves" : ""}.`,
    "first-or-last": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "has", "have")} both Tank and Backline: ${verb(units, "it comes", "each comes")} either first or last, never in between.`,
    "enough-for-all": ({ pool, needed, amount, targets, units }, names) => {
      const who =
        units.length === 1
          ? unitsOf(units, names)
          : units.length === targets
            ? "all of them"
            : "all that can be dealt damage";
      const need = verb(units, "needs", "need");
      if (amount === 0) return `${pool} is just what ${who} ${need}.`;
      if (targets === 1)
        return `${pool} is more than the ${needed} that ${who} ${need}; the other ${amount} must go to it as well.`;
      return `${pool} is more than the ${needed} that ${who} ${need}; the other ${amount} may go anywhere.`;
    },
    "not-enough": ({ pool, needed, units }, names) => {
      if (units.length === 1)
        return needed === null
          ? `All of the ${pool} must go to ${unitsOf(units, names)}, though no amount is lethal for it.`
          : `${pool} is less than the ${needed} that ${unitsOf(units, names)} needs; all of it must go there.`;
      const all = needed === null ? "all of them would need" : `the ${needed} that all of them need`;
      return `${pool} is less than ${needed === null ? "what " : ""}${all}: each unit gets all it needs before the next one gets anything, and no more than that; among equals the choice is free.`;
    },
    "assignments-counted": ({ count: assignments, deathSetCount }) =>
      `There ${assignments === "1" ? "is" : "are"} ${count(assignments, "legal assignment")}, with ${count(deathSetCount, "set")} of deaths.`,
    "assignment-judged": ({ legal, amounts, problems }, names) =>
      legal
        ? `Assigning ${shares(amounts, names)} is legal.`
        : `The assignment is not legal: it has ${count(problems, "fault")}.`,
    "assignment-made": ({ side, choice, amounts }, names) =>
      `${capital(sideName(side))} assigns ${shares(amounts, names)}${choice === "forced" ? ", the only legal way" : ""}.`,
    "assignment-open": ({ side, choice, count: assignments, deathSetCount }) =>
      `${capital(sideName(side))} chooses among ${count(assignments, "legal assignment")}; ${choice === "irrelevant" ? "the same units die in all of them" : `there are ${deathSetCount} different sets of deaths`}.`,
    "excess-measured": ({ side, amount }) => `${capital(sideName(side))} has ${amount} excess damage.`,
    "damage-dealt": ({ side, dealt }, names) =>
      `All damage is dealt at once: ${sideName(side)} deals ${dealt === null ? "what it assigns, once effects on it have applied" : shares(dealt, names)}.`,
    "damage-replaced": ({ unit, assigned, amount, preventLeft }, names) =>
      `The ${assigned} assigned to ${names.unit(unit)} ${assigned === 1 ? "becomes" : "become"} ${amount} dealt after its effects${preventLeft === null ? "" : `; ${preventionLeft(preventLeft)}`}.`,
    "units-killed": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "has", "have")} lethal damage and ${verb(units, "dies", "die")}.`,
    "fates-open": ({ units }, names) => `Whether ${either(units.map(names.unit))} dies depends on the choice.`,
    "units-healed": ({ units }, names) =>
      `All units everywhere heal${units.length === 0 ? "" : `: no damage stays on ${unitsOf(units, names)}`}.`,
    "attackers-recalled": ({ units }, names) =>
      `Defenders remain, so surviving attackers are recalled to base${units === null ? "" : `: ${unitsOf(units, names)}`}. A recall is not a move.`,
    "combat-result": ({ player, loser, left }, names) => {
      if (player !== null)
        return `${capital(names.player(player))} alone has units left and wins the combat${loser === null ? "" : `; ${names.player(loser)} loses it`}.`;
      return left === "none"
        ? "Nobody has units left, so the combat has no result."
        : "Both sides still had units, so the combat has no result.";
    },
    "control-taken": ({ player, battlefield, before }, names) =>
      `${capital(names.player(player))} takes control of ${names.battlefield(battlefield)}${before === null ? ", which nobody controlled" : ` from ${names.player(before)}`}; it is no longer contested.`,
    "control-kept": ({ player, battlefield }, names) =>
      `${capital(names.player(player))} keeps control of ${names.battlefield(battlefield)}; it is no longer contested.`,
    "control-lost": ({ battlefield }, names) =>
      `Nobody is left at ${names.battlefield(battlefield)}, so nobody controls it; it is no longer contested.`,
    conquered: ({ player, side, battlefield }, names) =>
      `${capital(names.player(player))} conquers ${names.battlefield(battlefield)}${side === "defender" ? ", as a defender who takes control does, on any player's turn" : ""}.`,
    "already-scored": ({ player, battlefield }, names) =>
      `${capital(names.player(player))} has already scored ${names.battlefield(battlefield)} this turn, so nothing is scored.`,
    "no-conquer": ({ player, battlefield }, names) =>
      player === null
        ? `Nobody takes control of ${names.battlefield(battlefield)}, so nobody conquers it.`
        : `${capital(names.player(player))} had ${names.battlefield(battlefield)} before, so it is not a conquer and scores nothing.`,
    "final-point-checked": ({ player, method, met, amount, battlefields, excused, victoryScore }, names) => {
      const point = `The point would be the final one of ${victoryScore}`;
      if (method === "hold")
        return `${point}, but only for conquering there is a condition, and ${names.player(player)} holds the battlefield.`;
      const mates =
        excused === 0
          ? ""
          : `, and ${excused} more ${excused === 1 ? "is" : "are"} excused, as a teammate had units there in the Scoring Step`;
      return `${point}, so ${names.player(player)} must have scored every battlefield this turn: ${amount} of ${battlefields} ${amount === 1 ? "is" : "are"} scored, this one included${mates}, so the condition is ${met ? "met" : "not met"}.`;
    },
    "score-barred": ({ player, battlefield, why }, names) =>
      why === "teammate"
        ? `A teammate controlled ${names.battlefield(battlefield)} in the Scoring Step of this turn, so ${names.player(player)} cannot score it by conquering; control changes all the same.`
        : `An effect says that ${names.battlefield(battlefield)} cannot be scored, so ${names.player(player)} scores nothing there.`,
    "point-withheld": ({ player, battlefield }, names) =>
      `An effect keeps ${names.player(player)} from gaining the point${battlefield === null ? "" : `; ${names.battlefield(battlefield)} counts as scored all the same`}.`,
    "point-scored": ({ player, before, amount }, names) =>
      `${capital(names.player(player))} scores 1 point: ${before} becomes ${amount}.`,
    "card-drawn": ({ player, amount }, names) =>
      `${capital(names.player(player))} draws a card instead of the point and stays at ${count(amount, "point")}; the battlefield counts as scored.`,
    "roles-ended": ({ units }, names) =>
      `The roles end, and Assault and Shield with them: ${list(units.map(({ unit, amount }) => `${names.unit(unit)} is at ${amount} Might`))}.`,
    "game-won": ({ player, amount, victoryScore, when }, names) => {
      const has = `${capital(names.player(player))} has ${count(amount, "point")}, where ${victoryScore} ${victoryScore === 1 ? "is" : "are"} needed`;
      if (when === "before-damage")
        return `${has}, and is ahead, so the game was won in a Cleanup before this damage step.`;
      return `${has}, more than any opponent, and wins the game in ${when === "in-cleanup" ? "this" : "the next"} Cleanup.`;
    },
    "game-tied": ({ players, amount }, names) =>
      `${capital(list(players.map(names.player)))} are level at ${count(amount, "point")}, so nobody wins yet.`,
    "nobody-wins-yet": ({ amount, victoryScore }) =>
      amount < victoryScore
        ? `Nobody has more than ${count(amount, "point")}, where ${victoryScore} ${victoryScore === 1 ? "is" : "are"} needed, so nobody wins yet.`
        : `The most points are ${amount}, but nobody is strictly ahead of all opponents, so nobody wins yet.`,
  },

  problem: {
    "unit/duplicate-id": ({ unit }) =>
      `The id ${unit} is used for more than one unit; every unit of both sides needs an id of its own.`,
    "unit/might-too-large": ({ unit, amount, expected }, names) =>
      `${names.unit(unit)} would have ${amount} Might with its keyword and modifier; at most ${expected} can be adjudicated.`,
    "replacement/amount-missing": ({ unit }, names) =>
      `An effect on ${names.unit(unit)} prevents damage but does not say how much: give "amount", or use "prevent-all" or "prevent-next".`,
    "replacement/amount-unexpected": ({ unit, amount, replacement }, names) =>
      `An effect of kind "${replacement}" on ${names.unit(unit)} has the amount ${amount}; only "prevent" has an amount.`,
    "sides/same-player": ({ player }, names) =>
      `${capital(names.player(player))} is on both sides; a combat is between two players.`,
    "sides/misnamed-player": ({ player, side }) =>
      `The ${side}'s player is called "${player}", which is what the other side is called; give it another id.`,
    "sides/same-team": ({ players, team }, names) =>
      `${capital(names.player(players[0]))} and ${names.player(players[1])} are both of team ${team}; teammates do not fight each other.`,
    "battlefield/attacker-controls": ({ player, battlefield }, names) =>
      `${capital(names.player(player))} cannot attack at ${names.battlefield(battlefield)} while controlling it: the attacker is a player who made it contested. Who controls it, the defender or nobody?`,
    "battlefield/attacker-did-not-contest": ({ player, contestedBy, battlefield }, names) =>
      `The attacker is the player who made ${names.battlefield(battlefield)} contested; that is said to be "${contestedBy}", but the player of the attacking side is "${player}".`,
    "battlefield/unknown-controller": ({ player, known }, names) =>
      `${capital(names.player(player))} is said to control the battlefield but is no player of this game; the players are ${list(known.map(names.player))}.`,
    "players/duplicate-id": ({ player }) => `The player ${player} is listed more than once.`,
    "players/too-many": ({ amount, expected, mode }) =>
      `There are ${amount} players, but ${MODES[mode] ?? mode} has ${expected}.`,
    "players/repeated-battlefield": ({ player, battlefield }, names) =>
      `${capital(names.battlefield(battlefield))} is listed twice among the battlefields that ${names.player(player)} has scored; each is scored once a turn.`,
    "players/too-many-battlefields-scored": ({ battlefields, amount, expected }, names) =>
      `There ${expected === 1 ? "is 1 battlefield" : `are ${expected} battlefields`} in play, but ${amount} are named, the one fought over included: ${list(battlefields.map(names.battlefield))}.`,
    "players/team-points-differ": ({ player, other, amount, expected }, names) =>
      `${capital(names.player(player))} is listed with ${count(amount, "point")} and ${names.player(other)} with ${expected}, but teammates share their points.`,
    "assignment/total": ({ side, amount, expected, orNothing }) =>
      `The amounts add up to ${amount}, but ${sideName(side)} must assign ${orNothing ? `${expected}, or nothing, as no unit can be dealt damage` : `exactly ${expected}`}.`,
    "assignment/lethal-first": ({ unit, amount, started }, names) =>
      started.needs === Infinity
        ? `${names.unit(unit)} gets ${amount} although ${names.unit(started.unit)} was started with ${started.amount} and can never be lethal; all that is left must go to ${names.unit(started.unit)}.`
        : `${names.unit(unit)} gets ${amount} although ${names.unit(started.unit)} has only ${started.amount} of the ${started.needs} that it needs; one unit must be finished before the next is started.`,
    "assignment/overkill": ({ unit, amount, expected, others }, names) =>
      `${names.unit(unit)} gets ${amount} but needs only ${expected}; no more may go to it while ${either(others.map(names.unit))} could still be assigned damage.`,
    "assignment/priority": ({ unit, amount, priority, before }, names) =>
      `${names.unit(unit)} gets ${amount} too early: it has ${PRIORITIES[priority]}, and ${list(before.map(names.unit))} must have lethal damage first${priority === "first-or-last" ? ", unless it is served before all others" : ""}.`,
    "assignment/exempt-target": ({ unit, amount, others }, names) =>
      `${names.unit(unit)} gets ${amount} but cannot be dealt damage; it should get 0 while ${either(others.map(names.unit))} could still be assigned damage.`,
    "assignment/unknown-target": ({ unit, why, targets }, names) => {
      const known = targets.length > 0 ? ` Targets are ${list(withIds(targets, names.unit))}.` : "";
      if (why === "own-side") return `${names.unit(unit)} is on the side that assigns the damage.${known}`;
      if (why === "dead") return `${names.unit(unit)} died in the Cleanup before damage and is no target.${known}`;
      if (why === "no-damage-step") return `There is no damage step, so ${names.unit(unit)} cannot be assigned damage.`;
      return `There is no unit ${unit} to assign damage to.${known}`;
    },
    "assignment/repeated-target": ({ unit, amount }, names) =>
      `${names.unit(unit)} is listed again, with ${amount}; give each unit one amount.`,
    "assignment/negative-amount": ({ unit, amount }, names) =>
      `${names.unit(unit)} cannot be assigned ${amount}; the least is 0.`,
    "page/malformed-cursor": ({ cursor }) =>
      `"${cursor}" is not a cursor of this service; give an endCursor that a page returned.`,
    "page/foreign-cursor": () => "This cursor belongs to the list of another question; start again without one.",
  },

  shape: {
    "shape/missing": ({ path, expected, allowed }) =>
      `${path || "The request"} is missing${allowed ? `; it must be one of ${allowed.join(", ")}` : expected ? `; it must be ${TYPES[expected]}` : ""}.`,
    "shape/type": ({ path, expected, received }) =>
      `${path || "The request"} must be ${TYPES[expected ?? "other"]}, not ${found(received)}.`,
    "shape/unknown-field": ({ path, suggestion, allowed, ofKind }) =>
      ofKind !== undefined
        ? `${path} does not belong to the kind "${ofKind}", which takes ${list(allowed ?? [], 24)}.`
        : `${path} is not a field that the service knows${suggestion ? `; did you mean ${suggestion}?` : allowed?.length ? `; known ${allowed.length === 1 ? "is" : "are"} ${list(allowed, 12)}.` : "."}`,
    "shape/out-of-range": ({ path, amount, limit }) =>
      `${path} is ${amount}, but must be ${limit?.min === undefined ? `at most ${limit?.max}` : `at least ${limit.min}`}.`,
    "shape/too-many": ({ path, amount, limit }) =>
      `${path} has ${count(amount ?? 0, "entry", "entries")}, but may have ${limit?.min === undefined ? `at most ${limit?.max}` : `no fewer than ${limit.min}`}.`,
    "shape/not-allowed": ({ path, received, allowed, suggestion }) =>
      `${path} is ${found(received)}, but must be ${(allowed ?? []).length > 1 ? "one of " : ""}${list(allowed ?? [], 24)}${suggestion ? `; did you mean ${suggestion}?` : "."}`,
    "shape/format": (problem) => `${problem.path} ${TEXT_FAULTS[problem.fault ?? "odd"](problem)}.`,
    "shape/one-of": ({ path, allowed }) =>
      `The request must hold either ${(allowed ?? []).join(" or ")}${path === "notation" ? ", not both" : ""}.`,
    "shape/more": ({ amount }) => `There ${amount === 1 ? "is 1 more problem" : `are ${amount} more problems`}.`,
    "shape/not-json": ({ json = {} }) => `The request body is not JSON${broken(json)}.`,
  },

  lookup: enLookup,
  notation: enNotation,

  fate: { dies: "dies", survives: "survives", depends: "depends", recalled: "recalled" },
  refusalTitle: {
    shape: "The request does not have the shape of the contract",
    rules: "The request cannot be in the game",
  },

  warning: {
    "replacement-order-matters": ({ units, otherEndings }, names) =>
      `The order in which effects on ${unitsOf(units, names)} apply changes what ${verb(units, "it needs", "they need")}; the answer follows the order listed, which each unit's controller chooses. ${otherEndings.length > 0 ? `In other orders, ${either(otherEndings.map((ending) => ENDINGS[ending]))}.` : "Who is left on either side does not depend on it."}`,
    "damage-order-matters": ({ units }, names) =>
      `The order in which effects on ${unitsOf(units, names)} apply changes how much damage it is dealt; the answer follows the order listed, which the unit's controller chooses.`,
    "team-scoring-needs-board": () =>
      "Team rules were not checked: whether a teammate controlled the battlefield at the Scoring Step, which stops the team from conquering it for score, and which battlefields teammates occupy, which the final point excuses. Teammates share their points: list the team's points for each of them.",
    "assignments-left-open": () => "The assignments that were given are left open, as they would not fit other Might.",
    "game-already-won": ({ player }, names) =>
      `${capital(names.player(player))} had already won the game before this combat; the rest says what the combat would have brought.`,
  },

  reading: {
    A1: "A unit whose damage is all prevented may be assigned damage but never has lethal damage, so nothing may be assigned after it once it was started; it is not exempt.",
    A2: "While another unit could still be assigned damage, none goes on a unit that cannot be dealt damage.",
    A3: "If no unit can be dealt damage, both assigning nothing and assigning everything are accepted; the outcome is the same.",
    A4: "Damage beyond what all units need may go anywhere, also on units that cannot be dealt damage.",
    A5: "The unit's controller fixes the order of prevention and doubling before the amounts are chosen; the order listed is used.",
    A6: "A unit whose marked damage is lethal already needs no more; it dies in the Cleanup before damage and is no target.",
    A7: "Excess damage is the assigned damage beyond what each unit needs, before prevention and doubling.",
    A8: "That a battlefield is still contested in the Combat Cleanup does not keep control from being settled; only fights staged again because both sides have units left do.",
    A9: "Units of a third player do not count for the result of a Combat, and nobody takes control while units of more than one player are there; the next Cleanup contests the battlefield anew.",
    A10: "Where a Showdown and a Combat are staged at different battlefields, the Showdown begins first; the player whose turn it is chooses only among fights of one kind.",
    A11: "Triggers between passes do not interrupt the row of passes; only a card or an activated ability that is played does.",
    A12: "All players get Focus in turn order, also those without units at the battlefield.",
    A13: "Disarm triggers as its unit attacks: its controller chooses an enemy unit there, which has so much less Might this turn.",
    A15: "Every battlefield means all battlefields on the board, the one being conquered and tokens included.",
    A16: "Scoring once per turn counts the current turn, whoever's turn it is, for each player.",
    A17: "Where a battlefield may not be scored, control changes all the same, but nothing is scored, and nothing triggers that looks for a score.",
    A18: "Where an effect stops the gain of a point, the battlefield counts as scored all the same, and abilities that look for the score trigger.",
    A19: "A battlefield for which a card was drawn instead of the point counts as scored.",
    A20: "Whoever is to win must have more points than every opponent; teammates, who share their points, are no opponents.",
    A21: "For the final point of a player in a team, battlefields that a teammate occupied in the Scoring Step are excused, but a battlefield that only the teammate has scored does not count.",
    A22: "A unit whose controller changes during a Combat swaps its role in the next Cleanup and counts for its new side.",
    A23: "A Combat that is staged again has the same attacker, who still is the contesting player; it is a new Combat, so attack and defend abilities may trigger again.",
  },

  summary: {
    assignmentList: (assignments, names) => {
      const { problem, count: ways, deathSetCount } = assignments;
      const { side, pool, targets, supply } = problem;
      if (targets.length === 0) return `${capital(sideName(side))} assigns nothing: there is no damage step.`;
      if (pool === 0) return `${capital(sideName(side))} has no damage to assign.`;
      if (supply === "nothing")
        return `${capital(sideName(side))} has ${pool} damage, but no enemy unit can be dealt damage.`;
      return fitted((most) => {
        const facts = [
          tell(targetsWith("dies", assignments), most, names, "dies", "die"),
          tell(targetsWith("depends", assignments), most, names, "depends on the choice", "depend on the choice"),
          tell(targetsWith("survives", assignments), most, names, "survives", "survive"),
        ].filter((fact) => fact !== "");
        return `${capital(sideName(side))} has ${pool} damage and ${count(String(ways), "legal assignment")}, with ${count(deathSetCount, "set")} of deaths: ${facts.join("; ")}.`;
      });
    },
    checkedAssignment: (checked, problems, names) => {
      if (checked.legal) return "The assignment is legal.";
      return fitted((most) => {
        const { shown, left } = reasonsFor(most, problems);
        const told = [
          ...(shown.length > 0 ? shown : [count(problems.length, "fault")]),
          ...(left > 0 ? [count(left, "more fault")] : []),
          ...(most < 2 || checked.problem.targets.length === 0
            ? []
            : [`nearest legal: ${shares(nearestOf(checked), names)}`]),
        ];
        return `Not legal: ${told.join("; ")}.`;
      });
    },
    refusal: (first, more) => `${first}${more > 0 ? ` And ${count(more, "more problem")}.` : ""}`,
    combatOutcome: (outcome, state, names) =>
      fitted((most) => {
        const facts = [
          resultOf(outcome, state, names),
          ...deathsIn(outcome, most, names),
          controlIn(outcome, state, names),
          scoreIn(outcome, names),
        ];
        const won = wasWon(outcome) ? "had won the game before" : "wins the game";
        const win = outcome.winner === null ? "" : ` ${capital(names.player(outcome.winner))} ${won}.`;
        return `${capital(facts.filter((fact) => fact !== "").join("; "))}.${win}`;
      }),
  },
};

const TYPES: Readonly<Record<ExpectedType, string>> = {
  object: "an object",
  array: "a list",
  string: "a string",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  other: "of another type",
};
const TEXT_FAULTS: Readonly<Record<TextFault, (problem: ShapeProblem) => string>> = {
  "too-long": ({ limit }) => `may have at most ${count(limit?.max ?? 0, "character")}`,
  "too-short": ({ limit }) => `must have at least ${count(limit?.min ?? 1, "character")}`,
  blank: () => "must hold at least one visible character",
  "unsafe-character": () => "must not hold control characters, line breaks or text-direction marks",
  odd: () => "is not as it must be",
};

function found(received: Received | undefined): string {
  if (received === "list") return TYPES.array;
  return received === "object" || received === undefined ? TYPES.object : received.json;
}

function broken({ line, column, found: character, isCut }: JsonBreak): string {
  const facts = [
    ...(isCut ? ["it ends too early"] : []),
    ...(character === undefined ? [] : [`"${character}" does not belong there`]),
    ...(line === undefined ? [] : [`see line ${line} column ${column}`]),
  ];
  return facts.length === 0 ? "" : `: ${facts.join(", ")}`;
}

function resultOf({ result }: CombatOutcome, { combat }: CombatState, names: Names): string {
  if (result === "no-result") return "no result";
  return `${names.player(combat[result === "attacker-wins" ? "attacker" : "defender"].player)} wins the combat`;
}

function deathsIn(outcome: CombatOutcome, most: number, names: Names): string[] {
  const dead = tell(unitsWith("dies", outcome), most, names, "dies", "die");
  const open = unitsWith("depends", outcome);
  const depends =
    open.length === 0
      ? ""
      : tell(
          open,
          most,
          names,
          "may die or survive, as damage is assigned",
          "may die or survive, as damage is assigned",
        );
  const none = dead === "" && depends === "" ? "nobody dies" : "";
  return [dead, depends, none, outcome.attackersRecalled ? "surviving attackers are recalled" : ""];
}

function controlIn({ control: { before, after } }: CombatOutcome, { battlefield }: CombatState, names: Names): string {
  const place = names.battlefield(battlefield.id);
  if (after === null) return `nobody controls ${place}`;
  return `${names.player(after)} ${after === before ? "keeps" : "takes"} ${place}`;
}

function scoreIn({ score }: CombatOutcome, names: Names): string {
  const { outcome, player, after } = score;
  if (player === null || outcome === "no-conquer") return "no point is scored";
  if (outcome === "already-scored") return "already scored this turn, so no point";
  if (outcome === "not-scored") return "the battlefield cannot be scored, so no point";
  if (outcome === "no-point") return `${names.player(player)} conquers, but an effect withholds the point`;
  if (outcome === "card") return `${names.player(player)} draws a card instead of the final point`;
  return `${names.player(player)} conquers and has ${count(after ?? 0, "point")}`;
}
