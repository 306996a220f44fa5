import express, { type Express, type Router } from "express";
import type { Logger } from "pino";
import { observed, type Adjudicate, type LogError } from "../adjudicator/index.js";
import { createPreview } from "../preview/index.js";
import { createPages, createRest, jsonBody, PAGE_FILES } from "../rest/index.js";
import { builtFiles, createWeb } from "../web/index.js";
import { accessLog } from "./access-log.js";
import type { Config } from "./config.js";
import { failedRequest, unknownRoute } from "./errors.js";
import { commonHeaders } from "./headers.js";
import { createHealth } from "./health.js";
import type { Lifecycle } from "./lifecycle.js";
import { limitPerMinute, ofCombats } from "./limits.js";
import type { Metrics } from "./metrics.js";
import { requestId } from "./request-id.js";
import { knownRoutes } from "./routes.js";

export interface AppDependencies {
  readonly adjudicate: Adjudicate;
  /** Serves /graphql; finds JSON bodies parsed. */
  readonly graphql: Router;
  readonly lifecycle: Lifecycle;
  readonly logger: Logger;
  readonly logError: LogError;
  readonly metrics: Metrics;
  /** The text of /openapi.json. */
  readonly openapi: string;
  /** The folder of what was built for browsers. */
  readonly built: string;
}

export type AppConfig = Pick<Config, "bodyLimit" | "publicUrl" | "rateLimitPerMinute" | "trustProxy">;

/** Makes the whole app out of its parts. It does not listen, and it reads no environment. */
export function createApp(dependencies: AppDependencies, config: AppConfig): Express {
  const { adjudicate, graphql, lifecycle, logger, logError, metrics, openapi } = dependencies;
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", "strong");
  app.set("query parser", "simple");
  app.set("trust proxy", config.trustProxy);

  app.use(requestId, accessLog({ logger, count: metrics.countResponse }), commonHeaders());
  const limit = limitPerMinute(config.rateLimitPerMinute);
  app.use(["/v1", "/graphql", "/preview.png", "/preview.svg", "/oembed"], limit);
  app.get(["/", "/embed"], ofCombats(limit));
  app.use(createRest({ adjudicate, observe: metrics.observing("rest"), bodyLimit: config.bodyLimit }));
  app.use("/graphql", ...jsonBody(config.bodyLimit));
  app.use(graphql, createHealth(lifecycle), metrics.router);
  app.use(createPreview(observed(adjudicate, metrics.observing("preview"))));
  const files = builtFiles(dependencies.built);
  app.use(webOf(dependencies, files, config), createPages(openapi));
  const readable = new Set([...PAGE_FILES, ...files]);
  app.use(unknownRoute(knownRoutes(), readable), failedRequest(config.bodyLimit, logError));
  return app;
}

function webOf(
  { adjudicate, built, metrics }: AppDependencies,
  files: ReadonlySet<string>,
  { publicUrl }: AppConfig,
): Router {
  return createWeb({ adjudicate: observed(adjudicate, metrics.observing("web")), folder: built, files, publicUrl });
}
