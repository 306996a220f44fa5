import { useEffect, useRef, useState } from "preact/hooks";
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
  const text = asText(ruled, voice, link);
  const { told, tell } = useTold(text);
  return (
    <div class="actions">
      <IconButton icon="share" label={words.share} shown onClick={() => tell(() => shareLinkOf(ruled.summary, link))} />
      <IconButton icon="copy" label={words.copyRuling} shown onClick={() => tell(() => copyText(text))} />
      <span role="status" class="hint">
        {told === "copied" && words.copied}
        {told === "failed" && words.notCopied}
      </span>
    </div>
  );
}

/** How sharing of a text ended. It is told of that text only, and anew each time, so that it is read out again. */
function useTold(text: string) {
  const [told, setTold] = useState<Shared | null>(null);
  const tries = useRef(0);
  const begin = () => {
    setTold(null);
    return ++tries.current;
  };
  useEffect(() => void begin(), [text]);
  const tell = (share: () => Promise<Shared>) => {
    const mine = begin();
    void share().then((shared) => mine === tries.current && setTold(shared));
  };
  return { told, tell };
}
