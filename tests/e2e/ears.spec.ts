// Keyboard and screen reader only: no press loses the focus, and what happens is announced in live regions.

import { expect, type Locator, type Page, test } from 'playwright/test';
import { AccountPage, PASSWORD, registered, withEmulator } from '../helpers/accountPage.ts';
import { withhold } from '../helpers/chunks.ts';
import { elsewhere, FULL } from '../helpers/full.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ hasTouch }) => hasTouch, 'a phone has no keyboard');

/** By keyboard, since a click would move the focus itself. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

const notice = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByRole('status').filter({ hasText: words });

test('a notice is announced while a dialog is open', async ({ page, context }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  await press(page.getByRole('button', { name: 'More' }));
  await expect(sudoku.dialog).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page, 'You’re offline')).toBeVisible();
});

test('asking for the solution moves the focus to what it means', async ({ page }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  await press(page.getByRole('button', { name: 'More' }));
  await press(sudoku.dialog.getByRole('button', { name: 'Show the solution' }));
  await expect(sudoku.dialog).toHaveAccessibleName('Show the solution?');
  await press(sudoku.dialog.getByRole('button', { name: 'Show the solution' }));
  await expect(page.getByRole('region', { name: 'This is the solution' })).toBeFocused();
});

test('what a solved puzzle pays is announced in a live region that existed before its text', async ({ page }) => {
  await withhold(page, 'src/play/Result.tsx', 'hangs');
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Puzzle complete!');
  // not every screen reader announces a region that is inserted together with its text
  await expect(sudoku.dialog.getByRole('status')).toHaveCount(1);
});

test('at 200 % text size no tool and no key is cut off', async ({ page }) => {
  const size = { width: 640, height: 400 };
  await page.setViewportSize(size);
  await new SudokuPage(page, 'en').start('/sudoku/en-leichtes-001');
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const name = await button.innerText();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([x >= 0, x + width <= size.width, y + height <= size.height], name).toEqual([true, true, true]);
  }
});

test('in windows as low as at 400 % nothing overlaps, nothing is out of reach, and the board can be read', async ({
  page,
}) => {
  for (const start of [
    () => new SudokuPage(page, 'en').start('/sudoku/en-leichtes-001'),
    () => new WordPage(page, 'crossword', 'en').start('leichtes-001'),
    () => new WordPage(page, 'gridpuzzle', 'en').start('leichtes-001'),
    () => new WordPage(page, 'wordsearch', 'en').start('leichtes-001'),
  ]) {
    await page.setViewportSize({ width: 640, height: 400 });
    await start();
    for (const [width, height] of [
      [640, 400],
      [480, 270],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      // the board is drawn again in the next frames
      await expect.poll(() => boardSide(page), `${width}`).toBeGreaterThan(190);
      expect(await misplaced(page), `${width}`).toEqual([]);
    }
  }
});

/** CSS pixels: the shorter side of what is seen of the board. */
const boardSide = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((canvas) => {
    const { width, height, bottom } = canvas.getBoundingClientRect();
    return bottom <= innerHeight + (canvas.closest('main')?.scrollHeight ?? 0) ? Math.min(width, height) : 0;
  });

/** Buttons of the game that lie on each other, or where no scrolling leads. */
const misplaced = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(main).overflowY);
    const room = scrolls ? main.scrollHeight : main.clientHeight;
    const all = [...main.querySelectorAll('button')].filter(
      (button) => !button.closest('[aria-label="Board"]') && button.checkVisibility({ opacityProperty: true }),
    );
    /** A list that scrolls by itself, of which two lines are in sight, stands for its words; so does a line that scrolls sideways. */
    const listOf = (button: Element) => {
      const line = button.closest('[data-chips]');
      if (line && line.clientHeight >= button.clientHeight && line.clientWidth >= 88) return line;
      let around = button.parentElement;
      while (around && around !== main && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement;
      return around && around !== main && around.clientHeight >= 88 ? around : button;
    };
    const boxes = [...new Set(all.map(listOf))].map((part) => ({
      name: part.ariaLabel ?? part.textContent ?? '',
      box: part.getBoundingClientRect(),
    }));
    const out = boxes.filter(
      ({ box }) => box.left < 0 || box.right > main.clientWidth || box.bottom + main.scrollTop > room + 1,
    );
    const onAnother = boxes.filter(({ box }, index) =>
      boxes
        .slice(0, index)
        .some(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        ),
    );
    return [...out, ...onAnother].map(({ name }) => name);
  });

/** The ends of a line of five letters that begins two cells or more from the ends of every word: not even almost one. */
function far(sheet: WordPage): readonly [number, number] {
  const side = Math.sqrt(sheet.glass().length);
  const ends = sheet.found().flatMap(({ cells }) => [cells[0] ?? 0, cells.at(-1) ?? 0]);
  const isNear = (cell: number) => (end: number) =>
    Math.abs(Math.floor(end / side) - Math.floor(cell / side)) <= 1 && Math.abs((end % side) - (cell % side)) <= 1;
  for (let from = 0; from < sheet.glass().length; from++) {
    const to = from + 4;
    if (from % side < side - 4 && !ends.some(isNear(from))) return [from, to];
  }
  throw new Error('Every line begins beside a word.');
}

/** What the board's live region says. */
const said = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true }).getByRole('status');

for (const [language, locale, board, found, wrong] of [
  [
    'en',
    'en-US',
    'Board',
    (left: number) => new RegExp(`^\\p{Lu}+ found, ${left} words left\\.$`, 'u'),
    /^\p{Lu}{3,} isn’t on the list\. Mistake 1 of 3\.$/u,
  ],
  [
    'de',
    'de-DE',
    'Rätsel',
    (left: number) => new RegExp(`^\\p{Lu}+ gefunden, noch ${left} Wörter\\.$`, 'u'),
    /^\p{Lu}{3,} steht nicht auf der Liste\. Fehler 1 von 3\.$/u,
  ],
] as const)
  test.describe(`in ${language}`, () => {
    test.skip(elsewhere(language === 'de'), 'German words are the longer ones; both in the full run');
    test.use({ locale });

    test('a word search announces which word was found, and that a line is no word', async ({ page }) => {
      const sheet = new WordPage(page, 'wordsearch', language);
      await sheet.start('leichtes-001');
      const draw = async (...cells: readonly number[]) => {
        for (const cell of cells) {
          await sheet.cell(cell).focus();
          await page.keyboard.press(' ');
        }
      };
      const { cells } = sheet.found()[0] ?? { cells: [] };
      await draw(cells[0] ?? 0, cells.at(-1) ?? 0);
      await expect(said(page, board)).toHaveText(found(sheet.found().length - 1));
      await draw(...far(sheet));
      await expect(said(page, board)).toHaveText(wrong);
    });

    test('the page has the title of its screen', async ({ page }) => {
      const brand = { en: 'Puzzles', de: 'Rätsel' }[language];
      // by its tag: the start dialog hides the heading below it
      const heading = page.locator('h1');
      await page.goto('/sudoku/play?screen=lobby');
      await expect(page).toHaveTitle(/sudoku/i);
      const lobby = await page.title();
      for (const address of [
        `/crossword/${language}-leichtes-003`,
        '/sudoku/play?screen=welcome',
        '/sudoku/play?screen=settings',
        '/sudoku/play?screen=statistics',
      ]) {
        await page.goto(address);
        await heading.waitFor();
        await expect(page).toHaveTitle(`${await heading.innerText()} – ${brand}`);
      }
      await page.goto('/sudoku/play?screen=lobby');
      await expect(page).toHaveTitle(lobby);
    });
  });

test('a solved level offers a look at its board', async ({ page }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  await sudoku.solve();
  await expect(sudoku.dialog).toHaveAccessibleName('Puzzle complete!');
  await page.goto('/sudoku/en-leichtes-001');
  await expect(sudoku.dialog.getByRole('button', { name: 'Start over' })).toBeVisible();
  await press(sudoku.dialog.getByRole('button', { name: 'Look at the board' }));
  await expect(page.getByRole('button', { name: 'Result' })).toBeVisible();
  await expect(sudoku.cell(0)).toBeFocused();
  await expect(sudoku.cell(0)).toHaveAccessibleName(/, \d/);
});

test('Escape closes the hint and restores the focus', async ({ page }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  const panel = page.getByRole('region', { name: 'Hint' });
  const button = page.getByRole('button', { name: /^Hint, / });
  await press(button);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await sudoku.cell(40).focus();
  await page.keyboard.press('?');
  await expect(panel.getByRole('button', { name: 'Why?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(sudoku.cell(40)).toBeFocused();
});

test('the first tab stop in a game skips to the board', async ({ page }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  const first = page.getByRole('main').getByRole('button').first();
  await expect(first).toHaveAccessibleName('Skip to the board');
  await press(first);
  await expect(sudoku.cell(0)).toBeFocused();
  await press(page.getByRole('button', { name: 'Pause' }));
  await press(first);
  await expect(page.getByRole('region', { name: 'Board' }).getByRole('button', { name: 'Resume' })).toBeFocused();
});

test('what covers a paused board takes the focus from the board alone', async ({ page }) => {
  const sudoku = new SudokuPage(page, 'en');
  await sudoku.start('/sudoku/en-leichtes-001');
  await expect(sudoku.cell(0)).toBeFocused();
  const resume = page.getByRole('region', { name: 'Board' }).getByRole('button', { name: 'Resume' });
  await page.keyboard.press('p');
  await expect(resume).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sudoku.cell(0)).toBeFocused();
  // the cover comes a frame later, when this player is already elsewhere
  const help = page.getByRole('button', { name: 'Help' });
  const pause = await page.getByRole('button', { name: 'Pause' }).elementHandle();
  await help.evaluate((elsewhere, button) => {
    (button as HTMLElement).click();
    (elsewhere as HTMLElement).focus();
  }, pause);
  await expect(resume).toBeVisible();
  await expect(help).toBeFocused();
});

test('with the words as a list, the start sheet and the end of the game are there all the same', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword', 'en');
  await crossword.start('leichtes-001');
  await page.keyboard.press('Alt+a');
  const fields = page.getByRole('textbox');
  await expect(fields.first()).toBeVisible();
  for (const word of [0, 1, 2]) {
    const field = fields.nth(word);
    await field.fill('Q'.repeat((crossword.answers()[word]?.cells ?? []).length));
    await field.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Three mistakes' })).toBeVisible();
  await page.goto('/crossword/en-leichtes-002');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('the clues beside a board scroll to their last one in a small window', async ({ page }) => {
  await new WordPage(page, 'crossword', 'en').start('leichtes-001');
  for (const list of await page.getByRole('region', { name: 'Clues' }).getByRole('list').all()) {
    const last = list.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test.describe('with an account', () => {
  withEmulator();

  test.beforeEach(async ({ page, request }) => {
    await new AccountPage(page, 'en').login(await registered(request));
  });

  test('saving the name leaves the focus on the name', async ({ page }) => {
    const who = new AccountPage(page, 'en');
    await who.settings();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill(`Ear ${Date.now().toString(36)}`);
    await press(page.getByRole('button', { name: 'Save name' }));
    await expect(notice(page, 'Username updated')).toBeVisible();
    await expect(name).toBeFocused();
  });

  test('collecting the free joker leaves the focus on its button', async ({ page }) => {
    const who = new AccountPage(page, 'en');
    await who.open('jokerShop');
    await press(who.dialog.getByRole('button', { name: 'Collect' }));
    const collected = who.dialog.getByRole('button', { name: 'Collected' });
    await expect(collected).toBeVisible();
    // the browser takes the focus away from a disabled button in the next frame
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(collected).toBeFocused();
  });

  for (const [how, leave] of [
    ['its button', (page: Page) => page.keyboard.press('Enter')],
    ...(FULL ? [['Escape', (page: Page) => page.keyboard.press('Escape')] as const] : []),
  ] as const)
    test(`once the account is deleted, ${how} leads to the lobby and its heading`, async ({ page }) => {
      const who = new AccountPage(page, 'en');
      await who.settings();
      await press(page.getByRole('button', { name: 'Delete account' }));
      await who.field('Your password, to confirm').fill(PASSWORD);
      await who.field('Your password, to confirm').press('Enter');
      await expect(who.dialog.getByRole('button', { name: 'To the lobby' })).toBeVisible();
      await who.dialog.getByRole('button', { name: 'To the lobby' }).focus();
      await leave(page);
      await expect(who.dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(who.signInButton).toBeVisible();
    });
});
