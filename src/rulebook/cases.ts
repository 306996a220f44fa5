import type { NumberInEdition } from "./rule-view.js";
import cases from "./rule-cases.json" with { type: "json" };

/** The ids of the project's cases that show a rule, by its number in the edition of 2026-10-09. */
export function casesOf(numbers: readonly NumberInEdition[]): readonly string[] {
  const number = numbers.find(({ edition }) => edition === "2026-10-09")?.shown?.number;
  return (cases as Readonly<Record<string, readonly string[]>>)[number ?? ""] ?? [];
}
