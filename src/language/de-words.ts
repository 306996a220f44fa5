import type { Id, Side } from "../engine/index.js";
import { NAMES_IN_A_STEP, listed, verb } from "./building-blocks.js";
import type { Names } from "./messages.js";

/** Nouns with an article change with their case; names never do. */
type Case = "nominative" | "genitive" | "dative" | "accusative";

export const SIDES: Readonly<Record<Side, Readonly<Record<Case, string>>>> = {
  attacker: {
    nominative: "der Attacker",
    genitive: "des Attackers",
    dative: "dem Attacker",
    accusative: "den Attacker",
  },
  defender: {
    nominative: "der Defender",
    genitive: "des Defenders",
    dative: "dem Defender",
    accusative: "den Defender",
  },
};

export function isDefault(player: Id): player is Side {
  return player === "attacker" || player === "defender";
}

/** A player as the subject, and at the beginning of a sentence. */
export function who(player: Id): string {
  return isDefault(player) ? SIDES[player].nominative : player;
}
export function whoFirst(player: Id): string {
  return isDefault(player) ? capital(SIDES[player].nominative) : player;
}
export function whose(player: Id): string {
  return isDefault(player) ? SIDES[player].genitive : `von ${player}`;
}
export function fromWhom(player: Id): string {
  return isDefault(player) ? `vom ${roleName(player)}` : `von ${player}`;
}
/** A player whom something is done to, and one to whom something is given. */
export function whom(player: Id): string {
  return isDefault(player) ? SIDES[player].accusative : player;
}
export function toWhom(player: Id): string {
  return isDefault(player) ? SIDES[player].dative : player;
}

/** The battlefield as the subject or what something is done to; both are the same for a neuter noun. */
export function place(battlefield: Id): string {
  return battlefield === "battlefield" ? "das Schlachtfeld" : battlefield;
}
export function placeFirst(battlefield: Id): string {
  return battlefield === "battlefield" ? "Das Schlachtfeld" : battlefield;
}
export function onPlace(battlefield: Id): string {
  return battlefield === "battlefield" ? "auf dem Schlachtfeld" : `auf ${battlefield}`;
}
/** Where something goes; null is a base. */
export function toPlace(battlefield: Id | null): string {
  return battlefield === null ? "in die Basis" : `auf ${place(battlefield)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b und 3 weitere"; after a preposition with the dative "a, b und 3 weiteren". */
export function list(words: readonly string[], most = NAMES_IN_A_STEP): string {
  return listed(words, most, "und", (rest) => `${rest} weitere`);
}
export function datives(words: readonly string[], most = NAMES_IN_A_STEP): string {
  return listed(words, most, "und", (rest) => `${rest} weiteren`);
}
export function either(words: readonly string[], most = NAMES_IN_A_STEP): string {
  return listed(words, most, "oder", (rest) => `${rest} andere`);
}

/** Players as the subject at the beginning of a sentence. */
export function whoAllFirst([first, ...rest]: readonly Id[]): string {
  return list([...(first === undefined ? [] : [whoFirst(first)]), ...rest.map(who)]);
}

export function count(number: number | string, one: string, many: string): string {
  return `${number} ${String(number) === "1" ? one : many}`;
}
export function points(number: number): string {
  return count(number, "Punkt", "Punkte");
}
/** "bei 7 Punkten": the plural of the dative. */
export function toPoints(number: number): string {
  return count(number, "Punkt", "Punkten");
}

export function unitsOf(units: readonly Id[], names: Names): string {
  return list(units.map(names.unit));
}
/** "der Unit a" or "den Units a und b": to whom something is done. */
export function toUnits(units: readonly Id[], names: Names): string {
  return `${verb(units, "der Unit", "den Units")} ${datives(units.map(names.unit))}`;
}

export function sideName(side: Side): string {
  return SIDES[side].nominative;
}
export function sideFirst(side: Side): string {
  return capital(SIDES[side].nominative);
}
/** The role by itself, without an article. */
export function roleName(side: Side): string {
  return SIDES[side].nominative.slice("der ".length);
}

/** "X und Y sterben", or "5 Units sterben" where no name fits. */
export function tell(units: readonly Id[], most: number, names: Names, one: string, many: string): string {
  if (units.length === 0) return "";
  const told = most === 0 ? count(units.length, "Unit", "Units") : list(units.map(names.unit), most);
  return `${told} ${verb(units, one, many)}`;
}
