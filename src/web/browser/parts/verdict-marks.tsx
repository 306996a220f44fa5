import { DEFAULT_EDITION } from "../../../rulebook/index.js";
import { useVoice } from "../context.js";
import type { Offline } from "../platform/offline.js";

/** The edition that the ruling follows, told apart if it is not the newest, and whether the page works offline. */
export function VerdictMarks({ offline }: { readonly offline: Offline }) {
  const { words, edition } = useVoice();
  const isNewest = edition === DEFAULT_EDITION;
  const mark = words.editionMark(edition, isNewest);
  return (
    <p class="verdict-marks">
      {isNewest ? mark : <strong>{mark}</strong>}
      {offline !== "unknown" && ` · ${words.offline}`}
    </p>
  );
}
