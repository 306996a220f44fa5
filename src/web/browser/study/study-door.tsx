import { useEffect, useState } from "preact/hooks";
import { loadStudyMessages } from "../../../language/index.js";
import { useVoice } from "../context.js";
import type { Ruled } from "../ruling/ruling.js";
import { StudyPanel, type Studying } from "./study-panel.js";

/** Loads study mode when it is asked for; it is no part of judging. */
export function StudyDoor({ ruled }: { readonly ruled: Ruled }) {
  const { words, language } = useVoice();
  const [studying, setStudying] = useState<Studying | null | "loading">("loading");
  useEffect(() => {
    let isGone = false;
    const show = (loaded: Studying | null) => !isGone && setStudying(loaded);
    Promise.all([import("./studying.js"), loadStudyMessages(language)]).then(
      ([{ study }, messages]) => show({ study, messages }),
      () => show(null),
    );
    return () => {
      isGone = true;
    };
  }, [language]);
  if (studying === "loading") return null;
  if (studying === null) return <p class="said-problem">{words.notLoaded}</p>;
  return <StudyPanel ruled={ruled} studying={studying} />;
}
