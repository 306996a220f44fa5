import { problem, type EngineProblem, type Path } from "../../problem.js";
import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import { effectProblems } from "../effects/effect-problems.js";
import type { EffectInput, TriggeredAbilityInput } from "../input.js";
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
    const player = playerOfAbility(board, ability);
    if (player === null) return [problem("trigger/whose", at, {})];
    return [...disarmProblems(board, ability, at), ...effectProblems(board, ability.effects ?? [], [...at, "effects"])];
  });
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

function playerOfAbility(board: Board, { player, unit }: TriggeredAbilityInput): Id | null {
  return player ?? (unit == null ? null : (findUnit(board, unit)?.controller ?? null));
}

/** Puts abilities that trigger at once on the Chain, in the order of the rules. @rule turn.order roles.trigger-order */
export function stackTriggers(table: Table, abilities: readonly TriggeredAbilityInput[]): void {
  const owned = abilities.map((ability) => ({ ability, player: playerOfAbility(table.board, ability) as Id }));
  const players = new Set(owned.map(({ player }) => player));
  const { order, isCombat } = orderOfPlayers(table.board);
  if (abilities.length > 1) {
    const sorted = order.filter((player) => players.has(player));
    say(
      table,
      isCombat
        ? step("triggers-ordered", { players: sorted, isCombat }, [
            "roles.trigger-order",
            "attack.trigger",
            "defend.trigger",
          ])
        : step("triggers-ordered", { players: sorted, isCombat }, ["turn.order", "triggers.own-order"]),
    );
  }
  for (const player of order)
    for (const one of owned.filter((each) => each.player === player)) stack(table, one.ability, player);
}

/** At the start of a Combat the Attacker comes first and the Defender last, so that the latter's resolve first. */
function orderOfPlayers(board: Board): { readonly order: readonly Id[]; readonly isCombat: boolean } {
  const order = inTurnOrder(board, board.turnPlayer);
  const { showdown, chain } = board;
  const combat = showdown?.combat;
  if (!combat || chain || showdown.passes > 0) return { order, isCombat: false };
  const { attacker, defender } = combat;
  const others = order.filter((id) => id !== attacker && id !== defender);
  return { order: [attacker, ...others, defender], isCombat: true };
}

function stack(table: Table, ability: TriggeredAbilityInput, player: Id): void {
  const { unit, name, chooses, disarms } = ability;
  const source = unit ?? null;
  if (disarms == null) {
    say(
      table,
      step("ability-triggered", { player, unit: source, name: name ?? null }, ["chain.closed", "focus.stays"]),
    );
    explainDeflect(table, player, chooses ?? []);
    putOnChain(table, { player, kind: "trigger", name: name ?? null, effects: ability.effects ?? [] }, "trigger");
    return;
  }
  const amount = disarmOf(table.board, unit as Id);
  say(
    table,
    step("disarm-triggered", { unit: unit as Id, target: disarms, amount }, ["disarm.attack", "attack.trigger"], "A13"),
  );
  explainDeflect(table, player, [disarms]);
  changeCombat(table, { disarms: waitingDisarms(table.board).filter((id) => id !== unit) });
  const effect: EffectInput = { kind: "change-might", units: [disarms], amount: -amount, lasts: "turn" };
  putOnChain(table, { player, kind: "trigger", name: `Disarm ${amount}`, effects: [effect] }, "trigger");
}

/** How much an attacker's Disarm takes. */
export function disarmOf(board: Board, id: Id): number {
  const unit = findUnit(board, id);
  return unit ? keywordsOf(unit).disarm : 0;
}
