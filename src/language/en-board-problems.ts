import type {
  ActionKind,
  BoardProblemCode,
  Fight,
  GameMode,
  PendingKind,
  ProblemOf,
  TableState,
  Timing,
  TurnPhase,
} from "../engine/index.js";
import { calledSo, KEYWORD_NAMES, MODE_NAMES, verb, withIds } from "./building-blocks.js";
import { placesOf, playersOf, STATES, toPlace } from "./en-board.js";
import { capital, count, either, sideName, unitsOf, list } from "./en-words.js";
import type { Messages } from "./messages.js";

const PHASES: Readonly<Record<TurnPhase, string>> = {
  beginning: "the Beginning Step",
  scoring: "the Scoring Step",
  main: "the Main Phase",
};
const FIGHTS: Readonly<Record<Fight, string>> = { showdown: "Showdown", combat: "combat" };
const ACTIONS: Readonly<Record<ActionKind, string>> = {
  move: "A standard move",
  "play-unit": "Playing a unit",
  play: "Playing a card or ability",
  trigger: "Triggering an ability",
  pass: "Passing",
  "begin-fight": "Beginning a staged fight",
  "assign-damage": "Assigning damage",
  "resolve-triggers": "Going on after triggers",
  "score-holds": "Scoring what is held",
  "end-turn": "Ending the turn",
};
/** What has to happen first. */
const FIRST: Readonly<Record<PendingKind, (player: string) => string>> = {
  "game-over": () => "the game is over",
  "choose-fight": (player) => `first ${player} has to choose which staged fight begins`,
  "main-phase": (player) => `it is the Main Phase of ${player}, without Chain, Showdown or combat`,
  focus: (player) => `first ${player}, who has Focus in the Showdown, has to play something or pass`,
  priority: (player) => `first ${player}, who has Priority on the Chain, has to play a Reaction or pass`,
  disarm: (player) => `first ${player} has to choose a unit for a Disarm that has triggered`,
  "assign-damage": () => "first damage has to be assigned",
  triggers: () => "first abilities that have triggered have to resolve",
  "score-holds": (player) => `first ${player} has to score the battlefields that are held`,
};
/** What a play has, and what each state asks for. */
const TIMINGS: Readonly<Record<Timing, string>> = {
  none: "neither Action nor Reaction",
  action: "only Action",
  reaction: "Reaction",
};
const ASKED: Readonly<Record<TableState, string>> = {
  "neutral-open": "anything may be played",
  "neutral-closed": "Reaction is needed",
  "showdown-open": "Action or Reaction is needed",
  "showdown-closed": "Reaction is needed",
};
/** What the player has who may act. */
const HOLDS: Readonly<Record<TableState, string>> = {
  "neutral-open": "is the one whose turn it is",
  "neutral-closed": "has Priority",
  "showdown-open": "has Focus",
  "showdown-closed": "has Priority",
};

/** What a unit that comes onto the board cannot have. */
const NOT_YET: Readonly<Record<ProblemOf<"unit/not-new">["field"], string>> = {
  damage: "damage yet",
  stunned: "stun on it yet",
  changes: "changes by effects yet",
};

/** What there would be too much of. */
const LIMITS: Readonly<Record<ProblemOf<"board/limit">["what"], (amount: number) => string>> = {
  chain: (amount) => count(amount, "item on the Chain", "items on the Chain"),
  points: (amount) => count(amount, "point"),
  turns: (amount) => count(amount, "turn"),
  "score-record": (amount) => count(amount, "entry on the record of scores", "entries on the record of scores"),
  damage: (amount) => `${amount} damage`,
  changes: (amount) => count(amount, "change"),
  replacements: (amount) => count(amount, "effect on damage", "effects on damage"),
};

/** What can be wrong with a board or an action, in English. */
export const enBoardProblems: Pick<Messages["problem"], BoardProblemCode> = {
  "board/unknown-player": ({ player, known }, names) =>
    `${capital(names.player(player))} is no player of this game; the players are ${playersOf(known, names)}.`,
  "board/unknown-battlefield": ({ battlefield, known }, names) =>
    `There is no battlefield ${battlefield} on this board; there ${verb(known, "is", "are")} ${placesOf(known, names)}.`,
  "board/unknown-unit": ({ unit, known }, names) => {
    const meant = calledSo(unit, known, names.unit);
    if (meant.length > 0) return `${unit} is what a unit is called; its id is ${either(meant)}.`;
    const there = known.length === 0 ? "" : `; there ${verb(known, "is", "are")} ${list(withIds(known, names.unit))}`;
    return `There is no unit with the id ${unit} on this board${there}.`;
  },
  "board/repeated-unit": ({ unit }, names) => `${names.unit(unit)} is named more than once; name each unit once.`,
  "board/place": ({ given }) =>
    `A place is either a battlefield or the base of a player, but ${given === "both" ? "both are" : "neither is"} given.`,
  "board/duplicate-battlefield": ({ battlefield }) =>
    `The id ${battlefield} is used for more than one battlefield; every battlefield needs an id of its own.`,
  "board/repeated-base": ({ player }, names) =>
    `The base of ${names.player(player)} is listed more than once; list all its units together.`,
  "board/too-many-battlefields": ({ amount, expected }) =>
    `There are ${count(amount, "battlefield")} on the board, but there may be at most ${expected} in this game.`,
  "board/too-many-units": ({ player, amount, expected }, names) =>
    player === null
      ? `There are ${amount} units on the board; at most ${expected} can be adjudicated.`
      : `${capital(names.player(player))} has ${amount} units in one place; at most ${expected} can be adjudicated.`,
  "board/no-controller": ({ unit, battlefield }, names) =>
    `${names.unit(unit)} is at ${names.battlefield(battlefield)}, so its "controller" has to be given.`,
  "board/three-players": ({ battlefield, players }, names) =>
    `${capital(names.battlefield(battlefield))} has units of ${playersOf(players, names)}, but units of at most two players can be at one battlefield.`,
  "board/teammates-together": ({ battlefield, players }, names) =>
    `${capital(names.battlefield(battlefield))} has units of ${playersOf(players, names)}, but units of teammates cannot be at the same battlefield.`,
  "board/contested-by-controller": ({ player, battlefield }, names) =>
    `${capital(names.player(player))} controls ${names.battlefield(battlefield)} and cannot have made it contested; only a player who does not control it can.`,
  "board/who-contested": ({ battlefield, players }, names) =>
    `${capital(names.battlefield(battlefield))} has units of ${playersOf(players, names)}; say in "contestedBy" who made it contested.`,
  "board/staged-otherwise": ({ battlefield, fight, actual }, names) =>
    `A ${FIGHTS[fight]} is said to be staged at ${names.battlefield(battlefield)}, but with these units ${actual === null ? "nothing" : `only a ${FIGHTS[actual]}`} can be staged there.`,
  "board/foreign-base": ({ unit, player, base }, names) =>
    `${names.unit(unit)} is in the base of ${names.player(base)}, but ${names.player(player)} controls it; a unit can be in no base but that of its controller.`,
  "board/ready-and-exhausted": ({ unit }, names) =>
    `"ready" and "exhausted" contradict each other for ${names.unit(unit)}; give only one of them.`,
  "board/change": ({ unit }, names) =>
    `A change of ${names.unit(unit)} has either "might" or "keyword", one of the two; "amount" and "lost" go with "keyword" only.`,
  "board/keyword-number": ({ unit, keyword, takesNumber }, names) =>
    takesNumber
      ? `${names.unit(unit)} loses all of ${KEYWORD_NAMES[keyword]}, so no "amount" belongs there.`
      : `${KEYWORD_NAMES[keyword]} has no number, so no "amount" belongs to it for ${names.unit(unit)}.`,
  "board/showdown-not-contested": ({ battlefield }, names) =>
    `A Showdown goes on at ${names.battlefield(battlefield)}, so it must be contested; say in "contestedBy" by whom.`,
  "board/attacker": ({ player, contestedBy, battlefield }, names) =>
    `${capital(names.player(player))} is said to attack at ${names.battlefield(battlefield)}, but ${names.player(contestedBy)} made it contested and therefore attacks.`,
  "board/defender": ({ player, battlefield }, names) =>
    `${capital(names.player(player))} cannot be the defender at ${names.battlefield(battlefield)}: the defender is an opponent of the attacker.`,
  "board/too-many-passes": ({ amount, expected }) =>
    `There cannot have been ${count(amount, "pass", "passes")} in a row, as all players would have passed; there can be at most ${expected}.`,
  "board/chain-in-combat": ({ battlefield }, names) =>
    `The combat at ${names.battlefield(battlefield)} is past its Showdown, so there can be no Chain.`,
  "board/limit": ({ what, unit, amount, expected }, names) =>
    `${unit === null ? "There" : `For ${names.unit(unit)} there`} would be ${LIMITS[what](amount)}; at most ${expected} can be adjudicated.`,
  "board/empty-chain": () => "A Chain has at least one item; leave it out if there is none.",
  "action/game-over": ({ player }, names) =>
    `${capital(names.player(player))} has won the game, so nothing more can be done.`,
  "action/not-now": ({ action, pending, allowed, player }, names) => {
    const what = `${ACTIONS[action]} (${action}) is not possible now: ${FIRST[pending](player === null ? "" : names.player(player))}`;
    return allowed.length === 0 ? `${what}.` : `${what} (${either(allowed)}).`;
  },
  "move/phase": ({ phase }) =>
    `A standard move is possible only in the Main Phase, but ${PHASES[phase]} of the turn is still to come.`,
  "move/chain": () => "There is a Chain, so no standard move is possible until it is done.",
  "move/fight": ({ battlefield }, names) =>
    `A Showdown or combat is going on at ${names.battlefield(battlefield)}, so no standard move is possible anywhere until it has ended.`,
  "move/not-yours": ({ unit, player, controller }, names) =>
    `${names.unit(unit)} is controlled by ${names.player(controller)}, so ${names.player(player)} cannot move it; a standard move is for one's own units.`,
  "move/not-your-turn": ({ player, turnPlayer }, names) =>
    `It is the turn of ${names.player(turnPlayer)}, so ${names.player(player)} cannot make a standard move.`,
  "move/exhausted": ({ unit }, names) =>
    `${names.unit(unit)} is exhausted: it cannot pay for a standard move by being exhausted; it must be ready.`,
  "move/needs-ganking": ({ unit, from, battlefield }, names) =>
    `${names.unit(unit)} needs Ganking to move from ${names.battlefield(from)} to ${names.battlefield(battlefield)}; without it, it can only go to base.`,
  "move/same-place": ({ unit, battlefield }, names) =>
    `${names.unit(unit)} is ${battlefield === null ? "in base" : `at ${names.battlefield(battlefield)}`} already; a move must lead to another place.`,
  "move/foreign-base": ({ unit, player }, names) =>
    `${names.unit(unit)} cannot move to the base of ${names.player(player)}, only to that of its own controller.`,
  "move/not-to-base": ({ unit }, names) =>
    `An effect says that units cannot move to base, so ${names.unit(unit)} cannot.`,
  "move/two-others": ({ unit, battlefield, players }, names) =>
    `${names.unit(unit)} cannot move to ${names.battlefield(battlefield)}: two other players, ${playersOf(players, names)}, have units there.`,
  "move/foreign-combat": ({ unit, battlefield, players }, names) =>
    `${capital(names.battlefield(battlefield))} is closed to ${names.unit(unit)}: ${playersOf(players, names)} fight there.`,
  "move/teammate": ({ unit, battlefield, player }, names) =>
    `${names.unit(unit)} cannot move to ${names.battlefield(battlefield)}: ${names.player(player)} has units there, and teammates do not share a battlefield.`,
  "move/two-destinations": ({ units }, names) =>
    `Units that move together must go to the same place, but ${unitsOf(units, names)} would go elsewhere; move them in another action.`,
  "play/not-yours": ({ player, holder, state }, names) =>
    `${capital(names.player(player))} cannot play anything now: ${names.player(holder)} ${HOLDS[state]}.`,
  "play/timing": ({ player, timing, state }, names) =>
    `${capital(names.player(player))} cannot play this now: it has ${TIMINGS[timing]}, but in the ${STATES[state]} State ${ASKED[state]}.`,
  "play/place": ({ player, battlefield, ambush }, names) =>
    `${capital(names.player(player))} cannot play a unit to ${names.battlefield(battlefield)} without controlling it${ambush ? " or, for Ambush, having units there" : ""}; the base is possible.`,
  "play/ambush-place": ({ player, unit, battlefield }, names) =>
    `${names.unit(unit)} cannot be played ${toPlace(battlefield, names)} by Ambush, only to a battlefield where ${names.player(player)} has units.`,
  "play/foreign-base": ({ player, base }, names) =>
    `${capital(names.player(player))} cannot play a unit to the base of ${names.player(base)}, only to the base of ${names.player(player)} or a battlefield that ${names.player(player)} controls.`,
  "play/foreign-combat": ({ player, battlefield, players }, names) =>
    `${capital(names.battlefield(battlefield))} is closed to units of ${names.player(player)}: ${playersOf(players, names)} fight there.`,
  "play/no-accelerate": ({ unit }, names) =>
    `${names.unit(unit)} has no Accelerate, so nothing can be paid for it to enter ready.`,
  "pass/not-yours": ({ player, holder, what }, names) =>
    `${capital(names.player(player))} cannot pass: ${names.player(holder)} has ${what === "focus" ? "Focus" : "Priority"}.`,
  "fight/not-staged": ({ battlefield, staged }, names) =>
    `Nothing is staged at ${names.battlefield(battlefield)}${staged.length === 0 ? "" : `; a fight can begin at ${either(staged.map(names.battlefield))}`}.`,
  "fight/showdown-first": ({ battlefield, staged }, names) =>
    `The combat at ${names.battlefield(battlefield)} has to wait: the Showdown staged at ${either(staged.map(names.battlefield))} begins first.`,
  "fight/turn-player": ({ player, turnPlayer }, names) =>
    `${capital(names.player(player))} cannot choose which staged fight begins; ${names.player(turnPlayer)}, whose turn it is, does.`,
  "combat/assignment-needed": ({ side, count: assignments, deathSetCount }) => {
    const ways = `${capital(sideName(side))} has to choose among ${count(assignments, "legal assignment")}`;
    return deathSetCount === "1"
      ? `${ways}: the same units die in all of them, but how much prevention is left depends on it.`
      : `${ways}, with ${count(deathSetCount, "set")} of deaths.`;
  },
  "trigger/no-disarm": ({ unit }, names) =>
    `No Disarm of ${names.unit(unit)} waits to choose a unit; it triggers once in a combat, as its unit attacks.`,
  "trigger/disarm-target": ({ unit, target, targets }, names) =>
    `The Disarm of ${names.unit(unit)} cannot choose ${names.unit(target)}, only an enemy unit there${targets.length === 0 ? "" : `: ${either(targets.map(names.unit))}`}.`,
  "trigger/whose": () => 'An ability that triggers needs a "player" or a "unit", to say whose it is.',
  "trigger/not-now": ({ why }) =>
    why === "damage-follows"
      ? "With this pass the Showdown of a combat closes and its damage follows at once, so nothing can be put on the Chain; let the board stop for triggers and state them there."
      : "With this pass nothing resolves and no Showdown closes, so no ability can trigger by it; state it with the pass that is the last in a row.",
  "effect/no-combat": () => "No combat is running, so nothing can last until its end; say how long it lasts.",
  "effect/not-an-opponent": ({ player, opponent }, names) =>
    `${capital(names.player(player))} burns out and chooses an opponent; ${names.player(opponent)} is none.`,
  "unit/id-in-use": ({ unit }) =>
    `A new unit cannot be called ${unit}: a unit on the board or one that the Chain means has that id; another is needed.`,
  "unit/not-new": ({ unit, field }) =>
    `${capital(unit)} comes onto the board as a new object; it has no ${NOT_YET[field]}.`,
  "board/winner": ({ player, ahead }, names) =>
    `${capital(names.player(player))} is said to have won, but ${names.player(ahead)} has won by points.`,
  "board/disarm": ({ unit }, names) =>
    `${names.unit(unit)} cannot be waiting to disarm: it is not an attacker with Disarm.`,
  "board/teams": ({ mode, needsTeams }) =>
    needsTeams
      ? `${MODE_NAMES[mode as GameMode]} is played by two teams of two: give every player one of two teams.`
      : `${MODE_NAMES[mode as GameMode]} is played without teams.`,
  "play/closed": ({ unit, battlefield, players, teammate }, names) =>
    `${names.unit(unit)} cannot be played to ${names.battlefield(battlefield)}: ${
      teammate === null
        ? `two other players, ${playersOf(players, names)}, have units there.`
        : `${names.player(teammate)} has units there, and teammates do not share a battlefield.`
    }`,
  "play/whose": ({ unit, player, controller }, names) =>
    `${capital(names.player(player))} plays ${unit} and controls it; it cannot enter under the control of ${names.player(controller)}.`,
  "trigger/disarm-effects": ({ unit }, names) =>
    `What the Disarm of ${names.unit(unit)} does is known, so it takes no "effects".`,
  "effect/same-place": ({ unit }, names) =>
    `${names.unit(unit)} is there already; an effect must move it to another place.`,
  "turn/not-yours": ({ player, turnPlayer }, names) =>
    `It is the turn of ${names.player(turnPlayer)}, so ${names.player(player)} can neither score holds nor end it.`,
};
