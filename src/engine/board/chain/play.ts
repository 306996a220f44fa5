import type { EngineProblem, Path } from "../../problem.js";
import { step } from "../../trace.js";
import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import { applyEffects } from "../effects/apply.js";
import { effectProblems } from "../effects/effect-problems.js";
import { cleanUp } from "../cleanup/cleanup.js";
import type { ActionInput } from "../input.js";
import { actingPlayer, breakPasses, keepFocus } from "../showdown/focus.js";
import { stateOf } from "../table/look.js";
import { change, say, type Table } from "../table/table.js";
import { explainDeflect } from "./deflect.js";
import { RULES_OF_STATE, timingProblems } from "./timing.js";

/** Every reason why a card or ability may not be played now, as it is stated. */
export function playProblems(board: Board, action: ActionInput, path: Path): EngineProblem[] {
  const player = action.player ?? actingPlayer({ board });
  return [
    ...timingProblems(board, player, action.timing ?? "none", path),
    ...effectProblems(board, player, action.effects ?? [], [...path, "effects"]),
  ];
}

/**
 * Plays a card or an ability: it goes on the Chain with what it does. An ability that adds resources resolves at
 * once. @rule focus.play chain.units-at-once
 */
export function play(table: Table, action: ActionInput): void {
  const player = action.player ?? actingPlayer(table);
  const name = action.name ?? null;
  const effects = action.effects ?? [];
  const state = stateOf(table.board);
  const [first, ...more] = RULES_OF_STATE[state];
  say(
    table,
    step(
      "card-played",
      { player, name, state },
      state === "showdown-open" ? [first, "focus.options", "focus.play"] : [first, ...more],
    ),
  );
  explainDeflect(table, player, action.chooses ?? []);
  breakPasses(table);
  if (action.playedAs === "add") return resolveAtOnce(table, player, { name, effects });
  const kind = action.playedAs === "ability" ? "ability" : "card";
  putOnChain(table, { player, kind, name, effects }, "play");
  cleanUp(table);
}

function resolveAtOnce(
  table: Table,
  player: Id,
  { name, effects }: { readonly name: string | null; readonly effects: NonNullable<ActionInput["effects"]> },
): void {
  say(table, step("item-resolved", { player, name, atOnce: true }, ["chain.units-at-once"]));
  applyEffects(table, player, effects);
  cleanUp(table);
  const { chain, showdown } = table.board;
  if (showdown && !chain) keepFocus(table, "add");
  if (chain) change(table, { chain: { ...chain, priority: player, passes: 0 } });
}

type Item = NonNullable<Board["chain"]>["items"][number];

/** Puts an item on the Chain, which it opens if there is none; its player has Priority. @rule chain.closed */
export function putOnChain(table: Table, item: Item, opener: "play" | "trigger"): void {
  const { chain } = table.board;
  change(table, {
    chain: {
      opener: chain?.opener ?? opener,
      priority: item.player,
      passes: 0,
      items: [...(chain?.items ?? []), item],
    },
  });
}
