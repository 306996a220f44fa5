/** Letters without case and accents; compatible forms, such as full-width letters, are read as the plain ones. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** What is left of a name for comparing: "Kai'Sa, Survivor" and "kai sa - survivor" are both `kaisasurvivor`. */
export function nameKey(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** The words of a text for searching; an apostrophe or a full stop joins ("Kai'Sa", "B.F."), all else parts. */
export function searchWords(text: string): string[] {
  return folded(text)
    .replace(/['’`´.]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The part of a name before its comma, dash or bracket ("Caitlyn" of "Caitlyn, Patrolling"), if it has one. */
export function shortNames(name: string): string[] {
  const short = /^(.+?)(?:,| [-–—] | \()/u.exec(name)?.[1];
  return short === undefined ? [] : [short];
}

/** What is left of a printed number for comparing: "ogn 54" is `OGN054`, "OGN-054/298" is `OGN054/298`. */
export function numberKey(text: string): string {
  const bare = text.toUpperCase().replace(/[\s-]/gu, "");
  return bare.replace(
    /^([A-Z]{3})(\d{1,2})(?!\d)/u,
    (_all, set: string, number: string) => set + number.padStart(3, "0"),
  );
}
