// The daily crosswords keep clear of each other: no answer of five letters and more comes twice within two weeks, and no clue. A daily
// depends on its date alone, so it cannot ask what a server has made; it makes the others itself, unless it has done so before.

import type { OwnWord } from '../../puzzles/crossword/ownWords.ts';
import type { Language } from '../../puzzles/languages.ts';
import { themeOn } from '../../puzzles/themes/calendar.ts';
import { dailyOrder, dateOf } from './dailies.ts';
import type { LevelOrder, MadeLevel } from './order.ts';

/** Days for which an answer does not come again. */
const APART = 14;
/** Shorter answers are too few for that: they are avoided as long as the grid can be filled without them. */
const KEPT_APART = 5;

/** Words of a theme that are set before the others. */
const THEME_WORDS = 3;

/**
 * The dailies that this one keeps clear of. Days are in blocks of two weeks. A block that is even knows only its own earlier days; one
 * that is odd also the days of both its neighbours, made before it, so that no chain of days is longer than three blocks.
 */
export function clearOf(turn: number): readonly number[] {
  const block = Math.floor(turn / APART);
  const first = block * APART;
  const own = range(first, turn - 1);
  if (block % 2 === 0) return own;
  return [...range(turn - APART, first - 1), ...range(first + APART, turn + APART), ...own];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** What the maker is told besides the order. */
export interface DailyWishes {
  readonly theme: { readonly title: string; readonly words: readonly OwnWord[] } | undefined;
  readonly few: number;
  readonly ban: readonly string[];
}

/** Twice as many as the longest chain with the days that can be fetched. */
const MOST_KEPT = 128;

/** Makes dailies, keeping those that it has made: many days ask for the same others. */
export function dailyCrosswords(
  make: (order: LevelOrder, wishes: DailyWishes) => MadeLevel,
): (language: Language, turn: number) => MadeLevel {
  const kept = new Map<string, MadeLevel>();
  const made = (language: Language, turn: number): MadeLevel => {
    const name = `${language} ${turn}`;
    const level = kept.get(name) ?? fresh(language, turn);
    kept.set(name, level);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return level;
  };
  const fresh = (language: Language, turn: number): MadeLevel => {
    const date = dateOf(turn);
    const others = clearOf(turn).map((other) => made(language, other));
    const answers = others.flatMap((level) => level.answers);
    const ban = answers.filter(({ length }) => length >= KEPT_APART);
    const theme = themeOn(date, language);
    const order: LevelOrder = {
      ...dailyOrder('crossword', date, language),
      recent: answers.filter(({ length }) => length < KEPT_APART),
      recentClues: others.flatMap(({ clues = [] }) => clues),
    };
    return make(order, { theme, few: THEME_WORDS, ban });
  };
  return made;
}
