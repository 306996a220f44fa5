import { useEffect, useMemo, useReducer, useState } from "preact/hooks";
import { SERVICE_TITLE, titleOf } from "../../contract/index.js";
import type { CardFacts } from "./cards/card-facts.js";
import { useCardFacts } from "./cards/use-card-facts.js";
import { VoiceProvider } from "./context.js";
import { acted, deskWith } from "./desk.js";
import { Bars } from "./parts/bars.js";
import { Board } from "./parts/board.js";
import { Details } from "./parts/details.js";
import { Footer } from "./parts/footer.js";
import { JudgeHeader } from "./parts/judge-header.js";
import { UpdateBar } from "./parts/update-bar.js";
import { settingsAddress, shareLink } from "./platform/address.js";
import type { State } from "./position/state.js";
import { useReferee } from "./ruling/load-referee.js";
import type { Referee } from "./ruling/referee.js";
import type { Ruling } from "./ruling/ruling.js";
import { tableAsStated } from "./ruling/table.js";
import { StudyBar } from "./study/study-bar.js";
import { useAddress } from "./use-address.js";
import { usePage, type PageStart } from "./use-page.js";
import { useTitle } from "./use-title.js";
import type { Words } from "./words/words.js";

interface JudgeAppProps {
  readonly start: PageStart;
  readonly position: State;
  readonly facts: CardFacts | null;
  /** null if it is to be loaded while units are entered. */
  readonly referee: Referee | null;
}

/** The judge's page. */
export function JudgeApp({ start, position, facts: loaded, referee: ready }: JudgeAppProps) {
  const [isComplete, setComplete] = useState(ready !== null);
  const page = usePage(start, isComplete);
  const { voice, settings } = page;
  const facts = useCardFacts(loaded, isComplete);
  const referee = useReferee(ready, settings);
  useEffect(() => setComplete(referee !== null), [referee]);
  const [desk, act] = useReducer(acted, position, deskWith);
  const [studying, setStudying] = useState(false);
  const { state, begun } = desk.history;
  const ruling = useMemo(() => rulingOn(state, referee, facts), [state, referee, facts]);
  useTitle(titleFor(ruling, voice.words));
  const notation = useMemo(() => referee?.notationOf(state), [state, referee]);
  useAddress(notation, page, act);
  const rulebook = { href: settingsAddress("/rulebook", settings), name: voice.words.book.title };
  return (
    <VoiceProvider value={voice}>
      <JudgeHeader desk={desk} act={act} page={page} studying={studying} onStudy={setStudying} />
      <Bars>
        {studying && <StudyBar onStop={() => stopStudying(setStudying)} />}
        {page.offline === "update" && <UpdateBar onUpdate={page.update} />}
      </Bars>
      <main class="judge">
        <Board desk={desk} ruling={ruling} facts={facts} offline={page.offline} act={act} />
        {referee && (
          <Details
            referee={referee}
            ruling={ruling}
            begun={begun}
            link={shareLink(notation ?? null, settings)}
            studying={studying}
            act={act}
          />
        )}
      </main>
      <Footer offline={page.offline} other={rulebook} />
    </VoiceProvider>
  );
}

/** The strip goes away with the button that was pressed, so the ruling takes the focus. */
function stopStudying(setStudying: (on: boolean) => void): void {
  setStudying(false);
  document.querySelector<HTMLElement>("#ruling")?.focus({ preventScroll: true });
}

function titleFor(ruling: Ruling, words: Words): string {
  if (ruling.kind === "refused") return titleOf(words.problem);
  return ruling.kind === "ruled" && ruling.table.units.length > 0 ? titleOf(ruling.summary) : SERVICE_TITLE;
}

function rulingOn(state: State, referee: Referee | null, facts: CardFacts | null): Ruling {
  return referee ? referee.ruleOn(state, facts) : { kind: "waiting", table: tableAsStated(state) };
}
