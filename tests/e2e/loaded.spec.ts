// The scripts that a browser actually loads are those that the size budget counts.
import { expect, type Page, test } from 'playwright/test';
import { scriptsOf, sizeReport } from '../../tools/sizes.ts';
import { elsewhere } from '../helpers/full.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the budget is the same for both windows; both in the full run');

const scripts = (page: Page): string[] => {
  const loaded: string[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname.slice(1);
    if (path.endsWith('.js')) loaded.push(path);
  });
  return loaded;
};

const counted = (name: string): readonly string[] => sizeReport().find((size) => size.name === name)?.files ?? [];

/** Loaded in the first idle time, wherever that is. */
const AFTERWARDS = ['src/app/afterwards.ts', 'src/lobby/Lobby.tsx', 'src/lobby/LevelPanel.tsx'];

/** Loaded after the board, during play: the rehearsal, announcements, panels, dialogs at the end, sounds. */
const IDLE = [
  ...AFTERWARDS,
  'src/board/rehearsal.ts',
  'src/board/twin.ts',
  'puzzles/sudoku/ears.ts',
  'src/play/Announcer.tsx',
  'src/play/HintPanel.tsx',
  'src/text/laterFiles.ts',
  'src/text/de/later/hint.json',
  'src/text/de/later/ears.json',
  'src/text/de/later/say.json',
  'src/text/de/later/more.json',
  'src/modals/ModalHost.tsx',
  'src/play/Levels.tsx',
  'src/play/GameWin.tsx',
  'src/play/GameLost.tsx',
  'src/text/de/later/win.json',
  'src/text/de/later/sentence.json',
  'src/adapters/sound/howl.ts',
  'src/adapters/api/sending.ts',
];

test('the lobby loads what the budget counts for the lobby', async ({ page }) => {
  const loaded = scripts(page);
  await page.goto('/sudoku/play?screen=lobby', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Die Rätsel von heute' })).toBeVisible();
  const files = counted('to the lobby');
  expect(files.length).toBeGreaterThan(0);
  const idle = scriptsOf(AFTERWARDS);
  expect(loaded.filter((file) => !files.includes(file) && !idle.includes(file))).toEqual([]);
});

test('the first board loads what the budget counts for the first board', async ({ page }) => {
  const loaded = scripts(page);
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await expect(sudoku.cell(0)).toBeFocused();
  const files = counted('to the first board');
  // what is loaded in idle time once the board is there delays nothing
  const idle = scriptsOf(IDLE);
  expect(loaded.filter((file) => !files.includes(file) && !idle.includes(file))).toEqual([]);
});

test('a first visit loads of the fonts what German and English need, and no more', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/([\w-]+)\.woff2$/.exec(request.url()) ?? [];
    if (file !== undefined) fonts.push(file.replace(/-[\w-]{8}$/, ''));
  });
  const board = new WordPage(page, 'crossword');
  await board.start('leichtes-001');
  await page.waitForLoadState('networkidle');
  expect([...new Set(fonts)].sort()).toEqual(['clue', 'text']);
});
