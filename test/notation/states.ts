import * as fc from "fast-check";
import { combatStateInput } from "../../src/contract/index.js";
import { BOUNDS, GAME_MODES, IGNORABLE_KEYWORDS } from "../../src/engine/index.js";
import type { State } from "../../src/notation/index.js";

type Side = State["combat"]["attacker"];
type Unit = Side["units"][number];
type Player = NonNullable<State["players"]>[number];

/** A field that may be left out, or be null, which says the same. */
export function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> {
  return fc.oneof(
    { weight: 3, arbitrary },
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Words of the notation, and what looks like one of its parts. */
const AWKWARD: readonly string[] = [
  "a1 d1 a2 attacker defender nobody none nothing here battlefield vs v by T t TB d2 3 3T 3x1 -1 5-3 5:3 x tank player",
  "a_b a.b . .. @e9@ @ a-b - a--b a,b a>b a~b a|b a;b a=b + a+b 1st % & # é ß 🐉 中文 ignoresT lethal with x-2 to up M",
  `OGN-054 OGN-054/298 OGN-299* OGN-054T " ' “a” \u{1F468}\u200D\u{1F469} att D1 plus might 007 2v2 war prevent-all`,
]
  .flatMap((words) => words.split(" "))
  .concat(["points 5", "Iron Tank", "a b", " a", "a ", "a  b", "Dr. Mundo", "x 3", "x 3-2", "by Anna", "ignores tank"])
  .concat([
    "any damage is lethal",
    "player Anna",
    "Poro 2x",
    "Mega T",
    "A vs B",
    "vs B",
    "prevent all",
    "no one",
    "a -1",
  ]);

function text(limit: number): fc.Arbitrary<string> {
  const any = fc
    .oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: limit }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(..." .-_@aB3x~:=,T'"), minLength: 1, maxLength: 8 }),
    )
    .filter((one) => /\S/u.test(one) && !UNSAFE.test(one) && [...one].length <= limit);
  return fc.oneof(fc.constantFrom(...AWKWARD), any);
}

export const id = text(BOUNDS.idCharacters);
const name = text(BOUNDS.nameCharacters);
export const flag = maybe(fc.boolean());

export function amount(min: number, max: number): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: Math.max(min, -3), max: 9 }), fc.integer({ min, max }));
}

const replacement = fc.oneof(
  fc.record({ kind: fc.constant("prevent" as const), amount: amount(0, BOUNDS.amountMax) }),
  fc.record({
    kind: fc.constantFrom("prevent-all" as const, "prevent-next" as const, "double" as const),
    amount: fc.constantFrom(null, undefined),
  }),
);

const might = amount(BOUNDS.might.min, BOUNDS.might.max);

export const unit: fc.Arbitrary<Unit> = fc
  .record({
    id: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: maybe(id) }),
    name: maybe(name),
    card: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: id }),
    might: fc.oneof({ weight: 3, arbitrary: might }, { weight: 1, arbitrary: maybe(might) }),
    mightModifier: maybe(amount(BOUNDS.mightModifier.min, BOUNDS.mightModifier.max)),
    damage: maybe(amount(0, BOUNDS.amountMax)),
    keywords: maybe(
      fc.record({
        tank: flag,
        backline: flag,
        assault: maybe(amount(0, BOUNDS.keywordValueMax)),
        shield: maybe(amount(0, BOUNDS.keywordValueMax)),
      }),
    ),
    stunned: flag,
    dealsNoCombatDamage: flag,
    undamageable: flag,
    exhausted: flag,
    damageReplacements: maybe(fc.array(replacement, { maxLength: BOUNDS.replacementsPerUnit })),
  })
  .map((one) => (one.might == null && one.card == null ? { ...one, might: 0 } : one));

const plainUnit: fc.Arbitrary<Unit> = fc.record({ might: amount(0, 2) });

const side: fc.Arbitrary<Side> = fc.record({
  player: maybe(id),
  units: fc.oneof(
    fc.array(unit, { maxLength: 6 }),
    fc.array(fc.oneof(plainUnit, unit), { maxLength: 10 }),
    fc.array(plainUnit, { maxLength: BOUNDS.unitsPerSide }),
  ),
  ignores: maybe(fc.array(fc.constantFrom(...IGNORABLE_KEYWORDS), { maxLength: 2 })),
  anyDamageIsLethal: flag,
});

/** Ids that the combat has, beside any others, so that references are to something. */
function somebody(combat: State["combat"]): fc.Arbitrary<string> {
  const { attacker, defender } = combat;
  const players = [attacker.player ?? "attacker", defender.player ?? "defender"];
  return fc.oneof(fc.constantFrom(...players), id);
}

function someUnit({ attacker, defender }: State["combat"]): fc.Arbitrary<string> {
  const known = [...attacker.units, ...defender.units].flatMap((one) => [one.id, one.name, one.card]);
  return fc
    .oneof(fc.constantFrom("a1", "d1", "d2", "D1", ...known.filter((one) => one != null)), id)
    .filter((one) => [...one].length <= BOUNDS.idCharacters);
}

function around(combat: State["combat"]): fc.Arbitrary<State> {
  const player = somebody(combat);
  const listed: fc.Arbitrary<Player> = fc.record({
    id: player,
    points: maybe(amount(0, BOUNDS.pointsMax)),
    scoredThisTurn: maybe(fc.array(fc.oneof(fc.constant("battlefield"), id), { maxLength: BOUNDS.battlefields })),
    team: maybe(id),
  });
  const entries = fc.array(fc.record({ unit: someUnit(combat), amount: amount(-2_147_483_647, 2_147_483_647) }), {
    maxLength: 5,
  });
  return fc.record({
    combat: fc.constant(combat),
    battlefield: maybe(fc.record({ id: maybe(id), controller: maybe(player), contestedBy: maybe(player) })),
    players: maybe(fc.array(listed, { maxLength: BOUNDS.players })),
    game: maybe(
      fc.record({
        mode: maybe(fc.constantFrom(...GAME_MODES)),
        victoryScore: maybe(fc.integer({ min: 1, max: BOUNDS.pointsMax })),
        battlefieldCount: maybe(fc.integer({ min: 1, max: BOUNDS.battlefields })),
      }),
    ),
    assignments: maybe(fc.record({ attacker: maybe(entries), defender: maybe(entries) })),
  });
}

/** Everything that the contract lets through, but for what a notation cannot express. */
export const states: fc.Arbitrary<State> = fc
  .record({ attacker: side, defender: side })
  .chain(around)
  .filter((state) => combatStateInput.safeParse(state).success);
