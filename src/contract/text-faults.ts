import { UNSAFE_CHARACTER } from "./plain-line.js";
import type { TextFault } from "./shape-problem.js";

/** What leaves no mark on a page. Names may hold such characters, as emoji do, ids may not: two would look the same. */
const INVISIBLE_CHARACTER = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is wrong with a name: it is one line that can be seen, of at most `limit` Unicode characters. */
export function nameFaults(text: string, limit: number): TextFault[] {
  const faults: TextFault[] = [];
  if (text.length > limit * 2 || [...text].length > limit) faults.push("too-long");
  if (!isSeen(text)) faults.push("blank");
  if (UNSAFE_CHARACTER.test(text)) faults.push("unsafe-character");
  return faults;
}

/** What is wrong with an id: it is a name in which every character can be seen. */
export function idFaults(text: string, limit: number): TextFault[] {
  const faults = nameFaults(text, limit);
  return faults.length === 0 && INVISIBLE_CHARACTER.test(text) ? ["unsafe-character"] : faults;
}

/** Most names begin with something to be seen, so this rarely looks far. */
function isSeen(text: string): boolean {
  for (const one of text) if (/\S/u.test(one) && !INVISIBLE_CHARACTER.test(one)) return true;
  return false;
}
