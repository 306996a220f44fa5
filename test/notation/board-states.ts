import * as fc from "fast-check";
import { boardInput } from "../../src/contract/index.js";
import { BOUNDS, COMBAT_STEPS, FIGHTS, GAME_MODES, IGNORABLE_KEYWORDS, TURN_PHASES } from "../../src/engine/index.js";
import { canonicalBoard, type BoardState } from "../../src/notation/index.js";
import { amount, flag, id, maybe, unit } from "./states.js";

type Battlefield = BoardState["battlefields"][number];
type Unit = NonNullable<Battlefield["units"]>[number];
type Mode = NonNullable<NonNullable<BoardState["game"]>["mode"]>;

const PLAYERS: Readonly<Record<Mode, number>> = { duel: 2, match: 2, skirmish: 3, war: 4, "magma-chamber": 4 };

const number = maybe(amount(0, BOUNDS.keywordValueMax));

/** Units with everything that has words, and sometimes with something that has none. */
const boardUnit: fc.Arbitrary<Unit> = fc
  .record({
    one: unit,
    more: maybe(
      fc.record({
        ganking: flag,
        ambush: flag,
        accelerate: flag,
        temporary: flag,
        hunt: number,
        disarm: number,
        deflect: number,
      }),
    ),
    might: fc.integer({ min: -5, max: 20 }),
    ready: fc.boolean(),
  })
  .map(({ one, more, might, ready }) => ({
    ...one,
    might: one.card == null ? might : one.might,
    mightModifier: Math.min(9, one.mightModifier ?? 0),
    exhausted: ready ? null : true,
    keywords: spoken({ ...one.keywords, ...more, assault: 0, shield: 0 }, one.card != null),
  }))
  .filter(({ might }) => (might ?? 0) < 900);

/** Beside a card, only keywords that it is said to have. */
function spoken(keywords: NonNullable<Unit["keywords"]>, hasCard: boolean): Unit["keywords"] {
  return hasCard ? Object.fromEntries(Object.entries(keywords).filter(([, value]) => Boolean(value))) : keywords;
}

function unitsOf(controllers: readonly string[], most: number): fc.Arbitrary<Unit[]> {
  const own = fc.record({ one: boardUnit, controller: fc.constantFrom(...controllers) });
  return fc.array(
    own.map(({ one, controller }) => ({ ...one, controller })),
    { maxLength: most },
  );
}

interface Seats {
  readonly mode: Mode;
  readonly players: readonly string[];
  readonly fields: readonly (string | null)[];
}

const seats: fc.Arbitrary<Seats> = fc.constantFrom(...GAME_MODES).chain((mode) =>
  fc.record({
    mode: fc.constant(mode),
    players: fc.uniqueArray(id, { minLength: PLAYERS[mode], maxLength: PLAYERS[mode] }),
    fields: fc
      .uniqueArray(id, { minLength: 1, maxLength: 3 })
      .chain((ids) => fc.tuple(...ids.map((one) => fc.constantFrom(one, null)))),
  }),
);

function battlefield({ mode, players }: Seats, name: string | null): fc.Arbitrary<Battlefield> {
  const holder = fc.nat(players.length - 1);
  return holder.chain((at) => {
    const other = players[(at + 1) % players.length] as string;
    const here = [players[at] as string, other];
    const someone = fc.constantFrom(...here, null);
    return fc.record({
      id: fc.constant(name),
      units: maybe(fc.oneof(unitsOf(here.slice(0, 1), 4), unitsOf(here, 4))),
      controller: fc.oneof(fc.constant(undefined), someone),
      contestedBy: fc.oneof(fc.constant(undefined), mode === "duel" ? someone : fc.constant(null)),
      staged: fc.oneof(
        { weight: 4, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...FIGHTS) },
      ),
    });
  });
}

function tableOf(at: Seats): fc.Arbitrary<BoardState> {
  const { mode, players, fields } = at;
  const someone = fc.constantFrom(...players);
  const names = fields.map((one, index) => one ?? `bf${index + 1}`);
  const [first = "", second = ""] = players;
  return fc.record({
    game: maybe(
      fc.record({
        mode: fc.constant(mode),
        victoryScore: maybe(fc.integer({ min: 1, max: 20 })),
        battlefieldCount: maybe(fc.integer({ min: 3, max: BOUNDS.battlefields })),
      }),
    ),
    turn: maybe(fc.integer({ min: 1, max: 30 })),
    turnPlayer: maybe(someone),
    phase: maybe(fc.constantFrom(...TURN_PHASES)),
    winner: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: someone }),
    players: fc.tuple(
      ...players.map((player, index) =>
        fc.record({
          id: fc.constant(player),
          points: mode === "magma-chamber" ? fc.constant(null) : maybe(amount(0, 9)),
          scoredThisTurn: maybe(fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 })),
          team: fc.constant(mode === "magma-chamber" ? ["red", "Team T"][index % 2] : null),
          ignores: maybe(fc.array(fc.constantFrom(...IGNORABLE_KEYWORDS), { maxLength: 2 })),
          anyDamageIsLethal: flag,
        }),
      ),
    ),
    battlefields: fc.tuple(...fields.map((one) => battlefield(at, one))),
    bases: maybe(
      fc
        .subarray([...players])
        .chain((some) =>
          fc.tuple(
            ...some.map((player) =>
              fc.record({ player: fc.constant(player), units: fc.array(boardUnit, { maxLength: 3 }) }),
            ),
          ),
        ),
    ),
    showdown: maybe(
      fc.record({
        battlefield: fc.constantFrom(...names),
        focus: maybe(someone),
        passes: maybe(fc.nat(1)),
        combat: maybe(
          fc.record({
            attacker: fc.constantFrom(first, second),
            defender: fc.constantFrom(first, second),
            step: maybe(fc.constantFrom(...COMBAT_STEPS)),
            opening: flag,
          }),
        ),
      }),
    ),
  }) as fc.Arbitrary<BoardState>;
}

/** Boards that can be in a game, with everything that has words. */
export const boards: fc.Arbitrary<BoardState> = seats
  .chain(tableOf)
  .filter((board) => boardInput.safeParse(board).success && canonicalBoard(board).ok);
