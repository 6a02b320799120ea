// Finds a kind's hints, and what solving a board takes, in a worker thread; without workers, or if it crashes, on the page.

import type { Size } from '../../../puzzles/grid.ts';
import type { Hint, Rung } from '../../../puzzles/hint.ts';
import type { AnyKind, Cursor } from '../../../puzzles/kind.ts';

export interface HintQuestion {
  readonly id: number;
  readonly kind: string;
  readonly givens: Size;
  /** Undefined: what solving takes. */
  readonly board: { readonly play: unknown; readonly view: Cursor } | undefined;
}

export type HintAnswer =
  | { readonly id: number; readonly hint: Hint<unknown> | undefined }
  | { readonly id: number; readonly ladder: readonly Rung[] }
  | { readonly id: number; readonly error: string };

/** The part of `Worker` that is used. */
export interface HintThread {
  postMessage(question: HintQuestion): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<HintAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const startThread = (): HintThread => new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module' });

type Found = Exclude<HintAnswer, { readonly error: string }>;

interface Waiting {
  resolve(found: Found): void;
  reject(error: unknown): void;
}

/** The kind, with hints found in the thread. The first hint loads the hint texts and starts the thread, which is kept. */
export function hintsInThread(
  kind: AnyKind,
  words: () => Promise<void> = async () => {},
  start: () => HintThread = startThread,
): AnyKind {
  const waiting = new Map<number, Waiting>();
  let thread: HintThread | undefined;
  let asked = 0;

  function broken(error: unknown): void {
    thread?.terminate();
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function started(): HintThread {
    const made = start();
    made.onerror = broken;
    made.onmessage = ({ data }) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) asker?.reject(new Error(data.error));
      else asker?.resolve(data);
    };
    return made;
  }

  const ask = (givens: Size, board?: HintQuestion['board']): Promise<Found> =>
    new Promise((resolve, reject) => {
      const id = asked++;
      thread ??= started();
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, kind: kind.id, givens, board });
    });

  return {
    ...kind,
    hints: async () => ({
      find: async (givens, play, view) => {
        const looking = ask(givens, { play, view }).then(
          (found) => ('hint' in found ? found.hint : undefined),
          async () => (await kind.hints()).find(givens, play, view),
        );
        await words();
        return looking;
      },
      ladder: (givens) =>
        ask(givens).then(
          (found) => ('ladder' in found ? found.ladder : []),
          async () => (await kind.hints()).ladder?.(givens) ?? [],
        ),
    }),
  };
}
