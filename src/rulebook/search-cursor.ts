import type { Edition } from "./editions/index.js";
import type { Language } from "./languages.js";

/** What rules are searched for. */
export interface RuleSearch {
  readonly search?: string | null;
  readonly topic?: string | null;
  readonly edition: Edition;
  readonly language: Language;
}

/** What is wrong with a cursor: it was never written here, or it belongs to another search. */
export type CursorFault = "malformed-cursor" | "foreign-cursor";

type Place = { readonly ok: true; readonly number: string } | { readonly ok: false; readonly fault: CursorFault };

const WRITTEN = /^(?<hash>[0-9a-z]{1,7}) (?<label>CR \d{3}[\d.a-z]*(?: \(\d{4}-\d{2}-\d{2}\))?)$/;

/** Writes a cursor: behind which rule a page ends. It stays right when rules are added, and fits this search only. */
export function writePlace(label: string, search: RuleSearch): string {
  return btoa(`${hashOf(search)} ${label}`).replaceAll("=", "");
}

/** Reads a cursor; one that was never written here or belongs to another search is a fault. */
export function readPlace(cursor: string, search: RuleSearch): Place {
  const { hash, label } = WRITTEN.exec(decoded(cursor))?.groups ?? {};
  if (label === undefined) return { ok: false, fault: "malformed-cursor" };
  return hash === hashOf(search) ? { ok: true, number: label } : { ok: false, fault: "foreign-cursor" };
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return "";
  }
}

/** The 32-bit FNV-1a hash of all that decides which rules are found and in what order. */
function hashOf({ search, topic, edition, language }: RuleSearch): string {
  const text = [search ?? "", topic ?? "", edition, language].join("\u0000");
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
