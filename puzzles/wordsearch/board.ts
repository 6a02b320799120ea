// A whole board: words laid out, and the free cells filled with a message.

import type { Size } from '../grid.ts';
import { foldedWords } from '../lexicon/fold.ts';
import { type Random, randomInt, shuffled } from '../random.ts';
import { ray, reversed, STEPS } from './lines.ts';
import { BoardDraft } from './place.ts';
import { eachOnce, unwantedIn } from './scan.ts';

export interface BoardPlan extends Size {
  /** Indices of STEPS. */
  readonly directions: readonly number[];
  /** The range of the number of words, both ends included. */
  readonly least: number;
  readonly most: number;
}

export interface Board {
  readonly letters: readonly string[];
  /** The words that were placed, in alphabetical order. */
  readonly words: readonly string[];
  readonly message: string;
}

/** Layouts tried for one board; about one in ten is good. */
const ATTEMPTS = 1500;
/** The minimum of crossed cells per word, on average over all words. */
const CROSSED = 0.5;
/** How many letters a word shares with others on average, as observed on finished boards. */
const MET = 0.8;
/** Tolerance, in letters, when words are selected. */
const NEAR = 4;

export const foldMessage = (message: string): string => foldedWords(message).join('');

/**
 * A board with words from the pool, each occurring once; the free letters spell one of the messages. undefined if 1,500
 * layouts gave none.
 */
export function makeBoard(
  random: Random,
  plan: BoardPlan,
  pool: readonly string[],
  messages: readonly string[],
): Board | undefined {
  const byLength = new Map<number, string[]>();
  for (const message of messages) {
    const { length } = foldMessage(message);
    byLength.set(length, [...(byLength.get(length) ?? []), message]);
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const draft = laidOut(random, plan, pool, byLength);
    const board = draft && filled(random, plan, draft, byLength.get(draft.free) ?? []);
    if (board) return board;
  }
  return undefined;
}

/** Places a random number of words, and more until the free cells match the length of a message. */
function laidOut(
  random: Random,
  plan: BoardPlan,
  pool: readonly string[],
  messages: ReadonlyMap<number, unknown>,
): BoardDraft | undefined {
  const draft = new BoardDraft(plan, plan.directions);
  const placed: string[] = [];
  const wordCount = plan.least + randomInt(random, plan.most - plan.least + 1);
  const isDone = () => messages.has(draft.free);
  const words = suited(random, plan, shuffled(random, pool), wordCount, [...messages.keys()]);
  for (const word of words ?? []) {
    const back = reversed(word);
    if (placed.some((other) => isPart(word, back, other))) continue;
    if (!draft.place(word, plan.most, random)) continue;
    placed.push(word);
    if (placed.length === plan.most || (placed.length >= wordCount && isDone())) break;
  }
  const good = placed.length >= plan.least && isDone();
  return good && draft.crossed >= placed.length * CROSSED && isSpread(draft, plan) ? draft : undefined;
}

/** Is one of the two words a part of the other, in either direction? */
const isPart = (word: string, back: string, other: string): boolean =>
  word.length > other.length
    ? word.includes(other) || back.includes(other)
    : other.includes(word) || other.includes(back);

/** Swaps tried until the words together have about the required number of letters. */
const EXCHANGES = 60;

/**
 * The pool, reordered so that its first words together leave about as many cells free as one of the messages has letters;
 * the longest of them first, since they need the most room. undefined if the words are too short or too long for the
 * randomly chosen message.
 */
function suited(
  random: Random,
  { width, height }: BoardPlan,
  pool: readonly string[],
  count: number,
  lengths: readonly number[],
): string[] | undefined {
  const [first, rest] = [pool.slice(0, count), pool.slice(count)];
  const length = lengths[randomInt(random, lengths.length)];
  if (length !== undefined && rest.length > 0) {
    let lacking = width * height - length + count * MET - first.reduce((sum, word) => sum + word.length, 0);
    for (let n = 0; n < EXCHANGES && Math.abs(lacking) > 1; n++) {
      const [i, j] = [randomInt(random, first.length), randomInt(random, rest.length)];
      const [out, into] = [first[i] as string, rest[j] as string];
      const better = lacking - (into.length - out.length);
      if (Math.abs(better) >= Math.abs(lacking)) continue;
      [first[i], rest[j], lacking] = [into, out, better];
    }
    if (Math.abs(lacking) > NEAR) return undefined;
  }
  return [...first.sort((a, b) => b.length - a.length), ...rest];
}

/** Whether nearly all directions are used. */
const isSpread = (draft: BoardDraft, { directions }: BoardPlan): boolean =>
  directions.filter((direction) => draft.uses[direction] === 0).length <= Math.floor(directions.length / 4);

function filled(random: Random, plan: BoardPlan, draft: BoardDraft, messages: readonly string[]): Board | undefined {
  const words = draft.placements.map(({ word }) => word);
  const lines = draft.placements.map(
    ({ word, from, direction }) => ray(plan, from, STEPS[direction] ?? [0, 0], word.length) ?? [],
  );
  for (const message of shuffled(random, messages)) {
    const fill = foldMessage(message);
    let next = 0;
    const letters = Array.from(draft.letters, (code) =>
      code === 0 ? (fill[next++] as string) : String.fromCharCode(code),
    );
    if (eachOnce(plan, letters, words) && unwantedIn(plan, letters, lines) === undefined) {
      return { letters, words: words.toSorted(), message };
    }
  }
  return undefined;
}
