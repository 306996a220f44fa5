export { createRest, type Observe } from "./router.js";
export { createPages } from "./pages.js";
export { printOpenapi } from "./openapi.js";
export { jsonBody } from "./json-body.js";
export { acceptedLanguage } from "./language.js";
export { sendFailure, type Failure } from "./problem-details.js";
export { unreadableJson } from "./unreadable-json.js";
