import { SERVICE_TAG } from "./openapi-tags.js";

const status = (description: string, values: readonly string[]) => ({
  description,
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: { status: { type: "string", enum: values } },
        required: ["status"],
        additionalProperties: false,
      },
    },
  },
});

const TAGS = [SERVICE_TAG.name];

/** The routes that are about the service itself and not about the game. */
export const SERVICE_PATHS = {
  "/healthz": {
    get: {
      operationId: "health",
      tags: TAGS,
      summary: "Is the process alive?",
      description:
        "Answers as long as the process can answer at all. Meant for the restart rule of a container platform.",
      responses: { 200: status("It is alive.", ["alive"]) },
    },
  },
  "/readyz": {
    get: {
      operationId: "readiness",
      tags: TAGS,
      summary: "Does the service want traffic?",
      description: "Meant for load balancers: it turns to 503 before the service stops, so that no request is lost.",
      responses: {
        200: status("It is ready.", ["ready"]),
        503: status("It is starting or stopping.", ["starting", "stopping"]),
      },
    },
  },
  "/metrics": {
    get: {
      operationId: "metrics",
      tags: TAGS,
      summary: "Counts and durations for Prometheus",
      description:
        "Requests and their durations by surface, operation and outcome, responses by status, and figures of the process.",
      responses: {
        200: { description: "Prometheus text.", content: { "text/plain": { schema: { type: "string" } } } },
      },
    },
  },
} as const;
