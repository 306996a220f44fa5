import { fileURLToPath } from "node:url";
import { Router, type RequestHandler } from "express";
import { DOCS_SCRIPT, docsPage } from "./docs-page.js";
import { landingLinks, landingPage } from "./landing-page.js";
import { PAGE_STYLE } from "./page-style.js";

const MAX_AGE_SECONDS = 3600;
const SWAGGER_FOLDER = fileURLToPath(new URL(".", import.meta.resolve("swagger-ui-dist/package.json")));
const SWAGGER_FILES = ["swagger-ui.css", "swagger-ui-bundle.js"];

/** The files that these pages load. */
export const PAGE_FILES = ["/style.css", "/docs/init.js", ...SWAGGER_FILES.map((file) => `/docs/${file}`)];

/**
 * Serves what developers and their tools read: their front page, the API reference and the OpenAPI document. At `/`
 * programs get the links as JSON; people have had their page before.
 */
export function createPages(openapi: string): Router {
  const router = Router();
  router.get("/", (_request, response) => void response.json(landingLinks()));
  router.get("/developers", fixed("html", landingPage()));
  router.get("/openapi.json", fixed("json", openapi));
  router.get("/docs", fixed("html", docsPage()));
  router.get("/docs/init.js", fixed("js", DOCS_SCRIPT));
  router.get("/style.css", fixed("css", PAGE_STYLE));
  for (const file of SWAGGER_FILES) router.get(`/docs/${file}`, swaggerFile(file));
  return router;
}

function fixed(type: string, text: string): RequestHandler {
  return (_request, response) => {
    response.type(type).set("Cache-Control", `public, max-age=${MAX_AGE_SECONDS}`).send(text);
  };
}

function swaggerFile(file: string): RequestHandler {
  return (_request, response) => {
    response.sendFile(file, { root: SWAGGER_FOLDER, maxAge: MAX_AGE_SECONDS * 1000 });
  };
}
