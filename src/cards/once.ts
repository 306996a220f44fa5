/** Makes a value when it is first asked for, and keeps it: a start of the service waits for no index. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
