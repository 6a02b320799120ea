// Checks games and records read from disk, file or network. A game's moves are checked by its kind when it is opened.

import * as v from 'valibot';
import type { LevelRecord } from '../../../machines/ports.ts';
import type { SavedGame } from '../../../puzzles/log.ts';

const Game = v.looseObject({
  version: v.literal(1),
  puzzle: v.pipe(v.string(), v.regex(/^[a-z]+\/[\w-]{1,80}$/)),
  seed: v.number(),
  relaxed: v.boolean(),
  log: v.array(v.looseObject({ type: v.string(), at: v.number() })),
});

export const isGame = (raw: unknown): raw is SavedGame => v.is(Game, raw);

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** ms; earlier versions stored times under a second, which are not plausible. */
const Time = v.fallback(v.optional(v.pipe(v.number(), v.minValue(1000))), undefined);

const Day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

/** Fields that are missing or invalid are dropped; the rest of the record stays. */
const RecordSchema = v.object({
  solved: v.boolean(),
  bestTime: Time,
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  opened: Day,
  solvedOn: Day,
  first: v.fallback(v.optional(v.object({ time: Time, mistakes: Count, hints: Count, letters: Count })), undefined),
});

/** undefined: not a record. */
export function readLevelRecord(raw: unknown): LevelRecord | undefined {
  const { success, output } = v.safeParse(RecordSchema, raw);
  if (!success) return undefined;
  const { solved, bestTime, progress, opened, solvedOn, first } = output;
  return { solved, bestTime, progress, opened, solvedOn, first: first && { ...first, time: first.time } };
}
