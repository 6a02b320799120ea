// The solution word: a noun of the lexicon, or a word that the order names, whose letters occur in the finished board, each in a
// different word.

import type { Language } from '../languages.ts';
import type { Lexicon, LexiconEntry } from '../lexicon/lexicon.ts';
import { SOUR } from '../lexicon/sour.ts';
import { type Random, shuffled } from '../random.ts';
import type { Board } from './board.ts';
import type { SolutionWord } from './types.ts';

/** Topics whose words make a poor prize. */
const DULL_TOPICS = new Set(['action', 'quality', 'abbreviation', 'foreign', 'firstname', 'surname', 'city', 'river']);

/** A word that can be the prize of a puzzle. */
export const isPrize = (language: Language, { answer, clues, difficulty }: LexiconEntry): boolean =>
  difficulty < 3 &&
  !SOUR[language].has(answer) &&
  clues.every(({ topic, flags }) => !DULL_TOPICS.has(topic) && flags.every((flag) => flag === 'bild'));

/** The first of the candidates, in random order, whose letters can be chosen; cells are chosen at random. */
export function findSolutionWord(
  random: Random,
  board: Board,
  candidates: readonly string[],
): SolutionWord | undefined {
  const letters = lettersOf(board);
  for (const word of shuffled(random, candidates)) {
    const options = [...word].map((letter) => shuffled(random, letters.get(letter) ?? []));
    const cells = choose(options, new Set(), { tries: MAX_TRIES });
    if (cells) return { word, cells };
  }
  return undefined;
}

/** Cells for the letters of this word; undefined if the board does not have them. */
export function placeSolutionWord(random: Random, board: Board, word: string): SolutionWord | undefined {
  const letters = lettersOf(board);
  const options = [...word].map((letter, at) => ({ at, places: shuffled(random, letters.get(letter) ?? []) }));
  // the rarest letter first: there is no other word to try, so this one should not run out of tries
  const rarest = options.toSorted((a, b) => a.places.length - b.places.length);
  const cells = choose(
    rarest.map(({ places }) => places),
    new Set(),
    { tries: MAX_TRIES },
  );
  return cells && { word, cells: options.map((option) => cells[rarest.indexOf(option)] as number) };
}

/**
 * The answers that would give a solution word away: those with its root, and since it may be inflected or not in the lexicon, those that
 * begin like it.
 */
export function familyOf(word: string, lexicon: Lexicon): string[] {
  const root = lexicon.get(word)?.root;
  const stem = word.slice(0, Math.max(SHORTEST_STEM, word.length - 2));
  const isLike = (answer: string) =>
    answer.startsWith(stem) || (answer.length >= SHORTEST_STEM && word.startsWith(answer));
  return lexicon.entries.filter((entry) => entry.root === root || isLike(entry.answer)).map(({ answer }) => answer);
}

const SHORTEST_STEM = 4;

/** The letters of a word that boards often lack. */
export const rareIn = (word: string, lexicon: Lexicon): string[] =>
  [...new Set(word)].filter((letter) => (sharesOf(lexicon).get(letter) ?? 0) < RARE);

/** Share of all letters; the most frequent ones have a tenth. */
const RARE = 0.036;

const knownShares = new WeakMap<Lexicon, ReadonlyMap<string, number>>();

function sharesOf(lexicon: Lexicon): ReadonlyMap<string, number> {
  const known = knownShares.get(lexicon);
  if (known) return known;
  const counts = new Map<string, number>();
  const letters = lexicon.entries.map(({ answer }) => answer).join('');
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const shares = new Map([...counts].map(([letter, count]) => [letter, count / letters.length]));
  knownShares.set(lexicon, shares);
  return shares;
}

interface Letter {
  readonly cell: number;
  readonly runs: readonly number[];
}

function lettersOf({ runs, answers }: Board): ReadonlyMap<string, readonly Letter[]> {
  const through = new Map<number, number[]>();
  const letterAt = new Map<number, string>();
  for (const [run, { cells }] of runs.entries()) {
    for (const [at, cell] of cells.entries()) {
      through.set(cell, [...(through.get(cell) ?? []), run]);
      letterAt.set(cell, answers[run]?.[at] as string);
    }
  }
  const letters = new Map<string, Letter[]>();
  for (const [cell, letter] of letterAt) {
    letters.set(letter, [...(letters.get(letter) ?? []), { cell, runs: through.get(cell) as number[] }]);
  }
  return letters;
}

/** A word that fits takes a few dozen tries; one that does not would otherwise be tried in every possible way. */
const MAX_TRIES = 2000;

/** A cell for each letter, no two in the same word; also undefined when the tries are used up. */
function choose(
  options: readonly (readonly Letter[])[],
  used: ReadonlySet<number>,
  budget: { tries: number },
): number[] | undefined {
  const [first, ...more] = options;
  if (!first) return [];
  for (const { cell, runs } of first) {
    if (budget.tries-- <= 0) return undefined;
    if (runs.some((run) => used.has(run))) continue;
    const rest = choose(more, new Set([...used, ...runs]), budget);
    if (rest) return [cell, ...rest];
  }
  return undefined;
}
