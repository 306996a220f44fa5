import { problem, type EngineProblem, type Path } from "../problem.js";
import { SIDES } from "../vocabulary.js";
import type { CombatStateInput, PlayerInput } from "./input.js";
import { playersIn } from "./modes.js";
import type { CombatState, PlayerScore } from "./state.js";

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

function playerProblems(listed: readonly PlayerInput[], state: CombatState, path: Path): EngineProblem[] {
  const { players, game } = state;
  const problems = listed.flatMap((player, index) => {
    const at = [...path, index];
    const repeated = listed.findIndex(({ id }) => id === player.id) < index;
    return [
      ...(repeated ? [problem("players/duplicate-id", [...at, "id"], { player: player.id })] : []),
      ...scoredTwice(player, [...at, "scoredThisTurn"]),
    ];
  });
  const amount = new Set(players.map(({ id }) => id)).size;
  const expected = playersIn(game.mode);
  if (amount > expected) problems.push(problem("players/too-many", path, { amount, expected, mode: game.mode }));
  return [...problems, ...tooManyBattlefields(state, path), ...pointsNotShared(players, path)];
}

/** A battlefield is scored once a turn by each player. @rule score.once-per-turn */
function scoredTwice({ id, scoredThisTurn }: PlayerInput, path: Path): EngineProblem[] {
  const scored = scoredThisTurn ?? [];
  return scored.flatMap((battlefield, index) =>
    scored.indexOf(battlefield) < index
      ? [problem("players/repeated-battlefield", [...path, index], { player: id, battlefield })]
      : [],
  );
}

/** All battlefields that are named, the one fought over included, are among those in play. @rule score.once-per-turn */
function tooManyBattlefields({ players, game, battlefield }: CombatState, path: Path): EngineProblem[] {
  const named = new Set([battlefield.id, ...players.flatMap(({ scored }) => scored)]);
  if (named.size <= game.battlefieldCount) return [];
  const facts = { battlefields: [...named], amount: named.size, expected: game.battlefieldCount };
  return [problem("players/too-many-battlefields-scored", path, facts)];
}

/** Teammates have one common score. @rule team.points-shared */
function pointsNotShared(players: readonly PlayerScore[], path: Path): EngineProblem[] {
  return players.flatMap((player, index) => {
    const mate = players.slice(0, index).find(({ team }) => team !== null && team === player.team);
    if (!mate || mate.points === player.points) return [];
    const facts = { player: player.id, other: mate.id, amount: player.points, expected: mate.points };
    return [problem("players/team-points-differ", [...path, index, "points"], facts)];
  });
}

/** Teammates do not fight each other. @rule combat.two-players */
function teamProblems({ combat, players }: CombatState, path: Path): EngineProblem[] {
  const [attacker, defender] = SIDES.map((side) => players.find(({ id }) => id === combat[side].player));
  if (!attacker || !defender || attacker.team === null || attacker.team !== defender.team) return [];
  return [problem("sides/same-team", path, { players: [attacker.id, defender.id], team: attacker.team })];
}
