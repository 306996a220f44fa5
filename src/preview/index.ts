export { createPreview } from "./router.js";
