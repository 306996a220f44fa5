import type { BoardUnitState } from "../../state.js";
import type { Cursor } from "../../text/cursor.js";
import { nameBefore } from "../../text/phrase.js";
import { suggest } from "../../words/suggest.js";
import { takeWord } from "../clause.js";
import { isNone, readItems } from "../read-items.js";
import { readFieldFact } from "./read-control.js";
import { takeBattlefield, takePlayer, type NamedField, type Table } from "./table.js";

/** Reads the units in a base, whose word stands here: `base Ana: 4, 2`. */
export function readBase(cursor: Cursor, table: Table): void {
  takeWord(cursor, "base");
  cursor.takeSymbol("=", ":");
  const player = takePlayer(cursor, table);
  if (player !== null) readBaseOf(cursor, table, player);
}

/** Reads the units in the base of a player who was named. */
export function readBaseOf(cursor: Cursor, table: Table, player: string): void {
  const units = readUnitsOf(cursor, table, player);
  const bases = (table.board.bases ??= []);
  const known = bases.find((base) => base.player === player);
  if (known) known.units.push(...units);
  else bases.push({ player, units });
}

/** Reads a clause that begins with a battlefield: units there, that there are none, or what is said of it. */
export function readPlace(cursor: Cursor, table: Table): void {
  const field = takeBattlefield(cursor, table);
  if (!field) return;
  if (cursor.takeSymbol("=", ":")) return readOccupants(cursor, table, field);
  const player = table.players.at(cursor);
  if (player) {
    if (!cursor.hasSymbol([":", "="], player.length) && isMisspelled(cursor, table, field))
      return refuse(cursor, field);
    cursor.skip(player.length);
    readUnitsAt(cursor, table, field.id, player.id);
  } else if (!readFieldFact(cursor, table, field.id)) refuse(cursor, field);
}

/** Whether a battlefield that was not named before is rather a word of a clause. */
function isMisspelled(cursor: Cursor, { board }: Table, { id, first }: NamedField): boolean {
  return board.battlefields.every((one) => one.id !== id) && suggest(first.text, cursor.dialect.clauses) !== null;
}

function refuse(cursor: Cursor, { first }: NamedField): void {
  const isWord = first.kind === "word" && !first.literal;
  const suggestion = isWord ? suggest(first.text, cursor.dialect.clauses) : null;
  cursor.report(isWord ? "notation/unknown-word" : "notation/unexpected", first, { expected: ["clause"], suggestion });
}

/** Reads what stands behind the sign after a battlefield: that nothing is there, or a player with units. */
function readOccupants(cursor: Cursor, table: Table, { id, last }: NamedField): void {
  if (isNone(cursor)) {
    cursor.skip(cursor.phrase(cursor.dialect.items)?.length ?? 0);
    table.battlefieldOf(id);
  } else if (table.players.at(cursor) !== null || nameBefore(cursor, ":", "=") !== null) {
    const player = takePlayer(cursor, table);
    if (player !== null) readUnitsAt(cursor, table, id, player);
  } else {
    const suggestion = suggest(last.text, table.players.words);
    if (suggestion === null) cursor.report("notation/unexpected", cursor.peek(), { expected: ["player"] });
    else cursor.report("notation/unknown-player", last, { expected: ["player"], suggestion });
  }
}

function readUnitsAt(cursor: Cursor, table: Table, battlefield: string, player: string): void {
  const units = readUnitsOf(cursor, table, player);
  const field = table.battlefieldOf(battlefield);
  field.units = [...(field.units ?? []), ...units.map((unit) => ({ ...unit, controller: player }))];
}

/** Reads the sign behind a player, and units; none, with a problem, without a sign. */
function readUnitsOf(cursor: Cursor, table: Table, player: string): BoardUnitState[] {
  const units: BoardUnitState[] = [];
  if (cursor.takeSymbol(":", "="))
    readItems(cursor, { facts: table.playerOf(player), units, called: [] }, [","], () =>
      cursor.report("notation/unexpected", cursor.peek(), { expected: ["unit"] }),
    );
  else cursor.report("notation/unexpected", cursor.peek(), { expected: ["colon"] });
  return units;
}
