// The guides' words and the guides' boards: each step marks what its sentence names, all of it and nothing else, in both languages.

import { createInstance, type TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { GameType } from '../../../puzzles/catalogue.ts';
import type { Givens as Arrowword } from '../../../puzzles/crossword/types.ts';
import type { Cell } from '../../../puzzles/grid.ts';
import type { Givens as FillIn, Look as FillLook } from '../../../puzzles/gridpuzzle/types.ts';
import { LANGUAGES, type Language } from '../../../puzzles/languages.ts';
import { HOUSES } from '../../../puzzles/sudoku/board.ts';
import { candidates } from '../../../puzzles/sudoku/rules.ts';
import type { Play as Digits, Givens as Sudoku, Look as SudokuLook } from '../../../puzzles/sudoku/types.ts';
import type { Givens as Search } from '../../../puzzles/wordsearch/types.ts';
import type { GuideStep } from '../../../src/games/guide.ts';
import { GAMES } from '../../../src/games/registry.ts';
import { nextStage } from '../../../src/help/Guide.tsx';
import { type GuideBoard, openGuide } from '../../../src/help/guideBoard.ts';
import { hintSentence, type StagedHint } from '../../../src/text/kindWords.ts';
import { DOES, type Doing, GUIDED } from './guideDoing.ts';
import { hintTexts } from './hintTexts.ts';
import { placeFaults, Said } from './said.ts';

/** What is named: all that a phrase of these words stands for, given what is marked ("the marked cell" is the one that is). */
type Names = (at: Told, marked: readonly Cell[]) => readonly Cell[];

interface Told {
  readonly board: GuideBoard;
  readonly word: string;
  readonly clue: string;
}

const CELLS81 = Array.from({ length: 81 }, (_, cell) => cell);

/** A phrase of each language, and what it names. What no phrase here stands for is said of every board, and names nothing on it. */
const PHRASES: Record<GameType, readonly (readonly [de: RegExp, en: RegExp, names: Names])[]> = {
  sudoku: [
    [
      /jeder Zeile, jeder Spalte und jedem Block/,
      /Every row, every column and every box/,
      (_, marked) => oneOfEach(marked),
    ],
    [
      /das leere, markierte in der ersten Zeile/,
      /the empty one that is marked in the first row/,
      (at) => openIn(at, 0),
    ],
    [/In dieser Zeile fehlt nur noch die 7/, /This row lacks only the 7/, (at) => lackingOnly(at, 7)],
    [/Wenn zwei Ziffern passen.*5 und 8/, /When two digits fit.*5 and 8/, (at) => possible(at, [5, 8])],
    [
      /trag hier die 8 ein/,
      /enter the 8 here/,
      ({ board }) => looksThat<{ notes: number }>(board, ({ notes }) => notes > 0),
    ],
  ],
  crossword: [
    [
      /das Fragefeld „\{clue\}“/,
      /the clue cell “\{clue\}”/,
      ({ board, clue }) => arrowword(board).slots.flatMap((slot) => (slot.clue.text === clue ? [slot.clue.cell] : [])),
    ],
    [/\{word\}/, /\{word\}/, ({ board, word }) => answer(board, word)],
    [/Wähl die Frage/, /Choose the clue/, (at) => clueOf(at)],
    [/Im markierten Feld stehen zwei Fragen/, /Two clues share the marked cell/, ({ board }) => cluesTwice(board)],
    [
      /zwei Wörter kreuzen.*im markierten Feld/,
      /two words cross.*the marked cell/,
      ({ board }, marked) => onlyOne(marked, (cell) => slotsOf(board, cell) === 2),
    ],
    [
      /Felder mit einer kleinen Zahl/,
      /Cells with a small number/,
      ({ board }) => looksThat<{ mark: number }>(board, ({ mark }) => mark > 0),
    ],
  ],
  gridpuzzle: [
    [
      /nur ein Platz ist so lang/,
      /only one place is that long/,
      ({ board }) => slotsThat(board, ({ cells }) => cells.length === 5),
    ],
    [/\{word\}/, /\{word\}/, ({ board, word }) => slotsThat(board, (slot) => slot.word === word)],
  ],
  wordsearch: [[/\{word\}/, /\{word\}/, ({ board, word }) => endsOf(board, word)]],
};

const looksOf = ({ kind, givens, current }: GuideBoard): readonly object[] => {
  const { play, view } = current();
  return kind.look(givens, play, view);
};
const looksThat = <Look>(board: GuideBoard, is: (look: Look) => boolean): Cell[] =>
  (looksOf(board) as readonly Look[]).flatMap((look, cell) => (is(look) ? [cell] : []));

interface Marks {
  readonly hint: string;
  /** Sudoku's row, column and box of the cursor. */
  readonly house?: boolean;
  /** A fill-in's place under the cursor, and whether it was chosen. */
  readonly slot?: boolean;
  readonly selected?: boolean;
}

/** Lit cells, and with them what else shows as a place to look at without having been chosen. */
function markedOn(board: GuideBoard): Cell[] {
  const lit = looksThat<Marks>(board, ({ hint }) => hint !== '');
  const isMarked = ({ hint, house = false, slot = false, selected = false }: Marks): boolean =>
    hint !== '' || house || (slot && !selected);
  return lit.length === 0 ? [] : looksThat(board, isMarked);
}

/** "The marked cell", which is the one that is marked. */
const onlyOne = (marked: readonly Cell[], is: (cell: Cell) => boolean): readonly Cell[] =>
  marked.length === 1 ? marked.filter(is) : [];

const sorted = (cells: Iterable<Cell>): Cell[] => [...new Set(cells)].sort((a, b) => a - b);

/** A row, a column and a box, if each of the three is marked whole. */
function oneOfEach(marked: readonly Cell[]): Cell[] {
  const whole = [0, 1, 2].map((sort) =>
    HOUSES.slice(sort * 9, sort * 9 + 9).filter((house) => house.every((cell) => marked.includes(cell))),
  );
  return whole.some(({ length }) => length !== 1) ? [] : whole.flat(2);
}

const digitsOf = ({ board }: Told): Digits => board.current().play as Digits;
const openIn = (at: Told, house: number): Cell[] =>
  (HOUSES[house] ?? []).filter((cell) => digitsOf(at).digits[cell] === 0);
const lackingOnly = (at: Told, digit: number): Cell[] =>
  HOUSES.slice(0, 9)
    .filter(
      (_, row) =>
        openIn(at, row)
          .map((cell) => (at.board.givens as Sudoku).solution[cell])
          .join() === `${digit}`,
    )
    .flat();
function possible(at: Told, fitting: readonly number[]): Cell[] {
  const masks = candidates(at.board.givens as Sudoku, digitsOf(at));
  const mask = fitting.reduce((bits, digit) => bits | (1 << (digit - 1)), 0);
  return CELLS81.filter((cell) => digitsOf(at).digits[cell] === 0 && masks[cell] === mask);
}

const arrowword = ({ givens }: GuideBoard): Arrowword => givens as Arrowword;
const slotsOf = (board: GuideBoard, cell: Cell): number =>
  arrowword(board).slots.filter(({ cells }) => cells.includes(cell)).length;
const clueOf = ({ board, word }: Told): Cell[] =>
  arrowword(board).slots.flatMap(({ answer: own, clue }) => (own === word ? [clue.cell] : []));
function cluesTwice(board: GuideBoard): Cell[] {
  const cells = arrowword(board).slots.map(({ clue }) => clue.cell);
  return cells.filter((cell, index) => cells.indexOf(cell) !== index);
}
/** The cells of a word, or of the solution word. */
function answer(board: GuideBoard, word: string): readonly Cell[] {
  const { slots, solutionWord } = arrowword(board);
  if (solutionWord?.word === word) return solutionWord.cells;
  return slots.find((slot) => slot.answer === word)?.cells ?? [];
}

const slotsThat = ({ givens }: GuideBoard, is: (slot: FillIn['slots'][number]) => boolean): Cell[] =>
  (givens as FillIn).slots.filter(is).flatMap(({ cells }) => cells);

/** A line is drawn from a word's first letter to its last: these two are marked. */
function endsOf({ givens }: GuideBoard, word: string): Cell[] {
  const cells = (givens as Search).words.find(({ text }) => text === word)?.cells ?? [];
  return [cells[0] as Cell, cells.at(-1) as Cell];
}

const PAIRS = GUIDED.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

async function translator(language: Language): Promise<TFunction> {
  const i18n = createInstance();
  const translation = hintTexts(language);
  await i18n.init({ lng: language, resources: { [language]: { translation } }, interpolation: { escapeValue: false } });
  return i18n.t;
}

async function opened(kind: GameType, language: Language) {
  const module = await GAMES[kind].guide?.();
  if (!module) throw new Error(`${kind} has no guide`);
  const { sheet, steps, from } = module.guide(language);
  return { board: await openGuide(kind, sheet, from), steps };
}

/** Plays the guide, up to the step `end`: `at` is called at each step, before it is done. */
async function walk(
  kind: GameType,
  language: Language,
  at: (board: GuideBoard, step: GuideStep) => void,
  end?: string,
): Promise<GuideBoard> {
  const { board, steps } = await opened(kind, language);
  const doing: Doing = DOES[kind](language);
  for (const step of steps) {
    board.send({ type: 'light', lights: step.lights, aside: step.aside === true });
    at(board, step);
    if (step.key === end) break;
    for (const gesture of doing[step.key] ?? []) board.send(gesture);
  }
  return board;
}

/** Words that point at the board. */
const POINTS = /markierte|dieser Zeile|trag hier|marked (cell|clue|in)|that is marked|This row|enter the 8 here/;

describe.each(PAIRS)('the guide of the %s in %s', (kind, language) => {
  test.each(['touch', 'keys'])('marks at each step what its words name for %s, and nothing else', async (context) => {
    const t = await translator(language);
    const used = new Set<Names>();
    await walk(kind, language, (board, { key, values }) => {
      const sentence = t(`guide.${kind}.step.${key}`, { ...values, word: '{word}', clue: '{clue}', context });
      const marked = markedOn(board);
      const phrases = PHRASES[kind].filter(([de, en]) => (language === 'de' ? de : en).test(sentence));
      const cells = phrases.flatMap(([, , names]) =>
        names({ board, word: values?.word ?? '', clue: values?.clue ?? '' }, marked),
      );
      expect({ key, marked }, sentence).toEqual({ key, marked: sorted(cells) });
      if (POINTS.test(sentence)) expect(cells.length, sentence).toBeGreaterThan(0);
      for (const [, , names] of phrases) used.add(names);
    });
    expect(used.size, 'every phrase is said at some step').toBe(PHRASES[kind].length);
  });
});

test('the rules of the sudoku are shown without the cursor, whose cell is in neither the row nor the box that is lit', async () => {
  const cursors: boolean[] = [];
  await walk('sudoku', 'en', ({ kind, givens, current }) => {
    const { play, view } = current();
    cursors.push(kind.look(givens, play, view).some((look) => (look as { readonly cursor: boolean }).cursor));
  });
  expect(cursors.slice(0, 2)).toEqual([false, true]);
});

/** Every stage of every hint from the guide's step about hints on. */
async function hinted(
  kind: GameType,
  language: Language,
  at: (board: GuideBoard, shown: StagedHint) => void,
): Promise<number> {
  const board = await walk(kind, language, () => undefined, 'hint');
  let stages = 0;
  for (let shown = await nextStage(board, undefined); shown; shown = await nextStage(board, shown)) {
    board.send({ type: 'light', lights: shown.hint.lights[shown.stage] });
    at(board, shown);
    stages++;
    if (shown.stage === 'what') board.take(shown.hint);
  }
  return stages;
}

test.each(LANGUAGES)('sudoku in %s: wherever the cursor was left, a hint marks what it says', async (language) => {
  const t = await translator(language);
  let said = new Said();
  const stages = await hinted('sudoku', language, (board, shown) => {
    const sentence = hintSentence(t, 'sudoku', shown);
    const looks = looksOf(board) as readonly SudokuLook[];
    if (shown.stage === 'where') said = new Said();
    const places = shown.stage === 'where' ? placeFaults(sentence, looks) : [];
    expect({ sentence, faults: [...places, ...said.faults(sentence, looks, shown.hint)] }).toEqual({
      sentence,
      faults: [],
    });
    const { cell } = shown.hint.move as { readonly cell: Cell };
    expect(looks[cell]?.hint, sentence).toBe(shown.stage === 'where' ? 'area' : 'target');
  });
  expect(stages).toBe(9);
});

/** `row 4, column 5 and goes down`. */
const RUN = /(?:Zeile|row) (\d), (?:Spalte|column) (\d) (?:and goes )?(waagerecht|senkrecht|across|down)/;

test.each(LANGUAGES)(
  'the fill-in in %s: a hint marks its place, then rings the cells to be filled',
  async (language) => {
    const t = await translator(language);
    const stages = await hinted('gridpuzzle', language, (board, shown) => {
      const sentence = hintSentence(t, 'gridpuzzle', shown);
      const { slots, width } = board.givens as FillIn;
      const place = slots[(shown.hint.move as { readonly slot: number }).slot]?.cells ?? [];
      const [, row, column, way = ''] = RUN.exec(sentence) ?? [];
      const step = /waag|across/.test(way) ? 1 : width;
      if (shown.stage === 'where')
        expect([(Number(row) - 1) * width + Number(column) - 1, step], sentence).toEqual([
          place[0],
          (place[1] ?? 0) - (place[0] ?? 0),
        ]);
      expect(markedOn(board), sentence).toEqual(sorted(place));
      const ringed = looksThat<FillLook>(board, ({ hint }) => hint === 'target');
      const open = looksThat<FillLook>(board, ({ letter }) => letter === '').filter((cell) => place.includes(cell));
      if (shown.stage === 'why') expect(ringed, sentence).toEqual(open);
    });
    expect(stages).toBe(6);
  },
);
