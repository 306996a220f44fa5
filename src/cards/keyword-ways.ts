import type { Card } from "./card.js";
import type { KeywordId } from "./keywords/keyword.js";
import { hasKeyword } from "./search.js";
import type { CardKeyword } from "./words.js";

/** The ways in which a card has to do with a keyword, as short phrases; null if it has not. */
export type Ways = readonly string[] | null;

/** Keywords for which the data has another word, or none: it records only what the text does. */
const IN_DATA: Partial<Record<KeywordId, CardKeyword | null>> = {
  "quick-draw": "quickdraw",
  stun: null,
  empowered: null,
};

/** What the data records of a keyword only as a note. */
const NOTED: Partial<Record<KeywordId, { readonly boost?: string; readonly ignore?: string }>> = {
  deathknell: { boost: "your Deathknell effects trigger twice" },
  temporary: { ignore: "your Temporary effects here do not trigger" },
};

function inData(keyword: KeywordId): CardKeyword | null {
  const word = IN_DATA[keyword];
  return word === undefined ? (keyword as CardKeyword) : word;
}

/** How a card has a keyword printed: with which value, always or on which condition. */
export function having(card: Card, keyword: KeywordId): Ways {
  if (keyword === "empowered") return orNull(whileEmpowered(card));
  const word = inData(keyword);
  if (word === null || !hasKeyword(card, word)) return null;
  const onCondition = (card.conditional ?? []).filter((one) => one.keyword === word);
  return [printedValue(card.keywords[word]), ...onCondition.map((one) => joined(one.value, one.if && `if ${one.if}`))];
}

/** A value, a list of thresholds or a cost as it is read; nothing where a card just has the keyword. */
function printedValue(printed: Card["keywords"][CardKeyword]): string {
  if (printed === undefined || printed === true) return "";
  if (typeof printed === "number") return String(printed);
  if (Array.isArray(printed)) return printed.join(", ");
  const { energy, power, special } = printed;
  return joined(`${energy} energy`, power > 0 && `${power} power`, special && "a special cost");
}

/** The state is no keyword of the data, but the condition of some effects. */
function whileEmpowered({ conditional = [], combat = {} }: Card): string[] {
  const conditions = [...conditional, ...(combat.mightWhile ?? []), ...(combat.mightAura ?? [])];
  const found = conditions.flatMap((one) => one.if ?? []).filter((condition) => condition.startsWith("empowered"));
  return [...new Set(found)];
}

/** To whom a card gives a keyword, or for whom it makes it stronger. */
export function giving(card: Card, keyword: KeywordId): Ways {
  const granted = (card.grants ?? []).filter((one) => one.keyword === inData(keyword));
  return orNull([
    ...granted.map((one) => joined(one.value, `to ${one.to}`, one.on)),
    ...boosting(card, keyword),
    ...noted(card, NOTED[keyword]?.boost),
  ]);
}

function boosting({ combat = {} }: Card, keyword: KeywordId): string[] {
  const { stun = [], mightAura = [], doubleKeyword, doubleMight } = combat;
  const stuns = keyword === "stun" ? stun.map(({ to, on }) => joined(`to ${to}`, on)) : [];
  const stronger = mightAura.filter(({ to }) => to.toLowerCase().includes(`with ${keyword}`));
  return [
    ...stuns,
    ...stronger.map(({ amount, to }) => joined(`${amount} Might`, `to ${to}`)),
    ...(doubleKeyword?.keyword === keyword ? [`doubles it for ${doubleKeyword.to}`] : []),
    ...(doubleMight?.alsoGives === keyword ? [`to ${doubleMight.to ?? "itself"}`] : []),
  ];
}

/** For whom a card lets a keyword be ignored, or keeps it from working. */
export function ignoring(card: Card, keyword: KeywordId): Ways {
  const { ignores = [], ignoresScope = "" } = card.combat ?? {};
  const ignored = ignores.some((one) => one === keyword) ? [ignoresScope] : [];
  return orNull([...ignored, ...noted(card, NOTED[keyword]?.ignore)]);
}

function noted({ combat }: Card, note: string | undefined): string[] {
  return note !== undefined && combat?.note === note ? [note] : [];
}

function orNull(ways: readonly string[]): Ways {
  return ways.length > 0 ? ways : null;
}

function joined(...parts: readonly (string | number | false | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== "").join(", ");
}
