// The scripts that a browser really loads are those that the size budget counts.
import { expect, type Page, test } from 'playwright/test';
import { scriptsOf, sizeReport } from '../../tools/sizes.ts';
import { elsewhere } from '../helpers/full.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the budget counts for both windows; both in full');

const scripts = (page: Page): string[] => {
  const loaded: string[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname.slice(1);
    if (path.endsWith('.js')) loaded.push(path);
  });
  return loaded;
};

const counted = (name: string): readonly string[] => sizeReport().find((size) => size.name === name)?.files ?? [];

/** What comes beside the board and while somebody plays: practice, what speaks aloud, panels, dialogs at the end, sounds. */
const IDLE = [
  'src/board/rehearsal.ts',
  'src/board/twin.ts',
  'src/play/Announcer.tsx',
  'src/play/HintPanel.tsx',
  'src/text/de/later/hint.json',
  'src/text/de/later/say.json',
  'src/play/Levels.tsx',
  'src/play/GameWin.tsx',
  'src/play/GameLost.tsx',
  'src/text/de/later/win.json',
  'src/adapters/sound/howl.ts',
];

test('the lobby loads what is counted to the lobby', async ({ page }) => {
  const loaded = scripts(page);
  await page.goto('/sudoku/play?screen=lobby', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  const files = counted('to the lobby');
  expect(files.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => !files.includes(file))).toEqual([]);
});

test('the first board loads what is counted to the first board', async ({ page }) => {
  const loaded = scripts(page);
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await expect(sudoku.cell(0)).toBeFocused();
  const files = counted('to the first board');
  // what idle time brings once the board is there delays nothing
  const idle = scriptsOf(IDLE);
  expect(loaded.filter((file) => !files.includes(file) && !idle.includes(file))).toEqual([]);
});
