import type { Id } from "../../vocabulary.js";
import type { Board } from "../board.js";
import type { EffectInput } from "../input.js";

/** The ids of all units that are there or that an item on the Chain means: a new unit must have another. */
export function usedIds({ units, chain }: Board): Set<Id> {
  const used = new Set(units.map(({ id }) => id));
  for (const { effects } of chain?.items ?? [])
    for (const effect of effects) for (const id of idsIn(effect)) used.add(id);
  return used;
}

function idsIn({ units, unit }: EffectInput): Id[] {
  return [...(units ?? []), ...(unit?.id == null ? [] : [unit.id])];
}
