import { useEffect, useState } from "preact/hooks";
import { loadMessages } from "../../../language/index.js";
import type { RuleNote } from "../../../rulebook/index.js";
import { useVoice } from "../context.js";

/** What to know about the number of a rule, as a sentence once the language is there. */
export function useRuleNote(note: RuleNote | null): string | null {
  const { language } = useVoice();
  const [said, setSaid] = useState<string | null>(null);
  const { code, edition, number } = note ?? {};
  useEffect(() => {
    setSaid(null);
    if (!note) return;
    const say = async () => {
      const { lookup } = await loadMessages(language);
      setSaid(lookup.ruleNote[note.code](note));
    };
    say().catch(() => undefined);
  }, [code, edition, number, language]);
  return said;
}
