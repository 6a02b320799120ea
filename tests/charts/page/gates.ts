// In the page: the answers of ports wait here until the test lets them through, in the way it says.

/** `real`: what the app would have done; `fail`: rejects; others are the port's own, such as `refused`. */
type Way = string;
type Acts = Readonly<Record<string, () => Promise<unknown>>>;

const waiting: Record<string, ((way: Way) => void)[]> = {};
/** Gates that stand open, with the way for all who come. */
const open: Record<string, Way> = {};

const fail = () => Promise.reject(new Error('as the test wants it'));

export function gate<T>(name: string, real: () => Promise<T>, others: Acts = {}): Promise<T> {
  const acts: Acts = { real, fail, ...others };
  const go = (way: Way) => acts[way]?.() ?? Promise.reject(new Error(`${name} has no way ${way}`));
  const way = open[name];
  if (way !== undefined) return go(way) as Promise<T>;
  return new Promise<T>((resolve) => {
    waiting[name] ??= [];
    waiting[name].push((later) => resolve(go(later) as Promise<T>));
  });
}

/** Whether anybody waits there. */
export const isWaited = (name: string): boolean => (waiting[name]?.length ?? 0) > 0;

/** Lets those through who wait. */
export function release(name: string, way: Way): void {
  for (const go of waiting[name]?.splice(0) ?? []) go(way);
}

/** From now on nobody waits there. */
export function leaveOpen(name: string, way: Way): void {
  open[name] = way;
  release(name, way);
}

/** From now on everybody waits there. */
export function close(name: string): void {
  delete open[name];
}
