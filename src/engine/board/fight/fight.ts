import { explainExhausted } from "../../combat/explain-muster.js";
import { explainResolution } from "../../combat/explain-resolution.js";
import { orderWarnings } from "../../combat/warnings.js";
import { explainFight, fight, type Fought } from "../../combat/fight.js";
import { problem, type EngineProblem, type Path } from "../../problem.js";
import { step, type EngineStep } from "../../trace.js";
import { dealDamage } from "../../unit/lethal.js";
import type { Replacement } from "../../unit/unit.js";
import { SIDES, type Id, type Side } from "../../vocabulary.js";
import type { Board } from "../board.js";
import { cleanUp } from "../cleanup/cleanup.js";
import { removeUnits } from "../cleanup/deaths.js";
import type { ActionInput } from "../input.js";
import { recall } from "../movement/relocate.js";
import { playerOf, runningCombat } from "../table/look.js";
import { change, changeCombat, changeUnits, note, say, warn, type Table } from "../table/table.js";
import { combatOf, hasDamageStep } from "./combat-of.js";
import { reachWindow } from "./resolution.js";

/** The Showdown of a Combat has closed: damage is assigned, or without a side of it the Combat goes on. @rule damage-step.gate */
export function fightsOn(table: Table): void {
  const { showdown } = table.board;
  if (!showdown?.combat) return;
  change(table, { showdown: { ...showdown, passes: 0, combat: { ...showdown.combat, step: "damage" } } });
  const combat = combatOf(table.board, showdown.combat, showdown.battlefield);
  if (!hasDamageStep(combat)) carryOut(table, foughtOn(table.board, {}, []));
}

type Given = NonNullable<ActionInput["assignments"]>;

/** Fights the running Combat with these assignments; answers null where they are not legal. */
function foughtOn(board: Board, given: Given, path: Path): ReturnType<typeof fight> {
  const { battlefield, combat } = runningCombat(board);
  const assignments = { attacker: given.attacker ?? null, defender: given.defender ?? null };
  return fight({ combat: combatOf(board, combat, battlefield), assignments }, path);
}

/** Why damage cannot be assigned so: what is illegal in it, and a side that must choose and has not. */
export function assignmentProblems(board: Board, { assignments }: ActionInput, path: Path): EngineProblem[] {
  const at = [...path, "assignments"];
  const fought = foughtOn(board, assignments ?? {}, at);
  if (!fought.ok) return [...fought.problems];
  return SIDES.filter((side) => isOpen(fought.value, side)).map((side) => {
    const { count, deathSetCount } = fought.value.sides[side];
    const facts = { side, count: String(count), deathSetCount: String(deathSetCount) };
    return problem("combat/assignment-needed", [...at, side], facts);
  });
}

/** Whether it makes a difference how a side assigns: who dies, or how much prevention survivors have left. */
function isOpen({ sides }: Fought, side: Side): boolean {
  const { choice, problem: asked } = sides[side];
  if (choice === "matters") return true;
  const hasStock = asked.targets.some(({ combatant }) => combatant.unit.replacements.some(isUsedUp));
  return choice === "irrelevant" && hasStock;
}

/** Whether an effect is used up by damage, so that it matters how much a unit is dealt. @rule prevent.used-up */
function isUsedUp({ kind }: Replacement): boolean {
  return kind === "prevent" || kind === "prevent-next";
}

/** Assigns and deals the damage of a Combat, and goes on to its resolution. */
export function assignDamage(table: Table, { assignments }: ActionInput): void {
  const first = foughtOn(table.board, assignments ?? {}, []);
  if (!first.ok) throw new Error("Damage was assigned illegally.");
  const { sides } = first.value;
  for (const side of SIDES)
    if (sides[side].amounts === null && sides[side].example !== null)
      say(table, step("assignment-example", { side }, ["assign.same-priority", "assign.whole-total"]));
  const chosen = { attacker: entriesOf(sides.attacker), defender: entriesOf(sides.defender) };
  carryOut(table, foughtOn(table.board, chosen, []));
}

/** What a side assigns: as it was given, or the example where every legal assignment kills the same units. */
function entriesOf({ problem: asked, amounts, example }: Fought["sides"][Side]) {
  const chosen = amounts ?? example;
  if (chosen === null) return null;
  return asked.targets.map(({ combatant }, index) => ({ unit: combatant.unit.id, amount: chosen[index] as number }));
}

/** The Combat Cleanup: deaths, healing everywhere, recall. @rule resolution.heal resolution.recall */
function carryOut(table: Table, result: ReturnType<typeof fight>): void {
  if (!result.ok) throw new Error("A combat was fought illegally.");
  const fought = result.value;
  warn(table, ...orderWarnings(fought.mustered));
  const here = new Set(fought.units.map(({ combatant }) => combatant.unit.id));
  const hurt = table.board.units
    .filter(({ id, markedDamage }) => markedDamage > 0 && !here.has(id))
    .map(({ id }) => id);
  const { attacker } = runningCombat(table.board).combat;
  const everybody = recallsAll(table.board, fought);
  say(
    table,
    ...explainExhausted(fought.mustered),
    ...explainFight(fought),
    ...explainResolution(
      fought,
      fought.attackersRecalled && !everybody ? { player: attacker, units: fought.recalled } : null,
      hurt,
    ),
    ...explainStaying(fought, attacker),
  );
  noteDamage(table, fought);
  cleanUp(table, () => bury(table, fought, everybody));
  reachWindow(table, "cleanup");
}

/** Without a Defender left nobody is recalled. @rule resolution.recall */
function explainStaying({ standing, mustered }: Fought, player: Id): EngineStep[] {
  const stay = mustered.damageStep && standing.attacker && !standing.defender;
  return stay ? [step("attackers-stay", { player }, ["resolution.recall"])] : [];
}

function noteDamage(table: Table, { units }: Fought): void {
  for (const { combatant, dealt } of units)
    if (dealt !== null && dealt > 0) note(table, "damaged", { unit: combatant.unit.id, amount: dealt });
}

function bury(table: Table, fought: Fought, everybody: boolean): void {
  const dead = fought.units.filter(({ fate }) => fate === "dies").map(({ combatant }) => combatant.unit.id);
  const assigned = new Map(fought.units.map(({ combatant, assigned: amount }) => [combatant.unit.id, amount ?? 0]));
  removeUnits(table, dead, "killed");
  changeUnits(table, ({ id, undamageable, replacements }) => {
    const raw = undamageable ? 0 : (assigned.get(id) ?? 0);
    return { markedDamage: 0, replacements: dealDamage(raw, replacements).left };
  });
  if (!fought.attackersRecalled) return;
  const { battlefield, combat } = runningCombat(table.board);
  const here = idsAt(table.board, battlefield);
  if (everybody)
    say(
      table,
      step("all-recalled", { player: combat.attacker, units: here }, [
        "resolution.recall",
        "card.overrides-rules",
        "recall.not-a-move",
      ]),
    );
  recall(table, everybody ? here : (fought.recalled ?? []));
  changeCombat(table, { attackersRecalled: true });
}

/** An effect of the Attacker's can recall all units on a tie. @rule card.overrides-rules */
function recallsAll(board: Board, { attackersRecalled }: Fought): boolean {
  return attackersRecalled && playerOf(board, runningCombat(board).combat.attacker).recallsAllOnTies;
}

function idsAt({ units }: Board, battlefield: Id): Id[] {
  return units.filter(({ place }) => place.battlefield === battlefield).map(({ id }) => id);
}
