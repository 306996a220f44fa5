import assert from "node:assert/strict";
import type { AnswerOf } from "../../src/contract/index.js";
import type { Side } from "../../src/engine/index.js";
import { combatOf, entriesOf, stateOf, type Case } from "./case.js";
import type { Surface } from "./surface.js";

type List = AnswerOf<"legalAssignments">;
type Check = AnswerOf<"checkAssignment">;
type Ruling = AnswerOf<"resolveCombat">;
type Expect<Answer> = (answer: Answer, expected: never, one: Case) => void;

const pairs = (amounts: readonly { unit: string; amount: number }[]) =>
  Object.fromEntries(amounts.filter(({ amount }) => amount !== 0).map(({ unit, amount }) => [unit, amount]));
const sorted = (ids: readonly string[]) => [...ids].sort();
const unitsWith = (ruling: Ruling, fate: string) =>
  sorted(ruling.units.filter((unit) => unit.fate === fate).map(({ unit }) => unit));
const bySomeKey = (one: Record<string, number>, other: Record<string, number>) =>
  JSON.stringify(one).localeCompare(JSON.stringify(other));
const ordered = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).sort(([one], [other]) => one.localeCompare(other)));

const LIST: Readonly<Record<string, Expect<List>>> = {
  assigningSide: (list, side: Side) => assert.equal(list.side, side),
  pool: (list, pool: number) => assert.equal(list.pool.total, pool),
  legalAssignmentsCount: (list, count: number) => assert.equal(list.count, String(count)),
  legalAssignments: (list, expected: Record<string, number>[]) =>
    assert.deepEqual(
      list.assignments.nodes.map(({ amounts }) => ordered(pairs(amounts))).sort(bySomeKey),
      expected.map(ordered).sort(bySomeKey),
    ),
  minimumAssignedForLethal: (list, expected: Record<string, number | string>) => {
    for (const [id, needs] of Object.entries(expected)) {
      const target = list.targets.find(({ unit }) => unit === id);
      assert.ok(target, id);
      assert.deepEqual(
        [target.needs, target.exempt],
        [typeof needs === "number" ? needs : null, needs === "exempt"],
        id,
      );
    }
  },
};

const CHECK: Readonly<Record<string, Expect<Check>>> = {
  legal: (check, legal: boolean) => {
    assert.equal(check.legal, legal);
    assert.equal(check.problems.length === 0, legal);
    assert.equal(check.nearest === null, legal);
  },
  violations: (check, labels: string[]) => {
    const codes = check.problems.map(({ code }) => code);
    for (const label of labels)
      assert.ok(codes.includes(CODE_OF_LABEL[label] as (typeof codes)[number]), `${label} in ${codes}`);
  },
};

const CODE_OF_LABEL: Readonly<Record<string, string>> = {
  total: "assignment/total",
  "lethal-first": "assignment/lethal-first",
  overkill: "assignment/overkill",
  priority: "assignment/priority",
  "exempt-target": "assignment/exempt-target",
  "unknown-target": "assignment/unknown-target",
  "not-a-positive-integer": "assignment/negative-amount",
};

const RESULT_OF_LABEL: Readonly<Record<string, string>> = {
  attackerWins: "attacker-wins",
  defenderWins: "defender-wins",
  noResult: "no-result",
};

const RULING: Readonly<Record<string, Expect<Ruling>>> = {
  attackerPlayer: (ruling, player: string) => assert.equal(ruling.sides.attacker.player, player),
  attackerPool: (ruling, pool: number) => assert.equal(ruling.sides.attacker.pool, pool),
  defenderPool: (ruling, pool: number) => assert.equal(ruling.sides.defender.pool, pool),
  damageStep: (ruling, damageStep: boolean) => assert.equal(ruling.damageStep, damageStep),
  deaths: (ruling, deaths: string[]) => assert.deepEqual(unitsWith(ruling, "dies"), sorted(deaths)),
  survivors: (ruling, survivors: string[]) => assert.deepEqual(unitsWith(ruling, "survives"), sorted(survivors)),
  recalled: (ruling, recalled: string[]) => {
    assert.deepEqual(sorted(ruling.recalled ?? ["open"]), sorted(recalled));
    assert.equal(ruling.attackersRecalled, recalled.length > 0);
  },
  control: (ruling, control: string) => assert.equal(ruling.control.after, control === "uncontrolled" ? null : control),
  contestedAfter: (ruling, contested: boolean) => assert.equal(ruling.control.contestedAfter, contested),
  conquer: (ruling, player: string | null) => {
    const conquered = ruling.score.outcome === "point" || ruling.score.outcome === "card";
    assert.equal(conquered ? ruling.score.player : null, player);
    assert.equal(ruling.score.method, conquered ? "conquer" : null);
  },
  drawInsteadOfPoint: (ruling, draws: boolean) => assert.equal(ruling.score.outcome === "card", draws),
  points: (ruling, points: Record<string, number>, { setup }) => {
    for (const { player, points: before } of [setup.attacker, setup.defender]) {
      assert.equal(ruling.score.player === player ? ruling.score.after : before, points[player], player);
    }
  },
  result: (ruling, label: string) => assert.equal(ruling.result, RESULT_OF_LABEL[label]),
  damageDealt: (ruling, dealt: Record<string, number>) => {
    for (const unit of ruling.units) assert.equal(unit.dealt ?? 0, dealt[unit.unit] ?? 0, unit.unit);
  },
  damageAfterCombat: (ruling, damage: Record<string, number>) => {
    for (const unit of ruling.units) assert.equal(unit.after?.damage, damage[unit.unit], unit.unit);
  },
  excess: (ruling, excess: number) => assert.equal(ruling.sides.attacker.excess, excess),
  conditionMet: (ruling, met: boolean) => assert.equal(ruling.sides.attacker.excess >= 5, met),
  preventLeft: (ruling, left: Record<string, number>) => {
    for (const [id, amount] of Object.entries(left)) {
      const step = ruling.steps.find(({ kind, unit }) => kind === "damage-replaced" && unit === id);
      assert.match(
        step?.text ?? "",
        amount === 0 ? /no prevention is left/ : new RegExp(`\\b${amount} prevention is left`),
      );
    }
  },
  minimumAssignedForLethal: (ruling, needs: Record<string, number>) => {
    for (const [id, amount] of Object.entries(needs))
      assert.equal(ruling.units.find(({ unit }) => unit === id)?.needs, amount, id);
  },
};

/** Asks a surface about a case and compares all that the case expects; answers the citations of the answer. */
export async function assertCombatCase(one: Case, surface: Surface): Promise<Set<string>> {
  const answers: { steps: List["steps"]; problems?: Check["problems"] }[] = [];
  const expected = Object.entries(one.expected);
  if (one.kind === "validate") answers.push(await assertCheck(one, surface, expected));
  else if ("legalAssignments" in one.expected) answers.push(await assertList(one, surface, expected));
  if (one.kind !== "assignment" && !("legalAssignments" in one.expected)) {
    answers.push(
      await assertRuling(
        one,
        surface,
        expected.filter(([field]) => !(one.kind === "validate" && field in CHECK)),
      ),
    );
  }
  const cited = answers.flatMap(({ steps, problems }) => [...steps, ...(problems ?? [])]).flatMap(({ rules }) => rules);
  return new Set(cited.map(({ number }) => number));
}

async function assertList(one: Case, surface: Surface, expected: [string, unknown][]): Promise<List> {
  const side = (one.expected["assigningSide"] as Side | undefined) ?? "attacker";
  const list = await surface.legalAssignments({ combat: combatOf(one), side, first: 100 });
  compare(LIST, list, expected, one);
  return list;
}

async function assertCheck(one: Case, surface: Surface, expected: [string, unknown][]): Promise<Check> {
  const { by, amounts } = one.setup.proposed ?? { by: "attacker", amounts: {} };
  const check = await surface.checkAssignment({ combat: combatOf(one), side: by, assignment: entriesOf(amounts) });
  compare(
    CHECK,
    check,
    expected.filter(([field]) => field in CHECK),
    one,
  );
  return check;
}

async function assertRuling(one: Case, surface: Surface, expected: [string, unknown][]): Promise<Ruling> {
  const ruling = await surface.resolveCombat({ state: stateOf(one) });
  compare(RULING, ruling, expected, one);
  return ruling;
}

function compare<Answer>(
  expectations: Readonly<Record<string, Expect<Answer>>>,
  answer: Answer,
  expected: [string, unknown][],
  one: Case,
): void {
  for (const [field, value] of expected) {
    const expect = expectations[field];
    assert.ok(expect, `nothing compares the expected field ${field} of ${one.id}`);
    expect(answer, value as never, one);
  }
}
