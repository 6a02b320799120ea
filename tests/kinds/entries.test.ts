// A game played by the list of its words, without its board: the same letters, lives, undo and end.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import type { Entry } from '../../puzzles/ears.ts';
import { countedMistakes } from '../../puzzles/replay.ts';
import { isLettered } from '../../src/board/ofBoard.ts';
import { BoardPlayer, player } from '../helpers/boardPlayer.ts';
import { SMALL as CROSSWORD } from './crossword/documents.ts';
import { SMALL as FILL_IN } from './gridpuzzle/documents.ts';
import { EASY as SUDOKU } from './sudoku/documents.ts';
import { SMALL as WORDSEARCH } from './wordsearch/documents.ts';

type Game = 'crossword' | 'gridpuzzle';

/** The pack's first level. */
function firstLevel(game: Game, language: string): unknown {
  const pack = new URL(`../../assets/levels/${game}/leichtes/${language}.ndjson`, import.meta.url);
  return JSON.parse(readFileSync(pack, 'utf8').split('\n', 2)[1] as string).content;
}

/** A player who has only the list. */
class Lister {
  readonly board: BoardPlayer;
  readonly #entries: (play: unknown) => readonly Entry[];

  private constructor(board: BoardPlayer, entries: (play: unknown) => readonly Entry[]) {
    this.board = board;
    this.#entries = entries;
  }
  static async of(game: Game, document: unknown): Promise<Lister> {
    const board = await player(game, document);
    const ears = await board.kind.ears?.();
    return new Lister(board, (play) => ears?.entries?.(board.givens, play) ?? []);
  }
  /** Another board of the same level. */
  fresh = (): Lister => new Lister(new BoardPlayer(this.board.kind, this.board.givens), this.#entries);
  get entries(): readonly Entry[] {
    return this.#entries(this.board.game.play);
  }
  /** The solution's words, as on the last page of a magazine. */
  get answers(): readonly string[] {
    const { kind, givens } = this.board;
    return this.#entries(kind.solution(givens, kind.start(givens))).map(({ letters }) => letters.join(''));
  }
  mistakes = (): number => countedMistakes(this.board.game);
  /** The words as they stand, `_` for each empty cell. */
  reads = (): readonly string[] => this.entries.map(({ letters }) => letters.map((letter) => letter || '_').join(''));
  /** Fills in the field; `_` for an empty cell. */
  write(index: number, text: string): this {
    this.board.gesture({ type: 'entry', index, letters: [...text].map((sign) => (sign === '_' ? '' : sign)) });
    return this;
  }
}

const BOARDS = [
  ['crossword', 'small', CROSSWORD],
  ['gridpuzzle', 'small', FILL_IN],
  ...(['crossword', 'gridpuzzle'] as const).flatMap((game) =>
    (['de', 'en'] as const).map((language) => [game, language, firstLevel(game, language)] as const),
  ),
] as const;

describe.each(BOARDS)('%s, %s', (game, _, document) => {
  test('is solved word by word without a mistake; each word is one step of undo', async () => {
    const list = await Lister.of(game, document);
    const { board } = list;
    const before: (readonly string[])[] = [];
    for (const [index, answer] of list.answers.entries()) {
      const stood = list.reads();
      list.write(index, answer);
      if (list.reads().join() !== stood.join()) before.push(stood);
      expect(list.reads()[index]).toBe(answer);
      expect(list.entries[index]?.state).toBe('right');
    }
    expect(board.kind.status(board.givens, board.game.play)).toBe('solved');
    expect(list.mistakes()).toBe(0);
    for (const stood of before.toReversed()) {
      board.undo();
      expect(list.reads()).toEqual(stood);
    }
  });

  test('a wrong word costs what it costs when it is typed on the empty board', async () => {
    const list = await Lister.of(game, document);
    for (const [index, { cells, printed }] of list.entries.entries()) {
      if (printed.some(Boolean)) continue;
      const answer = list.answers[index] as string;
      const wrong = answer.replace(/.$/, (last) => (last === 'E' ? 'N' : 'E'));
      const [typed, written] = [list.fresh(), list.fresh()];
      typed.board.gesture({ type: 'entry', index });
      expect(cells, 'the field leads to its word').toContain(typed.board.view.cursor);
      typed.board.type(wrong);
      written.write(index, wrong);
      expect(typed.reads()[index]).toBe(wrong);
      expect(written.reads()).toEqual(typed.reads());
      expect([written.mistakes(), typed.mistakes()]).toEqual([1, 1]);
      expect(written.entries[index]?.state).toBe('wrong');
    }
  });
});

test("crossing words have each other's letters; what is left out is emptied", async () => {
  const list = await Lister.of('crossword', CROSSWORD);
  list.write(0, 'LA__');
  expect(list.reads()).toEqual(['LA__', '___', '___', 'A__', '___', '___']);
  list.write(3, 'ALF');
  expect(list.reads()).toEqual(['LA__', 'L__', 'F__', 'ALF', '___', '___']);
  list.write(0, '____');
  expect(list.reads()[3]).toBe('_LF');
});

test('printed letters stay, whatever is written over them', async () => {
  const list = await Lister.of('gridpuzzle', FILL_IN);
  expect(list.entries[0]?.printed).toEqual([true, true, true, true, true]);
  list.write(0, 'ARGUE').write(3, '_HALL');
  expect(list.reads()[0]).toBe('SNORT');
  expect(list.reads()[3]).toBe('SHALL');
  expect(list.mistakes()).toBe(0);
});

test('pencil letters are pencil letters there too', async () => {
  const list = await Lister.of('crossword', CROSSWORD);
  list.board.mode('pencil');
  list.write(0, 'LANX');
  expect([list.entries[0]?.state, list.mistakes()]).toEqual(['open', 0]);
  list.board.mode('ink');
  list.write(0, 'LANX');
  expect([list.entries[0]?.state, list.mistakes()]).toEqual(['wrong', 1]);
});

test.each(['crossword', 'gridpuzzle'] as const)('%s: what does not fit the word is refused', async (game) => {
  const { board, entries } = await Lister.of(game, game === 'crossword' ? CROSSWORD : FILL_IN);
  const refused = (index: number, letters: readonly string[]) =>
    expect(
      board.kind.read(board.givens, board.game.play, board.view, { type: 'entry', index, letters }),
    ).toBeUndefined();
  refused(entries.length, []);
  refused(-1, []);
  refused(0, ['A']);
  refused(0, ['A', 'B', 'C', 'D', 'E', 'F']);
  for (const sign of ['ab', '1', '☃', 'a'])
    refused(
      entries.length - 1,
      (entries.at(-1)?.letters ?? []).map(() => sign),
    );
});

test('a game whose keys are letters has its words as a list, and no other one', async () => {
  const documents: Readonly<Record<GameType, unknown>> = {
    sudoku: SUDOKU,
    crossword: CROSSWORD,
    gridpuzzle: FILL_IN,
    wordsearch: WORDSEARCH,
  };
  for (const game of GAME_TYPES) {
    const { kind, givens, view } = await player(game, documents[game]);
    const listed = (await kind.ears?.())?.entries !== undefined;
    expect(listed, game).toBe(isLettered(kind.pad(givens, kind.start(givens), view)));
  }
});
