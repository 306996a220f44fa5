type Given<T> = { readonly [Field in keyof T]: T[Field] | null | undefined };

/** The fields that say something: null, the default and an empty list or object are left out. */
export function kept<T extends object>(fields: Given<T>, defaults: Partial<T> = {}): T {
  const said: Partial<T> = {};
  for (const field of Object.keys(fields) as (keyof T)[]) {
    const value = fields[field];
    if (value != null && value !== defaults[field] && !isEmpty(value)) said[field] = value;
  }
  return said as T;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** Minus zero is zero. */
export function plain(amount: number | null | undefined): number | null | undefined {
  return amount == null ? amount : amount + 0;
}
