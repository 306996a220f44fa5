import { DEFAULT_LANGUAGE, LANGUAGES, THEMES, type Language } from "../../contract/index.js";
import type { FrameMessage } from "./platform/frame.js";

/** Where this script came from: there the frames come from too. Only a classic script is told where it came from. */
const ORIGIN = originOf(document.currentScript);

/** The least height of a frame, and the most: a page keeps control of its layout. */
const HEIGHT = { least: 80, most: 2000, first: 320 };

/** What the frame is called, by the language of the element. */
const TITLES: Readonly<Record<Language, string>> = { en: "Riftbound combat", de: "Riftbound-Kampf" };

/** What the element's own tree looks like. The sheet is adopted, which no Content-Security-Policy forbids. */
const STYLE = `:host { display: block; } iframe { display: block; width: 100%; border: 0; border-radius: 12px; color-scheme: normal; }`;

/**
 * `<riftbound-combat combat="4,2~3T,5" lang="de" theme="dark">`: one combat in a frame. What the element holds, such
 * as a link to the combat, is shown until the frame stands, without a script, and where there is no combat.
 */
class RiftboundCombat extends HTMLElement {
  static readonly observedAttributes = ["combat", "lang", "theme"];
  readonly #tree = this.attachShadow({ mode: "open" });
  #frame: HTMLIFrameElement | null = null;

  connectedCallback(): void {
    addEventListener("message", this.#heard);
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.#heard);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show();
  }

  #show(): void {
    const combat = this.getAttribute("combat");
    if (combat === null || combat.trim() === "") {
      this.#frame = null;
      this.#tree.replaceChildren(document.createElement("slot"));
      return;
    }
    const frame = this.#frame ?? this.#newFrame();
    const query = new URLSearchParams({ c: combat });
    const [named] = this.lang.toLowerCase().split("-", 1);
    const language = LANGUAGES.find((one) => one === named);
    const theme = THEMES.find((one) => one === this.getAttribute("theme"));
    // A site may well have a language or a look that the service does not, and still show a combat.
    if (language) query.set("lang", language);
    if (theme) query.set("theme", theme);
    const address = `${ORIGIN}/embed?${query}`;
    frame.title = TITLES[language ?? DEFAULT_LANGUAGE];
    if (frame.src !== address) frame.src = address;
  }

  /** The fallback stays until the frame has told its height, and so is there where the service cannot be reached. */
  #newFrame(): HTMLIFrameElement {
    const frame = document.createElement("iframe");
    frame.height = String(HEIGHT.first);
    frame.loading = "lazy";
    frame.referrerPolicy = "no-referrer";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#tree.adoptedStyleSheets = [sheet];
    this.#tree.replaceChildren(document.createElement("slot"), frame);
    this.#frame = frame;
    return frame;
  }

  readonly #heard = (event: MessageEvent<unknown>): void => {
    const frame = this.#frame;
    if (!frame || event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
    const { kind, height } = (event.data ?? {}) as Partial<FrameMessage>;
    if (kind !== "riftbound-combat" || typeof height !== "number" || !Number.isFinite(height)) return;
    frame.height = String(Math.min(Math.max(height, HEIGHT.least), HEIGHT.most));
    this.#tree.querySelector("slot")?.remove();
  };
}

function originOf(script: HTMLOrSVGScriptElement | null): string {
  if (script instanceof HTMLScriptElement && script.src) return new URL(script.src).origin;
  throw new Error('Load embed.js with <script async src="…/embed.js"></script>, without type="module".');
}

if (!customElements.get("riftbound-combat")) customElements.define("riftbound-combat", RiftboundCombat);
