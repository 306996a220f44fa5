import type { Request } from "express";
import { judgeLink, type Adjudicate, type LinkedCombat } from "../../adjudicator/index.js";
import {
  acceptedLanguage,
  isLanguage,
  REFUSAL_STATUS,
  SERVICE_TITLE,
  THEMES,
  type Language,
  type Theme,
} from "../../contract/index.js";
import type { Page } from "./document.js";
import { markup, type Markup } from "./markup.js";
import { headlineOf, linkTags } from "./link-tags.js";
import { firstProblem, problemContent } from "./problem-content.js";
import { rulingContent } from "./ruling-content.js";
import { WORDING } from "./wording.js";

/** A page with its status. */
export interface Answered {
  readonly status: 200 | 400 | 422;
  readonly page: Page;
}

/** Makes the page of a combat out of what stands around it: the ruling, or what is wrong with its address. */
export function combatPage(
  request: Request,
  origin: string,
  adjudicate: Adjudicate,
  around: (content: Markup, linked: LinkedCombat) => Markup,
): Answered {
  const linked = judgeLink(adjudicate, request.query, acceptedLanguage(request));
  const { answer, language } = linked;
  const common = { language, theme: askedTheme(request), hasCombat: true };
  if (!answer.ok) {
    const content = around(problemContent(answer, language), linked);
    const title = `${WORDING[language].problem} · ${SERVICE_TITLE}`;
    const head = [markup`<meta name="robots" content="noindex">`];
    return {
      status: REFUSAL_STATUS[answer.kind],
      page: { ...common, title, description: firstProblem(answer), head, content },
    };
  }
  const { title, summary } = headlineOf(answer.value);
  const content = around(rulingContent(answer.value), linked);
  return {
    status: 200,
    page: { ...common, title, description: summary, head: linkTags(origin, answer.value), content },
  };
}

/** The look that the address asks for; without one the reader's system decides. */
export function askedTheme({ query }: Request): Theme | undefined {
  return THEMES.find((theme) => theme === query["theme"]);
}

/** The language of a page that shows no combat. */
export function pageLanguage(request: Request): Language {
  const { lang } = request.query;
  return isLanguage(lang) ? lang : acceptedLanguage(request);
}
