// The peers of the board bench and how a player makes an entry in each.
import type { Page } from 'playwright';
import type { Bench } from '../chromium.ts';
import { after, click, type Point, press, series, type Times } from '../entries.ts';
import { buildPeer } from './build.ts';

export interface Peer {
  readonly name: string;
  /** The peer's page in this folder. */
  readonly file: string;
  /** The query string of the page's address. */
  readonly search?: string;
  measure(bench: Bench, page: Page, slowdown: number): Promise<Times>;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A letter goes into the cell and the cursor to the next one. */
const crossword = (size: number): Peer => ({
  name: `@guardian/react-crossword ${size}x${size}`,
  file: 'crossword.tsx',
  search: `?size=${size}`,
  async measure(bench, page, slowdown) {
    const grid = await boxOf(page, 'svg');
    const start = click({ x: grid.x + grid.width / size / 2, y: grid.y + grid.height / size / 2 });
    await start.prepare(page);
    await start.act(page);
    return {
      key: await bench.measure(
        page,
        slowdown,
        series((i) => press(LETTERS[i % 26] ?? 'a')),
      ),
    };
  },
});

/** A digit goes into the chosen cell and replaces the previous one. */
const sudoku: Peer = {
  name: 'react-sudoku-component',
  file: 'sudoku.tsx',
  async measure(bench, page, slowdown) {
    await page.locator('td.sudoku-cell').filter({ hasText: /^$/ }).first().click();
    const buttons = await Promise.all(
      Array.from({ length: 9 }, (_, i) => middleOf(page, `button.number-button:text-is("${i + 1}")`)),
    );
    const digit = (i: number) => i % 9;
    const key = await bench.measure(
      page,
      slowdown,
      series((i) => press(`${digit(i) + 1}`)),
    );
    const pointer = await bench.measure(
      page,
      slowdown,
      series((i) => click(buttons[digit(i)] ?? { x: 0, y: 0 })),
    );
    return { key, pointer };
  },
};

/** A knight moves out and back: the press on it is not measured, the press on its target is. */
const chess: Peer = {
  name: 'chessground',
  file: 'chess.ts',
  async measure(bench, page, slowdown) {
    const board = await boxOf(page, 'cg-board');
    const square = (column: number, rank: number) =>
      click({ x: board.x + ((column + 0.5) / 8) * board.width, y: board.y + ((8.5 - rank) / 8) * board.height });
    const home = square(6, 1);
    const out = square(5, 3);
    const move = (i: number) => (i % 2 === 0 ? after(home, out) : after(out, home));
    return { pointer: await bench.measure(page, slowdown, series(move)) };
  },
};

const canvas: Peer = {
  name: 'bare canvas',
  file: 'canvas.ts',
  async measure(bench, page, slowdown) {
    const cell = (i: number) => click({ x: (i % 9) * 40 + 20, y: ((i * 2) % 9) * 40 + 20 });
    const pointer = await bench.measure(page, slowdown, series(cell));
    const key = await bench.measure(
      page,
      slowdown,
      series((i) => press(`${(i % 9) + 1}`)),
    );
    return { key, pointer };
  },
};

/** The peers that our board must be faster than. */
export const PEERS: readonly Peer[] = [crossword(15), sudoku, chess];
/** The word boards' peers, on their largest grids: a jumbo crossword, and the chess board, which has only one size. */
export const JUMBO = crossword(23);
export const WORD_PEERS: readonly Peer[] = [JUMBO, chess];
/** The floor that no board can be faster than: shown, not judged. */
export const FLOOR = canvas;

/** A key changes two quads of a full double page, and nothing else is there. */
const bare = (name: string, search: string): Peer => ({
  name,
  file: 'pixi.ts',
  search,
  measure: async (bench, page, slowdown) => ({
    key: await bench.measure(
      page,
      slowdown,
      series((i) => press(LETTERS[i % 26] ?? 'a')),
    ),
  }),
});
/** What of a letter on a double page is Pixi's, with sprites and with a vertex buffer of one's own, and XState's: shown, not judged. */
export const PIXI_FLOORS: readonly [Peer, ...Peer[]] = [
  bare('bare Pixi sprites', ''),
  bare('bare Pixi mesh', '?mesh'),
  bare('bare Pixi sprites and a bare machine', '?machine'),
];

export async function measurePeer(bench: Bench, peer: Peer, slowdown: number): Promise<Times> {
  const page = await bench.peer(await buildPeer(peer.file), peer.search);
  try {
    return await peer.measure(bench, page, slowdown);
  } finally {
    await page.context().close();
  }
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`The peer shows no ${selector}.`);
  return box;
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const { x, y, width, height } = await boxOf(page, selector);
  return { x: x + width / 2, y: y + height / 2 };
}
