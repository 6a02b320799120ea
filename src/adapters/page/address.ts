// The address bar, on the History API. Each entry stores how many of our entries precede it, and which of
// them belong to its dialog.

import type { Address, DialogEntries, Entry, Place } from '../../../machines/ports.ts';

export interface BrowserAddress extends Address {
  /** How often Back stays inside the app. */
  depth(): number;
  back(): void;
}

type Page = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

export function historyAddress(page: Page): BrowserAddress {
  const state = (): { depth?: unknown; dialog?: unknown } => page.history.state ?? {};
  const depth = (): number => numberIn(state().depth);
  const written = ({ path, search }: Place) => (search === '' ? path : `${path}?${search}`);
  const put = (entry: Entry) => page.history.replaceState({ depth: depth(), dialog: entry.dialog }, '', written(entry));
  const add = (entry: Entry) =>
    page.history.pushState({ depth: depth() + 1, dialog: entry.dialog }, '', written(entry));
  /** What waits until the browser has gone back, which is asynchronous, and the entry then; undefined while it is not going back. */
  let waiting: { entry: Entry; steps: (() => void)[] } | undefined;
  const whenThere = (entry: Entry, write: (entry: Entry) => void): void => {
    if (waiting) {
      waiting.entry = entry;
      waiting.steps.push(() => write(entry));
    } else write(entry);
  };
  const arrived = (): boolean => {
    const steps = waiting?.steps;
    waiting = undefined;
    for (const step of steps ?? []) step();
    return steps !== undefined;
  };
  const current = (): Entry =>
    waiting?.entry ?? {
      path: page.location.pathname,
      search: page.location.search.replace(/^\?/, ''),
      dialog: dialogIn(state().dialog),
    };
  return {
    current,
    push: (entry) => whenThere(entry, add),
    replace(entry, over = 0) {
      const steps = Math.min(over, depth());
      if (waiting || steps === 0) return whenThere(entry, put);
      waiting = { entry, steps: [() => put(entry)] };
      page.history.go(-steps);
    },
    listen(changed) {
      const heard = () => {
        if (!arrived()) changed(current());
      };
      page.addEventListener('popstate', heard);
      return () => page.removeEventListener('popstate', heard);
    },
    depth,
    back: () => page.history.back(),
  };
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** An older version of the app may have written the entry. */
function dialogIn(value: unknown): DialogEntries | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { own, before } = value as Partial<Record<keyof DialogEntries, unknown>>;
  return { own: own === true, before: numberIn(before) };
}
