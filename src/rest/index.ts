export { createRest } from "./router.js";
export { createPages, PAGE_FILES } from "./pages.js";
export { printOpenapi } from "./openapi.js";
export { jsonBody } from "./json-body.js";
export { sendFailure, type Failure } from "./problem-details.js";
export { preferredLanguage } from "./query.js";
export { unreadableJson } from "./unreadable-json.js";
