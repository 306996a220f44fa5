import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../../contract/index.js";
import { VoiceProvider } from "./context.js";
import { Bars } from "./parts/bars.js";
import { Footer } from "./parts/footer.js";
import { Header } from "./parts/header.js";
import { SettingsMenu } from "./parts/settings-menu.js";
import { UpdateBar } from "./parts/update-bar.js";
import { settingsAddress, showAddress } from "./platform/address.js";
import type { Book } from "./rules/load-book.js";
import { questionParameters, type Question } from "./rules/question.js";
import { RuleSearch } from "./rules/rule-search.js";
import { RuleTranslation } from "./rules/rule-translation.js";
import { usePage, type PageStart } from "./use-page.js";
import { useTitle } from "./use-title.js";

interface RulebookAppProps {
  readonly start: PageStart;
  /** null if it could not be loaded. */
  readonly book: Book | null;
  readonly question: Question;
}

/** The page of the rulebook: search, one rule with what is around it, and numbers between editions. */
export function RulebookApp({ start, book, question: asked }: RulebookAppProps) {
  const page = usePage(start);
  const { settings, voice } = page;
  const { words } = voice;
  const [question, ask] = useState(asked);
  useTitle(titleOf(words.book.title));
  useEffect(
    () => showAddress(settingsAddress("/rulebook", settings, questionParameters(question))),
    [question, settings],
  );
  return (
    <VoiceProvider value={voice}>
      <Header
        title={words.book.title}
        skip={{ to: "rules", name: words.book.skip }}
        menu={() => <SettingsMenu settings={settings} onSettings={page.setSettings} />}
      />
      <Bars>{page.offline === "update" && <UpdateBar onUpdate={page.update} />}</Bars>
      <main class="rulebook" id="rules" tabIndex={-1}>
        {book ? (
          <>
            <RuleSearch book={book} question={question} ask={ask} />
            <RuleTranslation book={book} />
          </>
        ) : (
          <p class="said-problem">{words.ruleMissing}</p>
        )}
      </main>
      <Footer offline={page.offline} other={{ href: settingsAddress("/", settings), name: words.book.combat }} />
    </VoiceProvider>
  );
}
