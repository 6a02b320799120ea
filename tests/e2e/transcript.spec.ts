// One level of each game solved by roles, names and keys alone. The solution is the printed one, as from a magazine's last page; where
// the player is, and what is to be done there, is only heard. The transcripts go to the folder in TRANSCRIPTS.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import type { GameType } from '../../puzzles/catalogue.ts';
import { EarPage } from '../helpers/earPage.ts';
import { inFull } from '../helpers/full.ts';
import { digitsOf, foundOf, type Printed, runsOf } from '../helpers/printed.ts';

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ hasTouch }) => hasTouch, 'a phone has no keyboard');

const FOLDER = process.env.TRANSCRIPTS ?? 'test-results/transcripts';
const LEVEL = 'en-leichtes-001';

/** Starts the level by keys; the first words of the board have been heard. */
async function start(page: Page, game: GameType): Promise<{ ear: EarPage; printed: Printed }> {
  const answer = await page.request.get(`/api/game/${game}/leichtes/${LEVEL}`);
  const ear = new EarPage(page);
  await ear.listen();
  await page.goto(`/${game}/${LEVEL}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveRole('gridcell');
  await ear.hears();
  return { ear, printed: (await answer.json()).data.content };
}

async function solved(ear: EarPage, game: GameType, most: number): Promise<void> {
  await expect(ear.page.getByRole('dialog')).toHaveAccessibleName('Puzzle complete!');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${game}.txt`), `${game} ${LEVEL}: ${ear.strokes} keystrokes\n\n${ear.transcript}`);
  process.stdout.write(`${game}: ${ear.strokes} keystrokes\n`);
  expect(ear.strokes).toBeLessThanOrEqual(most);
}

/** "3 down, Insel in Paris, 4 letters, …, letter 3, blank": which word, and which of its letters is missing here. */
const BLANK = /^(\d+) (across|down), .*letter (\d+), blank/;

interface Answer {
  readonly way: string;
  readonly number: number;
  readonly text: string;
}

/** Writes what is heard to be missing, letter by letter, until `done`. */
async function write(ear: EarPage, answers: readonly Answer[], done: () => Promise<boolean>): Promise<void> {
  let word = '';
  while (!(await done())) {
    const [, number, way, letter] = BLANK.exec(ear.focused) ?? [];
    if (letter === undefined) {
      await ear.press('Alt+ArrowDown');
      continue;
    }
    const answer = answers.find((it) => it.way === way && it.number === Number(number));
    if (answer && `${number} ${way}` !== word) ear.note(`-- ${number} ${way}: ${answer.text}`);
    word = `${number} ${way}`;
    ear.focused = ''; // after a word's last letter the focus stays
    const heard = await ear.press(answer?.text[Number(letter) - 1] ?? '?');
    expect(heard.join(' ')).not.toMatch(/wrong|cells changed/i);
  }
}

const ended = (page: Page) => async () => (await page.getByRole('dialog').count()) > 0;

/** The answers of a crossword by direction and number. */
function answersOf({ clues = {}, solution }: Printed): Answer[] {
  const grid = solution as readonly (readonly string[])[];
  return Object.entries(clues).flatMap(([way, list]) => {
    const words = (list as unknown as readonly { cells: readonly (readonly [number, number])[] }[]).map(
      ({ cells }) => cells,
    );
    const first = (cells: readonly (readonly [number, number])[]) => (cells[0]?.[1] ?? 0) * 1000 + (cells[0]?.[0] ?? 0);
    return words
      .toSorted((a, b) => first(a) - first(b))
      .map((cells, index) => ({
        way: way.toLowerCase(),
        number: index + 1,
        text: cells.map(([column, row]) => grid[row]?.[column] ?? '').join(''),
      }));
  });
}

inFull('a crossword', async ({ page }) => {
  test.slow();
  const { ear, printed } = await start(page, 'crossword');
  expect(ear.focused).toMatch(/^1 (across|down), .+, \d+ letters, letter 1, blank/);
  await write(ear, answersOf(printed), ended(page));
  await solved(ear, 'crossword', 130);
});

inFull('a fill-in', async ({ page }) => {
  test.slow();
  const { ear, printed } = await start(page, 'gridpuzzle');
  const runs = runsOf(printed).map(({ text, cells }) => ({
    text,
    way: cells[1] === (cells[0] ?? 0) + 1 ? 'across' : 'down',
  }));
  const answers = runs.map((run, index) => ({
    ...run,
    number: index + 1 - runs.findIndex(({ way }) => way === run.way),
  }));
  await write(ear, answers, ended(page));
  await solved(ear, 'gridpuzzle', 122);
});

inFull('a sudoku', async ({ page }) => {
  test.slow();
  const { ear, printed } = await start(page, 'sudoku');
  const digits = digitsOf(printed);
  const over = ended(page);
  while (!(await over())) {
    const [, row, column] = /^row (\d) column (\d), empty/.exec(ear.focused) ?? [];
    if (column === undefined) await ear.press('Alt+ArrowDown');
    else {
      const heard = await ear.press(digits[(Number(row) - 1) * 9 + Number(column) - 1] ?? '?');
      expect(heard.join(' ')).toMatch(new RegExp(`row ${row} column ${column}, \\d|dialog`));
      ear.focused = '';
    }
  }
  await solved(ear, 'sudoku', 137);
});

inFull('a word search', async ({ page }) => {
  test.slow();
  const { ear, printed } = await start(page, 'wordsearch');
  const here = () => {
    const [, row, column] = /row (\d+) column (\d+)/.exec(ear.focused) ?? [];
    return { row: Number(row) - 1, column: Number(column) - 1 };
  };
  const { width } = printed.dimensions;
  const placeOf = (cell: number) => ({ row: Math.floor(cell / width), column: cell % width });
  const far = (cell: number) => {
    const [a, b] = [here(), placeOf(cell)];
    return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
  };
  const walk = async (cell: number) => {
    for (let at = here(); far(cell) > 0; at = here()) {
      const to = placeOf(cell);
      const key =
        at.column < to.column
          ? 'ArrowRight'
          : at.column > to.column
            ? 'ArrowLeft'
            : at.row < to.row
              ? 'ArrowDown'
              : 'ArrowUp';
      await ear.press(key);
    }
  };
  const words = foundOf(printed).map(({ text, cells }) => ({ text, ends: [cells[0] ?? 0, cells.at(-1) ?? 0] }));
  while (words.length > 0) {
    words.sort((a, b) => Math.min(...a.ends.map(far)) - Math.min(...b.ends.map(far)));
    const { text, ends } = words.shift() as (typeof words)[number];
    ear.note(`-- ${text}`);
    const [from = 0, to = 0] = ends.toSorted((a, b) => far(a) - far(b));
    await walk(from);
    await ear.press('Space');
    await walk(to);
    const heard = await ear.press('Space');
    const left = new RegExp(`${text} found, ${words.length} words? left`);
    expect(heard.join(' ')).toMatch(words.length > 0 ? left : /Puzzle complete/);
  }
  await solved(ear, 'wordsearch', 168);
});

test('the first word of a crossword, by ear', async ({ page }) => {
  const { ear, printed } = await start(page, 'crossword');
  const [, number, way] = BLANK.exec(ear.focused) ?? [];
  const answer = answersOf(printed).find((it) => it.way === way && it.number === Number(number));
  await write(ear, [answer as Answer], async () => ear.transcript.includes('complete'));
  expect(ear.transcript).toContain(`said: ${answer?.text.at(-1)}, ${number} ${way} complete, ${answer?.text}`);
  expect((await ear.press('Alt+P')).join()).toContain(
    `said: ${number} ${way}, ${[...(answer?.text ?? '')].join(', ')}.`,
  );
  // a turn of direction on the spot is heard as well
  const turned = await ear.press('Space');
  expect(turned.join()).toMatch(/^said: \d+ (across|down), .+, \d+ letters, letter \d+, \w/);
});
