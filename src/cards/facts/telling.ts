import type { Side } from "../../engine/index.js";
import type { Card } from "../card.js";
import type { CombatFlag, CombatFlags } from "../combat-schema.js";
import type { CombatFact, FactCode, FactDetails, FactEffect, FactInput } from "./fact.js";
import { fitsSide, momentOf } from "./moments.js";

/** The unit that the facts are told of. */
export interface Subject {
  readonly card: Card;
  readonly side: Side;
}

/** Tells what one flag of the data means for a combat. */
export type Teller<Flag extends CombatFlag> = (
  value: NonNullable<CombatFlags[Flag]>,
  subject: Subject,
) => readonly CombatFact[];

/** Tells of some of the flags. */
export type Tellers = { readonly [Flag in CombatFlag]?: Teller<Flag> };

/** A fact that holds all the time, if its conditions can be true on this side. */
export function standing(
  fact: FactCode,
  may: FactEffect,
  { side }: Subject,
  details: FactDetails,
  input?: FactInput,
): CombatFact[] {
  const possible = [details.if, details.to].every((phrase) => fitsSide(phrase, side));
  return possible ? [factOf(fact, may, "standing", details, input)] : [];
}

/** How far an event reaches. */
interface Reach {
  /** The effect stays, so that an event before the combat counts. */
  readonly lasting?: boolean;
  /** What it may change if it happens as units die. */
  readonly atDeath: FactEffect;
}

/** A fact that an event brings about, if the event can happen in a combat of this side. */
export function eventful(
  fact: FactCode,
  reach: Reach,
  { side }: Subject,
  details: FactDetails & { readonly on: string },
  input?: FactInput,
): CombatFact[] {
  const when = momentOf(details.on, side, reach.lasting ?? false);
  if (when === null || ![details.if, details.to].every((phrase) => fitsSide(phrase, side))) return [];
  if (when === "cleanup") return [factOf(fact, reach.atDeath, when, details)];
  if (when === "after") return [factOf(fact, "numbers", when, details)];
  return [factOf(fact, "result", when, details, input)];
}

/** A fact without the details that the data leaves open. */
export function factOf(
  fact: FactCode,
  may: FactEffect,
  when: CombatFact["when"],
  details: FactDetails,
  input?: FactInput,
): CombatFact {
  const said = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  return { fact, may, when, ...said, ...(input && { input }) };
}
