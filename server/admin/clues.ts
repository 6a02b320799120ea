// `clues export`: what players teach about the clues, for `npm run -s puzzle -- lexicon learn`. Counts only, and none of few players.

import { CLUE_REASONS } from '../../api/clueReasons.ts';
import { parseLevelId } from '../../puzzles/levelId.ts';
import type { ClueRecord, Counts } from '../../puzzles/lexicon/learn.ts';
import { FEWEST } from '../../puzzles/solveTimes.ts';
import { cluesOf, type NamedClue } from '../progress/outcomes.ts';
import { allClueCounts } from '../store/clueCounts.ts';
import type { Database } from '../store/database.ts';
import { type ClueReport, clueReports } from '../store/feedback.ts';
import { findLevel } from '../store/levels.ts';
import { type Command, one, read } from './command.ts';

export const cluesExport: Command = async (args, { db, newFile }) => {
  const path = one(read(args, {}).positionals, 'clues export FILE');
  const records = await recordsOf(db);
  const file = await newFile(path);
  try {
    await file.write(Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join('')));
    await file.keep();
  } catch (error) {
    await file.drop();
    throw error;
  }
  const reported = records.filter((record) => Object.keys(record.reported).length > 0).length;
  return {
    json: { file: path, clues: records.length, reported },
    text: `${records.length} clues are in ${path}, ${reported} of them reported.`,
  };
};

/** Counts of a clue in a category by fewer than FEWEST players stay here. */
async function recordsOf(db: Database): Promise<ClueRecord[]> {
  const records = new Map<string, { language: string; answer: string; clue: string } & Parts>();
  const recordOf = (language: string, answer: string, clue: string): Parts => {
    const key = JSON.stringify([language, answer, clue]);
    const record = records.get(key) ?? { language, answer, clue, played: {}, reported: {} };
    records.set(key, record);
    return record;
  };
  for (const { language, answer, clue, category, ...counts } of await allClueCounts(db))
    if (counts.shown >= FEWEST) recordOf(language, answer, clue).played[category] = counts;
  for (const { language, answer, clue, reason } of await reportedClues(db)) {
    const { reported } = recordOf(language, answer, clue);
    reported[reason] = (reported[reason] ?? 0) + 1;
  }
  return [...records.values()];
}

interface Parts {
  readonly played: Record<string, Counts>;
  readonly reported: Record<string, number>;
}

interface ReportedClue {
  readonly language: string;
  readonly answer: string;
  readonly clue: string;
  readonly reason: string;
}

interface ReportedLevel {
  readonly language: string;
  readonly clueAt: (number: number) => NamedClue | undefined;
}

/** One for each person and clue, their first; visitors cannot be told apart, so that all of them count as one. */
async function reportedClues(db: Database): Promise<ReportedClue[]> {
  const found = new Map<string, ReportedClue>();
  const levels = new Map<string, ReportedLevel | undefined>();
  for (const report of await clueReports(db)) {
    const { levelId, uid } = report;
    if (!levels.has(levelId)) levels.set(levelId, await levelOf(db, levelId));
    const level = levels.get(levelId);
    const clue = level && clueOf(level, report);
    if (clue === undefined) continue;
    const key = JSON.stringify([uid, clue.language, clue.answer, clue.clue]);
    if (!found.has(key)) found.set(key, clue);
  }
  return [...found.values()];
}

/** undefined: there is no such level, or it has no clues. */
async function levelOf(db: Database, name: string): Promise<ReportedLevel | undefined> {
  const [gameType = '', id = ''] = name.split('/');
  const level = await findLevel(db, gameType, id);
  const language = parseLevelId(id)?.language;
  const clueAt = level && (await cluesOf(gameType, level.content));
  return clueAt && language && { language, clueAt };
}

/** undefined for what is no clue of the level, or not a report as the form sends it: whatever can be posted is here. */
function clueOf({ language, clueAt }: ReportedLevel, { clueRef, message }: ClueReport): ReportedClue | undefined {
  const [, number, quote = ''] = /^(\d{1,4})(?:: (.+))?$/s.exec(clueRef) ?? [];
  const named = number === undefined ? undefined : clueAt(Number(number));
  const reason = CLUE_REASONS.find((known) => message === known || message.startsWith(`${known}:`));
  // a quote that differs is of another version of the level; a long one was cut
  if (named === undefined || reason === undefined || !named.clue.startsWith(quote)) return undefined;
  return { language, ...named, reason };
}
