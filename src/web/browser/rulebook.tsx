import "./styles/rulebook.css";
import { loadVoice } from "./load-voice.js";
import { applySettings, readSettings } from "./platform/settings.js";
import { loadBook } from "./rules/load-book.js";
import { readQuestion } from "./rules/question.js";
import { RulebookApp } from "./rulebook-app.js";
import { show } from "./start.js";

/** Shows the page of the rulebook: what the address asks for, at once. */
async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const settings = readSettings(query);
  const [voice, book] = await Promise.all([loadVoice(settings), loadBook()]);
  applySettings(settings);
  show(<RulebookApp start={{ settings, voice }} book={book} question={readQuestion(query)} />);
}

void start();
