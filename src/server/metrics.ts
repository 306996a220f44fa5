import { Router } from "express";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { Observe } from "../adjudicator/index.js";

export type Surface = "rest" | "graphql" | "preview" | "web";

/** From a tenth of a millisecond, as a small combat takes, to a second. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 1];

export interface Metrics {
  /** Counts an operation that a surface was asked for, and how long it took. */
  readonly observing: (surface: Surface) => Observe;
  readonly countResponse: (method: string, status: number) => void;
  /** Serves everything counted at `/metrics` as text for Prometheus. */
  readonly router: Router;
}

/** Makes counters of their own registry, so that two apps in one process do not count together. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { observing: observer(registry), countResponse: responseCounter(registry), router: exposition(registry) };
}

function observer(registry: Registry): Metrics["observing"] {
  const requests = new Counter({
    name: "adjudicator_requests_total",
    help: "Operations asked for, by surface and outcome.",
    labelNames: ["surface", "operation", "outcome"],
    registers: [registry],
  });
  const duration = new Histogram({
    name: "adjudicator_request_duration_seconds",
    help: "Time to answer an operation, by surface and outcome.",
    labelNames: ["surface", "operation", "outcome"],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (surface) => (operation, outcome, seconds) => {
    const labels = { surface, operation, outcome };
    requests.inc(labels);
    duration.observe(labels, seconds);
  };
}

function responseCounter(registry: Registry): Metrics["countResponse"] {
  const responses = new Counter({
    name: "http_responses_total",
    help: "HTTP responses, by method and status.",
    labelNames: ["method", "status"],
    registers: [registry],
  });
  return (method, status) => responses.inc({ method, status });
}

function exposition(registry: Registry): Router {
  const router = Router();
  router.get("/metrics", async (_request, response) => {
    const text = await registry.metrics();
    response.set({ "Content-Type": registry.contentType, "Cache-Control": "no-store" }).send(text);
  });
  return router;
}
