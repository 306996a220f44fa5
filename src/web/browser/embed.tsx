import "./styles/embed.css";
import { hasCombat } from "../../contract/index.js";
import { EmbedApp } from "./embed-app.js";
import { loadVoice } from "./load-voice.js";
import { shareLink } from "./platform/address.js";
import { tellHeight } from "./platform/frame.js";
import { applySettings, readSettings } from "./platform/settings.js";
import { addressFaults } from "./position/address-faults.js";
import { readAddress } from "./position/read-address.js";
import { loadReferee } from "./ruling/load-referee.js";
import { show } from "./start.js";

/** Shows one position inside of a frame. What cannot be read stays as the server has written it. */
async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const settings = readSettings(query);
  applySettings(settings);
  tellHeight();
  if (!hasCombat(query.get("c")) || addressFaults(query).length > 0) return;
  const [voice, referee, { reading, facts }] = await Promise.all([
    loadVoice(settings),
    loadReferee(settings),
    readAddress(query.get("c")),
  ]);
  if (reading.kind === "unreadable") return;
  const link = shareLink(referee.notationOf(reading.state), { ...settings, linksTheme: true });
  show(<EmbedApp voice={voice} ruling={referee.ruleOn(reading.state, facts)} link={link} />);
}

void start();
