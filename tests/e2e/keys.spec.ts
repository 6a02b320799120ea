// The letters on screen and the line of fitting words, as a finger meets them.

import { expect, type Page, test } from 'playwright/test';
import { Hand } from '../helpers/hand.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => !hasTouch, 'a desktop types on its own keyboard');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const QWERTZ = ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'];
const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];
const SEVEN = ['ABCDEFG', 'HIJKLMN', 'OPQRSTU', 'VWXYZ'];
const TEN = ['ABCDEFGHIJ', 'KLMNOPQRST', 'UVWXYZ'];

interface Seen {
  /** The letters of each row, from above and from the left. */
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Points between keys where a touch meets none, of all that were tried. */
  readonly dead: readonly string[];
  readonly tried: number;
  /** How far the widest row is from the window's edges. */
  readonly edges: readonly [number, number];
  /** Keys beyond the window's lower edge. */
  readonly cut: number;
}

/** Measured by the browser's own hit test, every 3 px from the first key's box to the last one's. */
const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const group = [...document.querySelectorAll('[role="group"]')].find((each) => each.querySelector('[data-symbol]'));
    const rows = [...(group?.children ?? [])].map((row) => [...row.querySelectorAll('button')]);
    const keys = rows.flat();
    const letters = keys
      .filter(({ dataset }) => dataset.symbol !== undefined)
      .map((key) => key.getBoundingClientRect());
    const dead: string[] = [];
    let tried = 0;
    const all = keys.map((key) => key.getBoundingClientRect());
    const [top, bottom] = [Math.min(...all.map((box) => box.top)), Math.max(...all.map((box) => box.bottom))];
    const [start, end] = [Math.min(...all.map((box) => box.left)), Math.max(...all.map((box) => box.right))];
    for (let y = top + 1; y < bottom; y += 3)
      for (let x = start + 1; x < end; x += 3) {
        tried++;
        const key = document.elementFromPoint(x, y)?.closest('button');
        if (!key || !keys.includes(key)) dead.push(`${Math.round(x)} ${Math.round(y)}`);
      }
    return {
      rows: rows.map((row) => row.map(({ dataset }) => dataset.symbol ?? '').join('')),
      width: Math.min(...letters.map((box) => box.width)),
      height: Math.min(...letters.map((box) => box.height)),
      dead,
      tried,
      edges: [start, document.documentElement.clientWidth - end] as const,
      cut: all.filter((box) => box.bottom > window.innerHeight + 0.5).length,
    };
  });

const withSettings = (page: Page, settings: object) =>
  page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify(settings));

for (const { language, locale, rows } of [
  { language: 'de', locale: 'de-DE', rows: QWERTZ },
  { language: 'en', locale: 'en-GB', rows: QWERTY },
] as const) {
  test.describe(language, () => {
    test.use({ locale });
    for (const game of ['crossword', 'gridpuzzle'] as const) {
      test(`${game}: ten large keys a row without a gap, from edge to edge`, async ({ page }) => {
        const board = new WordPage(page, game, language);
        await board.start('leichtes-001');
        if (game === 'gridpuzzle') await tools(page, language).click();
        await expect(board.key('Q')).toBeVisible();
        const phone = await seen(page);
        expect(phone.rows).toEqual(rows);
        expect(phone.width).toBeGreaterThanOrEqual(32);
        expect(phone.height).toBeGreaterThanOrEqual(46);
        expect(phone.tried).toBeGreaterThan(4000);
        expect(phone.dead).toEqual([]);
        expect(phone.edges).toEqual([0, 0]);
        expect(phone.cut).toBe(0);
      });
    }
  });
}

const tools = (page: Page, language: 'de' | 'en' = 'de') =>
  page.getByRole('button', {
    name: { de: 'Tasten auf dem Bildschirm', en: 'Keys on the screen' }[language],
    exact: true,
  });

test('other windows: rows on a narrow phone, on its side and on a tablet, all keys whole', async ({ page }) => {
  const board = new WordPage(page, 'crossword');
  await board.start('leichtes-001');
  for (const [width, height, least] of [
    [320, 568, { width: 32, height: 40 }],
    [740, 360, { width: 32, height: 41 }],
    [820, 1180, { width: 56, height: 56 }],
    [1024, 768, { width: 32, height: 44 }],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await seen(page)).cut, `${width}x${height}`).toBe(0);
    const there = await seen(page);
    expect(there.rows, `${width}x${height}`).toEqual(QWERTZ);
    expect(there.dead, `${width}x${height}`).toEqual([]);
    expect(there.width, `${width}x${height}`).toBeGreaterThanOrEqual(least.width);
    expect(there.height, `${width}x${height}`).toBeGreaterThanOrEqual(least.height);
  }
});

test('the alphabet, for whom it suits: keys of 44 px on a phone', async ({ page }) => {
  await withSettings(page, { letters: 'alphabet' });
  const board = new WordPage(page, 'crossword');
  await board.start('leichtes-001');
  await expect(board.key('A')).toBeVisible();
  const phone = await seen(page);
  expect(phone.rows).toEqual(SEVEN);
  expect(phone.width).toBeGreaterThanOrEqual(44);
  expect(phone.height).toBeGreaterThanOrEqual(44);
  expect(phone.dead).toEqual([]);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(async () => (await seen(page)).rows).toEqual(TEN);
});

test('the setting changes the keys', async ({ page }) => {
  await page.goto('/crossword/play?screen=settings');
  await page.getByRole('radio', { name: 'Alphabet' }).check();
  const board = new WordPage(page, 'crossword');
  await board.start('leichtes-001');
  await expect(board.key('A')).toBeVisible();
  expect((await seen(page)).rows).toEqual(SEVEN);
});

test('the letter under a finger is seen above it, whole and once, until the finger is lifted', async ({ page }) => {
  const board = new WordPage(page, 'crossword');
  await board.start('leichtes-001');
  const bubble = page.locator('[data-letter]');
  const finger = await page.context().newCDPSession(page);
  for (const letter of ['Q', 'P', 'A', 'G', 'M']) {
    const key = await board.key(letter).boundingBox();
    if (!key) throw new Error(`There is no key ${letter}.`);
    const touchPoints = [{ x: key.x + key.width / 2, y: key.y + key.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(bubble).toHaveCount(1);
    await expect(bubble).toBeVisible();
    await expect(bubble).toHaveAttribute('data-letter', letter);
    const box = await bubble.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(key.y + 8);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(bubble).toBeHidden();
  }
});

test('an entry by a key renders nothing of the keys', async ({ page }) => {
  const board = new WordPage(page, 'crossword');
  await board.start('leichtes-001');
  await expect(board.key('A')).toBeVisible();
  await page.evaluate(() => {
    const keys = document.querySelector('[role="group"]:has([data-symbol])') as Element;
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        const bubble = target instanceof HTMLElement && target.dataset.letter !== undefined;
        const moved = type === 'childList' && target instanceof Element && target.matches('[data-symbol] > *');
        if (!bubble && !moved) changes.push(`${type} ${attributeName}`);
      }
    }).observe(keys, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const hand = await Hand.of(page);
  for (const letter of ['A', 'L', 'L', 'E']) {
    const box = await board.key(letter).boundingBox();
    hand.touch({ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 });
  }
  await hand.rest(page);
  await expect(page.getByRole('gridcell', { selected: true })).not.toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
});

test('a key hides the keys, the tool brings them back; the board stays where it is, in the next level too', async ({
  page,
}) => {
  const board = new WordPage(page, 'crossword');
  await board.start('leichtes-001');
  const before = await board.canvas.boundingBox();
  await page.getByRole('button', { name: 'Tasten ausblenden' }).tap();
  await expect(board.key('Q')).toBeHidden();
  await expect(page.getByRole('region', { name: /^Fragen/ })).toBeVisible();
  expect(await board.canvas.boundingBox()).toEqual(before);
  await expect(tools(page)).toHaveAttribute('aria-pressed', 'false');
  await tools(page).tap();
  await expect(board.key('Q')).toBeVisible();
  expect(await board.canvas.boundingBox()).toEqual(before);
});

const strip = (page: Page) => page.getByRole('toolbar', { name: /^Passende Wörter/ });

test('a fill-in’s line follows the place under the cursor, with the list and with the keys', async ({ page }) => {
  const board = new WordPage(page, 'gridpuzzle');
  await board.start('leichtes-001');
  const height = (await strip(page).boundingBox())?.height;
  const letters = board.letters();
  const runs = board.runs().filter(({ cells }) => cells.some((cell) => letters[cell] !== '')); // the start word is printed
  for (const open of [false, true]) {
    if (open) await tools(page).tap();
    for (const { text, cells } of [runs[0], runs[2], runs.at(-1)].flatMap((run) => run ?? [])) {
      const [first = 0, second = 0] = cells;
      await board.cell(first).focus();
      await page.keyboard.press(second === first + 1 ? 'ArrowRight' : 'ArrowDown');
      await expect(strip(page).getByRole('button', { name: `${text} eintragen` })).toHaveCount(1);
      const words = await strip(page).getByRole('button').allInnerTexts();
      expect(new Set(words.map(({ length }) => length))).toEqual(new Set([text.length]));
      expect((await strip(page).boundingBox())?.height).toBe(height);
    }
  }
});

test('a fill-in is solved by its line alone: each place offers its word, one touch enters it', async ({ page }) => {
  const board = new WordPage(page, 'gridpuzzle');
  await board.start('leichtes-001');
  await tools(page).tap();
  const missing = new Set(board.letters().flatMap((letter, cell) => (letter === '' ? [] : [cell])));
  for (const { text, cells } of board.runs()) {
    const fresh = cells.filter((cell) => missing.has(cell));
    if (fresh.length === 0) continue;
    for (const cell of cells) missing.delete(cell);
    const [first = 0, second = 0] = cells;
    await board.cell(first).focus();
    await page.keyboard.press(second === first + 1 ? 'ArrowRight' : 'ArrowDown');
    const word = strip(page).getByRole('button', { name: `${text} eintragen` });
    // the letters that are there already are bold
    await expect(word.locator('b')).toHaveCount(cells.length - fresh.length);
    await word.tap();
  }
  await expect(board.dialog).toHaveAccessibleName('Geschafft!');
});

test('where no word fits, the line says so', async ({ page }) => {
  const board = new WordPage(page, 'gridpuzzle');
  await board.start('leichtes-001');
  await page.keyboard.press('X');
  await expect(strip(page).getByText('Hier passt kein Wort.')).toBeVisible();
  await expect(strip(page).getByRole('button')).toHaveCount(0);
});
