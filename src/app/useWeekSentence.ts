// The sentence of a daily arrowword's week as far as the player has it: the words of the days already solved, each from
// its own day's document. Documents of unsolved days are not fetched.

import { useEffect, useMemo, useState } from 'react';
import type { Level } from '../../machines/ports.ts';
import { parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import { isSameSentence, readSentence, type SentencePart } from '../../puzzles/weekSentence.ts';
import { usePorts } from './context.ts';
import { dailyId, shifted } from './days.ts';
import { useFreshRecords, useLevels } from './useAppState.ts';

export interface SentenceSoFar {
  readonly part: SentencePart;
  /** By day. */
  readonly days: readonly SentenceDay[];
}

export interface SentenceDay {
  /** ISO day. */
  readonly date: string;
  /** undefined: the player has not solved that day, or its document has not arrived yet. */
  readonly word: string | undefined;
}

/** The parts that have been read since the page was opened, by puzzle name. */
const READ = new Map<string, SentencePart>();

/** undefined: the level has none. `solved`: whether the level itself is, whose record may not have been read again yet. */
export function useWeekSentence(level: Level | undefined, solved: boolean): SentenceSoFar | undefined {
  useFreshRecords();
  const { api } = usePorts();
  const records = useLevels(({ context }) => context.allRecords);
  const [, arrived] = useState(0);
  const part = useMemo(() => level && readSentence(level.content), [level]);
  const names = level && part ? daysOf(level, part) : [];
  const missing = names
    .filter(({ name }, day) => day !== part?.day && records[name]?.solved === true && !READ.has(name))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (!level || missing === '') return;
    const ending = new AbortController();
    for (const id of missing.split(',')) {
      api
        .level(level.gameType, level.categoryType, id, ending.signal, true)
        .then(({ content }) => {
          const read = readSentence(content);
          if (read) READ.set(puzzleName({ gameType: level.gameType, id }), read);
          if (read && !ending.signal.aborted) arrived((count) => count + 1);
        })
        // offline, the word's place stays empty
        .catch(() => undefined);
    }
    return () => ending.abort();
  }, [api, level, missing]);
  if (!part) return undefined;
  const wordOf = (name: string, day: number): string | undefined => {
    if (day === part.day) return solved ? part.word : undefined;
    const read = records[name]?.solved ? READ.get(name) : undefined;
    return read && read.day === day && isSameSentence(read, part) ? read.word : undefined;
  };
  return { part, days: names.map(({ date, name }, day) => ({ date, word: wordOf(name, day) })) };
}

/** The dailies of the level's week; none if it is no daily. */
function daysOf({ gameType, id }: Level, { day, lengths }: SentencePart) {
  const own = parseLevelId(id);
  const date = own?.date;
  if (own === undefined || date === undefined) return [];
  return lengths.map((_, at) => {
    const iso = shifted(date, at - day);
    const other = dailyId(own.language, own.categoryType, iso);
    return { date: iso, id: other, name: puzzleName({ gameType, id: other }) };
  });
}
