// What the shell says about a level.

import { expect, test } from 'vitest';
import { headingOf } from '../../../api/heading.ts';
import { CATEGORIES } from '../../../puzzles/catalogue.ts';
import { levelFacts } from '../../../src/app/levelFacts.ts';

const level = {
  id: 'en-leichtes-007',
  gameType: 'sudoku',
  categoryType: 'leichtes',
  createDate: '2026-11-01',
  title: 'Easy sudoku 7',
  difficulty: 'easy',
  content: {},
};
const game = 'Sudoku';
const category = { type: 'leichtes', name: 'Easy', showLevelDate: false, levelsCount: 20 };
const list = ['en-leichtes-006', 'en-leichtes-007'];

test('a numbered level has its place in the list', () => {
  const facts = levelFacts({ level, game, category, list, language: 'en' });
  expect(facts).toEqual({
    title: 'Easy sudoku 7',
    game,
    category: 'Easy',
    where: 'Easy · 2/2',
    below: '2/2',
    themed: false,
    created: '1 Nov 2026',
    count: 2,
  });
});

test('a daily level has the date of its id, in the language', () => {
  const daily = { ...level, id: 'de-tagliches_ratsel-2026-11-21', categoryType: 'tagliches_ratsel' };
  const place = {
    level: daily,
    game,
    category: { ...category, name: 'Täglich', showLevelDate: true },
    list,
    language: 'de',
  };
  expect(levelFacts(place).where).toBe('Täglich · 21. Nov. 2026');
  expect(levelFacts(place).below, 'a phone has no room for the year').toBe('Täglich · 21. Nov.');
});

test('a level outside the list and without a category still has a name', () => {
  expect(levelFacts({ level, game, category: undefined, list: [], language: 'en' }).where).toBe('leichtes');
});

test('below its title a level repeats no category that the title begins with', () => {
  const below = (title: string) =>
    levelFacts({ level: { ...level, title }, game, category, list, language: 'en' }).below;
  expect(below('Easy sudoku 7')).toBe('2/2');
  expect(below('Easygoing 7')).toBeUndefined();
  expect(below('Sudoku 7')).toBeUndefined();
});

test('below a theme, which is the heading, a level says in which category or on which day it is', () => {
  const search = { ...level, gameType: 'wordsearch', title: 'Word search 7: Once upon a time' };
  expect(levelFacts({ level: search, game: 'Word search', category, list, language: 'en' })).toMatchObject({
    themed: true,
    below: 'Easy 2/2',
  });
  const daily = { ...search, id: 'de-tagliches_ratsel-2026-11-21', title: 'Samstags-Suchsel: Im Kino' };
  const days = { type: 'tagliches_ratsel', name: 'Täglich', showLevelDate: true, levelsCount: 7 };
  expect(levelFacts({ level: daily, game: 'Suchsel', category: days, list, language: 'de' })).toMatchObject({
    themed: true,
    below: '21. Nov.',
  });
});

test('a theme stands alone, a number never goes, and the game’s name stands for a title that is too long', () => {
  const heading = (title: string, game: string) => Object.values(headingOf(title, game));
  expect(heading('Large word search 18: All the fun of the fair', 'Word search')).toEqual([
    'All the fun of the fair',
    '',
    '',
    'rather',
  ]);
  expect(heading('Samstags-Suchsel: Im Kino', 'Suchsel')).toEqual(['Im Kino', '', '', '']);
  expect(heading('Easy sudoku 7', 'Sudoku')).toEqual(['Easy sudoku', ' 7', '', '']);
  expect(heading('Leichtes Schwedenrätsel 7', 'Schwedenrätsel')).toEqual([
    'Leichtes Schwedenrätsel',
    ' 7',
    'Schwedenrätsel',
    '',
  ]);
  expect(heading('Evening: a Sunday page 3', 'Sudoku')).toEqual(['Evening: a Sunday page', ' 3', '', 'rather']);
});

test('an invalid date is shown unchanged', () => {
  expect(levelFacts({ level: { ...level, createDate: 'soon' }, game, category, list, language: 'en' }).created).toBe(
    'soon',
  );
});

test('a category’s German name can stand alone below a title, whatever the title’s gender', () => {
  const endings = Object.values(CATEGORIES).filter(({ de }) => /^(Leicht|Einfach|Schwer|Fortgeschritten)e/.test(de));
  expect(endings).toEqual([]);
});
