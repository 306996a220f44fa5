import type { Language } from "../contract/index.js";
import type { Side } from "../engine/index.js";

/** What stands above and beside a ruling wherever it is shown, on pages and in pictures. */
export interface Captions {
  readonly side: Readonly<Record<Side, string>>;
  readonly noUnits: string;
  edition(date: string): string;
}

const SIDE = { attacker: "Attacker", defender: "Defender" } as const;
const edition = (date: string) => `Core Rules ${date}`;

export const captionsIn: Readonly<Record<Language, Captions>> = {
  en: { side: SIDE, noUnits: "No units", edition },
  de: { side: SIDE, noUnits: "Keine Units", edition },
};
