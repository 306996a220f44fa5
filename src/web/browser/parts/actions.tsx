import { useState } from "preact/hooks";
import { useVoice } from "../context.js";
import { copyText, shareLinkOf, type Shared } from "../platform/share.js";
import { asText } from "../ruling/as-text.js";
import type { Ruled } from "../ruling/ruling.js";
import { IconButton } from "./icon-button.js";

interface ActionsProps {
  readonly ruled: Ruled;
  readonly link: string;
}

/** Shares the position and copies the ruling. */
export function Actions({ ruled, link }: ActionsProps) {
  const voice = useVoice();
  const { words } = voice;
  const [told, setTold] = useState<Shared | null>(null);
  const tell = (work: Promise<Shared>) => void work.then(setTold);
  return (
    <div class="actions">
      <IconButton icon="share" label={words.share} shown onClick={() => tell(shareLinkOf(ruled.summary, link))} />
      <IconButton
        icon="copy"
        label={words.copyRuling}
        shown
        onClick={() => tell(copyText(asText(ruled, voice, link)))}
      />
      <span role="status" class="hint">
        {told === "copied" && words.copied}
        {told === "failed" && words.notCopied}
      </span>
    </div>
  );
}
