import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { NextFunction, RequestHandler, Response } from "express";
import { KEEP_FOR_EVER } from "../../contract/index.js";

const ASK_EACH_TIME = "no-cache";

/** Compressed copies of a file, the smallest first: how they are called in a header and at the end of their name. */
const CODINGS = [
  { coding: "br", ending: ".br" },
  { coding: "gzip", ending: ".gz" },
] as const;

/** Is no file for browsers: what the server itself reads. */
const OURS = "shell.json";

/**
 * Serves the files that were built for browsers, by their paths below the folder. Those below /assets/ have the hash of their content in their name and
 * are kept for ever. A file is sent compressed if a compressed copy was built beside it.
 */
export function staticFiles(folder: string, files: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    if ((request.method !== "GET" && request.method !== "HEAD") || !files.has(path)) return next();
    response.setHeader("Cache-Control", path.startsWith("/assets/") ? KEEP_FOR_EVER : ASK_EACH_TIME);
    response.setHeader("Vary", "Accept-Encoding");
    response.removeHeader("Content-Language");
    const kept = CODINGS.find(({ coding, ending }) => files.has(path + ending) && request.acceptsEncodings(coding));
    if (kept) encoded(response, path, kept.coding);
    return response.sendFile(path.slice(1) + (kept?.ending ?? ""), { root: folder, cacheControl: false }, (error) => {
      if (error && !response.headersSent) notThere(response, next);
    });
  };
}

/** A compressed copy is of the type of its original. */
function encoded(response: Response, path: string, coding: string): void {
  response.setHeader("Content-Encoding", coding);
  response.type(path.slice(path.lastIndexOf(".")));
}

/** A file that is gone since the start is answered as one that never was. */
function notThere(response: Response, next: NextFunction): void {
  for (const name of ["Content-Encoding", "Cache-Control", "Content-Type"]) response.removeHeader(name);
  next();
}

/** The paths of the files that were built for browsers, compressed copies too; none if the folder is not there. */
export function builtFiles(folder: string): ReadonlySet<string> {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== OURS)
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll("\\", "/"));
    return new Set(names.map((name) => (name.startsWith("/") ? name : `/${name}`)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Set();
    throw error;
  }
}
