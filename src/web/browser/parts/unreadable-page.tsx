import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../../../contract/index.js";
import { loadMessages, type CombatMessages } from "../../../language/index.js";
import { VoiceProvider } from "../context.js";
import { settingsAddress } from "../platform/address.js";
import type { Fault } from "../position/reading.js";
import { usePage, type PageStart } from "../use-page.js";
import { useTitle } from "../use-title.js";
import { Footer } from "./footer.js";
import { Header } from "./header.js";
import { SettingsMenu } from "./settings-menu.js";

/** Says in words what is wrong with a link. */
export type Explain = (messages: CombatMessages) => readonly Fault[] | Promise<readonly Fault[]>;

interface UnreadablePageProps {
  readonly start: PageStart;
  readonly explain: Explain;
}

/** What is shown for a link that holds no combat: each fault where it is, and a way on. */
export function UnreadablePage({ start, explain }: UnreadablePageProps) {
  const page = usePage(start);
  const { settings, voice, offline } = page;
  const { words, language } = voice;
  useTitle(titleOf(words.unreadable));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    const tell = async () => setFaults(await explain(await loadMessages(language)));
    tell().catch(() => undefined);
  }, [explain, language]);
  return (
    <VoiceProvider value={voice}>
      <Header
        title={words.title}
        skip={{ to: "ruling", name: words.skip }}
        menu={() => <SettingsMenu settings={settings} onSettings={page.setSettings} />}
      />
      <main class="judge">
        <section id="ruling" class="verdict refused" tabIndex={-1}>
          <h2>{words.unreadable}</h2>
          {faults.map(({ drawing, sentence }) => (
            <div key={sentence}>
              {drawing !== null && <pre>{drawing}</pre>}
              <p>{sentence}</p>
            </div>
          ))}
          <p>
            <a class="button" href={settingsAddress("/", settings)}>
              {words.startOver}
            </a>
          </p>
        </section>
      </main>
      <Footer offline={offline} other={{ href: settingsAddress("/rulebook", settings), name: words.book.title }} />
    </VoiceProvider>
  );
}
