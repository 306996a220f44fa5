import { operations, type Route } from "../contract/index.js";

type Method = "GET" | "POST";

/** A path, with its parameters in braces, and the methods that it takes. */
export interface KnownRoute {
  readonly path: string;
  readonly methods: readonly Method[];
}

const OF_SERVICE: readonly KnownRoute[] = [
  { path: "/graphql", methods: ["GET", "POST"] },
  { path: "/", methods: ["GET"] },
  { path: "/rulebook", methods: ["GET"] },
  { path: "/embed", methods: ["GET"] },
  { path: "/embed/demo", methods: ["GET"] },
  { path: "/oembed", methods: ["GET"] },
  { path: "/preview.png", methods: ["GET"] },
  { path: "/preview.svg", methods: ["GET"] },
  { path: "/developers", methods: ["GET"] },
  { path: "/docs", methods: ["GET"] },
  { path: "/openapi.json", methods: ["GET"] },
  { path: "/healthz", methods: ["GET"] },
  { path: "/readyz", methods: ["GET"] },
  { path: "/metrics", methods: ["GET"] },
];

/** Every route that the app has, for readers who ask for one that it has not. */
export function knownRoutes(): readonly KnownRoute[] {
  const methodsOf = new Map<string, Method[]>();
  const routes: readonly Route[] = Object.values(operations).flatMap((operation): readonly Route[] => operation.routes);
  for (const { path, method } of routes) {
    const methods = methodsOf.get(path) ?? [];
    methodsOf.set(path, [...methods, method === "get" ? "GET" : "POST"].sort() as Method[]);
  }
  return [...Array.from(methodsOf, ([path, methods]) => ({ path, methods })), ...OF_SERVICE];
}

/** Makes the function that finds the route that a path leads to, whatever its parameters are. */
export function routeFinder(routes: readonly KnownRoute[]): (path: string) => KnownRoute | undefined {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.route;
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+");
  return new RegExp(path === "/" ? "^/$" : `^${escaped}/?$`, "i");
}
