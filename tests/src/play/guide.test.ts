// The guides: every step waits for its action, and all can be done in order, in both languages.

import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { GAME_TYPES, type GameType } from '../../../puzzles/catalogue.ts';
import type { Gesture } from '../../../puzzles/gesture.ts';
import type { Language } from '../../../puzzles/languages.ts';
import { WORDS as CROSSWORD } from '../../../src/games/crossword/guideBoard.ts';
import { WORDS as GRIDPUZZLE } from '../../../src/games/gridpuzzle/guide.ts';
import type { GuideStep } from '../../../src/games/guide.ts';
import { SHARED_KEYS } from '../../../src/games/manifest.ts';
import { findGame, GAMES } from '../../../src/games/registry.ts';
import { LAST_OF_ROW, TWO_CHOICES } from '../../../src/games/sudoku/guideSheet.ts';
import { BOARDS, type Found } from '../../../src/games/wordsearch/guide.ts';
import { nextStage } from '../../../src/help/Guide.tsx';
import { type GuideBoard, openGuide } from '../../../src/help/guideBoard.ts';
import { placeOf } from '../../../src/help/StepPlace.tsx';
import { hintSentence } from '../../../src/text/kindWords.ts';
import { merge, type Texts } from '../../../src/text/merge.ts';

const tap = (cell: number): Gesture => ({ type: 'tap', cell, extend: false });
const pick = (item: string): Gesture => ({ type: 'pick', item });
const write = (letters: string): Gesture[] =>
  [...letters].map((symbol) => ({ type: 'symbol', symbol, alt: false }) as const);
const draw = ({ cells }: Found): Gesture => ({ type: 'drag', path: cells, end: true, extend: false });
const mode = (name: string): Gesture => ({ type: 'mode', mode: name });

type Doing = Readonly<Record<string, readonly Gesture[]>>;

/** What a player does at each step that asks for something. */
const DOES = {
  sudoku: () => ({
    select: [tap(LAST_OF_ROW)],
    enter: write('7'),
    notes: [tap(TWO_CHOICES), mode('notes'), ...write('58')],
    mistake: [mode('digit'), ...write('8')],
    erase: [{ type: 'erase', back: false }],
    hint: [],
  }),
  crossword(language) {
    const { clues } = CROSSWORD[language];
    return {
      clue: [tap(11)],
      straight: write(clues.straight.answer),
      bent: [tap(10), ...write(clues.bent.answer)],
      // one letter is missing: the others are those of the words that cross it
      two: [tap(2), tap(2), ...write(clues.lower.answer.charAt(0))],
      turn: [tap(13), tap(13)],
      picture: [tap(6), ...write(clues.picture.answer.slice(1))],
    };
  },
  gridpuzzle(language) {
    const { long, left, middle, right, short } = GRIDPUZZLE[language];
    return {
      count: [tap(1), pick(long)],
      crossing: [pick(left), tap(5)],
      type: [tap(7), ...write(middle.slice(1))],
      hint: [],
      rest: [tap(9), pick(right), tap(16), pick(short)],
    };
  },
  wordsearch(language) {
    const { straight, slanting, backwards, words, rows } = BOARDS[language];
    const rest = words.filter((word) => ![straight, slanting, backwards].some((found) => found.word === word));
    return {
      drag: [draw(straight)],
      slant: [draw(slanting)],
      taps: [tap(backwards.cells[0] as number), tap(backwards.cells.at(-1) as number)],
      mistake: [tap(0), tap(4)],
      rest: rest.map((word) => draw({ word, cells: lying(rows, word) })),
    };
  },
} satisfies Partial<Record<GameType, (language: Language) => Doing>>;
type Guided = keyof typeof DOES;

/** Where a word lies among the rows of five letters. */
function lying(rows: readonly string[], word: string): number[] {
  const letters = rows.join('');
  for (let start = 0; start < 25; start++) {
    for (const [dx, dy] of [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))) {
      const cells = [...word].map((_, n) => ({ x: (start % 5) + n * dx, y: Math.floor(start / 5) + n * dy }));
      const inside = cells.every(({ x, y }) => x >= 0 && y >= 0 && x < 5 && y < 5);
      if (inside && cells.map(({ x, y }) => letters[y * 5 + x]).join('') === word) {
        return cells.map(({ x, y }) => y * 5 + x);
      }
    }
  }
  throw new Error(`${word} is not there`);
}

const KINDS = Object.keys(DOES) as Guided[];
const CASES = KINDS.flatMap((kind) => (['de', 'en'] as const).map((language) => [kind, language] as const));

const guideOf = async (kind: GameType, language: Language) => {
  const module = await GAMES[kind].guide?.();
  if (!module) throw new Error(`${kind} has no guide`);
  return module.guide(language);
};

const lookOf = (board: GuideBoard, cell: number) =>
  board.kind.look(board.givens, board.current().play, board.current().view)[cell] as { type?: string };

function isDone(board: GuideBoard, step: GuideStep | undefined, hinted = false): boolean {
  const { play, view } = board.current();
  const looks = board.kind.look(board.givens, play, view);
  const now = { look: (cell: number) => looks[cell], cursor: view.cursor, mistakes: board.mistakes(), hinted };
  return step?.done?.(now) ?? true;
}

test('every game with a guide is played here', () => {
  expect(KINDS.toSorted()).toEqual(GAME_TYPES.filter((game) => GAMES[game].guide !== undefined).toSorted());
});

describe.each(CASES)('the guide of the %s in %s', (kind, language) => {
  test('its steps can be completed in order by doing what they say', async () => {
    const { sheet, steps } = await guideOf(kind, language);
    const board = await openGuide(kind, sheet);
    const doing: Doing = DOES[kind](language);
    // somewhere else than where the first step leads
    board.send(tap(0));
    expect(steps.filter((step) => step.done).map(({ key }) => key)).toEqual(Object.keys(doing));
    for (const [key, gestures] of Object.entries(doing)) {
      const step = steps.find((one) => one.key === key);
      board.send({ type: 'light', lights: step?.lights ?? [] });
      expect(isDone(board, step), `${key} before`).toBe(false);
      for (const gesture of gestures) board.send(gesture);
      if (key === 'hint') expect(await board.hint()).toBeDefined();
      expect(isDone(board, step, key === 'hint'), `${key} after`).toBe(true);
    }
  });

  test('a step with a place to go to names it: what is lit is not heard', async () => {
    const { sheet, steps } = await guideOf(kind, language);
    const board = await openGuide(kind, sheet);
    const doing = steps.filter(({ done, lights }) => done && lights.length > 0);
    expect(doing.length).toBeGreaterThan(0);
    for (const step of doing) {
      const ends = placeOf(step);
      expect(ends.length, step.key).toBeGreaterThan(0);
      // where the arrow keys lead, which skip clues
      for (const cell of ends)
        expect(
          board.kind.read(board.givens, board.current().play, board.current().view, tap(cell)),
          step.key,
        ).toBeDefined();
      if (kind === 'crossword') expect(ends.map((cell) => lookOf(board, cell).type)).toEqual(ends.map(() => 'letter'));
    }
  });

  test('where it says to tap, it says which key does the same', () => {
    const { step } = wordsOf(language)[kind] as Guide;
    for (const [key, sentence] of Object.entries(step))
      if (/\btap|antipp|\btipp\b/i.test(sentence.replace(/ein Tipp|Ein Tipp/g, '')))
        expect(sentence, key).toMatch(/arrow keys|Pfeiltasten|Enter|space bar|Space|Eingabetaste|Leertaste/);
  });

  test('its lights are understood', async () => {
    const { sheet, steps } = await guideOf(kind, language);
    const board = await openGuide(kind, sheet);
    const { play, view } = board.current();
    for (const { lights } of steps) {
      expect(board.kind.read(board.givens, play, view, { type: 'light', lights })).toBeDefined();
    }
  });

  test('every step has a sentence with all values filled in', async () => {
    const { steps } = await guideOf(kind, language);
    const { step } = wordsOf(language)[kind] as Guide;
    expect(Object.keys(step).sort()).toEqual(steps.map(({ key }) => key).sort());
    for (const { key, values } of steps) {
      const blanks = [...(step[key] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      expect(Object.keys(values ?? {}), key).toEqual(expect.arrayContaining(blanks));
    }
  });

  test('every key of its list has a text, and no other has', () => {
    const all = wordsOf(language);
    const keys = GAMES[kind].keys;
    const own = keys.filter((name) => name.startsWith('own/')).map((name) => name.slice(4));
    const guide = all[kind] as Guide;
    for (const words of [guide.keys, guide.key]) expect(Object.keys(words).sort()).toEqual(own.sort());
    expect(SHARED_KEYS).toEqual(expect.arrayContaining(keys.filter((name) => !name.startsWith('own/'))));
    const shared = all as unknown as Guide;
    for (const words of [shared.keys, shared.key]) expect(Object.keys(words).sort()).toEqual([...SHARED_KEYS].sort());
  });
});

test('a small board needs letters for two rows of keys at most', async () => {
  for (const [kind, language] of CASES) {
    const { letters = '' } = await guideOf(kind, language);
    expect(new Set(letters).size, `${kind} ${language}`).toBeLessThanOrEqual(9);
  }
});

test('an unknown game has no manifest', () => {
  expect([findGame('blank'), findGame('toString')]).toEqual([undefined, undefined]);
});

interface Guide {
  readonly keys: Readonly<Record<string, string>>;
  readonly key: Readonly<Record<string, string>>;
  readonly step: Readonly<Record<string, string>>;
}

const FILES = import.meta.glob<Record<string, unknown>>('../../../src/text/*/later/{help,*Guide}.json', {
  eager: true,
  import: 'default',
});

/** By kind, and those of all kinds. */
function wordsOf(language: Language): Readonly<Record<string, Guide | Texts>> {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return merge(Object.fromEntries(own)).guide as unknown as Readonly<Record<string, Guide>>;
}

test('sudoku: asking for hints goes on, stage by stage, until the board is finished, and marks the row that it names', async () => {
  const guide = await findGame('sudoku')?.guide?.();
  const board = await openGuide('sudoku', guide?.guide('en').sheet);
  for (const gesture of [tap(LAST_OF_ROW), ...write('7')]) board.send(gesture);
  const stages: string[] = [];
  const cells: number[] = [];
  let shown = await nextStage(board, undefined);
  while (shown) {
    stages.push(shown.stage);
    const { values, key } = shown.hint.says[shown.stage];
    if (key === 'fullHouse.why' && String(values.place).startsWith('r')) {
      const row = Number(String(values.place).slice(1)) - 1;
      const causes = shown.hint.lights.why.filter(({ role }) => role === 'cause');
      cells.push(...causes.map(({ cell }) => Math.floor(cell / 9) - row));
    }
    if (shown.stage === 'what') board.take(shown.hint);
    shown = await nextStage(board, shown);
  }
  expect(stages).toEqual([1, 2, 3].flatMap(() => ['where', 'why', 'what']));
  expect(cells.length).toBeGreaterThan(0);
  expect(new Set(cells)).toEqual(new Set([0]));
});

const HINT_FILES = import.meta.glob<Texts>('../../../src/text/*/{play,sudoku,techniques,later/*,games/*}.json', {
  eager: true,
  import: 'default',
});
const hintTexts = (language: Language): Texts =>
  merge(Object.fromEntries(Object.entries(HINT_FILES).filter(([path]) => path.includes(`/${language}/`))));

/** The cells of the house that a sentence names, such as row 9. */
function housesIn(sentence: string): number[][] {
  const found = [...sentence.matchAll(/(Zeile|row|Spalte|column|Block|box) (\d)/g)];
  return found.map(([, name = '', digit = '']) => {
    const house = Number(digit) - 1;
    const isIn = (cell: number): boolean => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      if (/Zeile|row/.test(name)) return row === house;
      if (/Spalte|column/.test(name)) return column === house;
      return Math.floor(row / 3) * 3 + Math.floor(column / 3) === house;
    };
    return Array.from({ length: 81 }, (_, cell) => cell).filter(isIn);
  });
}

test.each(['de', 'en'] as const)(
  'sudoku in %s: wherever the cursor was left, a hint marks the house that its words name, and no other',
  async (language) => {
    const module = await GAMES.sudoku.guide?.();
    const board = await openGuide('sudoku', module?.guide(language).sheet);
    for (const gesture of [tap(LAST_OF_ROW), ...write('7'), tap(TWO_CHOICES)]) board.send(gesture);
    const i18n = createInstance();
    await i18n.init({ lng: language, resources: { [language]: { translation: hintTexts(language) } } });
    let named = 0;
    for (let shown = await nextStage(board, undefined); shown; shown = await nextStage(board, shown)) {
      board.send({ type: 'light', lights: shown.hint.lights[shown.stage] });
      if (shown.stage === 'where') {
        const sentence = hintSentence(i18n.t, 'sudoku', shown);
        const { play, view } = board.current();
        const looks = board.kind.look(board.givens, play, view) as { hint: string; house: boolean }[];
        const marked = looks.flatMap(({ hint, house }, cell) => (hint !== '' || house ? [cell] : []));
        expect(marked, sentence).toEqual(housesIn(sentence).flat());
        named++;
      }
      if (shown.stage === 'why') expect(shown.hint.lights.why.some(({ role }) => role === 'target')).toBe(true);
      if (shown.stage === 'what') board.take(shown.hint);
    }
    expect(named).toBe(3);
  },
);
