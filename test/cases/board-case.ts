import assert from "node:assert/strict";
import type { AnswerOf } from "../../src/contract/index.js";
import type { ActionInput, BoardInput, BoardUnitInput } from "../../src/engine/index.js";
import { DEFAULT_EDITION, editionTables, type RuleKey } from "../../src/rulebook/index.js";
import type { Case } from "./case.js";
import type { Surface } from "./surface.js";

type Pending = AnswerOf<"pending">;
type Advance = AnswerOf<"advance">;

/** A question about the whole table: what is done and asked, and what must hold of the answers. */
export type Script = (table: TableTop, one: Case) => Promise<void>;

/** A table at which a case is played through a surface; it remembers the board and every rule that was cited. */
export class TableTop {
  readonly cited = new Set<string>();
  readonly #surface: Surface;
  #board: BoardInput;

  constructor(surface: Surface) {
    this.#surface = surface;
    this.#board = { players: [], battlefields: [] };
  }

  /** Puts a board on the table. */
  set(board: BoardInput): this {
    this.#board = board;
    return this;
  }

  /** What has to happen next. */
  async pending(): Promise<Pending> {
    const answer = await this.#surface.pending({ board: this.#board });
    this.cite(answer.steps, answer.pending.steps);
    return answer;
  }

  /** Takes an action that must be legal. */
  async act(action: ActionInput): Promise<Advance> {
    const answer = await this.#advance(action);
    assert.ok(answer.legal, answer.summary);
    this.#board = answer.board as BoardInput;
    return answer;
  }

  /** Takes actions one after the other, all of them legal; answers what the last leads to. */
  async actAll(first: ActionInput, ...more: readonly ActionInput[]): Promise<Advance> {
    let answer = await this.act(first);
    for (const action of more) answer = await this.act(action);
    return answer;
  }

  /** Tries an action that must not be legal; the board stays as it is. */
  async refused(action: ActionInput): Promise<Advance> {
    const answer = await this.#advance(action);
    assert.equal(answer.legal, false);
    assert.ok(answer.problems.length > 0);
    return answer;
  }

  /** Whether an action is legal. */
  async isLegal(action: ActionInput): Promise<boolean> {
    return (await this.#advance(action)).legal;
  }

  async #advance(action: ActionInput): Promise<Advance> {
    const answer = await this.#surface.advance({ board: this.#board, action });
    this.cite(answer.steps, answer.pending.steps, answer.problems);
    return answer;
  }

  /** Remembers rules by the numbers of the newest edition, also where they are cited from an older one. */
  cite(...lists: readonly (readonly { readonly rules: readonly { readonly key: RuleKey }[] }[])[]): void {
    for (const { rules } of lists.flat())
      for (const { key } of rules) this.cited.add(editionTables[DEFAULT_EDITION][key].number ?? key);
  }
}

/** Two players, or as many as are named. */
export function players(points: Readonly<Record<string, number>> = {}, ...ids: readonly string[]) {
  const all = ids.length > 0 ? ids : ["P1", "P2"];
  return all.map((id) => ({ id, points: points[id] ?? 0 }));
}

/** A unit of a player. */
export function unit(id: string, controller: string, might = 2, more: Partial<BoardUnitInput> = {}): BoardUnitInput {
  return { id, controller, might, ...more };
}

export const at = (battlefield: string) => ({ battlefield });
export const baseOf = (base: string) => ({ base });

/** All pass in a row. */
export const allPass: ActionInput = { kind: "pass", everyone: true };

/** The battlefield of an answer. */
export function battlefieldIn({ board }: Pending | Advance, id: string): Advance["board"]["battlefields"][number] {
  const found = board.battlefields.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
}

/** The points of a player in an answer. */
export function pointsIn({ board }: Pending | Advance, id: string): number | undefined {
  return board.players.find((player) => player.id === id)?.points;
}

/** The units that events of a kind are about. */
export function unitsOf({ events }: Pending | Advance, kind: string): (string | null)[] {
  return events.filter((event) => event.kind === kind).map((event) => event.unit);
}

/** How a unit stands in an answer. */
export function standing({ pending }: Pending | Advance, id: string) {
  const found = pending.units.find(({ unit: one }) => one === id);
  assert.ok(found, id);
  return found;
}

/** Who controls a battlefield by the words of the cases. */
export function controlIn(answer: Pending | Advance, id: string): string {
  return battlefieldIn(answer, id).controller ?? "uncontrolled";
}

/** The player who conquered in the course of an answer; null for nobody. */
export function conquerorIn({ events }: Pending | Advance): string | null {
  return events.find(({ kind }) => kind === "conquered")?.player ?? null;
}

/** The combat of a case at the table, with everything that its setup says of the battlefield. */
export function combatAt({ setup }: Case, more: Partial<BoardInput> = {}): BoardInput {
  const { battlefield, attacker, defender } = setup;
  const of = (side: typeof attacker) => side.units.map((one) => ({ ...one, controller: side.player }));
  return {
    players: [attacker, defender].map(({ player, points }) => ({ id: player, points })),
    battlefields: [
      {
        id: battlefield.id,
        controller: battlefield.controller,
        contestedBy: battlefield.contestedBy,
        units: [...of(attacker), ...of(defender)] as NonNullable<BoardInput["battlefields"][number]["units"]>,
      },
      { id: "bf2" },
    ],
    ...more,
  };
}
