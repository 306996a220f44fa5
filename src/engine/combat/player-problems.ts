import { problem, type EngineProblem, type Path } from "../problem.js";
import type { Id } from "../vocabulary.js";
import type { PlayerInput } from "./input.js";
import { playersIn } from "./modes.js";
import type { Game, PlayerScore } from "./state.js";

/** The players of a game with the battlefields that are named besides those that were scored. */
interface Table {
  readonly players: readonly PlayerScore[];
  readonly game: Game;
  readonly battlefields: readonly Id[];
}

/** Everything about players and their scores that cannot be in the game. */
export function playerProblems(listed: readonly PlayerInput[], table: Table, path: Path): EngineProblem[] {
  const { players, game } = table;
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
  return [...problems, ...tooManyBattlefields(table, path), ...pointsNotShared(players, path)];
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

/** All battlefields that are named are among those in play. @rule score.once-per-turn */
function tooManyBattlefields({ players, game, battlefields }: Table, path: Path): EngineProblem[] {
  const named = new Set([...battlefields, ...players.flatMap(({ scored }) => scored)]);
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
