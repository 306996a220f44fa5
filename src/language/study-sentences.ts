import type { Difference, DifferenceKind } from "../engine/index.js";
import type { Names } from "./messages.js";

type Of<Kind extends DifferenceKind> = Extract<Difference, { readonly kind: Kind }>;

/** What a language says of each kind of difference, to stand within a sentence. */
export type DifferenceSentences = {
  readonly [Kind in DifferenceKind]: (difference: Of<Kind>, names: Names) => string;
};

/** Says a difference in a language. */
export function sayDifference(sentences: DifferenceSentences, said: Difference, names: Names): string {
  return (sentences[said.kind] as (difference: Difference, names: Names) => string)(said, names);
}

/** Whether what is said of a difference begins with the name of a unit or a player, which keeps its spelling. */
export function beginsWithName(said: Difference): boolean {
  if (said.kind === "control" || said.kind === "winner") return said.after !== null;
  return "unit" in said;
}

/** The differences that a sentence tells: who is left says who wins. */
export function told(differences: readonly Difference[]): readonly Difference[] {
  const hasEnding = differences.some(({ kind }) => kind === "ending");
  return hasEnding ? differences.filter(({ kind }) => kind !== "result") : differences;
}
