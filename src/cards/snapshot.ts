import type { CardRecord } from "./schema.js";
import snapshot from "./cards.json" with { type: "json" };

/** Every printing of every card that the project knows, in the order of the sets; see `README.md` here for the origin. */
export const cardRecords = snapshot as unknown as readonly CardRecord[];
