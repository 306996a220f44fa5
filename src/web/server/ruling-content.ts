import type { RuledCombat, ShownUnit } from "../../adjudicator/index.js";
import { markup, type Markup } from "./markup.js";
import { WORDING } from "./wording.js";

type Ruling = RuledCombat["ruling"];
type Words = (typeof WORDING)["en"];

/** A ruling to read: the sentence, the units, the steps with their rules, and what to beware of. */
export function rulingContent(combat: RuledCombat): Markup {
  const { ruling, pinned, captions } = combat;
  const words = WORDING[pinned.language];
  return markup`<h1>${ruling.summary}</h1>
<p>${captions.edition(ruling.edition)}: <code>${pinned.notation}</code></p>
${(["attacker", "defender"] as const).map((side) => sideContent(side, combat))}
<section>
<h2>${words.steps}</h2>
<ol>
${ruling.steps.map(stepContent)}
</ol>
</section>
${ruling.warnings.length > 0 ? notesContent(ruling, words) : markup``}`;
}

function sideContent(side: ShownUnit["side"], { ruling, units, captions }: RuledCombat): Markup {
  const { player } = ruling.sides[side];
  const own = units.filter((unit) => unit.side === side);
  const list = markup`<ul>
${own.map(unitContent)}
</ul>`;
  return markup`<section>
<h2>${player === side ? captions.side[side] : `${captions.side[side]}: ${player}`}</h2>
${own.length > 0 ? list : markup`<p>${captions.noUnits}.</p>`}
</section>`;
}

function unitContent({ name, text, fate, fateText }: ShownUnit): Markup {
  return markup`<li data-fate="${fate}"><b>${name}</b> (${text}): ${fateText}</li>`;
}

function stepContent({ text, rules }: Ruling["steps"][number]): Markup {
  return markup`<li>${text} <small>(${rules.map(({ label }) => label).join(", ")})</small></li>`;
}

function notesContent({ warnings }: Ruling, words: Words): Markup {
  return markup`<section>
<h2>${words.notes}</h2>
<ul>
${warnings.map(({ message }) => markup`<li>${message}</li>`)}
</ul>
</section>`;
}
