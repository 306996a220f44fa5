import { Router } from "express";
import type { Lifecycle } from "./lifecycle.js";

/**
 * `/healthz` says that the process is alive; `/readyz` whether it wants traffic, with 503 while it starts or stops.
 */
export function createHealth(lifecycle: Lifecycle): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "alive" });
  });
  router.get("/readyz", (_request, response) => {
    const { phase } = lifecycle;
    response
      .status(phase === "ready" ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: phase });
  });
  return router;
}
