import type { Id } from "../../vocabulary.js";
import type { Battlefield } from "../board.js";
import type { BoardBattlefieldInput, BoardInput } from "../input.js";

/** The id of every battlefield: its own, else the next of bf1, bf2 .. that none uses. */
export function battlefieldIds({ battlefields }: Pick<BoardInput, "battlefields">): Id[] {
  const taken = new Set(battlefields.flatMap(({ id }) => (id == null ? [] : [id])));
  let number = 1;
  return battlefields.map(({ id }) => {
    if (id != null) return id;
    while (taken.has(`bf${number}`)) number += 1;
    taken.add(`bf${number}`);
    return `bf${number}`;
  });
}

/** Reads the battlefields; who controls and who contests one follows from who is there, where it is left out. */
export function readBattlefields(input: BoardInput, turnPlayer: Id): Battlefield[] {
  const ids = battlefieldIds(input);
  return input.battlefields.map((battlefield, index) => ({
    id: ids[index] as Id,
    ...controlOf(
      { ...battlefield, contestedBy: battlefield.contestedBy ?? attackerAt(input, ids[index] as Id) },
      turnPlayer,
    ),
    showdownStaged: false,
    combatStaged: false,
    reachableFromBattlefields: battlefield.reachableFromBattlefields ?? false,
    cannotBeScored: battlefield.cannotBeScored ?? false,
  }));
}

/** The Attacker of the Combat that runs at a battlefield made it contested, until control is settled. @rule roles.attacker-contested */
function attackerAt({ showdown }: BoardInput, battlefield: Id): Id | null {
  const combat = showdown?.battlefield === battlefield ? showdown.combat : null;
  return combat == null || combat.step === "scoring" ? null : combat.attacker;
}

/** The players with units at a battlefield, as far as they are said. */
export function playersIn({ units, controller }: BoardBattlefieldInput): Id[] {
  const controllers = (units ?? []).flatMap((unit) => unit.controller ?? controller ?? []);
  return [...new Set(controllers)];
}

/**
 * The only player there controls the battlefield. Of two, the one who controls it by the input defends and the
 * other one contested it; if that is not said, the Turn Player contested it. @rule battlefield.contested control.contestable
 */
function controlOf(input: BoardBattlefieldInput, turnPlayer: Id): Pick<Battlefield, "controller" | "contestedBy"> {
  const here = playersIn(input);
  const contestedBy =
    input.contestedBy ?? (here.length < 2 ? null : contesterAmong(here, input.controller, turnPlayer));
  if (input.controller !== undefined) return { controller: input.controller, contestedBy };
  return { controller: here.find((player) => player !== contestedBy) ?? null, contestedBy };
}

/** Who of several players there must have contested the battlefield; null where that cannot be told. */
function contesterAmong(here: readonly Id[], controller: Id | null | undefined, turnPlayer: Id): Id | null {
  const others = here.filter((player) => player !== controller);
  if (others.length === 1) return others[0] ?? null;
  return others.includes(turnPlayer) ? turnPlayer : null;
}
