// What has changed between two pictures of a board: flat comparison, since looks are flat records of primitives.

/** Do the two look the same? */
export function sameLook(a: object, b: object): boolean {
  for (const key in a) {
    if ((a as Record<string, unknown>)[key] !== (b as Record<string, unknown>)[key]) return false;
  }
  return true;
}

/** Calls `changed` for every cell whose look differs from before; for all cells if there was none. Most keep the same object. */
export function eachChange<Look extends object>(
  before: readonly Look[] | undefined,
  now: readonly Look[],
  changed: (cell: number, look: Look, before: Look | undefined) => void,
): void {
  for (let cell = 0; cell < now.length; cell++) {
    const look = now[cell] as Look;
    const old = before?.[cell];
    if (old !== look && (!old || !sameLook(old, look))) changed(cell, look, old);
  }
}

/** Marks are only added or removed, so it is enough to compare the keys. */
export function eachMark<Mark>(
  before: ReadonlyMap<string, Mark>,
  now: ReadonlyMap<string, Mark>,
  changed: (key: string, mark: Mark | undefined) => void,
): void {
  for (const key of before.keys()) if (!now.has(key)) changed(key, undefined);
  for (const [key, mark] of now) if (!before.has(key)) changed(key, mark);
}
