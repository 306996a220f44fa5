import { problem, type EngineProblem, type Path } from "../../problem.js";
import { step } from "../../trace.js";
import type { Board } from "../board.js";
import { cleanUp } from "../cleanup/cleanup.js";
import { buryDead } from "../cleanup/deaths.js";
import type { ActionInput } from "../input.js";
import { nextPlayer } from "../table/look.js";
import { change, changeUnits, note, say, type Table } from "../table/table.js";
import { endEffects } from "./end-effects.js";

/** Only the Turn Player scores their holds and ends their turn. */
export function turnProblems({ turnPlayer }: Board, { player }: ActionInput, path: Path): EngineProblem[] {
  if (player == null || player === turnPlayer) return [];
  return [problem("turn/not-yours", path, { player, turnPlayer })];
}

/** Ends the turn: all units heal, then effects of this turn end, then the next player's turn begins. @rule ending.heal ending.this-turn */
export function endTurn(table: Table): void {
  cleanUp(table, () => {
    buryDead(table);
    healAll(table);
    endThisTurn(table);
  });
  note(table, "turn-ended", { player: table.board.turnPlayer });
  if (table.board.winner === null) beginTurn(table);
}

function healAll(table: Table): void {
  const hurt = table.board.units.filter(({ markedDamage }) => markedDamage > 0).map(({ id }) => id);
  if (hurt.length > 0) changeUnits(table, ({ markedDamage }) => (markedDamage > 0 ? { markedDamage: 0 } : null));
  say(table, step("turn-ended", { player: table.board.turnPlayer, units: hurt }, ["ending.heal", "healing.moments"]));
}

/** Stun ends with the turn as well. @rule stun.ends */
function endThisTurn(table: Table): void {
  const stunned = table.board.units.filter((unit) => unit.stunned).map(({ id }) => id);
  if (stunned.length > 0) changeUnits(table, (unit) => (unit.stunned ? { stunned: false } : null));
  const units = [...new Set([...endEffects(table, "turn"), ...stunned])];
  if (units.length > 0) say(table, step("effects-ended", { units }, ["ending.this-turn", "stun.ends"]));
}

/** The next player readies everything; nobody has scored yet in the new turn. @rule awaken.ready score.once-per-turn */
function beginTurn(table: Table): void {
  const { board } = table;
  const player = nextPlayer(board, board.turnPlayer);
  const units = board.units.filter((unit) => unit.controller === player && !unit.ready).map(({ id }) => id);
  change(table, {
    turn: board.turn + 1,
    turnPlayer: player,
    phase: "beginning",
    players: board.players.map((one) => ({ ...one, scored: [] })),
    scoringStep: { controlledByTeammate: [], occupied: [] },
    units: board.units.map((unit) => (units.includes(unit.id) ? { ...unit, ready: true } : unit)),
  });
  say(table, step("turn-begun", { player, units }, ["awaken.ready", "score.once-per-turn"]));
  note(table, "turn-began", { player });
}
