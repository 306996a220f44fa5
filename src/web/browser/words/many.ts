/** A count with its noun, in one of two forms. */
export function many(count: number | string, one: string, more: string): string {
  return `${count} ${String(count) === "1" ? one : more}`;
}
