import { SIDES } from "../../engine/index.js";
import { VoiceProvider } from "./context.js";
import { UnitView } from "./parts/unit-view.js";
import type { Refused, Ruled } from "./ruling/ruling.js";
import type { Voice } from "./ruling/voice.js";

interface EmbedAppProps {
  readonly voice: Voice;
  readonly ruling: Ruled | Refused;
  /** The address of the whole ruling. */
  readonly link: string;
}

/** One position to look at: the ruling in a sentence, both sides, and the way to the whole ruling. */
export function EmbedApp({ voice, ruling, link }: EmbedAppProps) {
  const { words, edition } = voice;
  return (
    <VoiceProvider value={voice}>
      <main class="embed">
        <h1 class={`embed-summary ${ruling.kind}`}>{ruling.summary}</h1>
        <div class="sides">
          {SIDES.map((side) => (
            <section key={side} class={`side ${side}`} aria-label={words.side[side]}>
              <h2>{words.side[side]}</h2>
              <ul>
                {ruling.table.units
                  .filter((unit) => unit.side === side)
                  .map((unit) => (
                    <li key={unit.id}>
                      <UnitView unit={unit} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <p class="embed-link">
          <a href={link} target="_blank" rel="noopener">
            {words.openFull}
          </a>
          <span class="hint">{words.rulesOf(edition)}</span>
        </p>
      </main>
    </VoiceProvider>
  );
}
