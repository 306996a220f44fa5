/** What brings effects with it: an item of the Chain, an ability, an action. */
interface Stating<Unit> {
  readonly effects?: readonly { readonly unit?: Unit | null | undefined }[] | null | undefined;
}

interface StatingAction<Unit> extends Stating<Unit> {
  readonly unit?: Unit | null | undefined;
  readonly abilities?: readonly Stating<Unit>[] | null | undefined;
}

/** The units that are stated without being on the table yet: the one that is played, and those that effects create. */
export function statedUnits<Unit extends object>(
  items: readonly Stating<Unit>[],
  action: StatingAction<Unit> | null,
): Unit[] {
  const stating = [...items, ...(action ? [action, ...(action.abilities ?? [])] : [])];
  const created = stating.flatMap(({ effects }) => (effects ?? []).map(({ unit }) => unit));
  return [action?.unit, ...created].filter((unit) => unit != null);
}
