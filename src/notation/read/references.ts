import { unitIds, type Side } from "../../engine/index.js";
import type { State } from "../state.js";
import { fold } from "../text/characters.js";

/** The texts, besides ids, that units may be called by in an assignment, for each unit of a side. */
export type Aliases = readonly (readonly (string | null | undefined)[])[];

/** Finds the unit that a text means: by id, else by name where only one enemy has it; else the text is an id. */
export function unitMeant(
  combat: State["combat"],
  aliases: Readonly<Record<Side, Aliases>>,
  text: string,
  of: Side,
): string {
  const ids = unitIds(combat);
  const all = [...ids.attacker, ...ids.defender];
  if (all.includes(text)) return text;
  const wanted = fold(text);
  const similar = all.filter((id) => fold(id) === wanted);
  if (similar.length > 0) return similar.length === 1 ? (similar[0] as string) : text;
  const named = ids[of].filter((_, index) =>
    aliases[of][index]?.some((alias) => alias != null && fold(alias) === wanted),
  );
  return named.length === 1 ? (named[0] as string) : text;
}

/** The player that a word for a side means, or the player of that id. */
export function playerOf(combat: State["combat"], side: Side): string {
  return combat[side].player ?? side;
}
