import { fightersAt } from "../../canonical/control.js";
import type { Cursor } from "../../text/cursor.js";
import type { Token } from "../../text/tokens.js";
import { STEP_WORDS } from "../../words/board-words.js";
import { suggest } from "../../words/suggest.js";
import { vocabularyOf } from "../../words/vocabulary.js";
import { setOnce, takeWord, wordHere } from "../clause.js";
import { readNumber } from "../read-marks.js";
import { CLAUSE_ENDS, takeBattlefield, takePlayer, type RunningCombat, type Table } from "./table.js";

type FactWord = "focus" | "passes" | "step" | "opening";

/** Reads the running Showdown or Combat: `showdown bf1 focus Ana passes 1`, `combat bf1: Ana vs Ben`. */
export function readFight(cursor: Cursor, table: Table): void {
  const token = cursor.peek();
  const isCombat = takeWord(cursor, "combat");
  if (!isCombat) takeWord(cursor, "showdown");
  cursor.takeSymbol("=", ":");
  const field = takeBattlefield(cursor, table);
  if (!field) return;
  setOnce(cursor, token, table.board, "showdown", { battlefield: field.id });
  if (isCombat) {
    table.combat ??= { at: field };
    readFighters(cursor, table);
  }
  while (!cursor.stopsAt(CLAUSE_ENDS)) if (!readFightFact(cursor, table)) return;
}

function readFighters(cursor: Cursor, table: Table): void {
  const isSaid = cursor.takeSymbol("=", ":") || table.players.at(cursor) !== null;
  if (!isSaid || !table.combat) return;
  const attacker = takePlayer(cursor, table);
  if (attacker === null) return;
  if (!cursor.takeSymbol(">", ":"))
    return cursor.report("notation/unexpected", cursor.peek(), { expected: ["versus"] });
  const defender = takePlayer(cursor, table);
  if (defender !== null) table.combat.fighters ??= { attacker, defender };
}

/** Reads who has Focus, how many have passed, or how far the combat is; false if nothing of that stands here. */
export function readFightFact(cursor: Cursor, table: Table): boolean {
  const token = cursor.peek();
  const word = wordHere(cursor);
  const read = word === "focus" || word === "passes" || word === "step" || word === "opening" ? FACTS[word] : null;
  if (word === null || read === null) return false;
  takeWord(cursor, word);
  cursor.takeSymbol("=", ":");
  read(cursor, table, token);
  return true;
}

const FACTS: Readonly<Record<FactWord, (cursor: Cursor, table: Table, token: Token) => void>> = {
  focus: (cursor, table, token) => setFocus(cursor, table, token, takePlayer(cursor, table)),
  passes: (cursor, { board }, token) => {
    const passes = readNumber(cursor) ?? undefined;
    if (board.showdown) setOnce(cursor, token, board.showdown, "passes", passes);
    else if (passes !== undefined) reportNoFight(cursor, token);
  },
  step: readStep,
  opening: (cursor, { combat }, token) => {
    if (combat) setOnce<RunningCombat, "opening">(cursor, token, combat, "opening", true);
    else reportNoFight(cursor, token);
  },
};

/** Sets who has Focus in the running Showdown, which must have been named before. */
export function setFocus(cursor: Cursor, { board }: Table, token: Token, player: string | null): void {
  if (player === null) return;
  if (board.showdown) setOnce(cursor, token, board.showdown, "focus", player);
  else reportNoFight(cursor, token);
}

const STEPS = vocabularyOf(STEP_WORDS);

function readStep(cursor: Cursor, { combat }: Table, token: Token): void {
  const step = cursor.phrase(STEPS);
  if (!step) {
    const suggestion = suggest(cursor.peek().text, STEPS);
    return cursor.report("notation/unknown-word", cursor.peek(), { expected: ["step"], suggestion });
  }
  cursor.skip(step.length);
  if (combat) setOnce<RunningCombat, "step">(cursor, token, combat, "step", step.meaning);
  else reportNoFight(cursor, token);
}

function reportNoFight(cursor: Cursor, token: Token): void {
  cursor.report("notation/unexpected", token, { expected: ["fight"] });
}

/** Puts the combat that was read on the table; a problem if it is not clear who fights. */
export function settleCombat(cursor: Cursor, { board, combat }: Table): void {
  if (!combat || !board.showdown) return;
  const { at, step, opening } = combat;
  const field = board.battlefields.find(({ id }) => id === at.id);
  const fighters = combat.fighters ?? (field ? fightersAt(board, field) : null);
  if (fighters) board.showdown.combat = { ...fighters, ...(step && { step }), ...(opening && { opening }) };
  else cursor.report("notation/unclear-combat", at.first, { expected: [] }, at.last);
}
