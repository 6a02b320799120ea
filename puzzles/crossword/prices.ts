// What a word costs a board: its difficulty, what solvers dislike, how recently it was used, and whether it has a picture.

import type { Lexicon, LexiconEntry } from '../lexicon/lexicon.ts';
import type { Topic } from '../lexicon/topics.ts';
import type { Hardness } from './categories.ts';
import { PICTURES } from './picture.ts';
import { BANNED } from './words.ts';

/** A word's costs besides its difficulty: solvers dislike many of these. Of several flags the most expensive counts. */
const FLAG_PRICES: Readonly<Record<string, number>> = { abk: 1.5, fremd: 1.2, fuell: 0.5, name: 1.1, plural: 0.3 };
const TOPIC_PRICES: Readonly<Partial<Record<Topic, number>>> = { firstname: 2.2, surname: 1.8 };
/** Words that have a picture are preferred in categories with pictures. */
const PICTURED = -6;

/** What a search asks for what it would rather not have. */
export interface Surcharges {
  /** The price of an answer of an earlier puzzle. */
  readonly recent: number;
  /** The price of words of an excluded difficulty; NaN keeps them excluded. */
  readonly stretch: number;
}

/** What a word costs a board besides what its clues cost; `BANNED` if it is too hard, or not to come again yet. */
export function priceOf(
  entry: LexiconEntry,
  { prices }: Hardness,
  { recent: again, stretch }: Surcharges,
  { recent, pictures }: { readonly recent: ReadonlySet<string>; readonly pictures: ReadonlyMap<string, string> },
): number {
  const listed = prices[entry.difficulty - 1] as number;
  const price = Number.isFinite(listed) ? listed : Number.isNaN(stretch) ? BANNED : stretch;
  const marks = entry.clues.flatMap(({ flags, topic }) => [
    TOPIC_PRICES[topic] ?? 0,
    ...flags.map((flag) => FLAG_PRICES[flag] ?? 0),
  ]);
  const pictured = pictures.has(entry.answer) ? PICTURED : 0;
  return price + Math.max(0, ...marks) + (recent.has(entry.answer) ? again : 0) + pictured;
}

/** Pictures by answer, without those that earlier puzzles have shown: such an answer may come again, but with a clue in words. */
export function picturesNotIn(
  recentClues: ReadonlySet<string>,
  { language, get }: Lexicon,
): ReadonlyMap<string, string> {
  const isShown = (answer: string) =>
    get(answer)?.clues.some(({ flags, written }) => flags.includes('bild') && recentClues.has(written)) ?? false;
  return new Map([...(PICTURES.get(language) ?? [])].filter(([answer]) => !isShown(answer)));
}
