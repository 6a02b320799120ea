// The address bar, on the History API. Each entry stores how many of our entries precede it, and which of
// them belong to its dialog.

import type { Address, DialogEntries, Entry, Place } from '../../../machines/ports.ts';
import type { Later } from './afterFrame.ts';

export interface BrowserAddress extends Address {
  /** How often Back stays inside the app. */
  depth(): number;
  back(): void;
}

type Page = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/** `afterFrame`: when a rewritten entry may be written, which takes the browser as long as a small board. */
export function historyAddress(page: Page, afterFrame: Later = (run) => run()): BrowserAddress {
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
    settle();
    tasks.push(task);
    work();
  };
  /** What the current entry is to be, and is not yet. */
  let waiting: Entry | undefined;
  const settle = (): void => {
    const entry = waiting;
    waiting = undefined;
    if (entry) put(entry);
  };
  const rewrite = (entry: Entry): void => {
    const isFirst = waiting === undefined;
    waiting = entry;
    if (isFirst) afterFrame(settle);
  };
  page.addEventListener('pagehide', settle);
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
    current: () => tasks.at(-1)?.entry ?? waiting ?? read(),
    push: (entry, back = 0) => later({ entry, back, write: () => add(entry) }),
    replace: (entry, back = 0) =>
      back === 0 && tasks.length === 0 ? rewrite(entry) : later({ entry, back, write: () => put(entry) }),
    listen(changed) {
      const heard = () => {
        waiting = undefined; // it was of the entry that has been left
        if (!arrived()) changed(read());
      };
      page.addEventListener('popstate', heard);
      return () => page.removeEventListener('popstate', heard);
    },
    depth,
    back() {
      settle();
      page.history.back();
    },
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
