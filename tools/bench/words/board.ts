// Our word boards in the bench: a served double page of 32x22, and a word search to draw lines on.
import type { Page } from 'playwright';
import { WordPage } from '../../../tests/helpers/wordPage.ts';
import type { Bench } from '../chromium.ts';
import { type BenchEntry, click, type Point, press, SERIES, series, type Times } from '../entries.ts';

export const DOUBLE_PAGE = 'doppelseiter-001';

/** Opens a double page and starts the game. */
export async function openDoublePage(bench: Bench, baseURL: string): Promise<WordPage> {
  const board = new WordPage(await bench.page(baseURL), 'crossword');
  await board.start(DOUBLE_PAGE);
  return board;
}

/** Enters correct letters all over the board: by key, and by on-screen key. */
export async function measureLetters(bench: Bench, baseURL: string, slowdown: number): Promise<Times> {
  const play = async (entryOf: (board: WordPage, letter: string) => Promise<BenchEntry>) => {
    const board = await openDoublePage(bench, baseURL);
    try {
      const places = spread(board.letters());
      const entries = await Promise.all(places.map(([, letter]) => entryOf(board, letter)));
      return await bench.measure(
        board.page,
        slowdown,
        entries.map((entry, i) => at(board, places[i]?.[0] ?? 0, entry)),
      );
    } finally {
      await board.page.context().close();
    }
  };
  return {
    key: await play(async (_, letter) => press(letter.toLowerCase())),
    pointer: await play(async (board, letter) => click(await middleOf(board, letter))),
  };
}

/** First puts the cursor on the cell, unmeasured, as a screen reader does, which works at every zoom level. */
const at = (board: WordPage, cell: number, entry: BenchEntry): BenchEntry => ({
  async prepare(page) {
    await board.cell(cell).focus();
    await entry.prepare?.(page);
  },
  act: entry.act,
});

/** One cell with a letter per entry of a series, evenly spread over the board. */
function spread(letters: readonly string[]): [cell: number, letter: string][] {
  const all = [...letters.entries()].filter(([, letter]) => letter !== '');
  const step = Math.floor(all.length / SERIES);
  return all.filter((_, i) => i % step === 0).slice(0, SERIES);
}

async function middleOf(board: WordPage, letter: string) {
  const box = await board.key(letter).boundingBox();
  if (box === null) throw new Error(`There is no key ${letter}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Script times in ms of single frames, by movement; for `sharpening`, the longest tasks after a zoom has come to rest. */
export async function measureMoves(bench: Bench, baseURL: string, slowdown: number): Promise<Record<Move, number[]>> {
  const board = await openDoublePage(bench, baseURL);
  const search = new WordPage(await bench.page(baseURL), 'wordsearch');
  try {
    const middle = await middleOfGlass(board.page);
    await board.page.mouse.move(middle.x, middle.y);
    const zooming = await trackpad(board.page, middle);
    const resting = restingAfter(zooming);
    const zoom = await bench.measure(board.page, slowdown, series(zooming));
    const sharpening = await bench.measureLongest(board.page, slowdown, series(resting).slice(0, RESTS));
    for (let i = 0; i < 6; i++) await zooming(0).act(board.page);
    const pan = await bench.measure(board.page, slowdown, series(panning));
    await search.start('leichtes-001');
    const drag = await bench.measure(search.page, slowdown, await dragging(search.page));
    return { zoom, sharpening, pan, drag };
  } finally {
    await board.page.context().close();
    await search.page.context().close();
  }
}
export type Move = 'zoom' | 'sharpening' | 'pan' | 'drag';

/**
 * A trackpad's pinch: a wheel with Ctrl, but without the key, which zooms the page. Alternates between in and out, so that the board
 * never reaches a zoom limit.
 */
async function trackpad(page: Page, at: Point): Promise<(i: number) => BenchEntry> {
  const session = await page.context().newCDPSession(page);
  const wheel = { type: 'mouseWheel', ...at, deltaX: 0, modifiers: CTRL } as const;
  return (i) => ({
    act: async () =>
      void (await session.send('Input.dispatchMouseEvent', { ...wheel, deltaY: i % 8 < 4 ? -120 : 120 })),
  });
}
const CTRL = 2;

/** How many zooms are followed until the board is sharp again. */
const RESTS = 16;

const restingAfter =
  (zooming: (i: number) => BenchEntry) =>
  (i: number): BenchEntry => ({
    async act(page) {
      await zooming(i).act(page);
      await page.locator('canvas[data-sharp="false"]').waitFor();
      await page.locator('canvas[data-sharp="true"]').waitFor();
    },
  });

const panning = (i: number): BenchEntry => ({
  act: (page) => page.mouse.wheel(i % 2 === 0 ? 24 : -24, i % 8 < 4 ? 16 : -16),
});

/** The pressed mouse circles the middle of a word search; every move turns or stretches the line under it. */
async function dragging(page: Page): Promise<BenchEntry[]> {
  const middle = await middleOfGlass(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const reach = 140;
  return series((i) => ({
    act: (p) => p.mouse.move(middle.x + reach * Math.cos(i * 0.8), middle.y + reach * Math.sin(i * 0.8)),
  }));
}

async function middleOfGlass(page: Page) {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('There is no board on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
