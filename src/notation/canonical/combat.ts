import { IGNORABLE_KEYWORDS, unitIds, type Side } from "../../engine/index.js";
import type { AssignmentEntry, CardNames, PlayerState, SideState, State } from "../state.js";
import { leaveOutDefaultIds } from "./default-ids.js";
import { kept } from "./kept.js";
import { canonicalUnit } from "./unit.js";

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

/** The combat without the ids that its units would get anyway. */
function withoutDefaultIds(state: State): Pick<State, "combat"> {
  const { attacker, defender } = state.combat;
  const combat = {
    attacker: { ...attacker, units: attacker.units.map((unit) => ({ ...unit })) },
    defender: { ...defender, units: defender.units.map((unit) => ({ ...unit })) },
  };
  leaveOutDefaultIds([...combat.attacker.units, ...combat.defender.units], () => {
    const ids = unitIds(combat);
    return [...ids.attacker, ...ids.defender];
  });
  return { combat };
}
