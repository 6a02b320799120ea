// The peers of the board bench and how a person makes an entry in each.
import type { Page } from 'playwright';
import type { Bench, Entry } from '../chromium.ts';
import { buildPeer } from './build.ts';

/** `select`: a pointer chooses a place; `key` and `pointer`: an entry by that device. */
export type Times = Partial<Record<'select' | 'key' | 'pointer', number[]>>;

export interface Peer {
  readonly name: string;
  measure(bench: Bench, slowdown: number): Promise<Times>;
}

const ENTRIES = 40;

const click = (x: number, y: number): Entry => ({
  prepare: (page) => page.mouse.move(x, y),
  async act(page) {
    await page.mouse.down();
    await page.mouse.up();
  },
});

const press = (key: string, prepare?: Entry['prepare']): Entry => ({
  ...(prepare === undefined ? {} : { prepare }),
  act: (page) => page.keyboard.press(key),
});

const times = <T>(make: (index: number) => T): T[] => Array.from({ length: ENTRIES }, (_, index) => make(index));

const onPage = async (bench: Bench, file: string, work: (page: Page) => Promise<Times>): Promise<Times> => {
  const page = await bench.peer(await buildPeer(file));
  try {
    return await work(page);
  } finally {
    await page.context().close();
  }
};

const crossword: Peer = {
  name: '@guardian/react-crossword',
  measure: (bench, slowdown) =>
    onPage(bench, 'crossword.tsx', async (page) => {
      const box = await page.locator('svg').first().boundingBox();
      if (box === null) throw new Error('The crossword shows no grid.');
      const cell = (column: number, row: number) =>
        click(box.x + ((column + 0.5) / 15) * box.width, box.y + ((row + 0.5) / 15) * box.height);
      const select = await bench.measure(
        page,
        slowdown,
        times((i) => cell((i * 7) % 15, ((i * 3) % 8) * 2)),
      );
      const start = cell(0, 0);
      await start.prepare?.(page);
      await start.act(page);
      const key = await bench.measure(
        page,
        slowdown,
        times((i) => press('abcdefghijklmnopqrstuvwxyz'[i % 26] ?? 'a')),
      );
      return { select, key };
    }),
};

const chess: Peer = {
  name: 'chessground',
  measure: (bench, slowdown) =>
    onPage(bench, 'chess.ts', async (page) => {
      const square = (column: number, rank: number) => click((column + 0.5) * 45, (8 - rank + 0.5) * 45);
      const origin = square(6, 1);
      const goal = square(5, 3);
      const choose = (entry: Entry) => async (on: Page) => {
        await entry.prepare?.(on);
        await entry.act(on);
      };
      const move = (index: number): Entry => {
        const [from, to] = index % 2 === 0 ? [origin, goal] : [goal, origin];
        return {
          ...to,
          async prepare(on) {
            await choose(from)(on);
            await to.prepare?.(on);
          },
        };
      };
      const pointer = await bench.measure(page, slowdown, times(move));
      const select = await bench.measure(
        page,
        slowdown,
        times((i) => square(i % 8, (i % 2) + 1)),
      );
      return { select, pointer };
    }),
};

const canvas: Peer = {
  name: 'bare canvas',
  measure: (bench, slowdown) =>
    onPage(bench, 'canvas.ts', async (page) => {
      const select = await bench.measure(
        page,
        slowdown,
        times((i) => click((i % 9) * 40 + 20, ((i * 2) % 9) * 40 + 20)),
      );
      const key = await bench.measure(
        page,
        slowdown,
        times((i) => press(`${(i % 9) + 1}`)),
      );
      return { select, key };
    }),
};

export const PEERS: readonly Peer[] = [crossword, chess, canvas];
