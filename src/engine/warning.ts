import type { Ending, Id } from "./vocabulary.js";

/** What a reader must know besides the answer. */
export type EngineWarning =
  | {
      readonly code: "replacement-order-matters";
      readonly units: readonly Id[];
      readonly otherEndings: readonly Ending[];
    }
  | { readonly code: "damage-order-matters"; readonly units: readonly Id[] }
  | { readonly code: "team-scoring-needs-board"; readonly units: readonly Id[] }
  | { readonly code: "assignments-left-open"; readonly units: readonly Id[] }
  | { readonly code: "game-already-won"; readonly units: readonly Id[]; readonly player: Id };
