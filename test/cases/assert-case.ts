import { TableTop } from "./board-case.js";
import { boardScripts } from "./board-cases.js";
import type { Case } from "./case.js";
import { assertCombatCase } from "./expectations.js";
import type { Surface } from "./surface.js";

/** Asks a surface about a case and compares all that the case expects; answers the numbers of the rules that were cited. */
export async function assertCase(one: Case, surface: Surface): Promise<ReadonlySet<string>> {
  const script = boardScripts[one.id];
  if (!script) return assertCombatCase(one, surface);
  const table = new TableTop(surface);
  await script(table, one);
  return table.cited;
}
