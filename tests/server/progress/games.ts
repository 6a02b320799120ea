// Played games for tests: logs of levels from the packs, solved or in progress.

import type { GameType } from '../../../puzzles/catalogue.ts';
import type { Cell, Size } from '../../../puzzles/grid.ts';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import type { LogEntry, SavedGame } from '../../../puzzles/log.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import { readPacks } from '../../../server/making/packFile.ts';

const packs = readPacks();

export const LEVEL = (number: number, language = 'de'): string =>
  `sudoku/${language}-leichtes-${String(number).padStart(3, '0')}`;
export const DAILY = (date: string): string => `sudoku/de-tagliches_ratsel-${date}`;

/** The ipuz document of a numbered level, such as `sudoku/de-leichtes-007`. */
export function contentOf(puzzle: string): unknown {
  const [, gameType, language, categoryType, number] = /^(\w+)\/(de|en)-([a-z_]+)-(\d{3})$/.exec(puzzle) ?? [];
  const pack = packs.find(
    (each) =>
      each.gameType === gameType && each.categoryType === categoryType && (each.language ?? language) === language,
  );
  const level = pack?.levels.find((each) => each.number === Number(number));
  if (level === undefined) throw new Error(`There is no ${puzzle} in the packs.`);
  return level.content;
}

export interface Board {
  readonly kind: AnyKind;
  readonly givens: Size;
}

export async function boardOf(puzzle: string, content: unknown = contentOf(puzzle)): Promise<Board> {
  const kind = await loadKind(puzzle.split('/')[0] as GameType);
  const sheet = readSheet(content);
  const givens = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(givens.fault.code);
  return { kind, givens: givens.value };
}

/** The moves that solve the level, each once. */
export function solvingMoves({ kind, givens }: Board): unknown[] {
  if (kind.id === 'wordsearch') {
    const { words } = givens as Size & { words: { cells: Cell[] }[] };
    return words.map(({ cells }) => ({ type: 'find', from: cells[0], to: cells.at(-1) }));
  }
  if (kind.id === 'sudoku') return digits(kind, givens);
  const start = kind.start(givens) as Letters;
  const { letters } = kind.solution(givens, start) as Letters;
  return letters.flatMap((letter, cell) =>
    letter === start.letters[cell] ? [] : [{ type: 'letter', cell, letter, pencil: false }],
  );
}

interface Letters {
  readonly letters: readonly string[];
}

function digits(kind: AnyKind, givens: Size): unknown[] {
  const start = kind.start(givens) as { digits: number[] };
  const solved = kind.solution(givens, start) as { digits: number[] };
  return solved.digits.flatMap((digit, cell) =>
    start.digits[cell] === 0 ? [{ type: 'digit', cell, digit, clean: false }] : [],
  );
}

/** Entries `every` ms apart; the first one is at `every`. */
export const entriesOf = (moves: readonly unknown[], every = 1000): LogEntry[] =>
  moves.map((move, index) => ({ type: 'move', at: (index + 1) * every, move }));

export const gameOf = (puzzle: string, log: readonly LogEntry[], more: Partial<SavedGame> = {}): SavedGame => ({
  version: 1,
  puzzle,
  seed: 7,
  relaxed: false,
  log,
  ...more,
});

/** A game that solves the level, with an entry every `every` ms. */
export const solved = async (puzzle: string, every = 1000, more: Partial<SavedGame> = {}, content?: unknown) =>
  gameOf(puzzle, entriesOf(solvingMoves(await boardOf(puzzle, content)), every), more);

/** The game up to this many entries. */
export const cut = (game: SavedGame, entries: number): SavedGame => ({ ...game, log: game.log.slice(0, entries) });
