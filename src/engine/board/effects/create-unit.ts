import type { EngineProblem } from "../../problem.js";
import { step, type Rules } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { BoardUnitInput, EffectInput } from "../input.js";
import { arrive } from "../movement/arrive.js";
import { closedToMoves } from "../movement/destination.js";
import { freeUnitId } from "../read/unit-ids.js";
import { readPlace } from "../read/read-place.js";
import { asNew } from "../read/new-unit.js";
import { readBoardUnit } from "../read/read-unit.js";
import { baseOf } from "../table/look.js";
import { change, note, say, type Table } from "../table/table.js";
import { usedIds } from "../read/used-ids.js";

/**
 * Brings a new unit onto the board, exhausted unless it is said to be ready. Where its player may not have units
 * it enters the base. @rule play.forced-base unit.enters-exhausted
 */
export function createUnit(table: Table, { unit: given, to: place }: EffectInput, player: Id): void {
  if (given == null) return;
  const controller = given.controller ?? player;
  const id = idFor(table, given, controller);
  const asked = readPlace(place ?? {});
  const closed = closedToMoves(table.board, { id, controller }, asked, []);
  const isClosed = closed.length > 0;
  const to = isClosed || asked.base !== null ? baseOf(controller) : asked;
  const unit = readBoardUnit(asNew(given), { id, controller, place: to });
  change(table, { units: [...table.board.units, unit] });
  if (isClosed) explainClosed(table, id, asked.battlefield as Id, closed);
  const enters = unit.ready ? "unit.enters-ready" : "unit.enters-exhausted";
  const facts = { player: controller, unit: id, battlefield: to.battlefield };
  say(table, step("unit-created", facts, ["card.overrides-rules", enters, "move.not-entering"]));
  note(table, "created", { player: controller, unit: id, to });
  if (to.battlefield !== null) arrive(table, controller, to);
}

function explainClosed(table: Table, unit: Id, battlefield: Id, closed: readonly EngineProblem[]): void {
  const codes = new Set(closed.map(({ code }) => code));
  const rules: Rules = codes.has("move/foreign-combat")
    ? ["play.forced-base", "combat.outsiders-play"]
    : codes.has("move/teammate")
      ? ["move.teammates"]
      : ["play.forced-base", "combat.two-players"];
  say(table, step("entered-base-instead", { unit, battlefield }, rules));
}

/** The id that was asked for, if no unit has it by now; else the next one of its controller that none had just now. */
function idFor({ board, events }: Table, { id }: BoardUnitInput, controller: Id): Id {
  if (id != null && board.units.every((unit) => unit.id !== id)) return id;
  const taken = usedIds(board);
  for (const { unit } of events) if (unit !== null) taken.add(unit);
  const index = board.players.findIndex((one) => one.id === controller);
  return freeUnitId(index, taken);
}
