import { API_TITLE } from "./about.js";
import { page } from "./landing-page.js";
import { PROBLEM_TYPES } from "./problem-details.js";

/** The page at `/docs`: an introduction, then the reference that Swagger UI draws from the OpenAPI document. */
export function docsPage(): string {
  const body = `<main class="wide">
<h1>${API_TITLE}: API reference</h1>
<p>Describe a combat or the whole table in JSON and ask; the answer names the rule behind every step. Nothing is stored, and no key is
needed. Open an operation below: its example can be changed and sent from this page.
<a href="/openapi.json">openapi.json</a> says the same to machines; <a href="/graphql">GraphQL</a> has the same
operations. Answers are in the language of <code>language</code> in the body, else of <code>?lang=</code>, else of
<code>Accept-Language</code>. A combat fits into a URL as one line:
<a href="/v1/resolve-combat?c=4%2C2%3E3T%2C5"><code>/v1/resolve-combat?c=4,2&gt;3T,5</code></a>. With
<code>format=text</code> the answer is text to read, with <code>format=markdown</code> a message for a chat. Send an <code>X-Request-Id</code> to find your request in the logs.</p>
<div id="reference"></div>
<h2>When a request fails</h2>
<p>The answer is <code>application/problem+json</code> (RFC 9457). Its <code>type</code> ends in one of these, and its
<code>problems</code> say everything that is wrong with the request: a stable <code>code</code>, the <code>path</code>,
a sentence, and the rules behind it.</p>
<div class="scroll"><table>
<tr><th>Status</th><th>Type</th><th>Meaning</th></tr>
${problemRows()}
</table></div>
</main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/init.js"></script>`;
  return page(`${API_TITLE}: API reference`, body, '<link rel="stylesheet" href="/docs/swagger-ui.css">\n');
}

function problemRows(): string {
  const rows = Object.entries(PROBLEM_TYPES).map(
    ([type, { status, title }]) =>
      `<tr id="${type}"><td>${status}</td><td><code>${type}</code></td><td>${title}.</td></tr>`,
  );
  return rows.join("\n");
}

/** Starts Swagger UI; a file of its own, as the content security policy allows no inline script. */
export const DOCS_SCRIPT = `const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", paint);
paint();

SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  layout: "BaseLayout",
  presets: [SwaggerUIBundle.presets.apis],
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;
