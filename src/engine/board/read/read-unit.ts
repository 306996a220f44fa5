import { withDefaults } from "../../combat/defaults.js";
import { readReplacement } from "../../combat/combat.js";
import type { Id } from "../../vocabulary.js";
import type { BoardUnit, Place, UnitChange, UnitKeywords } from "../board.js";
import type { BoardKeywordsInput, BoardUnitInput, UnitChangeInput } from "../input.js";
import { takesNumber } from "../table/unit.js";
import { UNIT_KEYWORDS, type UnitKeyword } from "../vocabulary.js";

const UNTOUCHED = { stunned: false, dealsNoCombatDamage: false, undamageable: false };

/** What a unit is said to be by where it stands. */
interface Standing {
  readonly id: Id;
  readonly controller: Id;
  readonly place: Place;
}

/** Reads a unit, with everything that is left out filled in; roles are given where a Combat runs. */
export function readBoardUnit(input: BoardUnitInput, { id, controller, place }: Standing): BoardUnit {
  return {
    id,
    calledAs: input.name ?? input.id ?? null,
    controller,
    owner: input.owner ?? controller,
    place,
    ready: input.ready ?? !input.exhausted,
    printedMight: input.might,
    lastingModifier: input.mightModifier ?? 0,
    printedKeywords: readKeywords(input.keywords),
    changes: (input.changes ?? []).map(readChange),
    markedDamage: input.damage ?? 0,
    ...withDefaults(UNTOUCHED, input),
    replacements: (input.damageReplacements ?? []).map((one) => ({
      ...readReplacement(one),
      lasts: one.lasts ?? "lasting",
    })),
    role: null,
    doomed: false,
  };
}

const NO_KEYWORDS = Object.fromEntries(
  UNIT_KEYWORDS.map((keyword) => [keyword, takesNumber(keyword) ? 0 : false]),
) as UnitKeywords;

/** All keywords of a unit: one without a number is there or not; one with a number has it, and none is 0. */
export function readKeywords(given: BoardKeywordsInput | null | undefined): UnitKeywords {
  return given == null
    ? NO_KEYWORDS
    : (withDefaults<Record<UnitKeyword, boolean | number>>(NO_KEYWORDS, given) as UnitKeywords);
}

function readChange({ lasts, might, keyword, amount, lost }: UnitChangeInput): UnitChange {
  if (keyword == null) return { kind: "might", amount: might ?? 0, lasts };
  return { kind: "keyword", keyword, amount: lost ? 0 : (amount ?? 1), lost: lost ?? false, lasts };
}
