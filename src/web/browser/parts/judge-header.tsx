import type { Dispatch } from "preact/hooks";
import { useVoice } from "../context.js";
import type { Act, Desk } from "../desk.js";
import { isEmpty } from "../position/state.js";
import type { Page } from "../use-page.js";
import { Header } from "./header.js";
import { IconButton } from "./icon-button.js";
import { SettingsMenu } from "./settings-menu.js";
import { Toggle } from "./toggle.js";

interface JudgeHeaderProps {
  readonly desk: Desk;
  readonly act: Dispatch<Act>;
  readonly page: Page;
  readonly studying: boolean;
  readonly onStudy: (on: boolean) => void;
}

/** The head of the judge's page: undo, redo, a new combat, and the menu. */
export function JudgeHeader({ desk, act, page, studying, onStudy }: JudgeHeaderProps) {
  const { words } = useVoice();
  const { past, state, future } = desk.history;
  return (
    <Header
      title={words.title}
      skip={{ to: "ruling", name: words.skip }}
      menu={(close) => (
        <>
          <SettingsMenu settings={page.settings} onSettings={page.setSettings} />
          <Toggle
            label={words.study.on}
            on={studying}
            onChange={(on) => {
              onStudy(on);
              if (on) close();
            }}
          />
          <p class="hint">{words.study.mark}</p>
        </>
      )}
    >
      <IconButton icon="undo" label={words.undo} disabled={past.length === 0} onClick={() => act({ do: "undo" })} />
      <IconButton icon="redo" label={words.redo} disabled={future.length === 0} onClick={() => act({ do: "redo" })} />
      <IconButton
        icon="new"
        label={words.clear}
        disabled={isEmpty(state)}
        onClick={() => act({ do: "edit", edit: { kind: "clear" } })}
      />
    </Header>
  );
}
