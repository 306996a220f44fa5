import { useEffect, useState } from "preact/hooks";
import { loadMessages } from "../../../language/index.js";
import { VoiceProvider } from "../context.js";
import { settingsAddress } from "../platform/address.js";
import type { Fault, Unreadable } from "../position/reading.js";
import { usePage, type PageStart } from "../use-page.js";
import { Footer } from "./footer.js";
import { Header } from "./header.js";
import { SettingsMenu } from "./settings-menu.js";

interface UnreadablePageProps {
  readonly start: PageStart;
  readonly unreadable: Unreadable;
}

/** What is shown for a link that holds no combat: each fault where it is, and a way on. */
export function UnreadablePage({ start, unreadable }: UnreadablePageProps) {
  const page = usePage(start);
  const { settings, voice, offline } = page;
  const { words, language } = voice;
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    const explain = async () => {
      const [{ faultsIn }, messages] = await Promise.all([import("../position/reading.js"), loadMessages(language)]);
      setFaults(faultsIn(unreadable, messages));
    };
    explain().catch(() => undefined);
  }, [unreadable, language]);
  return (
    <VoiceProvider value={voice}>
      <Header title={words.title} menu={<SettingsMenu settings={settings} onSettings={page.setSettings} />} />
      <main class="judge">
        <section id="ruling" class="verdict refused" tabIndex={-1}>
          <h2>{words.unreadable}</h2>
          {faults.map(({ drawing, sentence }) => (
            <div key={sentence}>
              <pre>{drawing}</pre>
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
