/** An id as the game gives it to a unit that has none. */
const GIVEN = /^[a-z][1-9][0-9]{0,2}$/;

interface HasId {
  id?: string | null | undefined;
}

/**
 * Leaves out, from the first to the last, each id that its unit would get without it while no other changes. `idsOf`
 * says the ids of all units as they are now.
 */
export function leaveOutDefaultIds(units: readonly HasId[], idsOf: () => readonly string[]): void {
  const wanted = idsOf();
  const suspects = units.flatMap((unit) => (unit.id != null && GIVEN.test(unit.id) ? [{ unit, id: unit.id }] : []));
  for (const { unit } of suspects) unit.id = null;
  if (areSame(idsOf(), wanted)) return;
  for (const { unit, id } of suspects) unit.id = id;
  for (const { unit, id } of suspects) {
    unit.id = null;
    if (!areSame(idsOf(), wanted)) unit.id = id;
  }
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
