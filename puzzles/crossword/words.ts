// The words of a lexicon as bit sets, for the search in fill.ts: which words of a length have which letter where.

import { type LexiconEntry, MAX_ANSWER } from '../lexicon/lexicon.ts';

export const LETTERS = 26;

/** All words of one length; word `i` is bit `i % 32` of number `i / 32` in a set of `size` numbers. */
export interface WordsOfLength {
  readonly length: number;
  readonly entries: readonly LexiconEntry[];
  readonly size: number;
  /** Letters 0 to 25, `length` for each word. */
  readonly letters: Uint8Array;
  /** The set of a letter at a position begins at `(position * 26 + letter) * size`. */
  readonly having: Uint32Array;
  /** A word's price in bits, as in fill.ts: how much choice it must leave to be worth taking. */
  readonly price: Float64Array;
  /** The words that must not share a grid with this one (itself included), as `length * 65536 + word`. */
  readonly rivals: (word: number) => Int32Array;
}

export interface WordIndex {
  /** By length; undefined where there is none. */
  readonly byLength: readonly (WordsOfLength | undefined)[];
}

/** A word that costs this much is never taken. */
export const BANNED = Number.POSITIVE_INFINITY;

/**
 * @param entries the words that may be taken, in a fixed order
 * @param price of an entry; `BANNED` keeps it out
 * @param rivals groups of answers of which a grid may have at most one
 */
export function indexWords(
  entries: readonly LexiconEntry[],
  price: (entry: LexiconEntry) => number,
  rivals: ReadonlyMap<string, readonly string[]>,
): WordIndex {
  const lists: Priced[][] = Array.from({ length: MAX_ANSWER + 1 }, () => []);
  const places = new Map<string, number>();
  for (const entry of entries) {
    const cost = price(entry);
    const { length } = entry.answer;
    const list = lists[length];
    if (!list || cost >= BANNED) continue;
    places.set(entry.answer, length * 65536 + list.length);
    list.push({ entry, cost });
  }
  const rivalsOf = (answer: string): Int32Array => {
    const found = [answer, ...(rivals.get(answer) ?? [])].flatMap((other) => places.get(other) ?? []);
    return Int32Array.from(new Set(found));
  };
  return { byLength: lists.map((list, length) => (list.length === 0 ? undefined : ofLength(length, list, rivalsOf))) };
}

interface Priced {
  readonly entry: LexiconEntry;
  readonly cost: number;
}

function ofLength(length: number, list: readonly Priced[], rivalsOf: (answer: string) => Int32Array): WordsOfLength {
  const entries = list.map(({ entry }) => entry);
  const rivals: Int32Array[] = [];
  const size = (entries.length + 31) >> 5;
  const letters = new Uint8Array(entries.length * length);
  const having = new Uint32Array(length * LETTERS * size);
  for (const [word, { answer }] of entries.entries()) {
    for (let at = 0; at < length; at++) {
      const letter = answer.charCodeAt(at) - 65;
      letters[word * length + at] = letter;
      const place = (at * LETTERS + letter) * size + (word >> 5);
      having[place] = ((having[place] as number) | (1 << (word & 31))) >>> 0;
    }
  }
  return {
    length,
    entries,
    size,
    letters,
    having,
    price: Float64Array.from(list, ({ cost }) => cost),
    // Most words are never taken, so most of these lists are never made.
    rivals(word) {
      const known = rivals[word] ?? rivalsOf(entries[word]?.answer ?? '');
      rivals[word] = known;
      return known;
    },
  };
}

/**
 * Words that must not share a grid, in both directions: those of one family (`root`), and a word that occurs in every clue
 * of another, since any clue would give it away.
 */
export function rivalsIn(
  entries: readonly LexiconEntry[],
  wordsOf: (text: string) => readonly string[],
): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const { root, answer } of entries) families.set(root, [...(families.get(root) ?? []), answer]);
  const answers = new Set(entries.map(({ answer }) => answer));
  const rivals = new Map<string, string[]>();
  const add = (one: string, other: string) => rivals.set(one, [...(rivals.get(one) ?? []), other]);
  for (const { root, answer, clues } of entries) {
    for (const other of families.get(root) ?? []) if (other !== answer) add(answer, other);
    const [first = [], ...more] = clues.map(({ text }) => wordsOf(text).filter((word) => answers.has(word)));
    for (const other of first) {
      if (other === answer || !more.every((words) => words.includes(other))) continue;
      add(answer, other);
      add(other, answer);
    }
  }
  return rivals;
}
