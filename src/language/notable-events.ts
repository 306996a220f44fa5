import type { Advanced, BoardEvent, CombatResult, EngineStep, EventKind, Id, Pending, Side } from "../engine/index.js";

/** What happened to several units, battlefields or a player, to be said as one fact. */
export interface Happening {
  readonly kind: NotableKind;
  readonly player: Id | null;
  readonly units: readonly Id[];
  readonly battlefields: readonly Id[];
  /** Where units went; null is a base. */
  readonly to: Id | null;
  /** All cards, or the points afterwards. */
  readonly amount: number;
  readonly result: CombatResult | null;
}

/** How much each kind of event matters to a reader who has no room for all; those that are left out are never said. */
const WEIGHTS = {
  "combat-ended": 3,
  conquered: 3,
  held: 3,
  "point-gained": 3,
  killed: 3,
  "control-taken": 2,
  "control-lost": 2,
  banished: 2,
  returned: 2,
  recalled: 2,
  "combat-began": 2,
  "showdown-began": 2,
  "card-drawn": 2,
  "control-of-unit-changed": 2,
  "turn-began": 2,
  contested: 1,
  created: 1,
  damaged: 1,
  moved: 1,
  played: 1,
  stunned: 1,
  "xp-gained": 1,
} as const satisfies { readonly [Kind in EventKind]?: number };

export type NotableKind = keyof typeof WEIGHTS;

function isNotable(event: BoardEvent): event is BoardEvent & { readonly kind: NotableKind } {
  return event.kind in WEIGHTS;
}

/** Kinds of which the player does not matter, as the units do. */
const ABOUT_UNITS: ReadonlySet<EventKind> = new Set([
  "killed",
  "banished",
  "returned",
  "recalled",
  "damaged",
  "moved",
  "created",
  "stunned",
]);

function keyOf({ kind, player, battlefield, to }: BoardEvent): string {
  if (kind === "moved") return `${kind} ${to?.battlefield ?? ""}`;
  if (ABOUT_UNITS.has(kind)) return kind;
  return kind === "combat-ended" ? `${kind} ${battlefield}` : `${kind} ${player}`;
}

/**
 * The events of which a summary with room for so many names speaks, those of one kind together, in order; without
 * room for any name it is the first that matters.
 */
export function happeningsOf({ events, steps }: Pick<Advanced, "events" | "steps">, most: number): Happening[] {
  const least = most >= 6 ? 1 : most >= 3 ? 2 : 3;
  const groups = new Map<string, Happening>();
  for (const event of events) {
    if (!isNotable(event) || WEIGHTS[event.kind] < least) continue;
    const key = keyOf(event);
    groups.set(
      key,
      joined(groups.get(key), event.kind === "combat-ended" ? { ...event, player: winnerIn(steps) } : event),
    );
  }
  const all = withoutDoubles([...groups.values()]);
  return most === 0 ? all.slice(0, 1) : all;
}

/** Who won the Combat, if that was found out in these steps. */
function winnerIn(steps: readonly EngineStep[]): Id | null {
  const result = steps.find((one) => one.kind === "combat-result");
  return result?.kind === "combat-result" ? result.player : null;
}

function joined(before: Happening | undefined, event: BoardEvent & { readonly kind: NotableKind }): Happening {
  const { kind, player, unit, battlefield, to, result } = event;
  const { units, battlefields, amount } = before ?? NOTHING;
  return {
    kind,
    player,
    units: added(units, unit),
    battlefields: added(battlefields, battlefield),
    to: to?.battlefield ?? null,
    amount: (ADDS_UP.has(kind) ? amount : 0) + (event.amount ?? 0),
    result,
  };
}

const NOTHING: Pick<Happening, "units" | "battlefields" | "amount"> = { units: [], battlefields: [], amount: 0 };

/** Kinds whose amounts add up; of points the last one counts, as it says how many there are. */
const ADDS_UP: ReadonlySet<EventKind> = new Set(["card-drawn", "xp-gained"]);

function added(ids: readonly Id[], id: Id | null): readonly Id[] {
  return id === null || ids.includes(id) ? ids : [...ids, id];
}

/** Whoever conquers takes control, and whoever dies was dealt damage as a rule, so that is said once. */
function withoutDoubles(happenings: readonly Happening[]): Happening[] {
  const dead = new Set(happenings.filter(({ kind }) => kind === "killed").flatMap(({ units }) => units));
  return happenings.flatMap((one) => {
    if (one.kind === "control-taken") return happenings.some((other) => covers(other, one)) ? [] : [one];
    if (one.kind !== "damaged") return [one];
    const units = one.units.filter((id) => !dead.has(id));
    return units.length === 0 ? [] : [{ ...one, units }];
  });
}

function covers(conquest: Happening, { player, battlefields }: Happening): boolean {
  const { kind } = conquest;
  return (
    kind === "conquered" && conquest.player === player && battlefields.every((id) => conquest.battlefields.includes(id))
  );
}

/** How many units could move by a standard move. */
export function movable({ moves }: Pending): number {
  return new Set(moves.filter(({ problems }) => problems.length === 0).map(({ unit }) => unit)).size;
}

/** The player of a side of the running Combat; the side itself where it has no units. */
export function playerOfSide({ units }: Pending, side: Side): Id {
  return units.find(({ role }) => role === side)?.controller ?? side;
}
