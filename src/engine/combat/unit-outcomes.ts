import { preventionOf } from "../unit/lethal.js";
import { mightWithoutRole } from "../unit/might.js";
import { opposing, SIDES, type BySide, type DeathMoment, type Fate, type Id } from "../vocabulary.js";
import { fatesById, type Assigning } from "./assigning.js";
import type { DealtDamage } from "./damage.js";
import type { Combatant, Muster } from "./muster.js";

/** What happens to one unit; numbers are null while a choice is open or where there is no damage step. */
export interface UnitOutcome {
  readonly combatant: Combatant;
  readonly fate: Fate;
  readonly diedIn: DeathMoment | null;
  /** The least raw damage that is lethal; null where no amount is, or the unit is no target. */
  readonly needs: number | null;
  readonly assigned: number | null;
  readonly dealt: number | null;
  /** The unit after the combat; null unless it surely survives. */
  readonly after: { readonly might: number; readonly damage: number; readonly preventLeft: number | null } | null;
}

/** The outcome of every unit, attackers first, in input order. */
export function unitOutcomes(
  { ranks }: Muster,
  sides: BySide<Assigning>,
  damage: BySide<readonly DealtDamage[] | null>,
): UnitOutcome[] {
  return SIDES.flatMap((side) => {
    const { all, fallen } = ranks[side];
    const enemy = opposing(side);
    const fates = fatesById(sides[enemy]);
    const dealt = new Map((damage[enemy] ?? []).map((one) => [one.unit, one]));
    const needs = needsById(sides[enemy]);
    const isTarget = (id: Id) => needs.has(id);
    return all.map((combatant) => {
      if (fallen.includes(combatant)) return fallenOutcome(combatant);
      const { id } = combatant.unit;
      const untouched = !isTarget(id) || combatant.unit.undamageable;
      const suffered = dealt.get(id) ?? null;
      const stock = untouched ? preventionOf(combatant.unit.replacements) : null;
      return outcome(combatant, {
        fate: fates.get(id) ?? "survives",
        needs: needs.get(id) ?? null,
        damage: suffered,
        preventLeft: suffered ? suffered.preventLeft : stock,
      });
    });
  });
}

function fallenOutcome(combatant: Combatant): UnitOutcome {
  return { combatant, fate: "dies", diedIn: "before-damage", needs: null, assigned: null, dealt: null, after: null };
}

/** What a unit that takes part in the combat suffers. */
interface Suffered {
  readonly fate: Fate;
  readonly needs: number | null;
  readonly damage: DealtDamage | null;
  readonly preventLeft: number | null;
}

/** Whoever survives is healed, and has no role any more. @rule resolution.heal roles.end */
function outcome(combatant: Combatant, { fate, needs, damage, preventLeft }: Suffered): UnitOutcome {
  const { unit } = combatant;
  return {
    combatant,
    fate,
    diedIn: fate === "dies" ? "combat" : null,
    needs,
    assigned: damage?.assigned ?? null,
    dealt: damage?.dealt ?? null,
    after: fate === "survives" ? { might: mightWithoutRole(unit), damage: 0, preventLeft } : null,
  };
}

function needsById({ problem }: Assigning): ReadonlyMap<Id, number | null> {
  return new Map(
    problem.targets.map(({ combatant, needs, exempt }) => [
      combatant.unit.id,
      exempt || needs === Infinity ? null : needs,
    ]),
  );
}
