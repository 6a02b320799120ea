// Receives a posted game: it is judged, merged into the stored one, and rewarded when solved for the first time.

import type { SQL } from 'drizzle-orm';
import type { PutProgress, PutProgressAnswer } from '../../api/progress.ts';
import type { ClueOutcome } from '../../puzzles/crossword/outcomes.ts';
import type { Terms } from '../brands/served.ts';
import { type Clock, dateIn } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';
import { consumablesOf } from '../economy/consumables.ts';
import { levelOf } from '../levels/levelOf.ts';
import { type Puzzle, puzzleOf, type Standing, standingWith } from '../levels/open.ts';
import { countsForItsDay, isOpen, openedOn } from '../levels/rule.ts';
import { countClues } from '../store/clueCounts.ts';
import type { Database } from '../store/database.ts';
import { bytesBeside, findGame, keepGame, nextChange, type ProgressRow } from '../store/progress.ts';
import { databaseNow } from '../store/rewards.ts';
import { countSolve } from '../store/solveTimes.ts';
import { itemOf, joined, type Posted, recordOf } from './join.ts';
import type { Claim } from './judge.ts';
import type { Judging } from './judging.ts';
import { type Days, isPaidFor, type Paying, payReward, type Solved } from './reward.ts';
import { leavesRelaxed, witnessOf } from './witness.ts';

/**
 * Bytes of all games of an account with their restore points. Every level of the first packs, solved in both languages, takes six
 * million; with a restore point each, twice that.
 */
const ROOM = 64 * 1024 * 1024;

/** Determined before the transaction; nothing in it can become stale meanwhile. */
export interface Judged {
  readonly puzzle: Puzzle;
  readonly posted: Posted;
  readonly claims: readonly Claim[];
  /** How each clue went; undefined: the game is not over, or has none. */
  readonly clues: readonly ClueOutcome[] | undefined;
  /** False for a daily of a past day, for example: it is stored, but earns nothing. */
  readonly pays: boolean;
  /** A daily that counts for its own day: its solution was not in any paper yet. */
  readonly forItsDay: boolean;
  readonly days: Days;
  readonly terms: Terms;
  /** The key of the player's brand. */
  readonly brand: string;
}

export interface JudgedBy {
  readonly db: Database;
  readonly judging: Judging;
  readonly clock: Clock;
  /** The database's clock as an SQL expression; the transaction's time if omitted. */
  readonly now?: (() => SQL) | undefined;
  /** IANA zone in which a day begins. */
  readonly timeZone: string;
  /** Of the player's brand. */
  readonly terms: Terms;
  readonly brand: string;
}

/**
 * `name`: `{gameType}/{levelId}` of the address. Throws UNKNOWN_LEVEL, LEVEL_NOT_YET, LEVEL_GONE, LEVEL_LOCKED, BAD_LOG, and
 * BAD_REQUEST for a log of another level.
 */
export async function judged(by: JudgedBy, uid: string, name: string, put: PutProgress): Promise<Judged> {
  const { db, judging, clock, now = databaseNow, timeZone, terms, brand } = by;
  const { openLevels, mistakes } = terms.rules;
  const { game, opened: claimed } = put;
  const puzzle = puzzleOf(name);
  if (game.puzzle !== name) throw new Problem('BAD_REQUEST');
  const { gameType, level } = puzzle;
  const today = dateIn(timeZone, clock.now());
  if (level.date !== undefined && level.date > today) throw new Problem('LEVEL_NOT_YET');
  const stored = await levelOf(db, puzzle, today);
  if (stored === undefined) throw new Problem('UNKNOWN_LEVEL');
  const standing = await standingWith(db, uid, puzzle);
  if (level.date === undefined && !isOpen(level, { today, openLevels }, standing)) throw new Problem('LEVEL_LOCKED');
  const verdict = await judging.judge({ gameType, content: stored.content, game, mistakes });
  if (!verdict.ok) throw new Problem('BAD_LOG');
  const opened = earliest(standing, openedOn(level, claimed, today));
  const { progress, solving, claims, clues } = verdict;
  const seen = dateIn(timeZone, standing.row?.createdAt.getTime() ?? clock.now());
  const forItsDay = level.date === today || countsForItsDay(level, opened, seen);
  const due = level.date === undefined || standing.owned || forItsDay;
  return {
    puzzle,
    claims,
    clues,
    posted: { uid, puzzle: name, game: verdict.game, progress, solving, opened, at: new Date(clock.now()) },
    pays: due && solving !== undefined,
    forItsDay,
    days: { now: now(), timeZone },
    terms,
    brand,
  };
}

const earliest = ({ row }: Standing, opened: string): string =>
  row?.opened !== null && row?.opened !== undefined && row.opened < opened ? row.opened : opened;

/**
 * To be run in a transaction. `expected`: the revision that the device's game is based on, undefined for none. Throws
 * PROGRESS_CONFLICT with the server's copy if another device was faster, STORAGE_FULL if the account has no room left.
 */
export async function save(
  tx: Database,
  { puzzle, posted: asPosted, claims, clues, pays, forItsDay, days, terms, brand }: Judged,
  expected: number | undefined,
): Promise<PutProgressAnswer> {
  const { uid } = asPosted;
  const changed = await nextChange(tx, uid);
  if (changed === undefined) throw new Problem('TOKEN_INVALID'); // the account has just been deleted
  const before = await findGame(tx, uid, puzzle.name);
  if (before !== undefined && before.revision !== expected) {
    throw new Problem('PROGRESS_CONFLICT', { server: itemOf(before) });
  }
  const told = stillRelaxed(before, asPosted);
  const witness = witnessOf(before, told.game, told.at);
  const credible = told.solving?.first !== undefined && !witness.contradicted;
  const paidFor = told.solving === undefined || (await isPaidFor(tx, uid, puzzle.name, claims, terms.rules.freeHints));
  const posted = credible && paidFor ? told : withoutTime(told);
  const countsClues = clues !== undefined && paidFor && !witness.contradicted && before?.cluesCounted !== true;
  const plain = joined(before, posted, witness, changed);
  const row = countsClues ? { ...plain, cluesCounted: true } : plain;
  // a full account may still save what takes no more room than before
  if (sizeOf(row) > sizeOf(before) && (await bytesBeside(tx, uid, puzzle.name)) + sizeOf(row) > ROOM)
    throw new Problem('STORAGE_FULL');
  await keepGame(tx, row);
  if (forItsDay) await countFirstSolve(tx, brand, puzzle, before, posted);
  const { solving } = posted;
  const solved = solving && { puzzle, credible, paidFor, seen: witness.seen >= solving.least };
  const reward = pays && solved && (await rewardFor(tx, uid, solved, { ...days, economy: terms.economy }));
  // last: all who finish this level change the same rows, and hold them until their transactions end
  if (countsClues) await countClues(tx, puzzle.level, clues);
  return { revision: row.revision, record: recordOf(row), ...reward };
}

async function rewardFor(tx: Database, uid: string, solved: Solved, by: Paying) {
  const payment = await payReward(tx, uid, solved, by);
  if (payment === undefined || 'unpaid' in payment) return payment;
  return { ...payment, userInvConsumables: await consumablesOf(tx, uid) };
}

/** Of dailies on their day alone, which many play at the same time. */
async function countFirstSolve(
  tx: Database,
  brand: string,
  { name }: Puzzle,
  before: ProgressRow | undefined,
  { solving }: Posted,
): Promise<void> {
  const { time, hints, letters } = solving?.first ?? {};
  const solvedBefore = before !== undefined && before.solvedAt !== null;
  if (solvedBefore || time === undefined) return;
  await countSolve(tx, { brand, puzzle: name, time, unaided: hints === 0 && letters === 0 });
}

/** Once relaxed, a game stays relaxed. */
function stillRelaxed(before: ProgressRow | undefined, posted: Posted): Posted {
  if (before === undefined || !leavesRelaxed(JSON.parse(before.game), posted.game)) return posted;
  const { solving, game } = posted;
  const relaxed = { ...posted, game: { ...game, relaxed: true } };
  if (solving?.first === undefined) return relaxed;
  const { time: _, ...first } = solving.first;
  return { ...relaxed, solving: { ...solving, first, bestTime: undefined } };
}

/** Still counts as solved, but its time, mistakes and hints are not recorded. */
function withoutTime(posted: Posted): Posted {
  const { solving } = posted;
  return solving === undefined ? posted : { ...posted, solving: { ...solving, first: undefined, bestTime: undefined } };
}

const sizeOf = (row: Pick<ProgressRow, 'game' | 'restore'> | undefined): number =>
  Buffer.byteLength(row?.game ?? '') + Buffer.byteLength(row?.restore ?? '');
