// A half-played game survives a reload and a killed browser.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page, test } from 'playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/browser.ts';
import { empties, LEVEL, SudokuPage } from '../helpers/sudokuPage.ts';

interface Killable {
  readonly browser: Browser;
  readonly page: Page;
  /** Kills the process as the system would, without an orderly shutdown. */
  kill(): Promise<void>;
}

/** A separate browser with a profile on disk, so that it can be killed and reopened. */
async function launch(profile: string): Promise<Killable> {
  const flags = [
    ...CHROMIUM_FLAGS,
    '--headless',
    '--accept-lang=de-DE',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(process.env.CHROMIUM_PATH ?? '', [...flags, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await listening(child));
  const context = browser.contexts()[0];
  if (context === undefined) throw new Error('The browser has no window.');
  await context.addInitScript('delete Navigator.prototype.serviceWorker'); // as in the other tests
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    browser,
    page: await context.newPage(),
    async kill() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      const address = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The browser ended:\n${said}`)));
  });

/** Enters the first three digits and returns the grid's labels. */
async function playThree(sudoku: SudokuPage): Promise<string[]> {
  const { givens, digits } = await sudoku.solution();
  let at = 0;
  for (const cell of empties(givens).slice(0, 3)) {
    await sudoku.walk(at, cell);
    await sudoku.page.keyboard.press(`${digits[cell]}`);
    await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}$`));
    at = cell;
  }
  return sudoku.labels();
}

async function resume(sudoku: SudokuPage): Promise<void> {
  await sudoku.dialog.getByRole('button', { name: 'Weiterspielen' }).click();
  await sudoku.drawn();
}

test('a half-played game survives a reload and a killed browser', async ({ baseURL, hasTouch }) => {
  test.skip(hasTouch, 'once is enough');
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const first = await launch(profile);
  try {
    const sudoku = new SudokuPage(first.page);
    await sudoku.start(`${baseURL}${LEVEL}`);
    const before = await playThree(sudoku);
    await first.page.reload();
    await resume(sudoku);
    expect(await sudoku.labels()).toEqual(before);
    await first.kill();

    const second = await launch(profile);
    try {
      const again = new SudokuPage(second.page);
      await second.page.goto(`${baseURL}${LEVEL}`);
      await resume(again);
      expect(await again.labels()).toEqual(before);
    } finally {
      await second.kill();
    }
  } finally {
    await first.kill().catch(() => undefined); // it should be dead already
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('two tabs on one level: on return to one, it continues from what was played in the other', async ({
  page,
  context,
  hasTouch,
}) => {
  test.skip(hasTouch, 'once is enough');
  const [one, two] = [new SudokuPage(page), new SudokuPage(await context.newPage())];
  await one.start();
  const { givens, digits } = await one.solution();
  const [here = 0, there = 0] = empties(givens);
  const enter = async (sudoku: SudokuPage, cell: number): Promise<void> => {
    await sudoku.cell(cell).focus();
    await sudoku.page.keyboard.press(`${digits[cell]}`);
    await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}$`));
  };
  await enter(one, here);
  await page.getByRole('button', { name: 'Pause' }).click(); // like a tab that is hidden
  await two.page.goto(LEVEL);
  await resume(two);
  await enter(two, there);
  const played = await two.labels();
  await two.page.getByRole('button', { name: 'Pause' }).click();

  await resume(one);
  await expect.poll(() => one.labels()).toEqual(played);
});
