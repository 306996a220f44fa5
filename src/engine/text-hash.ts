/** A short hash of a text, by which a cursor knows the list that it belongs to: two 32-bit FNV-1a hashes. */
export function textHash(text: string): string {
  return fnv1a(text, 0).toString(36) + fnv1a(text, 1).toString(36);
}

/** After a first unit that makes it another hash for another seed. */
function fnv1a(text: string, seed: number): number {
  let hash = Math.imul(0x811c9dc5 ^ seed, 0x01000193);
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
