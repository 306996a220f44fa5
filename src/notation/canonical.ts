import { IGNORABLE_KEYWORDS, unitIds, type Side } from "../engine/index.js";
import type { AssignmentEntry, CardNames, PlayerState, Replacement, SideState, State, UnitState } from "./state.js";

type Given<T> = { readonly [Field in keyof T]: T[Field] | null | undefined };

/** The fields that say something: null, the default and an empty list or object are left out. */
function kept<T extends object>(fields: Given<T>, defaults: Partial<T> = {}): T {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value != null && value !== defaults[field as keyof T] && !isEmpty(value),
    ),
  ) as T;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** Minus zero is zero. */
function plain(amount: number | null | undefined): number | null | undefined {
  return amount == null ? amount : amount + 0;
}

/**
 * The state that says the same with the least: defaults, nulls and empty lists are left out (but for a
 * controller of null, and for an assignment of nothing), ids that a unit would get anyway too, and ignored
 * keywords are in their order. Cards that are known stand by their id.
 */
export function canonicalState(state: State, cards?: CardNames): State {
  const { combat } = withoutDefaultIds(state);
  const attacker = canonicalSide(combat.attacker, "attacker", cards);
  const defender = canonicalSide(combat.defender, "defender", cards);
  const { battlefieldCount, mode, victoryScore } = state.game ?? {};
  return kept<State>({
    combat: { attacker, defender },
    battlefield: canonicalBattlefield(state, defender.player ?? "defender"),
    players: (state.players ?? []).map(canonicalPlayer),
    game: kept<NonNullable<State["game"]>>({ mode, victoryScore, battlefieldCount }, { mode: "duel" }),
    assignments: canonicalAssignments(state),
  });
}

function canonicalSide(side: SideState, name: Side, cards: CardNames | undefined): SideState {
  const { player, ignores, anyDamageIsLethal } = side;
  return {
    units: side.units.map((unit) => canonicalUnit(unit, cards)),
    ...kept<Omit<SideState, "units">>(
      {
        player,
        ignores: IGNORABLE_KEYWORDS.filter((keyword) => ignores?.includes(keyword)),
        anyDamageIsLethal,
      },
      { player: name, anyDamageIsLethal: false },
    ),
  };
}

const UNTOUCHED = {
  mightModifier: 0,
  damage: 0,
  stunned: false,
  dealsNoCombatDamage: false,
  undamageable: false,
  exhausted: false,
};
const NO_KEYWORDS = { tank: false, backline: false, assault: 0, shield: 0 };

function canonicalUnit(unit: UnitState, cards: CardNames | undefined): UnitState {
  const found = unit.card == null ? undefined : cards?.find(unit.card);
  return kept<UnitState>(
    {
      ...unit,
      card: found && "id" in found ? found.id : unit.card,
      might: plain(unit.might),
      keywords: kept<NonNullable<UnitState["keywords"]>>({ ...unit.keywords }, NO_KEYWORDS),
      damageReplacements: (unit.damageReplacements ?? []).map(canonicalReplacement),
    },
    UNTOUCHED,
  );
}

function canonicalReplacement({ kind, amount }: Replacement): Replacement {
  return kept<Replacement>({ kind, amount: plain(amount) });
}

/** Only the controller may be null: nobody. Left out, it is the defender's player. */
function canonicalBattlefield({ battlefield }: State, defender: string): State["battlefield"] {
  if (battlefield == null) return null;
  const { id, controller, contestedBy } = battlefield;
  return {
    ...kept<NonNullable<State["battlefield"]>>(
      { id, controller, contestedBy },
      { id: "battlefield", controller: defender },
    ),
    ...(controller === null ? { controller } : {}),
  };
}

function canonicalPlayer({ id, points, scoredThisTurn, team }: PlayerState): PlayerState {
  return kept<PlayerState>({ id, points, scoredThisTurn, team }, { points: 0 });
}

/** An assignment of nothing is not the same as none. */
function canonicalAssignments({ assignments }: State): State["assignments"] {
  const entries = (list: AssignmentEntry[] | null | undefined): AssignmentEntry[] | undefined =>
    list?.map(({ unit, amount }) => ({ unit, amount: amount + 0 }));
  const [attacker, defender] = [entries(assignments?.attacker), entries(assignments?.defender)];
  return { ...(attacker && { attacker }), ...(defender && { defender }) };
}

/** Leaves out, from the first to the last, each id that its unit would get without it while no other changes. */
function withoutDefaultIds(state: State): Pick<State, "combat"> {
  const { attacker, defender } = state.combat;
  const combat = {
    attacker: { ...attacker, units: attacker.units.map((unit) => ({ ...unit })) },
    defender: { ...defender, units: defender.units.map((unit) => ({ ...unit })) },
  };
  const wanted = JSON.stringify(unitIds(combat));
  for (const unit of [...combat.attacker.units, ...combat.defender.units]) {
    const { id } = unit;
    if (id == null || !/^[ad][1-9][0-9]?$/.test(id)) continue;
    unit.id = null;
    if (JSON.stringify(unitIds(combat)) !== wanted) unit.id = id;
  }
  return { combat };
}
