import type { Id } from "../../vocabulary.js";
import type { Battlefield, Board, Chain, RunningCombat, Showdown } from "../board.js";
import type { BoardInput, CombatRolesInput } from "../input.js";
import { roleIn } from "../table/look.js";

/** Reads the running Showdown; Focus is with the contesting player unless it is said. @rule showdown.first-focus */
export function readShowdown({ showdown, players }: BoardInput, battlefields: readonly Battlefield[]): Showdown | null {
  if (showdown == null) return null;
  const { battlefield, focus, passes, combat } = showdown;
  const contestedBy = battlefields.find(({ id }) => id === battlefield)?.contestedBy;
  return {
    battlefield,
    focus: focus ?? combat?.attacker ?? contestedBy ?? (players[0]?.id as Id),
    passes: passes ?? 0,
    combat: combat == null ? null : readCombatRoles(combat),
  };
}

function readCombatRoles(input: CombatRolesInput): RunningCombat {
  return {
    attacker: input.attacker,
    defender: input.defender,
    step: input.step ?? "showdown",
    haveAttacked: input.haveAttacked ?? [],
    haveDefended: input.haveDefended ?? [],
    disarms: input.disarms ?? [],
    opening: input.opening ?? false,
    attackersRecalled: input.attackersRecalled ?? false,
    result: input.result ?? null,
  };
}

/** Reads the Chain; Priority is with the player of the newest item unless it is said. */
export function readChain({ chain }: BoardInput, turnPlayer: Id): Chain | null {
  if (chain == null) return null;
  const items = chain.items.map(({ player, kind, name, effects }) => ({
    player,
    kind: kind ?? "card",
    name: name ?? null,
    effects: effects ?? [],
  }));
  return {
    opener: chain.opener,
    priority: chain.priority ?? items.at(-1)?.player ?? turnPlayer,
    passes: chain.passes ?? 0,
    items,
  };
}

/** Gives the units of a running Combat their roles; the units that are there have attacked and defended before. @rule roles.units */
export function withRoles(board: Board): Board {
  const { showdown } = board;
  const combat = showdown?.combat;
  if (!showdown || !combat) return board;
  const units = board.units.map((unit) =>
    unit.place.battlefield === showdown.battlefield ? { ...unit, role: roleIn(combat, unit.controller) } : unit,
  );
  const withRole = (role: "attacker" | "defender") => units.filter((unit) => unit.role === role).map(({ id }) => id);
  const all = (known: readonly Id[], now: readonly Id[]) => [...new Set([...known, ...now])];
  return {
    ...board,
    units,
    showdown: {
      ...showdown,
      combat: {
        ...combat,
        haveAttacked: all(combat.haveAttacked, withRole("attacker")),
        haveDefended: all(combat.haveDefended, withRole("defender")),
      },
    },
  };
}
