import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Router, type Request, type Response } from "express";
import { CONTENT_SECURITY_POLICY, PAGE, START_SCRIPT, STYLE } from "./page.js";

const packages = createRequire(import.meta.url);
const MAX_AGE_SECONDS = 3_600;

/** The files of the IDE that packages bring: the package, and the folder and file in it. */
const PACKAGED = {
  "graphiql.css": ["graphiql", ".", "graphiql.min.css"],
  "graphiql.js": ["graphiql", ".", "graphiql.min.js"],
  "react.js": ["react", "umd", "react.production.min.js"],
  "react-dom.js": ["react-dom", "umd", "react-dom.production.min.js"],
} as const;

/** Shows an IDE to whoever asks for /graphql as a page, and passes on every other request. Nothing comes from elsewhere. */
export function createIde(): Router {
  const router = Router();
  router.get("/graphql", (request, response, next) => {
    response.vary("Accept");
    if (wantsPage(request)) sendPage(response);
    else next();
  });
  router.get("/graphql/assets/page.css", (_request, response) => sendText(response, "css", STYLE));
  router.get("/graphql/assets/start.js", (_request, response) => sendText(response, "js", START_SCRIPT));
  for (const [name, [owner, folder, file]] of Object.entries(PACKAGED)) {
    const root = join(dirname(packages.resolve(`${owner}/package.json`)), folder);
    const options = { root, maxAge: MAX_AGE_SECONDS * 1_000 };
    router.get(`/graphql/assets/${name}`, (_request, response) => response.sendFile(file, options));
  }
  return router;
}

/** Browsers ask for HTML before anything else; whoever takes anything gets JSON. */
function wantsPage(request: Request): boolean {
  return request.accepts(["json", "html"]) === "html";
}

function sendPage(response: Response): void {
  response.set("Content-Security-Policy", CONTENT_SECURITY_POLICY).type("html").send(PAGE);
}

function sendText(response: Response, type: string, text: string): void {
  response.set("Cache-Control", `public, max-age=${MAX_AGE_SECONDS}`).type(type).send(text);
}
