import {
  DURATIONS,
  EFFECT_FIELDS,
  EFFECT_KINDS,
  UNIT_KEYWORDS,
  type ActionInput,
  type Board,
  type BoardInput,
  type BoardUnitInput,
  type EffectInput,
  type EffectKind,
  type GameMode,
  type Pending,
  type PlaceInput,
} from "../../src/engine/index.js";

/** Picks at random, the same for the same seed. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761 + 97) >>> 0;
  }

  /** A whole number from 0 up to, but without, `sides`. */
  roll(sides: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 4_294_967_296) * sides);
  }

  chance(percent: number): boolean {
    return this.roll(100) < percent;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.roll(from.length)] as T;
  }

  some<T>(from: readonly T[], percent: number): T[] {
    return from.filter(() => this.chance(percent));
  }
}

const PLAYERS_OF: Readonly<Record<GameMode, number>> = { duel: 2, match: 2, skirmish: 3, war: 4, "magma-chamber": 4 };
const VICTORY: Readonly<Record<GameMode, number>> = { duel: 8, match: 8, skirmish: 8, war: 8, "magma-chamber": 11 };

/** A board that can be in a game: at most two opponents at a battlefield, everything else by chance. */
export function randomBoard(dice: Dice): BoardInput {
  const mode = dice.pick(Object.keys(PLAYERS_OF) as GameMode[]);
  const ids = ["P1", "P2", "P3", "P4"].slice(0, PLAYERS_OF[mode]);
  const team = (index: number) => (mode === "magma-chamber" ? { team: index % 2 === 0 ? "red" : "blue" } : {});
  const points = [dice.roll(VICTORY[mode]), dice.roll(VICTORY[mode])];
  return {
    game: { mode },
    players: ids.map((id, index) => ({
      id,
      points: mode === "magma-chamber" ? (points[index % 2] as number) : dice.roll(VICTORY[mode]),
      recallsAllOnTies: dice.chance(10),
      anyDamageIsLethal: dice.chance(5),
      gainsNoPoints: dice.chance(5),
      ...team(index),
    })),
    turnPlayer: dice.pick(ids),
    phase: dice.pick(["beginning", "scoring", "main", "main", "main"]),
    battlefields: Array.from({ length: 2 + dice.roll(2) }, () => randomBattlefield(dice, ids, mode)).slice(
      0,
      ids.length === 2 ? 2 : 3,
    ),
    bases: ids.map((player) => ({ player, units: randomUnits(dice, 3, player) })),
    stopForTriggers: dice.chance(30) ? ["beginning", "cleanup", "result", "scoring"] : [],
    anyStagedFightFirst: dice.chance(20),
    unitsCannotMoveToBase: dice.chance(5),
    scoreRecord: [],
  };
}

function randomBattlefield(dice: Dice, ids: readonly string[], mode: GameMode) {
  const holder = dice.pick(ids);
  const enemies = ids.filter((_id, index) =>
    mode === "magma-chamber" ? index % 2 !== ids.indexOf(holder) % 2 : ids[index] !== holder,
  );
  const intruder = dice.pick(enemies);
  return {
    controller: holder,
    units: [...randomUnits(dice, 3, holder), ...(dice.chance(25) ? randomUnits(dice, 2, intruder) : [])],
    reachableFromBattlefields: dice.chance(15),
    cannotBeScored: dice.chance(5),
    ...(dice.chance(10) ? { controller: null, contestedBy: holder } : {}),
  };
}

function randomUnits(dice: Dice, most: number, controller: string): BoardUnitInput[] {
  return Array.from({ length: dice.roll(most + 1) }, () => randomUnit(dice, controller));
}

function randomUnit(dice: Dice, controller: string): BoardUnitInput {
  const keywords = dice.some(UNIT_KEYWORDS, 12);
  return {
    controller,
    might: dice.roll(7),
    mightModifier: dice.chance(15) ? dice.roll(5) - 2 : 0,
    ready: dice.chance(75),
    stunned: dice.chance(10),
    undamageable: dice.chance(4),
    keywords: Object.fromEntries(
      keywords.map((keyword) => [
        keyword,
        ["assault", "shield", "hunt", "disarm", "deflect"].includes(keyword) ? 1 + dice.roll(2) : true,
      ]),
    ),
    damageReplacements: dice.chance(10) ? [{ kind: "prevent", amount: 1 + dice.roll(3), lasts: "turn" }] : [],
  };
}

/** An action of a kind that is possible now; most are legal. */
export function randomAction(dice: Dice, board: Board, pending: Pending): ActionInput {
  const kind = dice.pick(pending.actions);
  switch (kind) {
    case "move":
      return randomMove(dice, board, pending);
    case "play-unit":
      return {
        kind,
        unit: randomUnit(dice, pending.player as string),
        to: randomPlace(dice, board, pending.player as string),
        timing: dice.pick(["none", "action", "reaction"]),
        placeAllowed: dice.chance(30),
      };
    case "play":
      return {
        kind,
        timing: dice.pick(pending.timings),
        effects: randomEffects(dice, board),
        playedAs: dice.pick(["card", "ability", "add"]),
      };
    case "trigger":
      return randomTrigger(dice, board, pending);
    case "pass":
      return { kind, everyone: dice.chance(40) };
    case "begin-fight":
      return { kind, battlefield: dice.pick(pending.fights).battlefield };
    case "assign-damage":
      return { kind, assignments: exampleAssignments(pending) };
    case "resolve-triggers":
      return { kind, effects: dice.chance(40) ? randomEffects(dice, board) : [] };
    default:
      return { kind };
  }
}

/** A legal assignment of either side. */
export function exampleAssignments({ assignments }: Pending): NonNullable<ActionInput["assignments"]> {
  const first = (side: "attacker" | "defender") => {
    const list = assignments?.[side];
    const amounts = list?.assignments.nodes[0];
    if (!list || !amounts) return null;
    return list.problem.targets.map(({ combatant }, index) => ({
      unit: combatant.unit.id,
      amount: amounts[index] as number,
    }));
  };
  return { attacker: first("attacker"), defender: first("defender") };
}

function randomMove(dice: Dice, board: Board, { moves }: Pending): ActionInput {
  const legal = moves.filter(({ problems }) => problems.length === 0);
  if (legal.length === 0) return { kind: "end-turn" };
  const { unit, to } = dice.pick(legal);
  const others = legal.filter(
    (one) => one.unit !== unit && one.to.battlefield === to.battlefield && one.to.base === to.base,
  );
  const units = [unit, ...dice.some(others, 30).map((one) => one.unit)];
  return {
    kind: "move",
    units,
    to,
    ...(dice.chance(15) && { abilities: [{ unit, effects: randomEffects(dice, board) }] }),
  };
}

function randomTrigger(dice: Dice, board: Board, { disarms }: Pending): ActionInput {
  if (disarms.length > 0)
    return {
      kind: "trigger",
      abilities: disarms.map(({ unit, targets }) => ({ unit, disarms: dice.pick(targets) })),
    };
  const player = dice.pick(board.players).id;
  return { kind: "trigger", abilities: [{ player, effects: randomEffects(dice, board) }] };
}

function randomPlace(dice: Dice, board: Board, player: string): PlaceInput {
  return dice.chance(30) ? { base: player } : { battlefield: dice.pick(board.battlefields).id };
}

function randomEffects(dice: Dice, board: Board): EffectInput[] {
  return Array.from({ length: dice.roll(3) }, () => randomEffect(dice, board));
}

/** What effects need besides the units that they are about. */
function factsOf(kind: EffectKind, dice: Dice, board: Board): Omit<EffectInput, "kind"> {
  const player = dice.pick(board.players).id;
  const facts: Partial<Record<EffectKind, () => Omit<EffectInput, "kind">>> = {
    "change-might": () => ({ amount: dice.roll(7) - 3, lasts: dice.pick(DURATIONS) }),
    "deal-damage": () => ({ amount: 1 + dice.roll(4) }),
    "prevent-damage": () => ({ amount: 1 + dice.roll(4) }),
    "give-keyword": () => ({ keyword: dice.pick(UNIT_KEYWORDS) }),
    "remove-keyword": () => ({ keyword: dice.pick(UNIT_KEYWORDS) }),
    move: () => ({ to: randomPlace(dice, board, player), forced: true }),
    "change-control": () => ({ player }),
    "create-unit": () => ({ unit: randomUnit(dice, player), to: randomPlace(dice, board, player) }),
    "gain-points": () => ({ player, amount: 1 }),
    draw: () => ({ player, amount: 1 }),
    "burn-out": () => ({ player, opponent: dice.pick(board.players).id }),
  };
  return facts[kind]?.() ?? {};
}

function randomEffect(dice: Dice, board: Board): EffectInput {
  const kind = dice.pick(EFFECT_KINDS);
  const units = board.units.length === 0 ? [] : [dice.pick(board.units).id];
  return { kind, ...(EFFECT_FIELDS[kind].needs.includes("units") && { units }), ...factsOf(kind, dice, board) };
}
