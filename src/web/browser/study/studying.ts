/** The part of the engine that study mode loads when it is switched on. */
export { study } from "../../../engine/index.js";
