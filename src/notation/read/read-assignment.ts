import { opposing, type Side } from "../../engine/index.js";
import type { AssignmentEntry } from "../state.js";
import { fold } from "../text/characters.js";
import type { Cursor } from "../text/cursor.js";
import { nameBefore, takePhrase, type Phrase } from "../text/phrase.js";
import type { Token } from "../text/tokens.js";
import { ONTO } from "../words/context-words.js";
import { setOnce, takeWord } from "./clause.js";
import { CLAUSE_ENDS, type Context } from "./context.js";
import { readNumber } from "./read-marks.js";
import { unitMeant } from "./references.js";

/** Reads how a side assigns its damage: `3 to d1, 2 to d2`, `d1 3, d2 2`, `d1:3` or `nothing`. */
export function readAssignment(cursor: Cursor, context: Context, side: Side, token: Token): void {
  const entries: AssignmentEntry[] = [];
  if (!takeWord(cursor, "nothing", "nobody"))
    do {
      const read = readEntry(cursor, context, opposing(side));
      if (!read) return;
      entries.push(read);
    } while (!cursor.full && cursor.takeSymbol(","));
  setOnce(cursor, token, (context.state.assignments ??= {}), side, entries);
}

function readEntry(cursor: Cursor, context: Context, targets: Side): AssignmentEntry | null {
  if (cursor.peek().kind === "number" && nameBefore(cursor, ":", "=") === null)
    return readAmountFirst(cursor, context, targets);
  const length = nameBefore(cursor, ":", "=");
  const target = takePhrase(cursor, length === null ? (ahead) => isAmount(cursor, ahead) : undefined);
  if (!target) return null;
  cursor.takeSymbol(":", "=");
  const amount = readAmount(cursor);
  return amount === null ? null : entry(cursor, context, targets, target, amount);
}

function readAmountFirst(cursor: Cursor, context: Context, targets: Side): AssignmentEntry | null {
  const amount = readAmount(cursor);
  const onto = cursor.peek();
  if (amount === null) return null;
  if (onto.literal || !ONTO.includes(fold(onto.text))) {
    cursor.report("notation/unexpected", onto, { expected: ["target"] });
    return null;
  }
  cursor.skip(1);
  const target = takePhrase(cursor);
  return target && entry(cursor, context, targets, target, amount);
}

/** Whether the amount of an entry stands here, with the end of the entry behind it. */
function isAmount(cursor: Cursor, ahead: number): boolean {
  const { kind, text, gap } = cursor.peek(ahead);
  if (gap === "none" || gap === "dot") return false;
  if (text === "-" && kind === "symbol")
    return cursor.peek(ahead + 1).kind === "number" && cursor.stopsAt(CLAUSE_ENDS, ahead + 2);
  return kind === "number" && cursor.stopsAt(CLAUSE_ENDS, ahead + 1);
}

function readAmount(cursor: Cursor): number | null {
  const isNegative = cursor.takeSymbol("-");
  const amount = readNumber(cursor);
  return amount !== null && isNegative ? -amount : amount;
}

function entry(
  cursor: Cursor,
  context: Context,
  targets: Side,
  target: Phrase,
  amount: number,
): AssignmentEntry | null {
  if (target.literal) return { unit: target.text, amount };
  if (cursor.dialect.clauses.has(fold(target.text))) {
    cursor.report("notation/unexpected", target.first, { expected: ["target", "bar"] }, target.last);
    return null;
  }
  return { unit: unitMeant(context.state.combat, context.aliases, target.text, targets), amount };
}
