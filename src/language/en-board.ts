import type { BoardStepKind, Duration, EffectKind, Id, TableState, TriggerWindow } from "../engine/index.js";
import { keywordWith, KEYWORD_NAMES, signed, verb } from "./building-blocks.js";
import { capital, count, either, list, sideName, unitsOf } from "./en-words.js";
import type { Messages, Names } from "./messages.js";

export const STATES: Readonly<Record<TableState, string>> = {
  "neutral-open": "Neutral Open",
  "neutral-closed": "Neutral Closed",
  "showdown-open": "Showdown Open",
  "showdown-closed": "Showdown Closed",
};

/** What may be played in each state. */
const PLAYABLE: Readonly<Record<TableState, string>> = {
  "neutral-open": "in which the player whose turn it is may play anything",
  "neutral-closed": "in which only Reactions may be played",
  "showdown-open": "in which Actions and Reactions may be played",
  "showdown-closed": "in which only Reactions may be played",
};

/** How long an effect lasts, after what it does. */
const LASTING: Readonly<Record<Duration, string>> = {
  turn: " this turn",
  combat: " this combat",
  lasting: " without limit of time",
};

/** What each effect would do to a unit. */
const DOES: Readonly<Record<EffectKind, (unit: string) => string>> = {
  "change-might": (unit) => `change the Might of ${unit}`,
  "double-might": (unit) => `double the Might of ${unit}`,
  "deal-damage": (unit) => `deal damage to ${unit}`,
  heal: (unit) => `heal ${unit}`,
  stun: (unit) => `stun ${unit}`,
  ready: (unit) => `make ${unit} ready`,
  exhaust: (unit) => `exhaust ${unit}`,
  "give-keyword": (unit) => `give a keyword to ${unit}`,
  "remove-keyword": (unit) => `take a keyword from ${unit}`,
  "prevent-damage": (unit) => `prevent damage to ${unit}`,
  "prevent-next-damage": (unit) => `prevent the next damage to ${unit}`,
  "double-damage": (unit) => `double damage to ${unit}`,
  kill: (unit) => `kill ${unit}`,
  banish: (unit) => `banish ${unit}`,
  "return-to-hand": (unit) => `return ${unit} to hand`,
  move: (unit) => `move ${unit}`,
  recall: (unit) => `recall ${unit}`,
  "change-control": (unit) => `give ${unit} to another player`,
  "create-unit": (unit) => `create ${unit}`,
  "gain-points": (unit) => `give points for ${unit}`,
  "burn-out": (unit) => `cause a Burn Out for ${unit}`,
  draw: (unit) => `draw cards for ${unit}`,
};

/** When the triggers of a window resolve. */
export const WINDOWS: Readonly<Record<TriggerWindow, string>> = {
  beginning: "after the Beginning Step, before scoring",
  cleanup: "after the Combat Cleanup, before the result",
  result: "after the result, before control is settled",
  scoring: "after control and score, before the combat ends",
};

/** Something that was played or triggered, by name if it has one. */
function item(name: string | null): string {
  return name === null ? "a card or ability" : `"${name}"`;
}

export function toPlace(battlefield: Id | null, names: Names): string {
  return battlefield === null ? "to base" : `to ${names.battlefield(battlefield)}`;
}

function atPlace(battlefield: Id | null, names: Names): string {
  return battlefield === null ? "in base" : `at ${names.battlefield(battlefield)}`;
}

function player(id: Id, names: Names): string {
  return capital(names.player(id));
}

function place(battlefield: Id, names: Names): string {
  return capital(names.battlefield(battlefield));
}

export function placesOf(battlefields: readonly Id[], names: Names): string {
  return list(battlefields.map(names.battlefield));
}

export function playersOf(players: readonly Id[], names: Names): string {
  return list(players.map(names.player));
}

/** What happens on the whole table, in English. */
export const enBoardSteps: Pick<Messages["step"], BoardStepKind> = {
  "units-moved": ({ player: id, units, battlefield }, names) =>
    `${player(id, names)} moves ${unitsOf(units, names)} ${toPlace(battlefield, names)}; nobody can respond to a move.`,
  "move-paid": ({ player: id, units }, names) =>
    `${player(id, names)} exhausts ${unitsOf(units, names)}, which is the cost of a standard move.`,
  "moved-together": ({ units }, names) =>
    `${unitsOf(units, names)} move as a group: they may come from different places, but must go to the same one.`,
  "ganking-used": ({ units }, names) =>
    `${unitsOf(units, names)} ${verb(units, "has", "have")} Ganking and may move from one battlefield to another.`,
  "open-battlefield-reached": ({ units, battlefield }, names) =>
    `${place(battlefield, names)} can be reached from other battlefields, so ${unitsOf(units, names)} ${verb(units, "needs", "need")} no Ganking.`,
  "destination-open": ({ battlefield, players }, names) =>
    players.length === 0
      ? `${capital(names.battlefield(battlefield))} has units of no other player, so it is open to this move.`
      : `${capital(names.battlefield(battlefield))} has units of no other player but ${list(players.map(names.player))}, so it is open to this move.`,
  "moved-by-effect": ({ units, battlefield }, names) =>
    `An effect moves ${unitsOf(units, names)} ${toPlace(battlefield, names)}; only a standard move exhausts.`,
  "move-became-recall": ({ unit, battlefield }, names) =>
    `${names.unit(unit)} may not move ${toPlace(battlefield, names)}, so it is recalled to base instead; that is not a move.`,
  "units-recalled": ({ units }, names) =>
    `${unitsOf(units, names)} ${verb(units, "is", "are")} recalled to base; a recall is not a move, and damage and exhaustion stay as they are.`,
  "battlefield-contested": ({ player: id, battlefield }, names) =>
    `${place(battlefield, names)} becomes contested by ${names.player(id)}, who does not control it.`,
  "not-contested": ({ player: id, battlefield, why }, names) => {
    if (why === "base" || battlefield === null) return "Nothing becomes contested, as only battlefields can be.";
    return why === "controlled"
      ? `${player(id, names)} controls ${names.battlefield(battlefield)}, so arriving there does not make it contested.`
      : `${place(battlefield, names)} is contested already, so the arrival of ${names.player(id)} changes nothing: what counts is who contested it first.`;
  },
  "unit-played": ({ player: id, unit, battlefield, ready }, names) =>
    `${player(id, names)} plays ${names.unit(unit)} ${toPlace(battlefield, names)}, where it enters ${ready ? "ready" : "exhausted"}.`,
  "played-by-ambush": ({ player: id, unit, battlefield }, names) =>
    `${names.unit(unit)} has Ambush, so ${names.player(id)} may play it as a Reaction to ${names.battlefield(battlefield)}, where ${names.player(id)} has units.`,
  "entered-base-instead": ({ unit, battlefield }, names) =>
    `${names.unit(unit)} may not enter at ${names.battlefield(battlefield)}, so it enters the base of its player instead.`,
  "unit-created": ({ player: id, unit, battlefield }, names) =>
    `An effect puts ${names.unit(unit)} into play ${atPlace(battlefield, names)} for ${names.player(id)}.`,
  "card-played": ({ player: id, name, state }, names) =>
    `${player(id, names)} plays ${item(name)} in the ${STATES[state]} State, ${PLAYABLE[state]}.`,
  "ability-triggered": ({ player: id, unit, name }, names) => {
    const what = name === null ? "An ability" : `"${name}"`;
    return `${what}${unit === null ? "" : ` of ${names.unit(unit)}`} triggers and goes on the Chain for ${names.player(id)}.`;
  },
  "triggers-ordered": ({ players, isCombat }, names) => {
    const order = isCombat ? "with those of the attacker first and those of the defender last" : "in turn order";
    if (players.length === 1)
      return `${player(players[0] ?? "", names)} puts several triggers on the Chain in an order of choice; the last one resolves first.`;
    return `Triggers that come together go on the Chain ${order}: ${playersOf(players, names)}. The last one resolves first.`;
  },
  "disarm-triggered": ({ unit, target, amount }, names) =>
    `${names.unit(unit)} attacks, so its Disarm triggers: ${names.unit(target)} is to get ${signed(-amount)} Might this turn.`,
  "deflect-taxed": ({ player: id, unit, amount }, names) =>
    `${names.unit(unit)} has Deflect ${amount}, so choosing it costs ${names.player(id)} ${amount} more Power.`,
  passed: ({ player: id, what }, names) =>
    `${player(id, names)} ${what === "focus" ? "has Focus and passes" : "has Priority and passes"}.`,
  "item-resolved": ({ player: id, name, atOnce }, names) =>
    atOnce
      ? `What ${names.player(id)} played resolves at once, and nobody can respond: ${item(name)}.`
      : `All players have passed in a row, so the newest item on the Chain resolves: ${item(name)} of ${names.player(id)}.`,
  "focus-passed": ({ player: id, after }, names) =>
    after === "play"
      ? `What was played is done, so Focus goes on to ${names.player(id)}.`
      : `Not all players have passed in a row, so Focus goes on to ${names.player(id)}.`,
  "focus-kept": ({ player: id, opener, isRowKept }, names) => {
    if (opener === "add")
      return `An ability that adds resources does not pass Focus on, so ${names.player(id)} keeps it.`;
    return opener === "trigger"
      ? `A trigger opened the Chain that is done now, so ${names.player(id)} keeps Focus${isRowKept ? ", and the row of passes is not interrupted" : ""}.`
      : `Focus does not go on, so ${names.player(id)} keeps it.`;
  },
  "effect-skipped": ({ unit, effect }, names) =>
    `The effect that would ${DOES[effect](names.unit(unit))} cannot do so now, so this part of it does nothing.`,
  "might-altered": ({ unit, amount, lasts, might }, names) =>
    `${names.unit(unit)} gets ${signed(amount)} Might${LASTING[lasts]} and has ${might} Might now.`,
  "might-doubled": ({ unit, amount, lasts, might }, names) =>
    `Doubling gives ${names.unit(unit)} ${signed(amount)} Might${LASTING[lasts]}, as much as it had, so it has ${might} Might now.`,
  "damage-marked": ({ unit, amount, stated, damage }, names) => {
    const dealt =
      amount === stated
        ? `${names.unit(unit)} is dealt ${amount} damage`
        : `${stated} damage to ${names.unit(unit)} becomes ${amount} by effects on it`;
    return `${dealt}; ${damage} damage is marked on it now.`;
  },
  "damage-healed": ({ unit, amount }, names) => `${names.unit(unit)} is healed: ${amount} damage is removed from it.`,
  "unit-stunned": ({ unit }, names) =>
    `${names.unit(unit)} is stunned until the turn ends: it adds nothing to the damage of its side, but is as hard to kill as before.`,
  "stunned-already": ({ unit }, names) =>
    `${names.unit(unit)} is stunned already; a unit cannot be stunned twice, so nothing happens.`,
  "unit-readied": ({ unit }, names) => `${names.unit(unit)} becomes ready.`,
  "unit-exhausted": ({ unit, already }, names) =>
    already
      ? `${names.unit(unit)} is exhausted already and cannot be exhausted again.`
      : `${names.unit(unit)} becomes exhausted.`,
  "keyword-given": ({ unit, keyword, amount, lasts }, names) =>
    `${names.unit(unit)} gets ${keywordWith(keyword, amount)}${LASTING[lasts]}.`,
  "keyword-removed": ({ unit, keyword, lasts }, names) =>
    `${names.unit(unit)} loses ${KEYWORD_NAMES[keyword]}${LASTING[lasts]}.`,
  "replacement-given": ({ unit, effect, amount, lasts }, names) => {
    const to = `damage to ${names.unit(unit)}`;
    if (effect === "double-damage") return `All ${to} is doubled${LASTING[lasts]}.`;
    if (effect === "prevent-next-damage") return `The next ${to} is prevented${LASTING[lasts]}.`;
    return amount === null
      ? `All ${to} is prevented${LASTING[lasts]}.`
      : `The next ${count(amount, "point")} of ${to} ${amount === 1 ? "is" : "are"} prevented${LASTING[lasts]}.`;
  },
  "unit-left": ({ unit, player: id, to }, names) => {
    if (to === "hand") return `${names.unit(unit)} returns to the hand of ${names.player(id)}, who owns it.`;
    return to === "trash"
      ? `${names.unit(unit)} is killed and goes to the trash of ${names.player(id)}, who owns it.`
      : `${names.unit(unit)} is banished; its owner is ${names.player(id)}.`;
  },
  "unit-changed-control": ({ unit, player: id, isStray }, names) =>
    `${player(id, names)} takes control of the unit ${names.unit(unit)}${isStray ? ", which is recalled to the base of its new player" : ""}.`,
  "points-gained": ({ player: id, before, amount }, names) =>
    amount === before
      ? `${player(id, names)} gains no points and stays at ${amount}.`
      : `${player(id, names)} gains ${count(amount - before, "point")} by an effect: ${before} becomes ${amount}.`,
  "burned-out": ({ player: id, opponent }, names) =>
    `${player(id, names)} has a Burn Out and chooses ${names.player(opponent)} for the point that an opponent gains; no battlefield is scored by that.`,
  "cards-drawn": ({ player: id, amount }, names) => `${player(id, names)} draws ${count(amount, "card")}.`,
  "role-gained": ({ side, units, late }, names) => {
    const role = verb(units, `becomes ${side === "attacker" ? "an attacker" : "a defender"}`, `become ${side}s`);
    return `${unitsOf(units, names)} ${role}, like ${verb(units, "its", "their")} player${late ? "; late arrivals do in the Cleanup after they came" : ""}.`;
  },
  "role-swapped": ({ side, unit }, names) =>
    `${names.unit(unit)} has another controller than before and now counts for ${sideName(side)}.`,
  "role-lost": ({ units }, names) =>
    `${unitsOf(units, names)} ${verb(units, "is", "are")} no longer part of the combat and ${verb(units, "loses its role", "lose their roles")}.`,
  "killed-in-cleanup": ({ unit, player: id, damage, amount, doomed }, names) => {
    const why = doomed
      ? `${names.unit(unit)} was dealt damage by a player whose every damage is lethal`
      : `${names.unit(unit)} has ${damage} damage marked and ${amount} is lethal`;
    return `${why}, so it dies in the Cleanup and goes to the trash of ${names.player(id)}.`;
  },
  "control-lapsed": ({ battlefield, player: id }, names) =>
    `${player(id, names)} has no units at ${names.battlefield(battlefield)} any more and loses control of it in the Cleanup, so nobody controls it.`,
  "control-frozen": ({ battlefield, player: id, why }, names) =>
    `${player(id, names)} has no units at ${names.battlefield(battlefield)}, but keeps control for now, as ${why === "chain" ? "there is a Chain" : "a Showdown or combat is going on there"}.`,
  "showdown-staged": ({ battlefield, player: id }, names) =>
    `${place(battlefield, names)} is contested by ${names.player(id)}, who has units there, so a Showdown is staged.`,
  "combat-staged": ({ battlefield, players }, names) =>
    `${place(battlefield, names)} is contested and has units of opponents, ${playersOf(players, names)}, so a combat is staged.`,
  "staging-lapsed": ({ battlefield, fight }, names) =>
    fight === "combat"
      ? `${place(battlefield, names)} no longer has units of two opponents, so the combat staged there lapses.`
      : `The player who contested ${names.battlefield(battlefield)} has no units there any more, so the Showdown staged there lapses.`,
  "contested-removed": ({ battlefield, player: id }, names) =>
    `${player(id, names)}, who contested ${names.battlefield(battlefield)}, has no units there any more, so it is no longer contested.`,
  "contested-anew": ({ battlefield, player: id }, names) =>
    `${player(id, names)} has units at ${names.battlefield(battlefield)} without controlling it, so it becomes contested by ${names.player(id)}.`,
  "fight-waits": ({ battlefields, why }, names) =>
    `What is staged at ${placesOf(battlefields, names)} has to wait until ${why === "chain" ? "the Chain is done" : "the Showdown or combat that is going on has ended"}.`,
  "turn-to-act": ({ player: id, state }, names) => {
    if (state === "showdown-open") return `${player(id, names)} has Focus and may play an Action or Reaction or pass.`;
    return state === "neutral-open"
      ? `No Chain, Showdown or combat is going on, so ${names.player(id)}, whose turn it is, may act.`
      : `${player(id, names)} has Priority on the Chain and may play a Reaction or pass.`;
  },
  "fight-to-choose": ({ player: id, fight, battlefields }, names) => {
    const kind = fight === null ? "fight" : fight === "combat" ? "combat" : "Showdown";
    return `Several ${kind}s are staged, so ${names.player(id)}, whose turn it is, chooses which one begins: at ${either(battlefields.map(names.battlefield))}.`;
  },
  "showdown-first": ({ battlefield }, names) =>
    `The Showdown at ${names.battlefield(battlefield)} begins before any staged combat.`,
  "showdown-begun": ({ battlefield, player: id }, names) =>
    `A Showdown without combat begins at ${names.battlefield(battlefield)}; ${names.player(id)}, who contested it, has Focus.`,
  "combat-begun": ({ battlefield, player: id }, names) =>
    `A combat begins at ${names.battlefield(battlefield)} with its Showdown; ${names.player(id)}, who contested it, attacks and has Focus.`,
  "showdown-became-combat": ({ battlefield, player: id }, names) =>
    `Units of opponents are at ${names.battlefield(battlefield)} now, so the Showdown there becomes a combat; ${names.player(id)} keeps Focus.`,
  "showdown-closed": ({ battlefield, isCombat }, names) =>
    `All players have passed in a row, so the Showdown at ${names.battlefield(battlefield)} closes and ${isCombat ? "the combat goes on with its damage step" : "control is settled"}.`,
  "nobody-left-in-showdown": ({ battlefield }, names) =>
    `Nobody has units at ${names.battlefield(battlefield)} as the Showdown closes, so nobody takes control.`,
  "triggers-resolve": ({ window }) => `Abilities that have triggered resolve now, ${WINDOWS[window]}.`,
  "assignment-example": ({ side }) =>
    `The same units die whatever ${sideName(side)} chooses, so one legal assignment stands for all of them.`,
  "attackers-stay": ({ player: id }, names) =>
    `No defending units are left, so the attackers of ${names.player(id)} stay.`,
  "all-recalled": ({ player: id, units }, names) =>
    `Both sides have units left, and an effect of ${names.player(id)} recalls all of them then: ${unitsOf(units, names)}.`,
  "combat-restaged": ({ battlefield, player: id }, names) =>
    `Both sides have units at ${names.battlefield(battlefield)}, so it stays contested by ${names.player(id)}, and Showdown and combat are staged there again.`,
  "control-unsettled": ({ battlefield, players }, names) =>
    `${place(battlefield, names)} has units of several players, ${playersOf(players, names)}, so nobody takes control of it.`,
  "combat-ended": ({ battlefield }, names) =>
    `The combat at ${names.battlefield(battlefield)} ends, and with it all roles and all effects that last this combat.`,
  "mighty-at-score": ({ player: id, units }, names) =>
    `${unitsOf(units, names)} still ${verb(units, "has its role and is", "have their roles and are")} Mighty as ${names.player(id)} scores, with 5 Might or more; roles end only later.`,
  "score-triggers": ({ player: id, battlefield, method, units }, names) =>
    `${player(id, names)} ${method === "conquer" ? "conquers" : "holds"} ${names.battlefield(battlefield)}, so abilities trigger that look for it${units.length === 0 ? "" : `, those of ${unitsOf(units, names)} included`}.`,
  "hunt-gained": ({ player: id, unit, amount }, names) =>
    `${names.unit(unit)} has Hunt ${amount}, so ${names.player(id)} gains ${amount} XP.`,
  held: ({ player: id, battlefield }, names) =>
    `${player(id, names)} controls ${names.battlefield(battlefield)} in the Scoring Step and holds it.`,
  "nothing-held": ({ player: id }, names) => `${player(id, names)} holds no battlefield in this Scoring Step.`,
  "turn-ended": ({ player: id, units }, names) =>
    `The turn of ${names.player(id)} ends, and all units heal${units.length === 0 ? "" : `: no damage stays on ${unitsOf(units, names)}`}.`,
  "effects-ended": ({ units }, names) =>
    `Effects that last this turn end, Stun among them${units.length === 0 ? "" : `; that concerns ${unitsOf(units, names)}`}.`,
  "turn-begun": ({ player: id, units }, names) =>
    `The turn of ${names.player(id)} begins${units.length === 0 ? "" : `, and ${unitsOf(units, names)} ${verb(units, "becomes", "become")} ready`}.`,
  "temporary-killed": ({ unit, player: id }, names) =>
    `${names.unit(unit)} has Temporary and dies as the Beginning Phase of its controller begins, before scoring; it goes to the trash of ${names.player(id)}.`,
  "teammates-noted": ({ player: id, battlefields }, names) =>
    `Teammates of ${names.player(id)} control ${placesOf(battlefields, names)} in this Scoring Step, so the team cannot score ${battlefields.length === 1 ? "it" : "them"} by conquering this turn.`,
};
