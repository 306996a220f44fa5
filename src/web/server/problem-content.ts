import type { Refusal } from "../../adjudicator/index.js";
import type { Language } from "../../contract/index.js";
import { markup, type Markup } from "./markup.js";
import { WORDING } from "./wording.js";

/** The sentence of the first problem, without the drawing that may stand below it. */
export function firstProblem({ problems }: Refusal): string {
  return (problems[0]?.message ?? "").split("\n", 1).join("");
}

/** What is wrong with a combat, all of it; of notation the line with its carets too. */
export function problemContent({ problems }: Refusal, language: Language): Markup {
  return markup`<h1>${WORDING[language].problem}</h1>
<ul role="alert">
${problems.map(({ message }) => problemItem(message))}
</ul>`;
}

function problemItem(message: string): Markup {
  const [sentence = "", place, carets = ""] = message.split("\n");
  if (place === undefined) return markup`<li>${sentence}</li>`;
  return markup`<li>${sentence}<pre>${place}
${carets}</pre></li>`;
}
