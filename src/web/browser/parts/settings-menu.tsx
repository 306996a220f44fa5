import { LANGUAGES, THEMES, type Language, type Theme } from "../../../contract/index.js";
import { EDITIONS, type Edition } from "../../../rulebook/index.js";
import { useVoice } from "../context.js";
import type { Settings } from "../platform/settings.js";
import { Choose } from "./choose.js";

/** What languages are called by those who read them. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

interface SettingsMenuProps {
  readonly settings: Settings;
  readonly onSettings: (wish: Partial<Settings>) => void;
}

/** Language, colours and edition. */
export function SettingsMenu({ settings, onSettings }: SettingsMenuProps) {
  const { words } = useVoice();
  return (
    <div class="settings">
      <Choose<Language>
        label={words.language}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
        onChange={(language) => onSettings({ language })}
      />
      <Choose<Theme | "system">
        label={words.theme}
        value={settings.theme ?? "system"}
        options={(["system", ...THEMES] as const).map((value) => ({ value, name: words.themes[value] }))}
        onChange={(theme) => onSettings({ theme: theme === "system" ? null : theme })}
      />
      <Choose<Edition>
        label={words.edition}
        value={settings.edition}
        options={EDITIONS.map((value) => ({ value, name: value }))}
        onChange={(edition) => onSettings({ edition })}
      />
    </div>
  );
}
