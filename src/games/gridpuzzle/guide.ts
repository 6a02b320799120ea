// The gridpuzzle's guide: its board and its steps. The board has the same layout in both languages, so that each step refers to the
// same cells. Steps are checked by the looks, so that any way of doing them counts.

import type { Cell } from '../../../puzzles/grid.ts';
import type { Look } from '../../../puzzles/gridpuzzle/types.ts';
import type { Language } from '../../../puzzles/languages.ts';
import type { GameGuide, GuideStep, Progress } from '../guide.ts';
import { area, targets } from '../guide.ts';

const WIDTH = 5;

/** One word of five letters, three of four that run down from it, and one of three that crosses two of these. */
export const PLACES = {
  long: [0, 1, 2, 3, 4],
  left: [0, 5, 10, 15],
  middle: [2, 7, 12, 17],
  right: [4, 9, 14, 19],
  short: [15, 16, 17],
} as const satisfies Record<string, readonly Cell[]>;
type PlaceName = keyof typeof PLACES;

export type Words = Readonly<Record<PlaceName, string>>;

export const WORDS: Readonly<Record<Language, Words>> = {
  de: { long: 'STERN', left: 'SAFT', middle: 'ESEL', right: 'NASE', short: 'TAL' },
  en: { long: 'STONE', left: 'SALT', middle: 'OVEN', right: 'EAST', short: 'TEN' },
};

export const guide = (language: Language): GameGuide => ({
  sheet: sheetOf(WORDS[language], language),
  steps: stepsOf(WORDS[language]),
  letters: Object.values(WORDS[language]).join(''),
});

function sheetOf(words: Words, language: Language): object {
  const places: readonly (readonly Cell[])[] = Object.values(PLACES);
  const isLetter = (cell: Cell) => places.some((cells) => cells.includes(cell));
  return {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/fill#1'],
    dimensions: { width: WIDTH, height: 4 },
    'io.raetsel.locale': language,
    'io.raetsel.words': Object.values(words),
    puzzle: [0, 5, 10, 15].map((first) =>
      Array.from({ length: WIDTH }, (_, column) => (isLetter(first + column) ? 0 : '#')),
    ),
  };
}

function stepsOf(words: Words): readonly GuideStep[] {
  const written = (name: PlaceName) => (now: Progress) => isWritten(now, words, name);
  return [
    { key: 'rules', lights: [] },
    { key: 'count', values: { word: words.long }, lights: area(PLACES.long), done: written('long') },
    {
      key: 'crossing',
      values: { word: words.left, letter: words.left.charAt(0) },
      lights: [...area(PLACES.left), ...targets(PLACES.left[0])],
      done: written('left'),
    },
    {
      key: 'type',
      values: { word: words.middle, rest: words.middle.slice(1) },
      keys: true,
      lights: [...area(PLACES.middle), ...targets(PLACES.middle[1])],
      done: written('middle'),
    },
    { key: 'hint', lights: [], done: ({ hinted }) => hinted },
    { key: 'rest', lights: [], done: (now) => written('right')(now) && written('short')(now) },
    { key: 'end', lights: [] },
  ];
}

const isWritten = (now: Progress, words: Words, name: PlaceName): boolean =>
  PLACES[name].every((cell, index) => (now.look(cell) as Look | undefined)?.letter === words[name][index]);
