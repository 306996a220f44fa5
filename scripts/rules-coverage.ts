import {
  compareNumbers,
  OUT_OF_SCOPE,
  ruleCatalogue,
  scopeOf,
  SECTIONS,
  type OutOfScope,
  type RuleRecord,
} from "../src/rulebook/index.js";

/** How many cases name each rule, by its number in the edition of 2026-10-09. */
export type CasesByRule = ReadonlyMap<string, number>;

/** Counts the cases that name each rule; one that names it twice counts once. */
export function countCases(cases: readonly { readonly rules: { readonly oct: readonly string[] } }[]): CasesByRule {
  const counts = new Map<string, number>();
  for (const { rules } of cases)
    for (const number of new Set(rules.oct)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** The ids of the cases that name each rule, in the order of ids and numbers. */
export function casesByRule(
  cases: readonly { readonly id: string; readonly rules: { readonly oct: readonly string[] } }[],
): Record<string, string[]> {
  const numbers = [...new Set(cases.flatMap(({ rules }) => rules.oct))].sort(compareNumbers);
  const naming = (number: string) => cases.filter(({ rules }) => rules.oct.includes(number)).map(({ id }) => id);
  return Object.fromEntries(numbers.map((number) => [number, naming(number).sort()]));
}

/** Every rule that the project knows, as Markdown: whether rulings cite it, and if not, why; and how many cases name it. */
export function rulesCoverage(counts: CasesByRule): string {
  const rules = [...ruleCatalogue.values()].sort((one, other) => compareNumbers(one.number, other.number));
  const sections = Object.keys(SECTIONS).map((section) => sectionText(section, rules, counts));
  return `${[INTRODUCTION, summary(rules, counts), ...sections].join("\n\n")}\n`;
}

const INTRODUCTION = `<!-- generated, run npm run generate -->

# Which rules the service knows

Every rule in \`src/rulebook/rules.json\`: the key by which rulings cite it, or why none does, and how many of the collected cases name it. Numbers are those of the edition of 2026-10-09; where that number is not certain, the rule is given as in 2026-07-16.`;

function summary(rules: readonly RuleRecord[], cases: CasesByRule): string {
  const scopes = rules.map(scopeOf);
  const cited = scopes.filter(({ implemented }) => implemented).length;
  const named = rules.filter(({ number }) => cases.has(number)).length;
  const reasons = (Object.keys(OUT_OF_SCOPE) as OutOfScope[]).map((reason) => {
    const count = scopes.filter((scope) => !scope.implemented && scope.reason === reason).length;
    return `| ${reason} | ${count} | ${OUT_OF_SCOPE[reason]} |`;
  });
  return [
    `Of ${rules.length} rules, ${cited} are cited by rulings, and ${named} are named by cases. Why the others are not cited:`,
    "",
    "| reason | rules | what it means |",
    "|---|---|---|",
    ...reasons,
  ].join("\n");
}

function sectionText(section: string, rules: readonly RuleRecord[], cases: CasesByRule): string {
  const rows = rules.filter((rule) => rule.section === section).map((rule) => row(rule, cases));
  return [
    `## ${section}`,
    "",
    "| rule | in 2026-07-16 | title | cited as, or why not | cases |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function row(rule: RuleRecord, cases: CasesByRule): string {
  const scope = scopeOf(rule);
  const cited = scope.implemented ? `\`${scope.key}\`` : scope.reason;
  const july = rule.numberJuly2026 ?? "none";
  return `| ${rule.citeAs} | ${july} | ${rule.title.en} | ${cited} | ${cases.get(rule.number) ?? 0} |`;
}
