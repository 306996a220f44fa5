import { readBoard } from "../../engine/index.js";
import type { BattlefieldState, BoardState } from "../state.js";

/** Who controls a battlefield, and who made it contested; null for nobody. */
export interface Control {
  readonly controller: string | null;
  readonly contestedBy: string | null;
}

/** What is said of that; what is left out, the game works out. */
export type SaidControl = Pick<BattlefieldState, "controller" | "contestedBy">;

/** The players with units at a battlefield, in the order of their units. */
export function playersAt({ units, controller }: BattlefieldState): string[] {
  return [...new Set((units ?? []).flatMap((unit) => unit.controller ?? controller ?? []))];
}

/** Who controls and who contests a battlefield with these units if only this is said of it; null if that cannot be. */
export function controlAt(board: BoardState, battlefield: BattlefieldState, said: SaidControl): Control | null {
  const units = playersAt(battlefield).map((controller) => ({ controller, might: 0 }));
  const read = readBoard({
    game: board.game?.mode == null ? null : { mode: board.game.mode },
    players: board.players.map(({ id, team }) => ({ id, team })),
    turnPlayer: board.turnPlayer,
    battlefields: [{ ...said, units }],
  });
  const [one] = read.ok ? read.value.battlefields : [];
  return one ? { controller: one.controller, contestedBy: one.contestedBy } : null;
}

/** The least that must be said for a battlefield to be controlled and contested as it is. */
export function leastSaid(board: BoardState, battlefield: BattlefieldState, { controller, contestedBy }: Control) {
  const contested: SaidControl = contestedBy === null ? {} : { contestedBy };
  const both = { controller, ...contested };
  const ways: readonly SaidControl[] = [{}, contested, { controller }];
  const enough = ways.find((said) => {
    const worked = controlAt(board, battlefield, said);
    return worked?.controller === controller && worked.contestedBy === contestedBy;
  });
  return enough ?? both;
}

/** Who attacks and who defends where a combat runs: who contested the battlefield, and the only other player there. */
export function fightersAt(
  board: BoardState,
  battlefield: BattlefieldState,
): { readonly attacker: string; readonly defender: string } | null {
  const { controller, contestedBy } = battlefield;
  const attacker = controlAt(board, battlefield, { controller, contestedBy })?.contestedBy ?? null;
  const others = playersAt(battlefield).filter((player) => player !== attacker);
  const [defender] = others;
  return attacker === null || defender === undefined || others.length > 1 ? null : { attacker, defender };
}
