import { problem, type EngineProblem, type Path } from "../../problem.js";
import { step, type Rules } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import { effectProblems } from "../effects/effect-problems.js";
import type { ActionInput, EffectInput, TriggeredAbilityInput } from "../input.js";
import { actingPlayer, closeOpening } from "../showdown/focus.js";
import { enemiesIn, findUnit, inTurnOrder } from "../table/look.js";
import { changeCombat, say, type Table } from "../table/table.js";
import { keywordsOf } from "../table/unit.js";
import { explainDeflect } from "./deflect.js";
import { putOnChain } from "./play.js";

/** Every reason why abilities cannot have triggered as stated. @rule disarm.attack */
export function triggerProblems(
  board: Board,
  abilities: readonly TriggeredAbilityInput[],
  path: Path,
): EngineProblem[] {
  return abilities.flatMap((ability, index) => {
    const at = [...path, index];
    if (ability.player == null) return [problem("trigger/whose", at, {})];
    return [
      ...disarmProblems(board, ability, at),
      ...effectProblems(board, ability.player, ability.effects ?? [], [...at, "effects"]),
    ];
  });
}

/**
 * Says of each ability whose it is as it triggers: what happens by the action may take its unit away or give it to
 * another player. A unit that is played is its player's.
 */
export function withPlayers(board: Board, action: ActionInput): ActionInput {
  if (action.abilities == null) return action;
  const ownerOf = (unit: Id | null | undefined) =>
    unit == null
      ? null
      : unit === action.unit?.id
        ? (action.player ?? actingPlayer({ board }))
        : controllerOf(board, unit);
  const abilities = action.abilities.map((one) => ({ ...one, player: one.player ?? ownerOf(one.unit) }));
  return { ...action, abilities };
}

function controllerOf(board: Board, unit: Id): Id | null {
  return findUnit(board, unit)?.controller ?? null;
}

function disarmProblems(board: Board, { unit, disarms, effects }: TriggeredAbilityInput, path: Path): EngineProblem[] {
  if (disarms == null) return [];
  if (unit == null || !waitingDisarms(board).includes(unit))
    return [problem("trigger/no-disarm", path, { unit: unit ?? disarms })];
  const targets = enemiesIn(board, "attacker").map(({ id }) => id);
  const problems: EngineProblem[] = [];
  if (!targets.includes(disarms))
    problems.push(problem("trigger/disarm-target", path, { unit, target: disarms, targets }));
  if (effects?.length) problems.push(problem("trigger/disarm-effects", [...path, "effects"], { unit }));
  return problems;
}

/** Attackers whose Disarm has triggered and has not chosen yet. */
export function waitingDisarms({ showdown }: Board): readonly Id[] {
  return showdown?.combat?.disarms ?? [];
}

/** Puts abilities that trigger at once on the Chain, in the order of the rules. @rule turn.order roles.trigger-order */
export function stackTriggers(
  table: Table,
  abilities: readonly TriggeredAbilityInput[],
  opener: "play" | "trigger" = "trigger",
): void {
  if (abilities.length === 0) return;
  const { order, isCombat } = orderOfPlayers(table.board);
  const sorted = inOrder(order, abilities);
  closeOpening(table);
  if (sorted.length > 1) explainOrder(table, sorted, isCombat);
  for (const ability of sorted) stack(table, ability, opener, isCombat);
}

/** Abilities by the order of their players; each player orders their own. @rule triggers.own-order */
export function inOrder(
  order: readonly Id[],
  abilities: readonly TriggeredAbilityInput[],
): readonly TriggeredAbilityInput[] {
  return order.flatMap((player) => abilities.filter((ability) => ability.player === player));
}

function explainOrder(table: Table, sorted: readonly TriggeredAbilityInput[], isCombat: boolean): void {
  const players = [...new Set(sorted.map(({ player }) => player as Id))];
  const rules: Rules = isCombat
    ? ["roles.trigger-order", "attack.trigger", "defend.trigger"]
    : ["turn.order", "triggers.own-order"];
  say(table, step("triggers-ordered", { players, isCombat }, rules));
}

/** At the start of a Combat the Attacker comes first and the Defender last, so that the latter's resolve first. */
function orderOfPlayers(board: Board): { readonly order: readonly Id[]; readonly isCombat: boolean } {
  const order = inTurnOrder(board, board.turnPlayer);
  const combat = board.showdown?.combat;
  if (!combat?.opening) return { order, isCombat: false };
  const { attacker, defender } = combat;
  const others = order.filter((id) => id !== attacker && id !== defender);
  return { order: [attacker, ...others, defender], isCombat: true };
}

function stack(table: Table, ability: TriggeredAbilityInput, opener: "play" | "trigger", isCombat: boolean): void {
  const { unit, name, chooses, disarms } = ability;
  const player = ability.player as Id;
  const source = unit ?? null;
  if (disarms == null) {
    say(
      table,
      step(
        "ability-triggered",
        { player, unit: source, name: name ?? null },
        isCombat ? ["chain.closed", "focus.stays", "roles.chain"] : ["chain.closed", "focus.stays"],
      ),
    );
    explainDeflect(table, player, chooses ?? []);
    putOnChain(table, { player, kind: "trigger", name: name ?? null, effects: ability.effects ?? [] }, opener);
    return;
  }
  const amount = disarmOf(table.board, unit as Id);
  say(table, step("disarm-triggered", { unit: unit as Id, target: disarms, amount }, DISARMING, "A13"));
  explainDeflect(table, player, [disarms]);
  changeCombat(table, { disarms: waitingDisarms(table.board).filter((id) => id !== unit) });
  const effect: EffectInput = { kind: "change-might", units: [disarms], amount: -amount, lasts: "turn" };
  putOnChain(table, { player, kind: "trigger", name: `Disarm ${amount}`, effects: [effect] }, opener);
}

const DISARMING: Rules = ["disarm.attack", "attack.trigger", "roles.chain"];

/** How much an attacker's Disarm takes. */
export function disarmOf(board: Board, id: Id): number {
  const unit = findUnit(board, id);
  return unit ? keywordsOf(unit).disarm : 0;
}
