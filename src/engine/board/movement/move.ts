import { problem, type EngineProblem, type Path } from "../../problem.js";
import { step, type Rules } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Board, BoardUnit, Place } from "../board.js";
import type { ActionInput } from "../input.js";
import { readPlace } from "../read/read-place.js";
import { findUnit, isSamePlace, occupants } from "../table/look.js";
import { say, type Table } from "../table/table.js";
import { keywordsOf } from "../table/unit.js";
import { arrive } from "./arrive.js";
import { relocate } from "./relocate.js";
import { momentProblems, moveProblems } from "./standard-move.js";

/** Units that go to one place together. */
interface Leg {
  readonly units: readonly Id[];
  readonly to: Place;
}

/** Every reason why a standard move of one or more units is not legal. @rule move.group move.group-destination */
export function moveActionProblems(board: Board, action: ActionInput, path: Path): EngineProblem[] {
  const player = action.player ?? board.turnPlayer;
  const legs = legsOf(action);
  const elsewhere = legs.slice(1).filter(({ to }) => !isSamePlace(to, (legs[0] as Leg).to));
  return [
    ...momentProblems(board, player, path),
    ...(elsewhere.length > 0
      ? [problem("move/two-destinations", [...path, "together"], { units: elsewhere.flatMap(({ units }) => units) })]
      : []),
    ...legs.flatMap(({ units, to }, leg) =>
      units.flatMap((id, index) => {
        const unit = findUnit(board, id);
        const at = leg === 0 ? [...path, "units", index] : [...path, "together", leg - 1, "units", index];
        return unit ? moveProblems(board, player, unit, to, at) : [];
      }),
    ),
  ];
}

function legsOf({ units, to, together }: ActionInput): Leg[] {
  return [{ units: units ?? [], to: to ?? {} }, ...(together ?? [])].map((leg) => ({
    units: leg.units,
    to: readPlace(leg.to),
  }));
}

/** Makes a legal standard move: exhausts the units, puts them to their place, contests it. */
export function makeMove(table: Table, action: ActionInput): void {
  const player = action.player ?? table.board.turnPlayer;
  const legs = legsOf(action);
  const ids = legs.flatMap(({ units }) => units);
  const { to } = legs[0] as Leg;
  const movers = table.board.units.filter(({ id }) => ids.includes(id));
  say(
    table,
    step("move-paid", { player, units: ids }, ["move.exhaust-cost", "move.only-standard-exhausts"]),
    step("units-moved", { player, units: ids, battlefield: to.battlefield }, wayOf(movers, to)),
  );
  explainGroup(table, player, movers, to);
  relocate(table, ids, to, { ready: false });
  arrive(table, player, to);
}

/** Between a base and a battlefield anybody may go; what else is possible is said on its own. @rule move.base-to-battlefield */
function wayOf(movers: readonly BoardUnit[], to: Place): Rules {
  const instant = ["move.destinations", "move.instant", "move.cleanup"] as const;
  if (to.battlefield === null) return [...instant, "move.battlefield-to-base"];
  return movers.some(({ place }) => place.base !== null) ? [...instant, "move.base-to-battlefield"] : instant;
}

function explainGroup(table: Table, player: Id, movers: readonly BoardUnit[], to: Place): void {
  const units = movers.map(({ id }) => id);
  if (units.length > 1)
    say(
      table,
      step("moved-together", { units }, [
        "move.group",
        "move.group-destination",
        "move.group-origins",
        "move.group-costs",
      ]),
    );
  if (to.battlefield === null) return;
  explainOpen(table, player, to.battlefield);
  const fromBattlefield = movers.filter(({ place }) => place.battlefield !== null);
  const ganking = idsOf(fromBattlefield.filter((unit) => keywordsOf(unit).ganking));
  const others = idsOf(fromBattlefield.filter((unit) => !keywordsOf(unit).ganking));
  if (ganking.length > 0)
    say(table, step("ganking-used", { units: ganking }, ["move.ganking", "ganking.moves", "ganking.only-adds"]));
  if (others.length > 0)
    say(
      table,
      step("open-battlefield-reached", { units: others, battlefield: to.battlefield }, ["move.open-battlefield"]),
    );
}

/** With more than two players it matters that units of no two others are there. @rule move.two-others move.never-third */
function explainOpen(table: Table, player: Id, battlefield: Id): void {
  if (table.board.players.length <= 2) return;
  const others = occupants(table.board, battlefield).filter((one) => one !== player);
  say(table, step("destination-open", { battlefield, players: others }, ["move.two-others", "move.never-third"]));
}

function idsOf(units: readonly BoardUnit[]): Id[] {
  return units.map(({ id }) => id);
}
