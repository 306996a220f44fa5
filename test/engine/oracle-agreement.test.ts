import assert from "node:assert/strict";
import { test } from "node:test";
import { countAssignments } from "../../src/engine/assignment/count.js";
import { deathSetCount } from "../../src/engine/assignment/death-set-count.js";
import { deathSetsAfter } from "../../src/engine/assignment/death-sets.js";
import { targetFates } from "../../src/engine/assignment/fates.js";
import { exampleAssignment } from "../../src/engine/assignment/hand-out.js";
import { judgeAssignment } from "../../src/engine/assignment/legality.js";
import { nearestAssignment } from "../../src/engine/assignment/nearest.js";
import { assignmentOrder, type AssignmentOrder } from "../../src/engine/assignment/order.js";
import { assignmentProblem, deathsOf, type AssignmentProblem } from "../../src/engine/assignment/problem.js";
import { readCombat } from "../../src/engine/combat/combat.js";
import { muster, type Muster } from "../../src/engine/combat/muster.js";
import { makeBoard, seededRandom, type CombatInput, type Random, type SideName } from "../oracle/board.js";
import { askOracle, fates, isLegal, nearest, type OracleAnswer } from "../oracle/oracle.js";

const SEED = Number(process.env["SEED"] ?? 467);
const BOARDS = Number(process.env["BOARDS"] ?? 3000);
const LEAST_SHARE = 0.05;

interface Question {
  readonly combat: CombatInput;
  readonly side: SideName;
  readonly mustered: Muster;
  readonly problem: AssignmentProblem;
  readonly order: AssignmentOrder;
  readonly answer: OracleAnswer;
  readonly label: string;
}

function ask(combat: CombatInput, side: SideName): Question {
  const read = readCombat(combat);
  assert.ok(read.ok);
  const mustered = muster(read.value);
  const problem = assignmentProblem(mustered, side);
  return {
    combat,
    side,
    mustered,
    problem,
    order: assignmentOrder(problem),
    answer: askOracle(combat, side),
    label: JSON.stringify({ side, combat }),
  };
}

function idsOf({ targets }: AssignmentProblem): string[] {
  return targets.map(({ combatant }) => combatant.unit.id);
}

function agreeOnProblem({ problem, mustered, answer, label }: Question): void {
  assert.equal(mustered.damageStep, answer.damageStep, label);
  assert.deepEqual(idsOf(problem), answer.targets, label);
  assert.equal(problem.pool, answer.pool, label);
  assert.deepEqual(
    problem.targets.map(({ needs, exempt }) => (exempt || needs === Infinity ? null : needs)),
    answer.needs,
    label,
  );
}

function agreeOnList({ problem, order, answer, label }: Question): void {
  assert.equal(order.count, BigInt(answer.assignments.length), label);
  assert.equal(countAssignments(problem), order.count, label);
  assert.ok(isLegal(answer, exampleAssignment(problem)), label);
  assert.deepEqual(order.page(0n, answer.assignments.length + 1), answer.assignments, label);
  answer.assignments.forEach((amounts, position) => assert.equal(order.positionOf(amounts), BigInt(position), label));
}

function agreeOnDeathSets({ problem, order, answer, label }: Question): void {
  const ids = idsOf(problem);
  const sets = [...deathSetsAfter(order, null)];
  assert.deepEqual(
    sets.map(({ deaths }) => deaths.map((index) => ids[index])),
    answer.deathSets,
    label,
  );
  assert.equal(deathSetCount(problem), answer.deathSets.length, label);
  for (const { deaths, example } of sets) {
    const first = answer.assignments.find((amounts) => String(deathsOf(problem, amounts)) === String(deaths));
    assert.deepEqual(example, first, label);
  }
}

function agreeOnFates({ problem, answer, label }: Question): void {
  const ours = targetFates(problem);
  assert.deepEqual(
    ours.map(({ fate }) => fate),
    fates(answer),
    label,
  );
  ours.forEach(({ whenDies, whenSurvives }, index) => {
    if (whenDies) assert.ok(isLegal(answer, whenDies) && deathsOf(problem, whenDies).includes(index), label);
    if (whenSurvives)
      assert.ok(isLegal(answer, whenSurvives) && !deathsOf(problem, whenSurvives).includes(index), label);
  });
}

/** Amounts at random, and a legal assignment with some amounts one off, which is where mistakes hide. */
function proposals({ problem, answer }: Question, random: Random): number[][] {
  const anything = [1, 2, 3].map(() => problem.targets.map(() => Math.floor(random() * (problem.pool + 3))));
  const legal = answer.assignments[Math.floor(random() * answer.assignments.length)] ?? [];
  return [...anything, legal.map((amount) => Math.max(0, amount + Math.floor(random() * 3) - 1))];
}

function agreeOnProposal({ mustered, problem, answer, label }: Question, proposed: number[]): void {
  const entries = idsOf(problem).map((unit, index) => ({ unit, amount: proposed[index] as number }));
  const { problems } = judgeAssignment(mustered, problem, entries, []);
  assert.equal(problems.length === 0, isLegal(answer, proposed), `${label} ${proposed} ${JSON.stringify(problems)}`);
  if (problem.supply !== "nothing")
    assert.deepEqual(nearestAssignment(problem, proposed), nearest(answer, proposed), `${label} ${proposed}`);
}

test(`check, count, pages, death sets, fates and nearest agree with the oracle on ${BOARDS} boards (SEED=${SEED})`, (t) => {
  const random = seededRandom(SEED);
  const seen = new Map<string, number>();
  for (let board = 0; board < BOARDS; board += 1) {
    const question = ask(makeBoard(random), board % 2 === 0 ? "attacker" : "defender");
    agreeOnProblem(question);
    agreeOnList(question);
    agreeOnDeathSets(question);
    agreeOnFates(question);
    for (const proposed of proposals(question, random)) agreeOnProposal(question, proposed);
    for (const [feature, present] of Object.entries(question.answer.features))
      seen.set(feature, (seen.get(feature) ?? 0) + Number(present));
  }
  for (const [feature, boards] of seen) {
    t.diagnostic(`${feature}: ${((100 * boards) / BOARDS).toFixed(1)} % of the boards`);
    assert.ok(boards >= LEAST_SHARE * BOARDS, `too few boards with ${feature}`);
  }
  assert.equal(seen.size, 6);
});
