import { canonicalState } from "../canonical.js";
import type { CardNames, State } from "../state.js";
import { TEXT_LIMIT } from "../text/characters.js";
import { Cursor } from "../text/cursor.js";
import type { NotationProblem } from "../text/problem.js";
import { readClause } from "./read-context.js";
import { readSide, type ReadSide } from "./read-side.js";

/** The state that a notation stands for, or every problem in it. */
export type NotationResult =
  { readonly ok: true; readonly value: State } | { readonly ok: false; readonly problems: readonly NotationProblem[] };

/** Reads a notation: a combat in one line, typed by a person or in the canonical form. Never throws. */
export function readNotation(text: string, cards: CardNames): NotationResult {
  const tooLong = tooLongBy(text);
  if (tooLong) return { ok: false, problems: [tooLong] };
  const cursor = new Cursor([...text], cards);
  const state = readState(cursor);
  return cursor.problems.length > 0
    ? { ok: false, problems: cursor.problems.toSorted((one, other) => one.column - other.column) }
    : { ok: true, value: canonicalState(state) };
}

function tooLongBy(text: string): NotationProblem | null {
  if (text.length <= TEXT_LIMIT) return null;
  let length = -TEXT_LIMIT;
  for (const _ of text) length++;
  if (length <= 0) return null;
  const nothing = { expected: ["end"], found: "", suggestion: null, candidates: [] } as const;
  return { code: "notation/too-long", column: TEXT_LIMIT + 1, length, ...nothing };
}

function readState(cursor: Cursor): State {
  const attacker = readSide(cursor);
  if (!cursor.takeSymbol(">", "~")) {
    if (!cursor.full && !cursor.wasReportedHere)
      cursor.report("notation/missing-side", cursor.peek(), { expected: ["comma", "versus"] });
    return { combat: { attacker: attacker.side, defender: { units: [] } } };
  }
  const defender = readSide(cursor);
  const state: State = { combat: { attacker: attacker.side, defender: defender.side } };
  const context = {
    state,
    aliases: { attacker: aliasesOf(attacker), defender: aliasesOf(defender) },
    current: null,
  };
  if (cursor.peek().text === ">") cursor.report("notation/unexpected", cursor.peek(), { expected: ["bar", "end"] });
  else while (!cursor.full && cursor.takeSymbol("|", "~", ";", ",")) readClause(cursor, context);
  return state;
}

function aliasesOf({ side, called }: ReadSide): (string | null | undefined)[][] {
  return side.units.map(({ name }, index) => [name, called[index]]);
}
