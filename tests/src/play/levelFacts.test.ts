// What the shell says about a level.

import { expect, test } from 'vitest';
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
const category = { type: 'leichtes', name: 'Easy', showLevelDate: false, levelsCount: 20 };
const list = ['en-leichtes-006', 'en-leichtes-007'];

test('a numbered level has its place in the list', () => {
  const facts = levelFacts({ level, category, list, language: 'en' });
  expect(facts).toEqual({
    title: 'Easy sudoku 7',
    category: 'Easy',
    where: 'Easy · 2/2',
    below: '2/2',
    created: '1 Nov 2026',
    count: 2,
  });
});

test('a daily level has the date of its id, in the language', () => {
  const daily = { ...level, id: 'de-tagliches_ratsel-2026-11-21', categoryType: 'tagliches_ratsel' };
  const place = { level: daily, category: { ...category, name: 'Täglich', showLevelDate: true }, list, language: 'de' };
  expect(levelFacts(place).where).toBe('Täglich · 21. Nov. 2026');
  expect(levelFacts(place).below, 'a phone has no room for the year').toBe('Täglich · 21. Nov.');
});

test('a level outside the list and without a category still has a name', () => {
  expect(levelFacts({ level, category: undefined, list: [], language: 'en' }).where).toBe('leichtes');
});

test('below its title a level repeats no category that the title begins with', () => {
  const below = (title: string) => levelFacts({ level: { ...level, title }, category, list, language: 'en' }).below;
  expect(below('Easy sudoku 7')).toBe('2/2');
  expect(below('Easygoing 7')).toBeUndefined();
  expect(below('Sudoku 7')).toBeUndefined();
});

test('an invalid date is shown unchanged', () => {
  expect(levelFacts({ level: { ...level, createDate: 'soon' }, category, list, language: 'en' }).created).toBe('soon');
});

test('a category’s German name can stand alone below a title, whatever the title’s gender', () => {
  const endings = Object.values(CATEGORIES).filter(({ de }) => /^(Leicht|Einfach|Schwer|Fortgeschritten)e/.test(de));
  expect(endings).toEqual([]);
});
