// `npm run -s replays:record`: plays all four games by finger and mouse, saves each session as a player would, and writes it into tests/replays/pointer.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, type Page, test } from 'playwright/test';
import { unpack } from '../../machines/replay/packing.ts';
import { partingOf } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { GAME_TYPES, type GameType, HOME_GAME, type WordGame } from '../../puzzles/catalogue.ts';
import { seeded } from '../../puzzles/random.ts';
import { allKinds } from '../../tools/replay.ts';
import { Hand, type Point } from '../helpers/hand.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';
import { WordPage } from '../helpers/wordPage.ts';

test.slow();

const FOLDER = join(import.meta.dirname, '../replays/pointer');

/** Leaves the game and saves the session in the settings. */
async function save(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 500 });
  }).toPass();
  const settings = page.getByRole('button', { name: 'Einstellungen' }).first();
  if (!(await settings.isVisible()))
    await page
      .getByRole('button', { name: /Zurück|Zur Übersicht/ })
      .first()
      .click();
  await settings.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sitzung sichern' }).click();
  const bytes = gunzipSync(readFileSync(await (await download).path()));
  const recording = unpack(JSON.parse(bytes.toString())) as Recording;
  expect(partingOf(recording, await allKinds())).toBeUndefined();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(recording)}\n`);
}

const won = (page: Page) => expect(page.getByRole('dialog')).toHaveAccessibleName('Geschafft!');

const middleOf = async (page: Page, index: number): Promise<Point> => {
  const box = await page.getByRole('gridcell').nth(index).boundingBox();
  if (!box) throw new Error('There is no such cell.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const press = async (page: Page, { x, y }: Point, touch: boolean): Promise<void> =>
  touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

test('a sudoku won', async ({ page, hasTouch }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  for (const cell of empties(givens)) {
    await press(page, await sudoku.middle(cell), hasTouch);
    const key = await sudoku.key(digits[cell] ?? 0).boundingBox();
    if (key) await press(page, { x: key.x + key.width / 2, y: key.y + key.height / 2 }, hasTouch);
  }
  await won(page);
  await save(page, `sudoku-won-by-${hasTouch ? 'finger' : 'mouse'}`);
});

test('a crossword won', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'the desktop has no keys on the screen');
  const crossword = new WordPage(page, 'crossword');
  await crossword.start('leichtes-001');
  await crossword.zoomOut();
  for (const [cell, letter] of crossword.letters().entries()) {
    if (letter === '') continue;
    await crossword.tap(cell);
    await crossword.touch(letter);
  }
  await won(page);
  await save(page, 'crossword-won-by-finger');
});

test('a word search won', async ({ page, hasTouch }) => {
  const wordsearch = new WordPage(page, 'wordsearch');
  await wordsearch.start('leichtes-001');
  const hand = await Hand.of(page);
  const words = wordsearch.found();
  for (const { cells } of words) {
    const [from, to] = [await middleOf(page, cells[0] as number), await middleOf(page, cells.at(-1) as number)];
    if (hasTouch) {
      await page.touchscreen.tap(from.x, from.y);
      await page.touchscreen.tap(to.x, to.y);
    } else {
      hand.drag(from, to);
      await hand.rest(page);
    }
  }
  await won(page);
  await save(page, `wordsearch-won-by-${hasTouch ? 'taps' : 'drags'}`);
});

for (const [seed, game] of GAME_TYPES.entries()) {
  test(`${game}: anywhere on board and keys, with undo, pause, hints and another level`, async ({ page, hasTouch }) => {
    await page.goto(`/${game}/de-leichtes-002`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Entspannt', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Los geht’s' }).click();
    await page.locator('canvas').waitFor();
    const box = await page.locator('canvas').boundingBox();
    if (!box) throw new Error('There is no board.');
    const random = seeded(seed + (hasTouch ? 10 : 1));
    const anywhere = (): Point => ({
      x: box.x + 2 + random() * (box.width - 4),
      y: box.y + 2 + random() * (box.height - 4),
    });
    const hand = await Hand.of(page);
    const keys = page.getByRole('group', { name: 'Tasten' }).getByRole('button');
    const undo = page.getByRole('button', { name: /Rückgängig/ });
    for (let n = 0; n < 40; n++) {
      const at = anywhere();
      if (hasTouch) await page.touchscreen.tap(at.x, at.y);
      else if (n % 3 === 0) hand.drag(at, anywhere());
      else hand.click(at);
      await hand.rest(page);
      const count = await keys.count();
      if (count > 0) {
        const key = await keys.nth(Math.floor(random() * count)).boundingBox();
        if (key) await press(page, { x: key.x + key.width / 2, y: key.y + key.height / 2 }, hasTouch);
      } else if (game !== 'wordsearch') hand.key('AEINRST'[n % 7] ?? 'A');
      if (n % 9 === 8 && (await undo.isEnabled())) await undo.click();
      if (await dialog.isVisible()) await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Weiter' }).first().click();
    const hint = page.getByRole('button', { name: /^Tipp/ }).first();
    await hint.click();
    await page.getByRole('region', { name: 'Tipp' }).or(page.getByText(/Tipp/)).first().waitFor();
    await page.keyboard.press('Escape');
    await save(page, `${game}-anywhere-by-${hasTouch ? 'finger' : 'mouse'}`);
  });
}

test('a game lost, a second chance, lost again, begun anew', async ({ page, hasTouch }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const wrong = async (cell: number): Promise<void> => {
    await press(page, await sudoku.middle(cell), hasTouch);
    const key = await sudoku.key(SudokuPage.wrong(digits[cell] ?? 0)).boundingBox();
    if (key) await press(page, { x: key.x + key.width / 2, y: key.y + key.height / 2 }, hasTouch);
  };
  const [a = 0, b = 0, c = 0, d = 0] = empties(givens);
  for (const cell of [a, b, c]) await wrong(cell);
  await page.getByRole('dialog', { name: 'Drei Fehler' }).waitFor();
  await page.getByRole('button', { name: /^Zweite Chance/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await wrong(d);
  await page.getByRole('dialog', { name: 'Drei Fehler' }).waitFor();
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await wrong(b);
  await save(page, `${HOME_GAME}-lost-and-begun-anew-by-${hasTouch ? 'finger' : 'mouse'}`);
});

test('three words of a fill-in from its bank', async ({ page, hasTouch }) => {
  const game: GameType & WordGame = 'gridpuzzle';
  const fill = new WordPage(page, game);
  await fill.start('leichtes-001');
  for (const { text, cells } of fill.runs().slice(0, 3)) {
    await press(page, await fill.middle(cells[0] as number), hasTouch);
    const word = fill.word(text);
    await word.scrollIntoViewIfNeeded();
    await word.click();
  }
  await save(page, `${game}-words-by-${hasTouch ? 'finger' : 'mouse'}`);
});
