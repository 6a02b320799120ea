// What the boards of the word games can do besides entering letters: the sheet of rarely used tools, a word dragged onto its
// place, zoom and its lock, and on-screen keys that disappear where there is a real keyboard.

import { expect, type Locator, type Page, test } from 'playwright/test';
import { NEARLY } from '../../puzzles/opening.ts';
import { elsewhere } from '../helpers/full.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the phone is enough; both windows in the full run');

test('the solution is shown, does not count as solved, survives a reload, and the level can be restarted', async ({
  page,
}) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  const letters = crossword.letters();
  const cell = letters.findIndex((letter) => letter !== '');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('button', { name: /^Lösung zeigen/ }).click();
  await expect(crossword.dialog).toHaveAccessibleName('Lösung zeigen?');
  await crossword.dialog.getByRole('button', { name: 'Lösung zeigen' }).click();
  const panel = page.getByRole('region', { name: 'Das ist die Lösung' });
  await expect(panel).toBeVisible();
  await expect(crossword.cell(cell)).toHaveAccessibleName(new RegExp(`, ${letters[cell]},`));
  await expect(page.getByRole('progressbar', { name: 'Fortschritt' })).toHaveAttribute('aria-valuenow', '0');

  await page.reload();
  await crossword.dialog.getByRole('button', { name: 'Lösung ansehen' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(crossword.cell(cell)).toHaveAccessibleName(/leer/);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
});

test('a title that is too long for the header keeps its number', async ({ page }) => {
  await new WordPage(page, 'crossword').start('leichtes-001');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Leichtes Schwedenrätsel 1');
  const over = await title.evaluate((heading) => {
    const number = document.createRange();
    number.selectNodeContents(heading);
    number.setStart(heading.lastChild ?? heading, (heading.lastChild?.textContent ?? '').length - 1);
    return number.getBoundingClientRect().right - heading.getBoundingClientRect().right;
  });
  expect(over).toBeLessThanOrEqual(0.5);
});

test('a visitor who asks for a letter learns how to get one', async ({ page }) => {
  await new WordPage(page, 'crossword').start('leichtes-001');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('button', { name: /^Truhen mit Hilfsbuchstaben/ }).click();
  await expect(page.getByRole('dialog', { name: 'Truhen für Schwedenrätsel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Rückgängig/ })).toBeDisabled();
});

test('a word is dragged onto its place: it is previewed there on the way, and is there in the end', async ({
  page,
  hasTouch,
}) => {
  const gridpuzzle = new WordPage(page, 'gridpuzzle');
  await gridpuzzle.start('leichtes-001');
  const run = gridpuzzle.emptyRun(3);
  const [first = 0, middle = 0] = run?.cells ?? [];
  const item = gridpuzzle.word(run?.text ?? '');
  const to = await gridpuzzle.middle(middle);
  if (hasTouch) {
    const touch = await touchOf(page);
    const from = await held(touch, item, run?.text ?? '');
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await touch('touchMove', half);
    await touch('touchMove', to);
    await expect(gridpuzzle.cell(first)).toHaveAccessibleName(/Bleistift/);
    await touch('touchEnd');
  } else {
    await item.hover();
    await page.mouse.down();
    const from = await middleOf(item);
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await page.mouse.move(half.x, half.y);
    await page.mouse.move(to.x, to.y);
    await expect(gridpuzzle.cell(first)).toHaveAccessibleName(/Bleistift/);
    await page.mouse.up();
  }
  await expect(gridpuzzle.cell(first)).toHaveAccessibleName(new RegExp(`, ${run?.text[0]}\\b`));
  await expect(gridpuzzle.cell(first)).not.toHaveAccessibleName(/Bleistift/);
});

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...at: Point[]) => Promise<unknown>;
interface Point {
  readonly x: number;
  readonly y: number;
}

async function touchOf(page: Page): Promise<Touch> {
  const session = await page.context().newCDPSession(page);
  return (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function middleOf(item: Locator): Promise<Point> {
  const box = await item.boundingBox();
  if (!box) throw new Error('There is no such word.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Holds a word until it is lifted; again if the list, which goes to the words of the first place by itself, has moved under the finger. */
async function held(touch: Touch, item: Locator, text: string): Promise<Point> {
  let from: Point | undefined;
  await expect(async () => {
    if (from) await touch('touchCancel');
    await item.scrollIntoViewIfNeeded();
    from = await middleOf(item);
    await touch('touchStart', from);
    await expect(item.page().locator('body > [aria-hidden="true"]', { hasText: text })).toBeVisible({ timeout: 2000 });
  }).toPass();
  return from as unknown as Point;
}

test('a long press on a word still picks it', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'a mouse has no long press');
  const gridpuzzle = new WordPage(page, 'gridpuzzle');
  await gridpuzzle.start('leichtes-001');
  const { text = '' } = gridpuzzle.runs().find(({ text }) => text.length === 3) ?? {};
  const word = gridpuzzle.word(text);
  const touch = await touchOf(page);
  await held(touch, word, text);
  await touch('touchEnd');
  await expect(word).toHaveAttribute('aria-pressed', 'true');
});

test('a page too small to read opens zoomed in; the current word stays in sight; a locked board does not move', async ({
  page,
}) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('doppelseiter-001');
  const canvas = await crossword.canvas.boundingBox();
  const grid = () => crossword.grid.boundingBox();
  const side = async () => ((await grid())?.width ?? 0) / 32;
  // nine CSS pixels of type, set in 190 thousandths of a cell, or nearly, so that columns are whole
  expect(await side()).toBeGreaterThanOrEqual(Math.floor((NEARLY * 9) / 0.19));
  const last = crossword.letters().findLastIndex((letter) => letter !== '');
  await crossword.cell(last).focus();
  const inSight = async () => {
    const { x, y } = await crossword.middle(last);
    return (
      canvas !== null && x > canvas.x && y > canvas.y && x < canvas.x + canvas.width && y < canvas.y + canvas.height
    );
  };
  await expect.poll(inSight).toBe(true);

  await page.getByRole('button', { name: 'Mehr' }).click();
  await crossword.dialog.getByText('Zoom sperren').click();
  await page.getByRole('button', { name: 'Schließen' }).click();
  const still = await grid();
  const unlock = page.getByRole('button', { name: 'Zoom entsperren' });
  await expect(unlock).toBeVisible();
  await page.mouse.move((canvas?.x ?? 0) + 100, (canvas?.y ?? 0) + 100);
  await page.mouse.wheel(0, 200);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 200);
  await page.keyboard.up('Control');
  expect(await grid()).toEqual(still);
  await page.reload();
  await crossword.dialog.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(unlock).toBeVisible();
  await unlock.click();
  await expect(page.getByRole('button', { name: 'Größer' })).toBeVisible();
});

test('on-screen letters are shown for fingers, and on demand where there is a keyboard', async ({ page, hasTouch }) => {
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  const before = await crossword.canvas.boundingBox();
  if (hasTouch) {
    await expect(crossword.key('A')).toBeVisible();
    await page.keyboard.press('x');
  }
  await expect(crossword.key('A')).toBeHidden();
  await page.getByRole('button', { name: 'Tasten auf dem Bildschirm' }).click();
  await expect(crossword.key('A')).toBeVisible();
  expect(await crossword.canvas.boundingBox()).toEqual(before);
});
