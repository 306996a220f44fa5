import { problem, type EngineProblem, type Path } from "../../problem.js";
import type { Id } from "../../vocabulary.js";
import type { Board, Place } from "../board.js";
import type { EffectInput } from "../input.js";
import { enterProblems, takeoverProblems } from "../movement/destination.js";
import { readPlace } from "../read/read-place.js";
import { areOpponents, findUnit, isSamePlace } from "../table/look.js";
import { takesNumber } from "../table/unit.js";
import type { EffectKind } from "../vocabulary.js";
import { usedIds } from "../read/used-ids.js";

type Check = (board: Board, effect: EffectInput, path: Path, player: Id) => EngineProblem[];

const CHECKS: Partial<Record<EffectKind, Check>> = {
  move: moveChoiceProblems,
  "change-control": controlProblems,
  "burn-out": burnOutProblems,
  "create-unit": createdUnitProblems,
  "give-keyword": keywordProblems,
};

/** Effects after which it is open where a unit is, and whose. */
const RELOCATING: ReadonlySet<EffectKind> = new Set(["move", "recall", "change-control"]);

/**
 * Every choice of effects that is not allowed as they are stated. What an earlier effect of the same list has
 * changed, or what becomes impossible later, is looked at as they resolve.
 */
export function effectProblems(board: Board, player: Id, effects: readonly EffectInput[], path: Path): EngineProblem[] {
  const moved = new Set<Id>();
  let after = board;
  return effects.flatMap((effect, index) => {
    const units = (effect.units ?? []).filter((id) => !moved.has(id));
    if (RELOCATING.has(effect.kind)) for (const id of effect.units ?? []) moved.add(id);
    const at = [...path, index];
    const problems = CHECKS[effect.kind]?.(after, { ...effect, units }, at, player) ?? [];
    if (effect.kind === "move") after = withUnitsAt(after, units, readPlace(effect.to ?? {}));
    return [...durationProblems(board, effect, at), ...problems];
  });
}

/** The board as a choice leaves it: units that are chosen to move together must not meet where they may not. */
function withUnitsAt(board: Board, ids: readonly Id[], place: Place): Board {
  return { ...board, units: board.units.map((one) => (ids.includes(one.id) ? { ...one, place } : one)) };
}

/** Only while a Combat runs can something last until its end. @rule combat.effects-end */
function durationProblems({ showdown }: Board, { lasts }: EffectInput, path: Path): EngineProblem[] {
  return lasts === "combat" && !showdown?.combat ? [problem("effect/no-combat", [...path, "lasts"], {})] : [];
}

/** A chosen destination must be another place, where the unit may be. @rule move.effect-elsewhere move.effect-limits */
function moveChoiceProblems(board: Board, { kind, units, to, forced }: EffectInput, path: Path): EngineProblem[] {
  if (forced) return [];
  const place = readPlace(to ?? {});
  let after = board;
  return (units ?? []).flatMap((id, index) => {
    const unit = findUnit(after, id);
    if (!unit) return [];
    const at = [...path, "units", index];
    if (isSamePlace(unit.place, place)) return [problem("effect/same-place", at, { unit: id, effect: kind })];
    const problems = enterProblems(after, unit, place, at);
    after = withUnitsAt(after, [id], place);
    return problems;
  });
}

/** No choice may bring units of a third player to a battlefield. @rule combat.no-third-choice */
function controlProblems(board: Board, { units, player }: EffectInput, path: Path): EngineProblem[] {
  return (units ?? []).flatMap((id, index) => {
    const unit = findUnit(board, id);
    return unit && player != null ? takeoverProblems(board, unit, player, [...path, "units", index]) : [];
  });
}

/** Who burns out chooses an opponent. @rule burn-out.point */
function burnOutProblems(board: Board, { player, opponent }: EffectInput, path: Path): EngineProblem[] {
  if (player == null || opponent == null || areOpponents(board, player, opponent)) return [];
  return [problem("effect/not-an-opponent", [...path, "opponent"], { player, opponent })];
}

/** A new unit must not be taken for one that is or was there, and enters no base but its player's. @rule board.leaving-resets */
function createdUnitProblems(board: Board, { unit, to }: EffectInput, path: Path, player: Id): EngineProblem[] {
  const id = unit?.id;
  const owner = unit?.controller ?? player;
  const { base } = readPlace(to ?? {});
  return [
    ...(id != null && usedIds(board).has(id) ? [problem("unit/id-in-use", [...path, "unit", "id"], { unit: id })] : []),
    ...(base !== null && base !== owner
      ? [problem("play/foreign-base", [...path, "to"], { player: owner, base })]
      : []),
  ];
}

/** Only a keyword that has a number is given with one. */
function keywordProblems(_board: Board, { units, keyword, amount }: EffectInput, path: Path): EngineProblem[] {
  const [unit] = units ?? [];
  if (keyword == null || unit === undefined || amount == null || takesNumber(keyword)) return [];
  return [problem("board/keyword-number", [...path, "amount"], { unit, keyword, takesNumber: false })];
}
