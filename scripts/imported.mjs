import { build } from "esbuild";

/** What a TypeScript file of the sources exports, for scripts that run before anything is compiled. */
export async function imported(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    target: "node20",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
