import type { Request } from "express";
import { combatAddress, LEGAL_NOTICE, SERVICE_TITLE, type Language } from "../../contract/index.js";
import { askedTheme, pageLanguage, type Answered } from "./combat-page.js";
import { plainTags } from "./link-tags.js";
import { markup, type Markup } from "./markup.js";
import { WORDING } from "./wording.js";

/** The page at `/` without a combat. */
export function homePage(request: Request, origin: string): Answered {
  const language = pageLanguage(request);
  const { description, example } = WORDING[language];
  const address = combatAddress("/", { notation: "4,2~3T,5", language });
  const content = markup`<h1>${SERVICE_TITLE}</h1>
<p>${description}</p>
<p><a href="${address}">${example}</a></p>`;
  return plainPage(request, `${origin}/`, { title: SERVICE_TITLE, description, content });
}

/** The page of the rulebook. */
export function rulebookPage(request: Request, origin: string): Answered {
  const { rulebook, rulebookDescription: description } = WORDING[pageLanguage(request)];
  const content = markup`<h1>${rulebook}</h1>
<p>${description}</p>`;
  return plainPage(request, `${origin}/rulebook`, { title: `${rulebook} · ${SERVICE_TITLE}`, description, content });
}

interface Plain {
  readonly title: string;
  readonly description: string;
  readonly content: Markup;
}

function plainPage(request: Request, url: string, { title, description, content }: Plain): Answered {
  const language = pageLanguage(request);
  const head = plainTags(url, title, description);
  const page = { language, theme: askedTheme(request), title, description, head, hasCombat: false };
  return { status: 200, page: { ...page, content: withFooter(content, language) } };
}

/** A page with what stands at the end of each: where else to go, and the legal notice. */
export function withFooter(content: Markup, language: Language): Markup {
  const { home, rulebook, developers } = WORDING[language];
  const links = { "/": home, "/rulebook": rulebook, "/developers": developers };
  return markup`<main>
${content}
</main>
<footer>
<nav>${Object.entries(links).map(([path, name]) => markup`<a href="${path}">${name}</a>`)}</nav>
<p lang="en"><small>${LEGAL_NOTICE}</small></p>
</footer>`;
}
