import { adjudicate } from "../../src/adjudicator/index.js";
import { testApp } from "../server/test-app.js";

/** The whole app with the real adjudicator. */
export const { app } = testApp(adjudicate);

const EDITION = "2026-10-09";

/** The address of a picture that may be kept for ever. */
export function pinned(format: "png" | "svg", notation: string, more: Record<string, string> = {}): string {
  return `/preview.${format}?${new URLSearchParams({ c: notation, edition: EDITION, lang: "en", ...more })}`;
}

const MARKS = ["", "T", "B", "A2", "S1d1", "Z", "TBA1S1Z"];

/** So many units, each with other marks than the one before. */
function crowd(units: number, add: number): string {
  return Array.from({ length: units }, (_, index) => `${index + add}${MARKS[index % MARKS.length]}`).join(",");
}

/** The pictures that are kept, by name, with what they show. */
export const PICTURES: Readonly<Record<string, string>> = {
  "tank-of-three": pinned("png", "4,2~3T,5"),
  "german-with-marks": pinned("png", "Sunlit Guardian, 4A2d1 > 3TS1Z = Wache, 2, 2B = Bogenschütze | Punkte 5-3", {
    lang: "de",
  }),
  "dark-with-a-choice": pinned("png", "5~3T=Guard,2,2~nobody", { theme: "dark" }),
  recalled: pinned("png", "4A2d1,3,2T,1BZ,5,OGN-054~3TS1Z,2,2,8B,3,1"),
  "eight-a-side": pinned("png", `${crowd(8, 1)}~${crowd(7, 3)}`, { theme: "dark" }),
  "twelve-a-side": pinned("png", `${crowd(12, 1)}~${crowd(12, 2)}`),
  "forty-a-side": pinned("png", "40x30TBA9S3~40x20TBS9"),
  "nobody-there": pinned("png", "none~3,by.Ben"),
  "cannot-be-read": pinned("png", "4 tanc > 3"),
  "cannot-be": pinned("png", "4~3~attacker=d1:99", { theme: "dark", lang: "de" }),
  alphabets: pinned("png", '4="日本語 🔥 Zażółć",3="Жук"~3="Ωμέγα",2="Z\u0338\u030Aa\u0353lgo evil"'),
};
