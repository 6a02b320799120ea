// How a bench makes entries, and what it measures.
import type { Page } from 'playwright';

/** One entry: unmeasured preparation (such as selecting the cell), and the input itself. */
export interface BenchEntry {
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

/** Script times in ms by the device that made the entries. */
export type Times = Partial<Record<'key' | 'pointer', readonly number[]>>;

/** Entries of one series. */
export const SERIES = 40;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mouse press there; the movement to it is not measured. */
export const click = ({ x, y }: Point): Required<BenchEntry> => ({
  prepare: (page) => page.mouse.move(x, y),
  async act(page) {
    await page.mouse.down();
    await page.mouse.up();
  },
});

export const press = (key: string): BenchEntry => ({ act: (page) => page.keyboard.press(key) });

/** Makes `first` part of the unmeasured preparation of `then`. */
export const after = (first: Required<BenchEntry>, then: BenchEntry): BenchEntry => ({
  async prepare(page) {
    await first.prepare(page);
    await first.act(page);
    await then.prepare?.(page);
  },
  act: then.act,
});

export const series = (make: (index: number) => BenchEntry): BenchEntry[] =>
  Array.from({ length: SERIES }, (_, i) => make(i));
