import type { Response } from "express";

/** Everything comes from here, nothing is inline, and nothing can be framed unless the page is made for it. */
function policy(framedBy: "'none'" | "*"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join(";");
}

const ALONE = policy("'none'");
const FRAMED = policy("*");

/** Sets the headers of a page. It is asked for anew each time, and costs nothing if it has not changed. */
export function pageHeaders(response: Response, isFramed = false): void {
  response.setHeader("Content-Security-Policy", isFramed ? FRAMED : ALONE);
  if (isFramed) response.removeHeader("X-Frame-Options");
  response.setHeader("Cache-Control", "no-cache");
}
