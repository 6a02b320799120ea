// `clues export`: what players teach about the clues, for `npm run -s puzzle -- lexicon learn`. Counts only, and none of few players.

import { CLUE_REASONS } from '../../api/clueReasons.ts';
import type { Givens } from '../../puzzles/crossword/types.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import { parseLevelId } from '../../puzzles/levelId.ts';
import type { ClueRecord, Counts } from '../../puzzles/lexicon/learn.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { FEWEST } from '../../puzzles/solveTimes.ts';
import { allClueCounts } from '../store/clueCounts.ts';
import type { Database } from '../store/database.ts';
import { type ClueReport, clueReports } from '../store/feedback.ts';
import { findLevel } from '../store/levels.ts';
import { type Command, one, read } from './command.ts';

const GAME = 'crossword';

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

/** One for each person and clue, their first; visitors cannot be told apart, so that all of them count as one. */
async function reportedClues(db: Database): Promise<ReportedClue[]> {
  const found = new Map<string, ReportedClue>();
  const boards = new Map<string, Givens | undefined>();
  for (const report of await clueReports(db, `${GAME}/`)) {
    const { levelId, uid } = report;
    if (!boards.has(levelId)) boards.set(levelId, await boardOf(db, levelId));
    const board = boards.get(levelId);
    const clue = board && clueOf(board, report);
    if (clue === undefined) continue;
    const key = JSON.stringify([uid, clue.language, clue.answer, clue.clue]);
    if (!found.has(key)) found.set(key, clue);
  }
  return [...found.values()];
}

async function boardOf(db: Database, name: string): Promise<Givens | undefined> {
  const level = await findLevel(db, GAME, name.slice(GAME.length + 1));
  if (level === undefined) return undefined;
  const sheet = readSheet(level.content);
  const givens = sheet.ok ? (await loadKind(GAME)).open(sheet.value) : sheet;
  return givens.ok ? (givens.value as Givens) : undefined;
}

/** undefined for what is no clue of the level, or not a report as the form sends it: whatever can be posted is here. */
function clueOf({ slots }: Givens, { levelId, clueRef, message }: ClueReport): ReportedClue | undefined {
  const [, index, quote] = /^(\d{1,4})(?:: (.+))?$/s.exec(clueRef) ?? [];
  const slot = index === undefined ? undefined : slots[Number(index)];
  const reason = CLUE_REASONS.find((known) => message === known || message.startsWith(`${known}:`));
  const language = parseLevelId(levelId.slice(GAME.length + 1))?.language;
  if (slot === undefined || reason === undefined || language === undefined) return undefined;
  // a quote that differs is of another version of the level; a long one was cut
  if (quote !== undefined && !slot.clue.text.startsWith(quote)) return undefined;
  return { language, answer: slot.answer, clue: slot.clue.text, reason };
}
