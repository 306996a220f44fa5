import { problem, type EngineProblem, type Path } from "../problem.js";
import { SIDES } from "../vocabulary.js";
import type { CombatStateInput } from "./input.js";
import { playersIn } from "./modes.js";
import { playerProblems } from "./player-problems.js";
import type { CombatState } from "./state.js";

/** Everything in a state that cannot be in the game, whatever the combat. */
export function stateProblems(input: CombatStateInput, state: CombatState, path: Path): EngineProblem[] {
  return [
    ...battlefieldProblems(input, state, [...path, "battlefield"]),
    ...playerProblems(input.players ?? [], { ...state, battlefields: [state.battlefield.id] }, [...path, "players"]),
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

/** Teammates do not fight each other. @rule combat.two-players */
function teamProblems({ combat, players }: CombatState, path: Path): EngineProblem[] {
  const [attacker, defender] = SIDES.map((side) => players.find(({ id }) => id === combat[side].player));
  if (!attacker || !defender || attacker.team === null || attacker.team !== defender.team) return [];
  return [problem("sides/same-team", path, { players: [attacker.id, defender.id], team: attacker.team })];
}
