import { report } from "./measure.js";
import { startService } from "./service-process.js";

console.log("Start, from the command to the first answer");
const built = await startService(["node", "dist/server/main.js"], "/healthz");
await built.stop();
report("node dist/server/main.js", built.startedAfter / 1000, "s", "under 0.6 s", built.startedAfter < 600);
const fromSource = await startService(["npm", "start", "--silent"], "/healthz");
await fromSource.stop();
report("npm start, build included", fromSource.startedAfter / 1000, "s", "under 2 s", fromSource.startedAfter < 2000);
