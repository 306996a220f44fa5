export { createWeb } from "./server/router.js";
