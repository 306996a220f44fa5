/** Where the server is in its life. It answers questions in every phase, but asks for traffic only when ready. */
export type Phase = "starting" | "ready" | "stopping";

export interface Lifecycle {
  phase: Phase;
}

/** The life of a server that does not listen yet. */
export function newLifecycle(): Lifecycle {
  return { phase: "starting" };
}
