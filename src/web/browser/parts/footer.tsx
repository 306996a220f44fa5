import { LEGAL_NOTICE } from "../../../contract/index.js";
import { useVoice } from "../context.js";
import type { Offline } from "../platform/offline.js";
import { Icon } from "./icon.js";

interface FooterProps {
  readonly offline: Offline;
  /** Where the other page is, and what it is called. */
  readonly other: { readonly href: string; readonly name: string };
}

/** Edition, whether the page works offline, where else to go, and the legal notice. */
export function Footer({ offline, other }: FooterProps) {
  const { words, edition } = useVoice();
  const isReady = offline !== "unknown";
  return (
    <footer class="page-footer">
      <p class="marks">
        <span>{words.rulesOf(edition)}</span>
        <span class={isReady ? "offline ready" : "offline"}>
          {isReady && <Icon name="offline" />}
          {isReady ? words.worksOffline : words.needsNetwork}
        </span>
      </p>
      <p class="links">
        <a href={other.href}>{other.name}</a>
        <a href="/developers">{words.developers}</a>
      </p>
      <p class="notice" lang="en">
        {LEGAL_NOTICE}
      </p>
    </footer>
  );
}
