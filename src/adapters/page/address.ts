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
  /** What is still to be done, in order: the browser goes back asynchronously. */
  const tasks: Task[] = [];
  let going = false;
  const work = (): void => {
    for (let task = tasks[0]; task && !going; task = tasks[0]) {
      const steps = Math.min(task.back, depth());
      task.back = 0;
      going = steps > 0;
      if (going) page.history.go(-steps);
      else tasks.shift()?.write();
    }
  };
  const later = (task: Task): void => {
    tasks.push(task);
    work();
  };
  /** Was it this adapter that went back? */
  const arrived = (): boolean => {
    const own = going;
    going = false;
    work();
    return own;
  };
  const read = (): Entry => ({
    path: page.location.pathname,
    search: page.location.search.replace(/^\?/, ''),
    dialog: dialogIn(state().dialog),
  });
  return {
    current: () => tasks.at(-1)?.entry ?? read(),
    push: (entry, back = 0) => later({ entry, back, write: () => add(entry) }),
    replace: (entry, back = 0) => later({ entry, back, write: () => put(entry) }),
    listen(changed) {
      const heard = () => {
        if (!arrived()) changed(read());
      };
      page.addEventListener('popstate', heard);
      return () => page.removeEventListener('popstate', heard);
    },
    depth,
    back: () => page.history.back(),
  };
}

interface Task {
  readonly entry: Entry;
  /** How many entries to go back first. */
  back: number;
  readonly write: () => void;
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** An older version of the app may have written the entry. */
function dialogIn(value: unknown): DialogEntries | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { own, before } = value as Partial<Record<keyof DialogEntries, unknown>>;
  return { own: own === true, before: numberIn(before) };
}
