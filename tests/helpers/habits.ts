// How people write a word: from its first cell or its first gap, what it lacks or all of it, from the middle, letter by letter, with a
// slip that is taken back, through the list. Each habit looks at the board and the cursor as a person does, and at nothing else.

import type { Cell, Direction } from '../../puzzles/grid.ts';
import type { Word, Writer } from './writer.ts';

/** How the cursor is brought to a cell. */
export const WAYS = ['tap', 'tapTwice', 'arrows', 'tab'] as const;
type Way = (typeof WAYS)[number];

/** What chance decides about a word; a habit takes the numbers modulo what there is to choose from. */
export interface Plan {
  /** Which of the words that are not finished. */
  readonly word: number;
  readonly habit: Habit;
  readonly way: Way;
  /** Which place of the word, where a habit needs one. */
  readonly place: number;
}

interface Hand {
  readonly at: Writer;
  readonly word: Word;
  readonly skips: boolean;
  readonly place: number;
  go(index: number): void;
}

const HABITS_OF = {
  whole({ at, word, go }: Hand) {
    go(0);
    at.keys(word.word);
  },
  wholeFromGap({ at, word, go }: Hand) {
    go(firstGap(at, word));
    at.keys(word.word);
  },
  lacking({ at, word, skips, go }: Hand) {
    if (!skips) return letterByLetter(at, word, gaps(at, word), go);
    const open = gaps(at, word);
    go(open[0] as number);
    at.keys(open.map((index) => word.word[index]).join(''));
  },
  fromTheMiddle({ at, word, place, go }: Hand) {
    const middle = place % word.word.length;
    go(middle);
    at.keys(word.word.slice(middle));
    if (at.text(word) === word.word) return;
    go(0);
    at.keys(word.word.slice(0, middle));
  },
  letterByLetter({ at, word, place, go }: Hand) {
    const open = gaps(at, word);
    const turn = place % open.length;
    letterByLetter(at, word, [...open.slice(turn), ...open.slice(0, turn)], go);
  },
  /** A wrong key while the word is written, on an empty cell or a right one, taken back with Backspace at once. */
  slip({ at, word, place, go }: Hand) {
    const safe = [...word.word].flatMap((_, index) => (staysOpen(at, word, index) ? [index] : []));
    const slip = safe[place % safe.length];
    go(0);
    for (const [index, letter] of [...word.word].entries()) {
      if (index === slip) at.keys(letter === 'X' ? 'Y' : 'X').back();
      at.keys(letter);
    }
  },
  /** The same, by a player who writes what the word lacks. */
  slipInGap({ at, word, skips, place, go }: Hand) {
    const open = gaps(at, word);
    const safe = open.filter((index) => staysOpen(at, word, index));
    const slip = safe[place % safe.length];
    for (const [n, index] of open.entries()) {
      if (n === 0 || !skips) go(index);
      const letter = word.word[index] as string;
      if (index === slip) at.keys(letter === 'X' ? 'Y' : 'X').back();
      at.keys(letter);
    }
  },
  /** The clue is picked; in a fill-in the word itself, and then its place. */
  picked(hand: Hand) {
    const { at, word } = hand;
    if (at.bank === undefined) {
      at.gesture({ type: 'pick', item: `${at.words.indexOf(word)}` }).keys(word.word);
      return;
    }
    // of two places of this length that cross in the cell a person taps elsewhere
    const alone = word.cells.find((cell) => at.through(cell).every((other) => other === word || !fits(other, word)));
    if (alone === undefined) return HABITS_OF.whole(hand);
    at.gesture({ type: 'cancel' }).gesture({ type: 'cancel' });
    at.gesture({ type: 'pick', item: word.word }).tapAt(alone);
  },
  /** The place first. */
  placed({ at, word, go }: Hand) {
    go(0);
    if (at.bank === undefined) at.keys(word.word);
    else at.choose(word).gesture({ type: 'pick', item: word.word });
  },
  fromTheList({ at, word }: Hand) {
    at.gesture({ type: 'entry', index: at.words.indexOf(word), letters: [...word.word] });
  },
} as const satisfies Record<string, (hand: Hand) => void>;

export type Habit = keyof typeof HABITS_OF;
export const HABITS = Object.keys(HABITS_OF) as Habit[];

/** Writes one of the words that are not finished, and returns it; undefined: there is none. */
export function carryOut(at: Writer, { word: which, habit, way, place }: Plan): Word | undefined {
  const open = at.words.filter((word) => at.text(word) !== word.word);
  const word = open[which % open.length];
  if (word === undefined) return undefined;
  at.story.push(`${word.word} over ${at.standing(word)}, ${habit}:`);
  const { options } = at.board.view as unknown as { options: { skipFilled: boolean } };
  const go = (index: number): void => ARRIVALS[way](at, word, word.cells[index] as Cell);
  HABITS_OF[habit]({ at, word, skips: options.skipFilled, place, go });
  return word;
}

function letterByLetter(at: Writer, word: Word, indices: readonly number[], go: Hand['go']): void {
  for (const index of indices) {
    go(index);
    at.keys(word.word[index] as string);
    // a key may count as the equal letter that the cursor has just passed: then its cell is still empty, and it is pressed again
    if (at.letters[word.cells[index] as Cell] === '') at.keys(word.word[index] as string);
  }
}

const gaps = (at: Writer, { cells }: Word): number[] =>
  cells.flatMap((cell, index) => (at.letters[cell] === '' ? [index] : []));

const firstGap = (at: Writer, word: Word): number => gaps(at, word)[0] ?? 0;

const fits = (one: Word, other: Word): boolean => one.word.length === other.word.length;

/**
 * Whether a wrong key at this place completes no word, so that it is no mistake until it is taken back: neither there nor in the next
 * gap, where a cursor that passes over letters puts it.
 */
function staysOpen(at: Writer, word: Word, index: number): boolean {
  if (at.isPrinted(word.cells[index] as Cell)) return false;
  const open = gaps(at, word).filter((gap) => gap >= index);
  const hit = [index, open[0] ?? index].map((place) => word.cells[place] as Cell);
  const lacks = ({ cells }: Word) => cells.some((cell) => !hit.includes(cell) && at.letters[cell] === '');
  return open.length > 1 && hit.every((cell) => at.through(cell).every((other) => other === word || lacks(other)));
}

const ARRIVALS: Readonly<Record<Way, (at: Writer, word: Word, cell: Cell) => void>> = {
  tap: (at, word, cell) => at.aim(word, cell),
  /** Turns the direction once more than needed, and back. */
  tapTwice(at, word, cell) {
    at.aim(word, cell);
    at.tapAt(cell).tapAt(cell);
    at.aim(word, cell);
  },
  arrows(at, word, cell) {
    walk(at, cell);
    at.aim(word, cell);
  },
  /** With Tab, as far as one likes. */
  tab(at, word, cell) {
    for (let n = 0; n < 3; n++) at.gesture({ type: 'next', back: n === 2 });
    at.aim(word, cell);
  },
};

/** By arrow keys as long as each brings the cursor nearer; the rest of the way is a tap. */
function walk(at: Writer, to: Cell): void {
  const { width } = at.board.givens;
  const away = () => {
    const { cursor } = at.board.view;
    return [Math.floor(to / width) - Math.floor(cursor / width), (to % width) - (cursor % width)] as const;
  };
  for (let n = 0; n < 40; n++) {
    const [down, right] = away();
    const way: Direction | undefined =
      down !== 0 ? (down > 0 ? 'down' : 'up') : right !== 0 ? (right > 0 ? 'right' : 'left') : undefined;
    if (way === undefined) return;
    at.gesture({ type: 'step', to: way, extend: false });
  }
}
