// The sentence of the week that the day's arrowword is a part of.

import type { Level } from '../../machines/ports.ts';
import { readSentence } from '../../puzzles/weekSentence.ts';
import { type SentenceSoFar, useWeekSentence } from '../app/useWeekSentence.ts';
import { arrived, type Edition } from './useEdition.ts';

const has = ({ content }: Level): boolean => readSentence(content) !== undefined;

/** undefined: it has none, or has not arrived yet. `own`: with the day's own word, if that is solved. */
export function useSentence({ today }: Edition, own: boolean): SentenceSoFar | undefined {
  const piece = arrived(today).find(({ puzzle }) => has(puzzle.level));
  return useWeekSentence(piece?.puzzle.level, own && piece?.record?.solved === true);
}
