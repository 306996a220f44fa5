import "./styles/judge.css";
import { hasCombat } from "../../contract/index.js";
import { JudgeApp } from "./judge-app.js";
import { loadVoice } from "./load-voice.js";
import { UnreadablePage } from "./parts/unreadable-page.js";
import { applySettings, readSettings } from "./platform/settings.js";
import { readAddress } from "./position/read-address.js";
import { loadReferee } from "./ruling/load-referee.js";
import { show } from "./start.js";

/**
 * Reads the address and shows the judge's page. A combat that the server has written stands until it can be ruled on
 * here; without one the page is there at once, and the engine comes while the first units are entered.
 */
async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const settings = readSettings(query);
  const text = query.get("c");
  const [voice, { reading, facts }, referee] = await Promise.all([
    loadVoice(settings),
    readAddress(text),
    hasCombat(text) ? loadReferee(settings) : null,
  ]);
  applySettings(settings);
  const page = { settings, voice };
  if (reading.kind === "unreadable") return show(<UnreadablePage start={page} unreadable={reading} />);
  show(<JudgeApp start={page} position={reading.state} facts={facts} referee={referee} />);
}

void start();
