import { rmSync } from "node:fs";
import { build } from "esbuild";

/**
 * Bundles the server with its libraries into dist/server, as reading hundreds of files takes most of a start.
 * Pages and the IDE still serve files of swagger-ui-dist, graphiql and react from node_modules. Types are
 * checked by `npm run check`.
 */
rmSync("dist/server", { recursive: true, force: true });
await build({
  entryPoints: { main: "src/server/main.ts", healthcheck: "src/server/healthcheck.ts", pen: "src/preview/pen.ts" },
  outdir: "dist/server",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // CommonJS libraries in the bundle ask for Node's own modules with `require`, which ESM does not have.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  // The first is asked for by type-graphql only where validation is on, which it is not; the second is native.
  external: ["class-validator", "@resvg/resvg-js"],
  // What a start does not need is a file of its own.
  splitting: true,
  chunkNames: "parts/[name]-[hash]",
  logLevel: "warning",
});
