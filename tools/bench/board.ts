// Our own board in the bench: a served sudoku, played through its accessible names and by positions on its canvas.
import type { Page } from 'playwright';
import { empties, SudokuPage } from '../../tests/helpers/sudokuPage.ts';
import type { Bench } from './chromium.ts';
import { after, type BenchEntry, click, press, SERIES, type Times } from './entries.ts';

/** Enters only correct digits, so that no game ends: by key, by on-screen key, and by tapping cells with a locked digit. */
export async function measureBoard(
  bench: Bench,
  baseURL: string,
  slowdown: number,
): Promise<Times & { tap: number[] }> {
  const play = async (work: (sudoku: SudokuPage, cells: Filled[]) => Promise<BenchEntry[]>, digitFirst = false) => {
    const page = await bench.page(baseURL);
    try {
      if (digitFirst) await chooseDigitFirst(page);
      const sudoku = new SudokuPage(page);
      await sudoku.start();
      const { givens, digits } = await sudoku.solution();
      const cells = empties(givens).slice(0, SERIES);
      const filled = cells.map((cell) => ({ cell, digit: digits[cell] ?? 0 }));
      return await bench.measure(page, slowdown, await work(sudoku, filled));
    } finally {
      await page.context().close();
    }
  };
  return { key: await play(byKey), pointer: await play(byPad), tap: await play(byTap, true) };
}

interface Filled {
  readonly cell: number;
  readonly digit: number;
}

const byKey = (sudoku: SudokuPage, cells: Filled[]): Promise<BenchEntry[]> =>
  Promise.all(cells.map(async ({ cell, digit }) => after(click(await sudoku.middle(cell)), press(`${digit}`))));

const byPad = (sudoku: SudokuPage, cells: Filled[]): Promise<BenchEntry[]> =>
  Promise.all(
    cells.map(async ({ cell, digit }) => after(click(await sudoku.middle(cell)), click(await padKey(sudoku, digit)))),
  );

/** Digit by digit, since a second press on a locked digit would unlock it. */
async function byTap(sudoku: SudokuPage, cells: Filled[]): Promise<BenchEntry[]> {
  const sorted = [...cells].sort((a, b) => a.digit - b.digit);
  return Promise.all(
    sorted.map(async ({ cell, digit }, i) => {
      const tap = click(await sudoku.middle(cell));
      return sorted[i - 1]?.digit === digit ? tap : after(click(await padKey(sudoku, digit)), tap);
    }),
  );
}

async function padKey(sudoku: SudokuPage, digit: number) {
  const box = await sudoku.key(digit).boundingBox();
  if (box === null) throw new Error(`There is no key ${digit}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function chooseDigitFirst(page: Page): Promise<void> {
  await page.goto('/sudoku/play?screen=settings');
  await page.getByRole('radio', { name: 'Erst die Ziffer' }).check({ force: true });
}
