import type { CombatState, Unit } from "../engine/index.js";
import type { NotationExpectation, NotationProblem, NotationProblemCode } from "../notation/index.js";

/** What a language says about a line of notation. */
export interface NotationMessages {
  /** What is wrong, without the place. */
  readonly problem: { readonly [Code in NotationProblemCode]: (problem: NotationProblem) => string };
  readonly expected: Readonly<Record<NotationExpectation, string>>;
  /** A problem with its place and with what could stand there. */
  located(sentence: string, column: number, expected: readonly string[]): string;
  /** How a unit was read, piece by piece, its printed Might first: "3 Might", "Tank", "1 damage". */
  unit(unit: Unit): readonly [string, ...string[]];
  /** What a line says besides units: control, points, mode. */
  context(state: CombatState): string;
}
