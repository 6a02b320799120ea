// Words that an editor or a theme wants in a grid, with clues of their own if the lexicon does not have them.

import { indexed, type Lexicon, type LexiconEntry } from '../lexicon/lexicon.ts';
import { type Random, shuffled } from '../random.ts';

export interface OwnWord {
  /** A to Z, 2 to 12 letters. */
  readonly answer: string;
  /** At most 24 characters. Replaces the lexicon's clues; needed for an answer that it does not have. */
  readonly clue?: string | undefined;
}

export interface OwnWords {
  readonly words: readonly OwnWord[];
  /** How many of them a board should have, if not all; more may come by chance. */
  readonly few?: number | undefined;
}

const known = new WeakMap<Lexicon, WeakMap<readonly OwnWord[], Lexicon>>();

/** The lexicon with these words. Cached for a list, since indexing takes a while. Throws a RangeError for a word without any clue. */
export function withOwn(lexicon: Lexicon, words: readonly OwnWord[]): Lexicon {
  if (words.every(({ answer, clue }) => clue === undefined && lexicon.get(answer) !== undefined)) return lexicon;
  const lists = known.get(lexicon) ?? new WeakMap<readonly OwnWord[], Lexicon>();
  known.set(lexicon, lists);
  const made = lists.get(words) ?? extended(lexicon, words);
  lists.set(words, made);
  return made;
}

function extended({ language, entries, get }: Lexicon, words: readonly OwnWord[]): Lexicon {
  const own = new Map(words.map((word) => [word.answer, entryOf(word, get(word.answer))]));
  const others = entries.filter(({ answer }) => !own.has(answer));
  return indexed(
    language,
    [...others, ...own.values()].toSorted((a, b) => (a.answer < b.answer ? -1 : 1)),
  );
}

function entryOf({ answer, clue }: OwnWord, listed: LexiconEntry | undefined): LexiconEntry {
  if (clue === undefined) {
    if (listed) return listed;
    throw new RangeError(`${answer} is not in the lexicon and has no clue`);
  }
  const difficulty = listed?.difficulty ?? 1;
  const clues = [{ text: clue, written: clue, difficulty, topic: 'thing', flags: [] } as const];
  return { answer, root: listed?.root ?? answer.toLowerCase(), difficulty, clues };
}

/** Searches that try a number of words before one less is tried: more for all of them than for some, which may be others each time. */
const PATIENCE = { some: 10, all: 16 };

/** The words that one search after the other sets first: another `count` each time, the longest first, and in the end fewer. */
export function wantedOf(random: Random, answers: readonly string[], count: number): () => readonly string[] {
  const patience = count < answers.length ? PATIENCE.some : PATIENCE.all;
  let searches = 0;
  return () =>
    shuffled(random, answers)
      .slice(0, Math.max(0, count - Math.floor(searches++ / patience)))
      .toSorted((a, b) => b.length - a.length);
}
