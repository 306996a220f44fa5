/** Input with everything optional: what is left out, or null, has a default. */
type Given<T> = { readonly [Field in keyof T]?: T[Field] | null | undefined };

/** Fills in the defaults of whatever was left out; fields without a default are not taken over. */
export function withDefaults<T extends object>(defaults: T, given: Given<T> | null | undefined): T {
  if (given == null) return defaults;
  const filled = { ...defaults };
  for (const field of Object.keys(defaults) as (keyof T)[]) {
    const value = given[field];
    if (value != null) filled[field] = value as T[keyof T];
  }
  return filled;
}
