import type { Side } from "../../engine/index.js";
import type { FactMoment } from "./fact.js";

/** Whether a phrase, such as a condition or a target, can be true on a side: some speak of attacking or defending. */
export function fitsSide(phrase: string | undefined, side: Side): boolean {
  if (phrase === undefined || phrase.startsWith("an attacking unit")) return true;
  const [attacks, defends] = [/\battack/u.test(phrase), /\bdefend/u.test(phrase)];
  if (attacks === defends) return true;
  const role = attacks ? "attacker" : "defender";
  return /\benem/u.test(phrase) ? side !== role : side === role;
}

const AFTERWARDS = /conquer/u;
const AT_A_DEATH = /deathknell|\bdies?\b/u;
/** Events that no combat has: what they do at once is over, and only what lasts can matter. */
const AT_OTHER_TIMES = /Beginning Phase|\bhold\b|\bscore\b/u;
const AT_COMBAT_START = /\battack|\bdefend/u;
const AT_END_OF_TURN = /end of turn/u;

const BY_WEIGHT = ["combat-start", "earlier", "cleanup", "after"] as const satisfies readonly FactMoment[];

/**
 * When the event of a fact happens around a combat of a side: of its alternatives ("play or attack")
 * the one that is surest to bear on it, or null if none can. `lasting` says that the effect stays, so that an event
 * before the combat counts.
 */
export function momentOf(on: string, side: Side, lasting: boolean): FactMoment | null {
  const moments = new Set(on.split(" or ").map((event) => eventMoment(event, side, lasting)));
  return BY_WEIGHT.find((moment) => moments.has(moment)) ?? null;
}

function eventMoment(event: string, side: Side, lasting: boolean): FactMoment | null {
  if (AFTERWARDS.test(event)) return fitsSide(event, side) ? "after" : null;
  if (AT_A_DEATH.test(event)) return "cleanup";
  if (AT_END_OF_TURN.test(event) || !fitsSide(event, side)) return null;
  if (AT_COMBAT_START.test(event)) return "combat-start";
  return AT_OTHER_TIMES.test(event) && !lasting ? null : "earlier";
}
