// The level packs: the generator reproduces them from the fixed seeds, and each level keeps its category's promise.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import { grade } from '../../puzzles/sudoku/grade.ts';
import { openSudoku } from '../../puzzles/sudoku/ipuz.ts';
import { countSolutions } from '../../puzzles/sudoku/solve.ts';
import { makeDaily } from '../../server/levels/daily.ts';
import { makeSeries } from '../../server/making/make.ts';
import type { MadeLevel } from '../../server/making/order.ts';
import { type PackPlace, packLevel, packOrders } from '../../server/making/pack.ts';
import { PACKS_FOLDER, packName, readPacks } from '../../server/making/packFile.ts';
import { makePack, packFile, packPlaces } from '../../tools/packs.ts';

const LEVELS = { leichtes: 'easy', fortgeschrittene_ratsel: 'medium', schwere_ratsel: 'hard', profi_ratsel: 'unfair' };

it.each(packPlaces(['sudoku']).map((place) => [packFile(place), place] as const))(
  '%s has the bytes that the fixed seeds give',
  async (file, place) => expect(readFileSync(join(PACKS_FOLDER, file), 'utf8')).toBe(await makePack(place)),
);

it('there is a pack for every category, and no other', () => {
  expect(readPacks().map((pack) => pack.name)).toEqual(packPlaces().map(packName).sort());
});

/** These two take 15 s of CPU, so only the full run makes them; the English packs reveal a changed generator just as well. */
const isMade = (place: PackPlace): boolean =>
  process.env.FULL !== undefined ||
  !['crossword/bilderratsel/de', 'crossword/doppelseiter/de'].includes(packName(place));

const PACKS = readPacks();
const SUDOKU = PACKS.filter((pack) => pack.gameType === 'sudoku');

it.each(SUDOKU.map((pack) => [pack.name, pack] as const))('%s holds 20 levels of its grade', (_name, pack) => {
  expect(pack.levels.map((level) => level.number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  const boards = new Set<string>();
  for (const level of pack.levels) {
    const sheet = readSheet(level.content);
    const givens = sheet.ok ? openSudoku(sheet.value) : sheet;
    if (!givens.ok) throw new Error(`${pack.name} ${level.number}: ${givens.fault.code} at ${givens.fault.at}`);
    const digits = Uint8Array.from(givens.value.digits);
    expect(countSolutions(digits).count).toBe(1);
    const wanted = LEVELS[pack.categoryType as keyof typeof LEVELS];
    expect([grade(digits).level, level.difficulty]).toEqual([wanted, wanted]);
    boards.add(digits.join(''));
  }
  expect(boards.size).toBe(20);
});

const WITH_WORDS = packPlaces().filter((place) => place.gameType !== 'sudoku');

it.each(WITH_WORDS.filter(isMade).map((place) => [packFile(place), place] as const))(
  '%s begins with what the fixed seeds give',
  async (file, place) => {
    const pack = PACKS.find(({ name }) => name === packName(place));
    const [first] = await makeSeries(packOrders(place).slice(0, 1));
    expect(pack?.levels[0], file).toEqual(packLevel(place, 1, first as MadeLevel));
  },
);

it.each(WITH_WORDS.map(packName))('%s: its 20 levels are different', (wanted) => {
  const pack = PACKS.find(({ name }) => name === wanted);
  expect(new Set(pack?.levels.map((level) => JSON.stringify(level.content.solution))).size).toBe(20);
});

it('dailies are easy on Monday and medium on Sunday, and differ every day', async () => {
  const days = Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`);
  const week = await Promise.all(days.map((date) => makeDaily('sudoku', date, 'de')));
  const levels = week.map((level) => level?.difficulty);
  expect([levels[0], levels.at(-1)]).toEqual(['easy', 'medium']);
  expect(new Set(week.map((level) => JSON.stringify(level?.content.puzzle))).size).toBe(7);
});

it('both languages share a daily, each with its title', async () => {
  const made = (['de', 'en'] as const).map((language) => makeDaily('sudoku', '2026-11-21', language));
  const [german, english] = await Promise.all(made);
  expect(german?.content.solution).toEqual(english?.content.solution);
  expect([german?.title, english?.title]).toEqual(['Samstags-Sudoku', 'Saturday sudoku']);
});
