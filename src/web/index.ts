export { createWeb } from "./server/router.js";
export { builtFiles } from "./server/static-files.js";
