const PARAMETER = /\{(\w+)\}/g;

/** The path of a route as Express writes it: `/v1/rules/:number` for `/v1/rules/{number}`. */
export function expressPath(path: string): string {
  return path.replace(PARAMETER, ":$1");
}

/** The names of the parameters that are parts of a path. */
export function pathParameters(path: string): readonly string[] {
  return Array.from(path.matchAll(PARAMETER), ([, name = ""]) => name);
}
