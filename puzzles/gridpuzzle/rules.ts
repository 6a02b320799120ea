// The rules on the player's board: what a move does, what it costs, which rules are broken, how complete the board is. Pencil
// letters are not entries: they neither complete a word nor count as mistakes.

import { type Cell, isCell } from '../grid.ts';
import type { FaultAt, Mistake, Status } from '../kind.ts';
import { wrongWords } from '../wordMistake.ts';
import type { Givens, Move, Play, Slot } from './types.ts';

export function start(givens: Givens): Play {
  const none = givens.letters.map(() => false);
  return {
    letters: givens.letters.map((letter, cell) => (givens.given[cell] ? letter : '')),
    pencil: none,
    revealed: none,
  };
}

export const isLetterCell = (givens: Givens, cell: Cell): boolean =>
  isCell(givens, cell) && givens.letters[cell] !== '';

/** A cell that the player fills in. */
export const isOwn = (givens: Givens, cell: Cell): boolean => isLetterCell(givens, cell) && givens.given[cell] !== true;

/** The letter in ink: '' for an empty cell and for a pencil letter. */
export const inkAt = (play: Play, cell: Cell): string => (play.pencil[cell] ? '' : (play.letters[cell] ?? ''));

/** The word in a slot, '' while it is incomplete. */
export function wordIn(play: Play, { cells }: Slot): string {
  let word = '';
  for (const cell of cells) {
    const letter = inkAt(play, cell);
    if (letter === '') return '';
    word += letter;
  }
  return word;
}

/** The word's length fits, and the printed letters agree. */
export const canTake = (givens: Givens, { cells }: Slot, word: string): boolean =>
  word.length === cells.length &&
  cells.every((cell, index) => !givens.given[cell] || givens.letters[cell] === word[index]);

/** The slot can take the word, and no letter in it differs, but for those that the board shows to be wrong. */
export function agrees(givens: Givens, play: Play, slot: Slot, word: string): boolean {
  const wrong = wrongCells(givens, play);
  return (
    canTake(givens, slot, word) &&
    slot.cells.every((cell, index) => ['', word[index]].includes(play.letters[cell]) || wrong.has(cell))
  );
}

const wrongs = new WeakMap<Play, ReadonlySet<Cell>>();

/** The cells of wrong words, except letters that are also in a right word. */
export function wrongCells(givens: Givens, play: Play): ReadonlySet<Cell> {
  const known = wrongs.get(play);
  if (known !== undefined) return known;
  const full = givens.slots.filter((slot) => wordIn(play, slot) !== '');
  const right = new Set(full.filter((slot) => wordIn(play, slot) === slot.word).flatMap(({ cells }) => cells));
  const wrong = full.filter((slot) => wordIn(play, slot) !== slot.word).flatMap(({ cells }) => cells);
  const cells = new Set(wrong.filter((cell) => !right.has(cell) && !givens.given[cell]));
  wrongs.set(play, cells);
  return cells;
}

export function apply(givens: Givens, play: Play, move: Move): Play {
  switch (move.type) {
    case 'letter':
      return enter(givens, play, [[move.cell, move.letter]], { pencil: move.pencil, revealed: false });
    case 'letters': {
      const { pencil } = move;
      const entries = move.cells.map((cell, index) => [cell, move.letters[index] ?? ''] as const);
      const cleared = entries.filter(([, letter]) => letter === '');
      const written = entries.filter(([, letter]) => letter !== '');
      const empty = enter(givens, play, cleared, { pencil: false, revealed: false });
      return enter(givens, empty, written, { pencil, revealed: false });
    }
    case 'word': {
      const slot = givens.slots[move.slot];
      if (!slot || !givens.words.includes(move.word) || !canTake(givens, slot, move.word)) return play;
      return enter(givens, play, lettersOf(slot, move.word), { pencil: move.pencil, revealed: false });
    }
    case 'reveal':
      return move.letter !== '' && givens.letters[move.cell] === move.letter
        ? enter(givens, play, [[move.cell, move.letter]], { pencil: false, revealed: true })
        : play;
    case 'revealWord': {
      const slot = givens.slots[move.slot];
      if (!slot || slot.word !== move.word) return play;
      return enter(givens, play, lettersOf(slot, move.word), { pencil: false, revealed: true });
    }
    case 'clear':
      return enter(
        givens,
        play,
        move.cells.map((cell) => [cell, '']),
        { pencil: false, revealed: false },
      );
    case 'clearPencil':
      return enter(
        givens,
        play,
        [...play.pencil.keys()].filter((cell) => play.pencil[cell]).map((cell) => [cell, '']),
        { pencil: false, revealed: false },
      );
  }
}

const lettersOf = ({ cells }: Slot, word: string): (readonly [Cell, string])[] =>
  cells.map((cell, index) => [cell, word[index] as string]);

/** Writes letters into the player's own cells, '' to empty them. The same letter in ink stays as it is. */
function enter(
  givens: Givens,
  play: Play,
  letters: readonly (readonly [Cell, string])[],
  as: { readonly pencil: boolean; readonly revealed: boolean },
): Play {
  const news = letters.filter(([cell, letter]) => isOwn(givens, cell) && changes(play, cell, letter, as.pencil));
  if (news.length === 0) return play;
  const next = { letters: [...play.letters], pencil: [...play.pencil], revealed: [...play.revealed] };
  for (const [cell, letter] of news) {
    next.letters[cell] = letter;
    next.pencil[cell] = as.pencil;
    next.revealed[cell] = as.revealed;
  }
  return next;
}

function changes(play: Play, cell: Cell, letter: string, pencil: boolean): boolean {
  if (play.letters[cell] !== letter) return true;
  return play.pencil[cell] === true && !pencil;
}

const through = new WeakMap<Givens, readonly (readonly number[])[]>();

/** The slots through a cell, across first. */
export function slotsAt(givens: Givens, cell: Cell): readonly number[] {
  const known = through.get(givens);
  if (known !== undefined) return known[cell] ?? [];
  const slots: number[][] = givens.letters.map(() => []);
  for (const [index, { cells }] of givens.slots.entries()) for (const at of cells) slots[at]?.push(index);
  through.set(givens, slots);
  return slots[cell] ?? [];
}

/** An entry that completes slots with a word other than the solution's is one mistake, however many it completes. */
export function mistake(givens: Givens, play: Play, move: Move): Mistake | undefined {
  if ((move.type !== 'letter' && move.type !== 'letters' && move.type !== 'word') || move.pencil) return undefined;
  const after = apply(givens, play, move);
  if (after === play) return undefined;
  return move.type === 'word' ? wordMistake(givens, play, after) : lettersMistake(givens, play, after, move);
}

function lettersMistake(
  givens: Givens,
  play: Play,
  after: Play,
  move: Extract<Move, { type: 'letter' | 'letters' }>,
): Mistake | undefined {
  const cells = (move.type === 'letter' ? [move.cell] : move.cells).filter((cell) => inkAt(after, cell) !== '');
  const [wrong] = wrongWords({
    cells,
    slots: [...new Set(cells.flatMap((cell) => slotsAt(givens, cell)))].map((index) => givens.slots[index] as Slot),
    wasComplete: (slot) => wordIn(play, slot) !== '',
    isComplete: (slot) => wordIn(after, slot) !== '',
    isWrong: (cell) => inkAt(after, cell) !== givens.letters[cell],
    wasJudged: (cell) => slotsAt(givens, cell).some((index) => wordIn(play, givens.slots[index] as Slot) !== ''),
  });
  return wrong && { id: `${givens.slots.indexOf(wrong)}:${wordIn(after, wrong)}` };
}

/** A slot that was already complete and wrong counts again only for a new wrong letter: correcting it is free. */
function wordMistake(givens: Givens, play: Play, after: Play): Mistake | undefined {
  for (const [index, slot] of givens.slots.entries()) {
    const word = wordIn(after, slot);
    if (word === '' || word === slot.word || word === wordIn(play, slot)) continue;
    const news = slot.cells.filter((cell) => inkAt(after, cell) !== inkAt(play, cell));
    const wrong = news.some((cell) => inkAt(after, cell) !== givens.letters[cell]);
    if (wrong || wordIn(play, slot) === '') return { id: `${index}:${word}` };
  }
  return undefined;
}

export const FAULTS = ['NOT_LISTED', 'WORD_TWICE'] as const;

/** Full slots whose word is not in the bank, and full slots with the same word. */
export function faults(givens: Givens, play: Play): readonly FaultAt[] {
  const found: FaultAt[] = [];
  const holders = new Map<string, Slot[]>();
  for (const slot of givens.slots) {
    const word = wordIn(play, slot);
    if (word === '') continue;
    if (givens.words.includes(word)) holders.set(word, [...(holders.get(word) ?? []), slot]);
    else found.push({ code: 'NOT_LISTED', cells: slot.cells });
  }
  for (const slots of holders.values()) {
    const cells = new Set(slots.flatMap((slot) => slot.cells));
    if (slots.length > 1) found.push({ code: 'WORD_TWICE', cells: [...cells].sort((a, b) => a - b) });
  }
  return found;
}

export function status(givens: Givens, play: Play): Status {
  let solved = true;
  for (const [cell, letter] of givens.letters.entries()) {
    const ink = inkAt(play, cell);
    if (ink === '' && letter !== '') return 'open';
    if (ink !== letter) solved = false;
  }
  return solved ? 'solved' : 'full';
}

/** The share of right slots among those that were not printed. */
export function progress(givens: Givens, play: Play): number {
  const own = givens.slots.filter(({ cells }) => cells.some((cell) => isOwn(givens, cell)));
  return own.filter((slot) => wordIn(play, slot) === slot.word).length / own.length;
}
