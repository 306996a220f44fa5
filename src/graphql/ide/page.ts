import { EXAMPLES } from "./examples.js";

/** What the page may load: its own files, and pictures and fonts written into the style sheet. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The page of the IDE; its files are served from `/graphql/assets`. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Riftbound adjudicator: GraphQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphql/assets/graphiql.css">
<link rel="stylesheet" href="/graphql/assets/page.css">
</head>
<body>
<div id="graphiql">Loading. This page needs JavaScript.</div>
<script src="/graphql/assets/react.js"></script>
<script src="/graphql/assets/react-dom.js"></script>
<script src="/graphql/assets/graphiql.js"></script>
<script src="/graphql/assets/start.js"></script>
</body>
</html>
`;

export const STYLE = `html, body, #graphiql { height: 100%; margin: 0; }
`;

/** Opens the IDE with a tab for each example. */
export const START_SCRIPT = `const fetcher = GraphiQL.createFetcher({ url: location.pathname });
const defaultTabs = ${JSON.stringify(EXAMPLES, null, 2)};
const ide = React.createElement(GraphiQL, { fetcher, defaultTabs });
ReactDOM.createRoot(document.getElementById("graphiql")).render(ide);
`;
