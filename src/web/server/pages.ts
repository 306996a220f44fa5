import { Router, type Response } from "express";
import type { Adjudicate, LinkedCombat } from "../../adjudicator/index.js";
import { hasCombat } from "../../contract/index.js";
import { combatPage, type Answered } from "./combat-page.js";
import { documentOf } from "./document.js";
import { pageHeaders } from "./headers.js";
import { pageAddress } from "./link-tags.js";
import { markup, type Markup } from "./markup.js";
import type { OriginOf } from "./origin.js";
import { homePage, rulebookPage, withFooter } from "./plain-pages.js";
import type { PageName, Shell } from "./shell.js";
import { WORDING } from "./wording.js";

/** What the pages are made with. */
interface PageParts {
  readonly adjudicate: Adjudicate;
  readonly originOf: OriginOf;
  readonly shell: Shell | null;
}

/**
 * Serves `/`, which judges the combat of its address, `/rulebook`, and `/embed`, the page to be framed by others. At
 * `/` only readers of HTML are answered; programs are left to another.
 */
export function createPages({ adjudicate, originOf, shell }: PageParts): Router {
  const router = Router();
  router.get("/", (request, response, next) => {
    response.vary("Accept");
    if (request.accepts(["html", "json"]) === "json") return next();
    const origin = originOf(request);
    const answered = hasCombat(request.query["c"])
      ? combatPage(request, origin, adjudicate, onPage)
      : homePage(request, origin);
    return send(response, answered, "judge", shell);
  });
  router.get("/rulebook", (request, response) => {
    send(response, rulebookPage(request, originOf(request)), "rulebook", shell);
  });
  router.get("/embed", (request, response) => {
    send(response, combatPage(request, originOf(request), adjudicate, inFrame), "embed", shell);
  });
  return router;
}

function send(response: Response, { status, page }: Answered, name: PageName, shell: Shell | null): void {
  pageHeaders(response, name === "embed");
  if (status !== 200) response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Language", page.language);
  response
    .status(status)
    .type("html")
    .send(documentOf(page, name, shell));
}

function onPage(content: Markup, { language }: LinkedCombat): Markup {
  return withFooter(content, language);
}

/** A frame leads to the page of its own, in a window of its own. */
function inFrame(content: Markup, { answer, language }: LinkedCombat): Markup {
  const { open } = WORDING[language];
  const link = answer.ok
    ? markup`<p><a href="${pageAddress("", answer.value)}" target="_blank" rel="noopener">${open}</a></p>`
    : markup``;
  return markup`<main class="embed">
${[content, link]}
</main>`;
}
