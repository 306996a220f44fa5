import { problem, type EngineProblem, type Path } from "../problem.js";
import { SIDES, type Id } from "../vocabulary.js";
import type { CombatStateInput, PlayerInput } from "./input.js";
import { playersIn } from "./modes.js";
import type { CombatState } from "./state.js";

/** Everything in a state that cannot be in the game, whatever the combat. */
export function stateProblems(input: CombatStateInput, state: CombatState, path: Path): EngineProblem[] {
  return [
    ...battlefieldProblems(input, state, [...path, "battlefield"]),
    ...playerProblems(input.players ?? [], state, [...path, "players"]),
    ...teamProblems(state, [...path, "players"]),
  ];
}

/** The attacker made the battlefield contested, and nobody contests what is theirs. @rule roles.attacker-contested battlefield.contested */
function battlefieldProblems(
  input: CombatStateInput,
  { combat, battlefield, players, game }: CombatState,
  path: Path,
): EngineProblem[] {
  const problems: EngineProblem[] = [];
  const attacker = combat.attacker.player;
  const { id, controller } = battlefield;
  if (controller === attacker)
    problems.push(
      problem("battlefield/attacker-controls", [...path, "controller"], { player: attacker, battlefield: id }),
    );
  const known = players.map((player) => player.id);
  if (controller !== null && !known.includes(controller) && players.length >= playersIn(game.mode)) {
    problems.push(problem("battlefield/unknown-controller", [...path, "controller"], { player: controller, known }));
  }
  const contestedBy = input.battlefield?.contestedBy;
  if (contestedBy != null && contestedBy !== attacker) {
    problems.push(
      problem("battlefield/attacker-did-not-contest", [...path, "contestedBy"], {
        player: attacker,
        contestedBy,
        battlefield: id,
      }),
    );
  }
  return problems;
}

function playerProblems(
  listed: readonly PlayerInput[],
  { players, game, battlefield }: CombatState,
  path: Path,
): EngineProblem[] {
  const problems = listed.flatMap((player, index) => {
    const at = [...path, index];
    const repeated = listed.findIndex(({ id }) => id === player.id) < index;
    return [
      ...(repeated ? [problem("players/duplicate-id", [...at, "id"], { player: player.id })] : []),
      ...scoredProblems(player, game.battlefieldCount, battlefield.id, [...at, "scoredThisTurn"]),
    ];
  });
  const different = new Set(players.map(({ id }) => id)).size;
  const expected = playersIn(game.mode);
  if (different > expected)
    problems.push(problem("players/too-many", path, { amount: different, expected, mode: game.mode }));
  return problems;
}

/** A battlefield is scored once a turn, and there are only so many; the one fought over is one of them. @rule score.once-per-turn */
function scoredProblems(
  { id, scoredThisTurn }: PlayerInput,
  battlefieldCount: number,
  here: Id,
  path: Path,
): EngineProblem[] {
  const scored = scoredThisTurn ?? [];
  const repeated = scored.flatMap((battlefield, index) =>
    scored.indexOf(battlefield) < index
      ? [problem("players/repeated-battlefield", [...path, index], { player: id, battlefield })]
      : [],
  );
  const elsewhere = new Set(scored.filter((battlefield) => battlefield !== here)).size;
  if (elsewhere < battlefieldCount) return repeated;
  const facts = { player: id, amount: elsewhere, expected: battlefieldCount - 1 };
  return [...repeated, problem("players/too-many-battlefields-scored", path, facts)];
}

/** Teammates do not fight each other. @rule combat.two-players */
function teamProblems({ combat, players }: CombatState, path: Path): EngineProblem[] {
  const [attacker, defender] = SIDES.map((side) => players.find(({ id }) => id === combat[side].player));
  if (!attacker || !defender || attacker.team === null || attacker.team !== defender.team) return [];
  return [problem("sides/same-team", path, { players: [attacker.id, defender.id], team: attacker.team })];
}
