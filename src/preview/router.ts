import { Router, type Request, type Response } from "express";
import { judgeLink, type Adjudicate, type LinkedCombat, type RuledCombat } from "../adjudicator/index.js";
import {
  acceptedLanguage,
  combatAddress,
  KEEP_A_WHILE,
  KEEP_FOR_EVER,
  PALETTES,
  REFUSAL_STATUS,
} from "../contract/index.js";
import { PICTURE_FORMATS, type PictureFormat } from "./draw.js";
import { createGallery, type Gallery } from "./gallery.js";
import { problemPicture } from "./problem-picture.js";
import { rulingPicture } from "./ruling-picture.js";
import { sceneOf } from "./scene.js";
import { WORDING } from "./wording.js";

/** A picture runs nothing and loads nothing; its shapes are written into it. */
const PICTURE_POLICY = "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves `/preview.png` and `/preview.svg`, which show the combat of their query string. An address that does not name
 * edition and language leads to the one that does, which may be kept for ever.
 */
export function createPreview(adjudicate: Adjudicate): Router {
  const router = Router();
  const gallery = createGallery();
  for (const format of PICTURE_FORMATS) {
    router.get(`/preview.${format}`, async (request, response) => {
      const linked = judgeLink(adjudicate, request.query, acceptedLanguage(request));
      response.setHeader("Content-Language", linked.language);
      if (linked.answer.ok && !isPinned(request)) redirect(response, linked.answer.value, format);
      else await send(response, linked, format, gallery);
    });
  }
  return router;
}

function isPinned({ query }: Request): boolean {
  return query["edition"] !== undefined && query["lang"] !== undefined;
}

function redirect(response: Response, { pinned }: RuledCombat, format: PictureFormat): void {
  response.setHeader("Cache-Control", KEEP_A_WHILE);
  response.redirect(302, combatAddress(`/preview.${format}`, pinned));
}

async function send(response: Response, linked: LinkedCombat, format: PictureFormat, gallery: Gallery): Promise<void> {
  const { answer } = linked;
  const bytes = await drawn(linked, format, gallery);
  response.removeHeader("Vary");
  response.setHeader("Content-Security-Policy", PICTURE_POLICY);
  response.setHeader("Cache-Control", answer.ok ? KEEP_FOR_EVER : "no-store");
  response
    .status(answer.ok ? 200 : REFUSAL_STATUS[answer.kind])
    .type(format)
    .send(bytes);
}

function drawn({ answer, language, theme }: LinkedCombat, format: PictureFormat, gallery: Gallery): Promise<Buffer> {
  const palette = PALETTES[theme];
  const words = WORDING[language];
  if (!answer.ok) return gallery.fresh(format, problemPicture(answer, palette, words));
  const compose = () => rulingPicture(sceneOf(answer.value, words), palette, words);
  return gallery.kept(combatAddress("", answer.value.pinned), format, compose);
}
