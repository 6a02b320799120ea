// A player of the games of words: boards with their words and letters, and a hand that writes a word from one of its cells.

import { readFileSync } from 'node:fs';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Cell } from '../../puzzles/grid.ts';
import { countedMistakes } from '../../puzzles/replay.ts';
import { SMALL as CROSSWORD } from '../kinds/crossword/documents.ts';
import { SMALL as FILL_IN } from '../kinds/gridpuzzle/documents.ts';
import { type BoardPlayer, player } from './boardPlayer.ts';

export type WordGame = 'crossword' | 'gridpuzzle';

/** The pack's first level; a sudoku has no language. */
export function firstLevel(game: string, language?: string): unknown {
  const file = `../../assets/levels/${game}/leichtes${language === undefined ? '' : `/${language}`}.ndjson`;
  const pack = readFileSync(new URL(file, import.meta.url), 'utf8');
  return JSON.parse(pack.split('\n', 2)[1] as string).content;
}

export const DOCUMENTS: Readonly<Record<WordGame, readonly unknown[]>> = {
  crossword: [CROSSWORD, firstLevel('crossword', 'de'), firstLevel('crossword', 'en')],
  gridpuzzle: [FILL_IN, firstLevel('gridpuzzle', 'de'), firstLevel('gridpuzzle', 'en')],
};

export interface Word {
  readonly cells: readonly Cell[];
  readonly word: string;
}

/** A board of either game, played by its words. */
export class Writer {
  readonly board: BoardPlayer;
  readonly words: readonly Word[];
  readonly #printed: readonly boolean[];
  /** What the word's cells held before it was typed; '.' is empty. */
  stood = '';
  /** What was done, in words. */
  readonly story: string[] = [];

  constructor(board: BoardPlayer) {
    this.board = board;
    const givens = board.givens as unknown as {
      slots: readonly { cells: readonly Cell[]; word?: string }[];
      given?: readonly boolean[];
      cells?: readonly { letter?: string }[];
    };
    this.words = givens.slots.map(({ cells, word }) => ({
      cells,
      word: word ?? cells.map((cell) => givens.cells?.[cell]?.letter ?? '').join(''),
    }));
    this.#printed = givens.given ?? [];
  }
  get letters(): readonly string[] {
    return (this.board.game.play as { letters: readonly string[] }).letters;
  }
  get game() {
    return this.board.game;
  }
  /** The words to choose from, in a fill-in. */
  get bank(): readonly string[] | undefined {
    return (this.board.givens as unknown as { words?: readonly string[] }).words;
  }
  mistakes = (): number => countedMistakes(this.board.game);
  text = ({ cells }: Word): string => cells.map((cell) => this.letters[cell]).join('');
  isPrinted = (cell: Cell): boolean => this.#printed[cell] === true;
  put(cell: Cell, letter: string, pencil = false): void {
    this.board.write({ type: 'move', move: { type: 'letter', cell, letter, pencil } });
  }
  /** Writes the letters from the word's cell at this place on. */
  type(word: Word, letters: string, from = 0): void {
    this.stood = this.standing(word);
    const cell = word.cells[from] as Cell;
    this.board.gesture({ type: 'go', cell });
    this.aim(word, cell);
    this.board.type(letters);
  }
  /** The word's cells as text; '.' is empty. */
  standing = ({ cells }: Word): string => cells.map((cell) => this.letters[cell] || '.').join('');

  /** Taps the cell until the cursor is there, along the word. */
  aim(word: Word, cell: Cell): void {
    const axis = (word.cells[1] as Cell) - (word.cells[0] as Cell) === 1 ? 'across' : 'down';
    for (let taps = 0; taps < 3 && !(this.board.view.cursor === cell && this.axis === axis); taps++) this.tapAt(cell);
  }
  get axis(): string | undefined {
    const { way, direction } = this.board.view as unknown as { way?: string; direction?: string };
    return way ?? direction;
  }
  /** The solution's letter; '' where there is none. */
  right = (cell: Cell): string => {
    const [word] = this.through(cell);
    return word?.word[word.cells.indexOf(cell)] ?? '';
  };
  through = (cell: Cell): readonly Word[] => this.words.filter(({ cells }) => cells.includes(cell));
  /** The word's place is chosen, as a tap chooses it. */
  choose(word: Word): this {
    const { chosen } = this.board.view as unknown as { chosen: boolean };
    return chosen ? this : this.tapAt(word.cells[0] as Cell);
  }
  tapAt(cell: Cell): this {
    return this.gesture({ type: 'tap', cell, extend: false });
  }
  keys(letters: string): this {
    this.story.push(letters);
    this.board.type(letters);
    return this;
  }
  /** Backspace. */
  back = (): this => this.gesture({ type: 'erase', back: true });
  gesture(by: Gesture): this {
    const { type, ...what } = by;
    this.story.push(`${type} ${Object.values(what).join(' ')}`);
    this.board.gesture(by);
    return this;
  }
}

export interface Settings {
  readonly skipFilled: boolean;
  readonly turnFirst: boolean;
  readonly wordEnd?: string;
}

const FLAGS = [true, false];
export const SETTINGS: Readonly<Record<WordGame, readonly Settings[]>> = {
  crossword: FLAGS.flatMap((skipFilled) =>
    FLAGS.flatMap((turnFirst) => ['stay', 'next'].map((wordEnd) => ({ skipFilled, turnFirst, wordEnd }))),
  ),
  gridpuzzle: FLAGS.flatMap((skipFilled) =>
    FLAGS.flatMap((turnFirst) => ['stay', 'next'].map((wordEnd) => ({ skipFilled, turnFirst, wordEnd }))),
  ),
};

export async function writer(game: WordGame, document: unknown, settings: Settings): Promise<Writer> {
  const board = await player(game, document);
  for (const [option, value] of Object.entries(settings)) board.set(option, value);
  return new Writer(board);
}
