// Nothing moves by itself on any way from the lobby to the win, nor on a cold visit of a level over a slow network; and the dialog
// after a win keeps the size with which it opens.

import { expect, type Page, test } from 'playwright/test';
import { GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

const LEVEL = 'leichtes-001';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** What has moved without a press: by how much, what, and whence; observed from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = [];
    const at = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    const tell = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.flatMap(({ node, previousRect, currentRect }) => {
          const part = node instanceof Element ? node : node?.parentElement;
          // what an entry changes beside the board, as late as a slow machine shows it: the clue, a found word's place in the list
          if (!part || part.closest('[data-kind="list"], [aria-label*="Buchstaben"]')) return [];
          // of a percentage that an entry makes longer, the figures move in a box that does not
          const stays = Math.abs(previousRect.x - currentRect.x) < 1 && previousRect.y === currentRect.y;
          if (stays && part.closest('[role="progressbar"]')) return [];
          return [`${part.nodeName}.${part.className} from ${at(previousRect)} to ${at(currentRect)}`];
        });
        if (moved.length === 0) continue;
        told.push(`${value.toFixed(5)}: ${moved.join('; ')}`);
      }
    };
    const watch = new PerformanceObserver((list) => tell(list.getEntries()));
    watch.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shifts: () => {
        tell(watch.takeRecords());
        return told;
      },
    });
  });

/** After two frames, so that the last one's shifts are known. */
const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done((window as unknown as { shifts: () => string[] }).shifts())),
        ),
      ),
  );

const sheetOf = (page: Page) => page.locator('main').getByRole('dialog');
const won = (page: Page) => page.getByRole('dialog', { name: 'Geschafft!' });

/** A player of the level whose address is open or about to be. */
async function playerOf(page: Page, game: GameType): Promise<SudokuPage | WordPage> {
  if (game === 'sudoku') return new SudokuPage(page);
  const board = new WordPage(page, game);
  await board.read(LEVEL);
  return board;
}

/** The board with everything around it that arrives late. */
async function settled(page: Page): Promise<void> {
  await page.locator('canvas').waitFor();
  await page.getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Slow 4G, with which what belongs together arrives apart. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

test('nothing moves by itself from today’s card in the lobby to the win', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/sudoku/play?screen=lobby');
  const today = page.getByRole('region', { name: 'Die Rätsel von heute' });
  await today.getByRole('button', { name: 'Sudoku', exact: true }).click();
  await settled(page);
  await sheetOf(page).getByRole('button', { name: 'Los geht’s' }).click();
  await expect(sheetOf(page)).toHaveCount(0);
  await new SudokuPage(page).solve();
  await expect(won(page).getByText('Tag 1 deiner Serie')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test('on a phone on its side nothing moves by itself on a cold visit over a slow network', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await watchShifts(page);
  await slow(page);
  await page.goto(`/crossword/de-${LEVEL}`);
  await settled(page);
  expect(await shiftsOf(page)).toEqual([]);
});

for (const game of GAME_TYPES) {
  test(`${game}: nothing moves by itself from the lobby to the win`, async ({ page }) => {
    const board = await playerOf(page, game);
    await watchShifts(page);
    await page.goto(`/${game}/play?screen=lobby`);
    await page.getByRole('region', { name: 'Die Rätsel von heute' }).getByRole('button').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page
      .locator(`[aria-labelledby=game-${game}-title]`)
      .getByRole('button', { name: /: spielen$/ })
      .click();
    await settled(page);
    await expect(page).toHaveURL(new RegExp(`${LEVEL}$`));
    await sheetOf(page).getByRole('button', { name: 'Los geht’s' }).click();
    await expect(sheetOf(page)).toHaveCount(0);
    await board.solve();
    await won(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`${game}: nothing moves by itself on a cold visit over a slow network`, async ({ page }) => {
    await watchShifts(page);
    await slow(page);
    await page.goto(`/${game}/de-${LEVEL}`);
    await settled(page);
    await sheetOf(page).getByRole('button', { name: 'Los geht’s' }).click();
    await expect(sheetOf(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('the dialog after a win keeps its size in one window, and has that of the next one when a phone is turned', async ({
  page,
}) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await sudoku.solve();
  const dialog = won(page);
  await dialog.waitFor();
  const sizes = await dialog.evaluateHandle((element) => {
    const seen = new Set<string>();
    new ResizeObserver(() => seen.add(`${element.clientWidth}x${element.clientHeight}`)).observe(element);
    return seen;
  });
  const earned = dialog.getByRole('status').filter({ hasText: /Joker/ });
  await expect(earned).toBeVisible();
  await page.waitForLoadState('networkidle');
  // on a busy machine the page may be at rest before its observer has been called for the first time
  await expect.poll(() => sizes.evaluate((seen) => seen.size)).toBe(1);

  // opened on a phone on its side, which is then turned
  await page.setViewportSize({ width: 740, height: 360 });
  await dialog.getByRole('button', { name: 'Ansehen' }).click();
  await page.getByRole('button', { name: 'Ergebnis' }).click();
  await dialog.waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  const rest = () =>
    dialog.evaluate((element) => {
      const body = element.children[1] as HTMLElement;
      return body.scrollHeight - body.clientHeight;
    });
  await expect.poll(rest, 'all of it is in sight').toBeLessThanOrEqual(0);
});
