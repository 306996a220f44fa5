import { operations } from "../contract/index.js";

/** The methods that each path takes. */
export type Routes = Readonly<Record<string, readonly ("GET" | "POST")[]>>;

/** Every route that the app has, for readers who ask for one that it has not. */
export function knownRoutes(): Routes {
  const ofOperations = Object.values(operations).map(({ path, method }) => [path, [method === "get" ? "GET" : "POST"]]);
  return {
    ...(Object.fromEntries(ofOperations) as Routes),
    "/graphql": ["GET", "POST"],
    "/": ["GET"],
    "/docs": ["GET"],
    "/openapi.json": ["GET"],
    "/healthz": ["GET"],
    "/readyz": ["GET"],
    "/metrics": ["GET"],
  };
}
