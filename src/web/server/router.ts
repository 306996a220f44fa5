import { Router } from "express";
import type { Adjudicate } from "../../adjudicator/index.js";
import { demoPage } from "./demo-page.js";
import { pageHeaders } from "./headers.js";
import { oembed } from "./oembed.js";
import { originFinder } from "./origin.js";
import { createPages } from "./pages.js";
import { readShell } from "./shell.js";
import { staticFiles } from "./static-files.js";

export interface WebOptions {
  readonly adjudicate: Adjudicate;
  /** Holds what was built for browsers. */
  readonly folder: string;
  /** The paths of what is in the folder. */
  readonly files: ReadonlySet<string>;
  /** The origin under which readers know the service; null if it is that of their request. */
  readonly publicUrl: string | null;
}

/** Serves the pages for players and judges, what they load, and what other sites need to show a combat. */
export function createWeb({ adjudicate, folder, files, publicUrl }: WebOptions): Router {
  const router = Router();
  const originOf = originFinder(publicUrl);
  router.use(createPages({ adjudicate, originOf, shell: readShell(folder) }));
  router.get("/oembed", oembed(adjudicate, originOf));
  router.get("/embed/demo", (request, response) => {
    pageHeaders(response);
    response.type("html").send(demoPage(originOf(request)));
  });
  router.use(staticFiles(folder, files));
  return router;
}
