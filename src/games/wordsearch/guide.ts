// The wordsearch's guide: its boards and its steps. Steps are checked by the looks, so that any way of doing them counts.

import type { Cell } from '../../../puzzles/grid.ts';
import type { Language } from '../../../puzzles/languages.ts';
import type { Look } from '../../../puzzles/wordsearch/types.ts';
import type { GameGuide, GuideStep, Progress } from '../guide.ts';
import { targets } from '../guide.ts';

/** A listed word and where it lies. */
export interface Found {
  readonly word: string;
  readonly cells: readonly Cell[];
}

export interface Board {
  readonly rows: readonly string[];
  readonly words: readonly string[];
  /** What the letters left over spell. */
  readonly message: string;
  /** To the right, diagonally, backwards. */
  readonly straight: Found;
  readonly slanting: Found;
  readonly backwards: Found;
}

export const BOARDS: Readonly<Record<Language, Board>> = {
  de: {
    rows: ['HSNAG', 'HUSEU', 'EAKNP', 'RMSTE', 'EULER'],
    words: ['ENTE', 'EULE', 'GANS', 'HASE', 'KUH', 'MAUS', 'REH'],
    message: 'Super',
    straight: { word: 'EULE', cells: [20, 21, 22, 23] },
    slanting: { word: 'HASE', cells: [5, 11, 17, 23] },
    backwards: { word: 'GANS', cells: [4, 3, 2, 1] },
  },
  en: {
    rows: ['FSFUS', 'PRLDE', 'TAOGA', 'EGWGL', 'DEERR'],
    words: ['DEER', 'DOG', 'FROG', 'GOAT', 'SEAL', 'WOLF'],
    message: 'Super',
    straight: { word: 'DEER', cells: [20, 21, 22, 23] },
    slanting: { word: 'FROG', cells: [0, 6, 12, 18] },
    backwards: { word: 'GOAT', cells: [13, 12, 11, 10] },
  },
};

export const guide = (language: Language): GameGuide => ({
  sheet: sheetOf(BOARDS[language], language),
  steps: stepsOf(BOARDS[language]),
});

const sheetOf = ({ rows, words, message }: Board, language: Language): object => ({
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/wordsearch#1'],
  dimensions: { width: 5, height: rows.length },
  'io.raetsel.locale': language,
  'io.raetsel.message': message,
  puzzle: rows.map((row) => [...row]),
  solution: words,
});

function stepsOf({ message, straight, slanting, backwards }: Board): readonly GuideStep[] {
  const find = (key: string, { word, cells }: Found): GuideStep => ({
    key,
    values: { word },
    lights: targets(cells[0] as Cell, cells.at(-1) as Cell),
    done: (now) => cells.every((cell) => lookAt(now, cell)?.found),
  });
  return [
    { key: 'rules', lights: [] },
    find('drag', straight),
    find('slant', slanting),
    find('taps', backwards),
    { key: 'mistake', lights: [], done: (now) => now.mistakes > 0 || isAlmostShown(now) },
    { key: 'rest', lights: [], done: (now) => isMessageShown(now) },
    { key: 'end', values: { message }, lights: [] },
  ];
}

const lookAt = (now: Progress, cell: Cell): Look | undefined => now.look(cell) as Look | undefined;

const CELLS = Array.from({ length: 25 }, (_, cell) => cell);

/** Whether the left-over letters are marked, as they are once every word is found. */
const isMessageShown = (now: Progress): boolean => CELLS.some((cell) => lookAt(now, cell)?.message);

/** Many lines of so small a board are almost a word: they cost nothing, but the player did draw beside one. */
const isAlmostShown = (now: Progress): boolean => CELLS.some((cell) => lookAt(now, cell)?.almost);
