import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate, type Answer } from "../../src/adjudicator/index.js";
import { allCards, unitOfCard, type UnitOfCard } from "../../src/cards/index.js";
import type { CombatInput, CombatStateInput, UnitInput } from "../../src/engine/index.js";
import { writeNotation } from "../../src/notation/index.js";
import { entriesOf, stateOf, combatCases, type Case } from "./case.js";

function value<T>(answer: Answer<T>): T {
  assert.ok(answer.ok, JSON.stringify(answer));
  return answer.value;
}

function written(state: CombatStateInput): string {
  const notation = writeNotation(state as never);
  assert.ok(notation.ok, JSON.stringify(notation));
  return notation.text;
}

function proposedIn({ setup: { proposed } }: Case): CombatStateInput["assignments"] {
  return proposed ? { [proposed.by]: entriesOf(proposed.amounts) } : null;
}

test("cases in one line of notation have the ruling that they have as objects", () => {
  for (const one of combatCases) {
    const state = stateOf(one);
    const notation = written(state);
    assert.deepEqual(
      value(adjudicate("resolveCombat", { notation })),
      value(adjudicate("resolveCombat", { state })),
      one.id,
    );
    const { combat } = state;
    for (const side of ["attacker", "defender"]) {
      assert.deepEqual(
        value(adjudicate("legalAssignments", { notation, side })),
        value(adjudicate("legalAssignments", { combat, side })),
        one.id,
      );
    }
  }
});

test("an assignment in the notation is judged as one beside it", () => {
  const judged = combatCases.filter(
    ({ setup }) => setup.proposed && Object.values(setup.proposed.amounts).every((n) => n >= 0),
  );
  assert.ok(judged.length > 10);
  for (const one of judged) {
    const { combat } = stateOf(one);
    const side = one.setup.proposed?.by;
    const notation = written({ combat, assignments: proposedIn(one) });
    const assignment = entriesOf(one.setup.proposed?.amounts ?? {});
    const inLine = value(adjudicate("checkAssignment", { notation, side }));
    const beside = value(adjudicate("checkAssignment", { combat, side, assignment }));
    const problems = beside.problems.map((problem) => {
      return { ...problem, path: problem.path.replace(/^assignment/u, `notation.assignments.${side}`) };
    });
    assert.deepEqual(inLine, { ...beside, problems }, one.id);
  }
});

const unitCards = allCards().flatMap((card) => {
  const unit: UnitOfCard = unitOfCard(card);
  return unit.kind === "unit" ? [{ id: card.id, unit }] : [];
});

/** The same unit as a card: one that brings its Might if there is one, with everything else said beside it. */
function asCard({ keywords, ...unit }: UnitInput): object {
  const { tank = false, backline = false, assault = 0, shield = 0 } = keywords ?? {};
  const fitting = unitCards.find((one) => one.unit.might === unit.might) ?? unitCards[0];
  assert.ok(fitting);
  const { might, ...others } = unit;
  const beside = fitting.unit.might === might ? others : unit;
  return { ...beside, name: unit.id, card: fitting.id, keywords: { tank, backline, assault, shield } };
}

function asCards(combat: CombatInput): object {
  const side = (name: "attacker" | "defender") => ({ ...combat[name], units: combat[name].units.map(asCard) });
  return { attacker: side("attacker"), defender: side("defender") };
}

test("cases stated with cards have the ruling that they have with numbers", () => {
  for (const one of combatCases) {
    const state = stateOf(one);
    const byNumbers = value(adjudicate("resolveCombat", { state }));
    const byCards = value(adjudicate("resolveCombat", { state: { ...state, combat: asCards(state.combat) } }));
    assert.deepEqual({ ...byCards, warnings: [] }, { ...byNumbers, warnings: [] }, one.id);
  }
});

test("a card brings its name, Might and keywords, and what its text can do is told and not done", () => {
  const combat = { attacker: { units: [{ card: "OGN-054" }] }, defender: { units: [{ card: "Wielder of Water" }] } };
  const list = value(adjudicate("legalAssignments", { combat, side: "defender" }));
  assert.deepEqual(
    list.targets.map(({ name, might, priority }) => [name, might.total, priority]),
    [["Sunlit Guardian", 3, "first"]],
  );
  const [warning] = list.warnings;
  assert.equal(warning?.code, "card-can-change-combat");
  assert.deepEqual(warning?.units, ["d1"]);
  assert.deepEqual(
    warning?.facts.map(({ fact, may, place, input }) => [fact, may, place, input]),
    [["might-while", "result", "this-unit", '{"mightModifier":2}']],
  );
  assert.equal(list.pool.total, 2);
});

test("cards that cannot be units are named, all at once", () => {
  const spell = allCards().find(({ type }) => type === "spell");
  const open = allCards().find((card) => unitOfCard(card).kind === "might-unknown");
  assert.ok(spell && open);
  const units = [{ card: spell.id }, { card: open.id }, { card: "Caitlin Patroling" }, { card: open.id, might: 3 }];
  const answer = adjudicate("legalAssignments", { combat: { attacker: { units }, defender: { units: [] } } });
  assert.ok(!answer.ok);
  assert.equal(answer.kind, "rules");
  assert.deepEqual(
    answer.problems.map(({ code, path }) => [code, path]),
    [
      ["card/not-a-unit", "combat.attacker.units[0].card"],
      ["card/might-unknown", "combat.attacker.units[1].card"],
      ["card/unknown", "combat.attacker.units[2].card"],
    ],
  );
  assert.match(answer.problems[2]?.message ?? "", /Did you mean Caitlyn, Patrolling/);
});
