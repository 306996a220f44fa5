import { useEffect, useState } from "preact/hooks";
import type { FoundRule, LabelledRule } from "../../../rulebook/index.js";
import { useVoice } from "../context.js";
import { settingsAddress } from "../platform/address.js";
import { loadBook } from "./load-book.js";

interface RulePanelProps {
  readonly rule: LabelledRule;
}

/** The title and summary of a rule, loaded when it is opened for the first time. */
export function RulePanel({ rule }: RulePanelProps) {
  const { words, language, edition } = useVoice();
  const [found, setFound] = useState<FoundRule | null | "loading">("loading");
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const book = await loadBook();
      if (!isGone) setFound(book?.findRule(rule.key, edition) ?? null);
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [rule.key, edition]);
  if (found === "loading") return <p class="rule-panel hint">{words.ruleLoading}</p>;
  if (found === null) return <p class="rule-panel said-problem">{words.ruleMissing}</p>;
  return (
    <aside class="rule-panel" aria-label={words.rule(rule.label)}>
      <strong>{found.title?.[language] ?? found.section[language]}</strong>
      <p>{found.summary?.[language]}</p>
      <a href={settingsAddress("/rulebook", { language, edition }, { rule: found.number })}>
        {words.openInRulebook}: {rule.label}
      </a>
    </aside>
  );
}
