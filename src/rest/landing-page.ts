import { LEGAL_NOTICE } from "../contract/index.js";
import { API_SENTENCE, API_TITLE } from "./about.js";

/** Where developers go on. */
export const DOORS = {
  docs: { path: "/docs", name: "API reference", about: "Every operation with examples to try." },
  graphql: { path: "/graphql", name: "GraphQL", about: "The same operations as one schema, with an editor." },
  openapi: { path: "/openapi.json", name: "OpenAPI document", about: "For code generators and other tools." },
  embeds: { path: "/embed/demo", name: "Embeds", about: "Frames, links and an element for a page of your own." },
} as const;

/** The page for developers, at `/developers`. */
export function landingPage(): string {
  const doors = Object.values(DOORS).map(
    ({ path, name, about }) => `<li><a href="${path}">${name}<span>${about}</span></a></li>`,
  );
  return page(
    API_TITLE,
    `<main>
<h1>${API_TITLE}</h1>
<p>${API_SENTENCE}</p>
<ul class="doors">
${doors.join("\n")}
</ul>
<p><small>${LEGAL_NOTICE}</small></p>
</main>`,
  );
}

/** What `/` answers to a program. */
export function landingLinks() {
  const links = Object.entries(DOORS).map(([name, { path }]) => [name, path]);
  return { title: API_TITLE, description: API_SENTENCE, links: Object.fromEntries(links) as Record<string, string> };
}

/** A whole HTML document around a body; `head` adds to its head. Nothing is escaped: all text is ours. */
export function page(title: string, body: string, head = ""): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
${head}</head>
<body>
${body}
</body>
</html>
`;
}
