// Lazy parts that fail to load: each says so in place, and loads on a retry.
import { expect, type Locator, type Page, test } from 'playwright/test';
import { AccountPage, registered, withEmulator } from '../helpers/accountPage.ts';
import { withhold } from '../helpers/chunks.ts';
import { FULL } from '../helpers/full.ts';
import { LEVEL, SudokuPage } from '../helpers/sudokuPage.ts';

const FAILED = 'Das ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.';
const TOTAL = 'Application has errors';
const retry = (page: Page) => page.getByRole('button', { name: 'Noch einmal versuchen' });
const alert = (page: Page, text = FAILED) => page.getByRole('alert').filter({ hasText: text });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Presses start as soon as it is there; nothing else has to be loaded. */
async function started(page: Page, address = LEVEL): Promise<void> {
  await page.goto(address);
  await page.getByRole('dialog').getByRole('button', { name: 'Los geht’s' }).click();
}

/** Opens a level and waits until its board is drawn. */
async function atBoard(page: Page): Promise<void> {
  await new SudokuPage(page).start();
}

withEmulator();

const HELP = '/sudoku/play?screen=lobby&modal=help';
const goTo = (address: string) => async (page: Page) => void (await page.goto(address));

interface Part {
  readonly module: string;
  /** What a player does to open it. */
  readonly want: (page: Page) => Promise<void>;
  /** What is visible once it has loaded. */
  readonly there: (page: Page) => Locator;
  /** In every run; the others in the full run only. */
  readonly always?: boolean;
  /** In a wide window only. */
  readonly wide?: boolean;
}

const PARTS: readonly Part[] = [
  {
    module: 'src/modals/ModalHost.tsx',
    want: goTo(HELP),
    there: (page) => page.getByRole('dialog', { name: /So geht|Hilfe/ }),
    always: true,
  },
  {
    module: 'src/play/GameScreen.tsx',
    want: goTo(LEVEL),
    there: (page) => page.getByRole('button', { name: 'Los geht’s' }),
  },
  {
    module: 'src/welcome/Welcome.tsx',
    want: goTo('/'),
    there: (page) => page.getByRole('button', { name: 'Jetzt spielen' }),
  },
  {
    module: 'src/settings/SettingsScreen.tsx',
    want: goTo('/sudoku/play?screen=settings'),
    there: (page) => page.getByRole('heading', { name: 'Einstellungen' }),
  },
  {
    module: 'src/statistics/StatisticsScreen.tsx',
    want: goTo('/sudoku/play?screen=statistics'),
    there: (page) => page.getByRole('heading', { level: 1, name: /Statistik/ }),
  },
  {
    module: 'src/paper/PaperScreen.tsx',
    want: goTo('/sudoku/play?screen=paper'),
    there: (page) => page.getByRole('heading', { level: 1, name: /Morgenblatt/ }),
  },
  {
    module: 'src/text/de/later/settings.json',
    want: goTo('/sudoku/play?screen=settings'),
    there: (page) => page.getByRole('heading', { name: 'Einstellungen' }),
  },
  {
    module: 'src/account/Profile.tsx',
    want: async (page) => {
      const account = new AccountPage(page);
      await account.login(await registered(page.request));
      await account.settings();
    },
    there: (page) => page.getByRole('button', { name: 'Abmelden' }),
  },
  {
    module: 'src/settings/TakeAlong.tsx',
    want: goTo('/sudoku/play?screen=settings'),
    there: (page) => page.getByRole('button', { name: 'In eine Datei sichern' }),
  },
  {
    module: 'scenes/mount.ts',
    want: (page) => started(page),
    there: (page) => page.getByRole('region', { name: 'Rätsel' }).getByRole('button', { name: 'Weiterspielen' }),
  },
  {
    module: 'scenes/crossword/painter.ts',
    want: (page) => started(page, '/crossword/de-leichtes-001'),
    there: (page) => page.getByRole('region', { name: 'Rätsel' }).getByRole('button', { name: 'Weiterspielen' }),
  },
  { module: 'src/board/twin.ts', want: (page) => started(page), there: (page) => page.getByRole('grid') },
  {
    module: 'src/play/HintPanel.tsx',
    want: async (page) => {
      await atBoard(page);
      await press(page, /^Tipp/);
    },
    there: (page) => page.getByRole('region', { name: 'Tipp' }),
  },
  {
    module: 'src/play/More.tsx',
    want: async (page) => {
      await atBoard(page);
      await press(page, 'Mehr');
    },
    there: (page) => page.getByRole('dialog', { name: 'Mehr' }),
    always: true,
  },
  {
    module: 'src/play/Levels.tsx',
    want: atBoard,
    there: (page) => page.getByRole('navigation', { name: 'Kategorien' }),
    wide: true,
  },
  {
    module: 'src/play/wordParts.ts',
    want: (page) => started(page, '/crossword/de-leichtes-001'),
    there: (page) => page.getByRole('region', { name: 'Frage' }),
  },
  {
    module: 'src/board/WordLists.tsx',
    want: (page) => started(page, '/wordsearch/de-leichtes-001'),
    there: (page) => page.getByRole('region', { name: 'Wörter' }),
  },
  {
    module: 'src/print/PrintDialog.tsx',
    want: async (page) => {
      await atBoard(page);
      await press(page, 'Mehr');
      await press(page, /Drucken/);
    },
    there: (page) => page.getByRole('dialog', { name: /rucken/ }),
  },
  {
    module: 'src/account/Login.tsx',
    want: goTo('/sudoku/play?screen=lobby&modal=login'),
    there: (page) => page.getByRole('dialog', { name: 'Anmelden' }),
  },
  {
    module: 'src/games/sudoku/guide.ts',
    want: goTo('/sudoku/play?screen=lobby&modal=help'),
    there: (page) => page.getByRole('grid'),
  },
];

for (const { module, want, there, always = false, wide = false } of PARTS) {
  test.describe(module, () => {
    test.skip(({ hasTouch }) => (FULL ? wide && hasTouch : hasTouch === wide), 'the other window');
    (FULL || always ? test : test.skip)('fails to load, and loads on a retry', async ({ page }) => {
      const held = await withhold(page, module);
      await want(page);
      await expect(alert(page)).toBeVisible();
      await expect(page.getByText(TOTAL)).toHaveCount(0);
      await retry(page).click();
      await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
      await held.give();
      await retry(page).click();
      await expect(there(page)).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
    });
  });
}

test.describe('in one window', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'once is enough');

  test('a dialog that failed to load closes with Escape and with Back, and returns the focus', async ({ page }) => {
    await withhold(page, 'src/modals/ModalHost.tsx');
    await page.goto('/sudoku/play?screen=lobby');
    const help = page.getByRole('button', { name: 'Hilfe' });
    const failed = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
    await help.focus();
    await page.keyboard.press('Enter');
    await expect(failed).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failed).toHaveCount(0);
    await expect(help).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(failed).toBeVisible();
    await page.goBack();
    await expect(failed).toHaveCount(0);
    await expect(help).toBeVisible();
  });

  test('a dialog that failed to load takes the focus, and passes it to the dialog once loaded', async ({ page }) => {
    const held = await withhold(page, 'src/help/Help.tsx');
    await page.goto('/sudoku/play?screen=lobby');
    const help = page.getByRole('button', { name: 'Hilfe' });
    await help.focus();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toBeVisible();
    await expect(page.locator('dialog :focus')).toHaveCount(1);
    await held.give();
    await retry(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /So geht|Hilfe/ });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(help).toBeFocused();
  });

  test('what failed without a network loads once the network is back', async ({ page }) => {
    const held = await withhold(page, 'src/modals/ModalHost.tsx');
    await page.goto(HELP);
    await expect(alert(page)).toBeVisible();
    await held.give();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('dialog', { name: /So geht|Hilfe/ })).toBeVisible();
  });

  test('a response that never arrives times out after 120 s, and is really requested again', async ({ page }) => {
    await page.clock.install();
    const held = await withhold(page, 'src/modals/ModalHost.tsx', 'hangs');
    await page.goto(HELP);
    await expect.poll(held.asked).toBe(1);
    await page.clock.fastForward(110_000);
    await expect(page.getByRole('dialog', { name: 'Einen Moment' })).toBeVisible();
    await page.clock.fastForward(11_000);
    const failed = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
    await expect(failed.getByRole('alert')).toBeVisible();
    await held.give();
    // not click(), which waits for the button to be stable: nothing moves while the clock is controlled by the test
    await failed.getByRole('button', { name: 'Noch einmal versuchen' }).dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: /So geht|Hilfe/ })).toBeVisible();
  });

  test('“More” from a server that never answers says that it waits, then that it failed, and opens on a retry', async ({
    page,
  }) => {
    const held = await withhold(page, 'src/play/More.tsx', 'hangs');
    await atBoard(page);
    await page.clock.install();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).dispatchEvent('click');
    await press('Mehr');
    await expect.poll(held.asked).toBe(1);
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('dialog', { name: 'Einen Moment' })).toBeVisible();
    await page.clock.fastForward(121_000);
    const failed = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
    await expect(failed.getByRole('alert')).toBeVisible();
    await held.give();
    await press('Noch einmal versuchen');
    await expect(page.getByRole('dialog', { name: 'Mehr' })).toBeVisible();
  });

  test('rules that fail to load are not reported as a damaged puzzle', async ({ page }) => {
    await page.clock.install();
    const held = await withhold(page, 'puzzles/sudoku/index.ts', 'hangs');
    await page.goto(LEVEL);
    await expect.poll(held.asked).toBe(1);
    await expect(page.getByRole('heading', { name: 'Leichtes Sudoku 1' })).toBeVisible();
    await page.clock.fastForward(121_000);
    await expect(page.getByText('Das Rätsel konnte nicht geladen werden')).toBeVisible();
    await expect(page.getByText('beschädigt')).toHaveCount(0);
    await held.give();
    await retry(page).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Los geht’s' })).toBeVisible();
  });

  test('a style sheet that failed to load does not count as loaded', async ({ page }) => {
    let cut = true;
    await page.route(/assets\/Dialog-.*\.css/, (route) => (cut ? route.abort() : route.continue()));
    await page.goto(HELP);
    await expect(alert(page)).toBeVisible();
    cut = false;
    const styled = page.waitForResponse(/assets\/Dialog-.*\.css/);
    await retry(page).click();
    expect((await styled).status()).toBe(200);
    await expect(page.getByRole('dialog', { name: /So geht|Hilfe/ })).toBeVisible();
  });

  test('a file that a newer version has removed is not requested again: a reload is offered', async ({ page }) => {
    await page.goto('/sudoku/play?screen=lobby');
    const held = await withhold(page, 'src/modals/ModalHost.tsx', 'gone');
    const newer = '<script type="module" crossorigin src="/assets/index-newer.js"></script>';
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: newer }));
    await press(page, 'Hilfe');
    await expect(alert(page, 'Inzwischen gibt es eine neue Version.')).toBeVisible();
    await expect(retry(page)).toHaveCount(0);
    await held.give();
    const again = page.waitForEvent('load');
    await press(page, 'Seite neu laden');
    await again;
    await expect(page.getByRole('dialog', { name: /So geht|Hilfe/ })).toBeVisible();
  });

  test('a page whose language fails to load blames the network', async ({ page }) => {
    await withhold(page, 'src/text/de.ts');
    await page.goto(LEVEL);
    await expect(alert(page, 'Die Seite ließ sich nicht laden.')).toBeVisible();
    await expect(page.getByText(TOTAL)).toHaveCount(0);
  });
});
