// The room around a board where there is room: what a panel beside it says in words, and where board and panel lie.

import { expect, type Page, test } from 'playwright/test';
import { illegible } from '../helpers/legible.ts';
import { SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => hasTouch, 'a phone has no room beside its board');

const lists = (page: Page) => page.getByRole('region', { name: 'Fragen' });
const clues = (page: Page) => lists(page).getByRole('button');

test('the clues beside a crossword: a click leads to its word, the crossing one is lit too, a right answer is struck through', async ({
  page,
}) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  const answers = crossword.answers();
  await expect(clues(page)).toHaveCount(answers.length);
  for (const at of [3, answers.length - 1]) {
    const { text, cells } = answers[at] ?? { text: '', cells: [] };
    await clues(page).nth(at).click();
    await expect(clues(page).nth(at)).toHaveAttribute('aria-current', 'true');
    await expect(clues(page).nth(at)).toBeInViewport();
    for (const cell of cells) await expect(crossword.cell(cell)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type(text);
    await expect(clues(page).nth(at)).toHaveAccessibleName(/gelöst$/);
    await expect(clues(page).nth(at).locator('span').first()).toHaveCSS('text-decoration-line', 'line-through');
  }
  await expect(lists(page).locator('[aria-current]')).toHaveCount(1);
  // of the current word's last cell
  const [cell = -1] = answers.at(-1)?.cells.slice(-1) ?? [];
  const crossing = answers.findIndex((word, index) => index < answers.length - 1 && word.cells.includes(cell));
  if (crossing >= 0) await expect(clues(page).nth(crossing)).toHaveAttribute('data-here', 'crossing');
});

test('a letter changes only the clues that it concerns', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('doppelseiter-001');
  await expect(clues(page)).toHaveCount(crossword.answers().length);
  const words = crossword.answers();
  const crosses = (cell = -1) => words.filter(({ cells }) => cells.includes(cell)).length === 2;
  const long = words.findIndex(({ cells }) => cells.length > 4 && crosses(cells[0]) && crosses(cells[1]));
  await clues(page).nth(long).click();
  await expect(clues(page).nth(long)).toHaveAttribute('aria-current', 'true');
  const changed = await lists(page).evaluateHandle((region) => {
    const rows = new Set<Node>();
    new MutationObserver((changes) => {
      // a row that is made anew changes its list only
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) rows.add(node);
    }).observe(region, { subtree: true, childList: true, attributes: true, characterData: true });
    return rows;
  });
  const [first = -1, second = -1] = words[long]?.cells ?? [];
  await page.keyboard.type(crossword.letters()[first] ?? '');
  await expect(crossword.cell(second)).toBeFocused();
  await expect(crossword.cell(first)).toHaveAccessibleName(new RegExp(`\\b${crossword.letters()[first]}\\b`));
  // the clue that no longer crosses at the cursor, and the one that does now
  const rows = () => changed.evaluate((nodes) => [...nodes].map((node) => (node as Element).tagName));
  await expect.poll(rows).toEqual(['BUTTON', 'BUTTON']);
});

test('a pause covers the clues as it covers the board', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  await expect(clues(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  const goOn = page.getByRole('region', { name: 'Rätsel' }).getByRole('button', { name: 'Weiterspielen' });
  await expect(goOn).toBeFocused();
  const secret = page.locator('[data-clues] [data-secret]').first();
  await expect(secret).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Weiterspielen' }), 'one way back').toHaveCount(1);
  await goOn.click();
  await expect(secret).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test('the arrow keys go through the clues, and Enter leads back to the board', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  await clues(page).nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(clues(page).nth(2)).toBeFocused();
  const across = lists(page).getByRole('list').first().getByRole('button');
  await page.keyboard.press('End');
  await expect(across.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(across.first()).toBeFocused();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(clues(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(crossword.grid.locator(':focus')).toHaveAttribute('aria-selected', 'true');
});

test('each list of clues has one tab stop, also where no word crosses', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  const words = crossword.answers();
  const alone = crossword
    .letters()
    .findIndex((_, cell) => words.filter(({ cells }) => cells.includes(cell)).length === 1);
  expect(alone).toBeGreaterThanOrEqual(0);
  await crossword.cell(alone).focus();
  await expect(lists(page).locator('[data-here]')).toHaveCount(1);
  for (const list of await lists(page).getByRole('list').all())
    await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
});

test('beside a sudoku: digits left, notes, and the techniques it takes, each with its page; nothing of it on smaller windows', async ({
  page,
}) => {
  const sudoku = new SudokuPage(page);
  const panel = page.getByRole('region', { name: 'Notizen und Techniken' });
  await sudoku.start('/sudoku/de-fortgeschrittene_ratsel-001');
  const rungs = panel.getByRole('heading', { level: 3 });
  await expect(rungs).toHaveText(['Leicht', 'Fortgeschritten']);
  // the count follows the board
  const { givens, digits } = await sudoku.solution();
  const cell = givens.indexOf(0);
  const digit = digits[cell] ?? 0;
  const left = (of: number) => panel.getByRole('listitem').filter({ hasText: new RegExp(`^${digit}, noch ${of}`) });
  const count = digits.filter((it) => it === digit).length - givens.filter((it) => it === digit).length;
  await sudoku.cell(cell).focus();
  // a low window has no room for what the keys say, too
  await expect(left(count)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 960 });
  await expect(left(count)).toHaveCount(1);
  await page.keyboard.press(`${digit}`);
  await expect(left(count - 1)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  // by keyboard to a technique's page, and back to where one was
  const technique = panel.getByRole('button', { name: 'Nackter Einer' });
  await technique.focus();
  await page.keyboard.press('Enter');
  await expect(sudoku.dialog.getByRole('heading', { name: 'Nackter Einer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(technique).toBeFocused();
  const clean = panel.getByRole('switch', { name: 'Notizen aufräumen' });
  const was = await clean.isChecked();
  await clean.press(' ');
  await expect(clean).toBeChecked({ checked: !was });
  // a hint covers the tools above the keys, and neither keys nor panel move
  const key = page.getByRole('button', { name: /^5, noch/ });
  const place = await key.boundingBox();
  await page.getByRole('button', { name: /^Tipp, noch/ }).click();
  const hint = page.getByRole('region', { name: 'Tipp', exact: true });
  await expect(hint).toBeVisible();
  await expect(panel).toBeVisible();
  expect(await key.boundingBox()).toEqual(place);
  const box = await hint.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), 'above the keys').toBeLessThan(place?.y ?? 0);
  await page.getByRole('button', { name: 'Tipp schließen' }).click();
  await expect(panel).toBeVisible();
  for (const [width, height] of [
    [1024, 768],
    [820, 1180],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(panel).toHaveCount(0);
  }
});

test('the other levels open from the title', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  await expect(page.getByRole('navigation', { name: 'Schwierigkeit' })).toBeHidden();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.mouse.click((title?.x ?? 0) + 5, (title?.y ?? 0) + 5);
  await expect(sudoku.dialog).toHaveAccessibleName('Rätsel wählen');
  await sudoku.dialog.getByRole('button', { name: /^Nr. 2,/ }).click();
  await expect(page).toHaveURL(/leichtes-002$/);
});

/** What the board and everything else take of the window. */
async function boxes(page: Page) {
  const board = await page.locator('canvas').boundingBox();
  const tools = await page.getByRole('toolbar').first().getByRole('button').first().boundingBox();
  if (!board || !tools) throw new Error('There is no board or no tool.');
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return { board, tools, scrolls };
}

test('in landscape the panel is beside the board, in portrait below it; the board has most of the window', async ({
  page,
}) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  for (const [width, height, least] of [
    [1920, 1080, 1000],
    [1280, 800, 750],
    [1100, 800, 700],
    [1024, 768, 640],
    [800, 600, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    // the board of the window before may still be there
    await expect(async () => {
      const { board, tools, scrolls } = await boxes(page);
      expect(board.width, `${width}x${height}`).toBeGreaterThan(least);
      expect(tools.x, `${width}x${height}`).toBeGreaterThanOrEqual(board.x + board.width);
      expect(board.y + board.height).toBeLessThanOrEqual(height);
      expect(scrolls).toBe(false);
    }).toPass();
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(async () => {
    const { board, tools, scrolls } = await boxes(page);
    // the page's margins, and whole pixels for nine cells
    expect([board.x >= 16, board.x + board.width <= 804]).toEqual([true, true]);
    expect(board.width).toBeGreaterThan(804 - 16 - 9);
    expect(tools.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(scrolls).toBe(false);
  }).toPass();
});

test('every word of board and panel is whole, in all windows', async ({ page }) => {
  test.slow();
  const starts = [
    () => new SudokuPage(page).start(),
    () => new WordPage(page, 'crossword').start('doppelseiter-001'),
    () => new WordPage(page, 'gridpuzzle').start('leichtes-001'),
    () => new WordPage(page, 'wordsearch').start('leichtes-001'),
  ];
  for (const start of starts) {
    await start();
    for (const [width, height, type] of [
      [1920, 1080, '100%'],
      [1280, 800, '100%'],
      [1280, 800, '200%'],
      [1100, 720, '100%'],
      [820, 1180, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, type);
      const where = `${new URL(page.url()).pathname} at ${width}x${height}, ${type}`;
      await expect.poll(() => illegible(page), where).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '100%';
    });
  }
});

for (const game of ['crossword', 'gridpuzzle'] as const) {
  test(`Tab goes through the words of a ${game}, and Escape lets it out`, async ({ page }) => {
    const board = new WordPage(page, game);
    await board.start('leichtes-001');
    const focused = board.grid.locator(':focus');
    const word = () =>
      board.grid
        .getByRole('gridcell', { selected: true })
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-colindex')).join());
    await expect(focused).toHaveCount(1);
    // a fill-in has no word selected yet
    await page.keyboard.press('Tab');
    await expect.poll(word).not.toBe('');
    const first = await word();
    await page.keyboard.press('Tab');
    await expect.poll(word).not.toBe(first);
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(word).toBe(first);
    await expect(board.grid).toHaveAccessibleDescription(/Esc, dann Tab/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveCount(0);
  });
}

test('a board that is over lets Tab out', async ({ page }) => {
  const board = new WordPage(page, 'crossword');
  await board.start('leichtes-001');
  const answers = board.letters();
  const wrong = answers.flatMap((letter, cell) =>
    letter === '' ? [] : [{ cell, letter: letter === 'X' ? 'Y' : 'X' }],
  );
  const lost = page.getByRole('heading', { name: 'Drei Fehler' });
  for (const { cell, letter } of wrong) {
    if (await lost.isVisible()) break;
    await board.cell(cell).focus();
    await page.keyboard.press(letter);
  }
  await expect(lost).toBeVisible();
  await board.grid.locator('[tabindex="0"]').focus();
  await expect(board.grid.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(board.grid.locator(':focus')).toHaveCount(0);
});

test('a mouse on a small clue shows it large beside its cell, and the last row is whole', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('doppelseiter-001');
  const [first] = crossword.answers();
  const clue = crossword.grid.getByRole('gridcell', { name: /waagerecht|senkrecht/ });
  const name = (await clue.nth(3).getAttribute('aria-label')) ?? '';
  const bubble = page.locator('main [class*="bubble"]');
  await clue.nth(3).hover();
  await expect(bubble).toBeVisible();
  for (const text of (await bubble.innerText()).split('\n').filter((line) => line !== '')) expect(name).toContain(text);
  await crossword.cell(first?.cells[0] ?? 0).hover();
  await expect(bubble).toHaveCount(0);

  const [row, glass] = [await clue.nth(3).boundingBox(), await crossword.canvas.boundingBox()];
  const rows = ((glass?.height ?? 0) - 1) / (row?.height ?? 1);
  expect(Math.abs(rows - Math.round(rows))).toBeLessThan(0.1);
});

test('before the start of a double page no clue stands under the sheet', async ({ page }) => {
  const crossword = new WordPage(page, 'crossword');
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/crossword/de-doppelseiter-001');
    await clues(page).first().waitFor();
    const [sheet, list] = [await crossword.dialog.boundingBox(), await lists(page).boundingBox()];
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) - 1);
  }
});

test('a double page is whole where there is room for it, and else as wide as its window; its clues are readable', async ({
  page,
}) => {
  const crossword = new WordPage(page, 'crossword');
  for (const [width, height, whole] of [
    [1920, 1080, true],
    [1600, 900, true],
    [1280, 800, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await crossword.start('doppelseiter-001');
    const where = `${width}x${height}`;
    const [grid, canvas] = [await crossword.grid.boundingBox(), await crossword.canvas.boundingBox()];
    if (!grid || !canvas) throw new Error('There is no board.');
    expect(grid.width, where).toBeLessThanOrEqual(canvas.width);
    if (whole) expect(grid.height, where).toBeLessThanOrEqual(canvas.height);
    // 9 px of type in cells of 48 px, 7 px in these
    expect(grid.width / 32, where).toBeGreaterThanOrEqual(37);
    if (whole) await expect(clues(page).first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('region', { name: 'Tipp' })).toBeVisible();
    expect(await crossword.canvas.boundingBox(), 'a hint leaves the board where it is').toEqual(canvas);
    await page.getByRole('button', { name: 'Tipp schließen' }).click();
  }
});

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`${width}x${height}: a notice covers nothing of the board`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    const stage = page.locator('canvas');
    const notice = page.getByRole('status').filter({ hasText: 'Du bist wieder online.' });
    for (const [game, level] of [
      ['wordsearch', 'leichtes-001'],
      ['crossword', 'doppelseiter-001'],
    ] as const) {
      await new WordPage(page, game).start(level);
      await context.setOffline(true);
      await expect(page.getByText(/offline/i).first()).toBeAttached();
      await context.setOffline(false);
      await expect(notice).toBeVisible();
      const [over, board] = [await notice.locator('..').boundingBox(), await stage.boundingBox()];
      if (!over || !board) throw new Error('not in sight');
      const across = Math.min(over.x + over.width, board.x + board.width) - Math.max(over.x, board.x);
      const down = Math.min(over.y + over.height, board.y + board.height) - Math.max(over.y, board.y);
      expect(Math.min(across, down), game).toBeLessThanOrEqual(0);
    }
  });
