import "./styles/judge.css";
import { hasCombat, type ShapeProblem } from "../../contract/index.js";
import { sayShapeProblem } from "../../language/index.js";
import { JudgeApp } from "./judge-app.js";
import { loadVoice } from "./load-voice.js";
import { UnreadablePage, type Explain } from "./parts/unreadable-page.js";
import { applySettings, readSettings } from "./platform/settings.js";
import { addressFaults } from "./position/address-faults.js";
import { readAddress } from "./position/read-address.js";
import type { Unreadable } from "./position/reading.js";
import { loadReferee } from "./ruling/load-referee.js";
import { show } from "./start.js";

/** Says what is wrong with a notation: what explains it is loaded with what reads it. */
function inNotation(unreadable: Unreadable): Explain {
  return async (messages) => (await import("./position/reading.js")).faultsIn(unreadable, messages);
}

/** Says what is wrong with the rest of an address. */
function besideNotation(problems: readonly ShapeProblem[]): Explain {
  return (messages) => problems.map((problem) => ({ drawing: null, sentence: sayShapeProblem(messages, problem) }));
}

/**
 * Reads the address and shows the judge's page. A combat that the server has written stands until it can be ruled on
 * here; without one the page is there at once, and the engine comes while the first units are entered.
 */
async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const settings = readSettings(query);
  const text = query.get("c");
  const faults = query.getAll("c").some(hasCombat) ? addressFaults(query) : [];
  if (faults.length > 0) {
    const voice = await loadVoice(settings);
    applySettings(settings);
    return show(<UnreadablePage start={{ settings, voice }} explain={besideNotation(faults)} />);
  }
  const [voice, { reading, facts }, referee] = await Promise.all([
    loadVoice(settings),
    readAddress(text),
    hasCombat(text) ? loadReferee(settings) : null,
  ]);
  applySettings(settings);
  const page = { settings, voice };
  if (reading.kind === "unreadable") return show(<UnreadablePage start={page} explain={inNotation(reading)} />);
  show(<JudgeApp start={page} position={reading.state} facts={facts} referee={referee} />);
}

void start();
