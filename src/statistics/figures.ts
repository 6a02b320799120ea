// Statistics over this device's records. Derived each time and never stored, so it cannot drift from what was played.

import type { Records } from '../../machines/levels/order.ts';
import type { GameConfig, LevelRecord } from '../../machines/ports.ts';
import { mergeRecords } from '../../machines/sync/merge.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { parseLevelId, puzzleRef } from '../../puzzles/levelId.ts';
import { dailyDays, shifted, streak } from '../app/days.ts';

export interface Tally {
  readonly solved: number;
  /** Without a mistake, a hint or a solution letter. */
  readonly perfect: number;
  /** ms; the shortest of the best times; undefined if no time counts. */
  readonly best: number | undefined;
  /** ms; the mean over first solves. */
  readonly average: number | undefined;
}

export interface GameFigures extends Tally {
  readonly game: GameConfig;
  /** In the configuration's order; only those with something solved. */
  readonly categories: readonly (Tally & { readonly type: string; readonly name: string })[];
}

export interface Figures extends Tally {
  /** Days in a row with a daily puzzle, up to today; and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
  readonly days: ReturnType<typeof dailyDays>;
  /** In the configuration's order; only those with something solved. */
  readonly games: readonly GameFigures[];
}

/** `all`: by `puzzleName`; `today`: ISO day. */
export function figuresOf(all: Records, games: readonly GameConfig[], today: string): Figures {
  const days = dailyDays(all);
  const entries = puzzlesOf(all);
  const played = games.map((game) => {
    const own = entries.filter(({ gameType }) => gameType === game.type);
    const categories = game.categories.map(({ type, name }) => ({
      type,
      name,
      ...tally(own.filter(({ category }) => category === type).map(({ record }) => record)),
    }));
    return {
      game,
      ...tally(own.map(({ record }) => record)),
      categories: categories.filter(({ solved }) => solved > 0),
    };
  });
  return {
    ...tally(entries.map(({ record }) => record)),
    streak: streak(today, (iso) => days.get(iso) === 'solved'),
    longest: longest(days),
    days,
    games: played.filter(({ solved }) => solved > 0),
  };
}

interface Puzzle {
  readonly gameType: string;
  readonly category: string | undefined;
  readonly record: LevelRecord;
}

/** A level without words is one puzzle in every language, so its records count once, at their best. */
function puzzlesOf(all: Records): readonly Puzzle[] {
  const puzzles = new Map<string, Puzzle>();
  for (const [name, record] of Object.entries(all)) {
    const [gameType = '', id = ''] = name.split('/');
    const level = parseLevelId(id);
    const ref = level && isGameType(gameType) ? puzzleRef(gameType, level) : name;
    const known = puzzles.get(ref)?.record;
    const joined = known ? mergeRecords(known, record, Math.max(known.progress, record.progress)) : record;
    puzzles.set(ref, { gameType, category: level?.categoryType, record: joined });
  }
  return [...puzzles.values()];
}

function tally(records: readonly LevelRecord[]): Tally {
  const solved = records.filter((record) => record.solved);
  const bests = solved.map(({ bestTime }) => bestTime).filter((ms) => ms !== undefined);
  // Earlier versions kept the best time only.
  const firsts = solved.map(({ first, bestTime }) => (first ? first.time : bestTime)).filter((ms) => ms !== undefined);
  return {
    solved: solved.length,
    perfect: solved.filter(isPerfect).length,
    best: bests.length > 0 ? Math.min(...bests) : undefined,
    average: firsts.length > 0 ? firsts.reduce((sum, ms) => sum + ms, 0) / firsts.length : undefined,
  };
}

export const isPerfect = ({ first }: LevelRecord): boolean =>
  first !== undefined && first.mistakes + first.hints + first.letters === 0;

function longest(days: Figures['days']): number {
  const solved = [...days].filter(([, state]) => state === 'solved').map(([iso]) => iso);
  const ends = solved.filter((iso) => days.get(shifted(iso, 1)) !== 'solved');
  return Math.max(0, ...ends.map((iso) => streak(iso, (day) => days.get(day) === 'solved')));
}

/** The days of the month of `iso`, and how many weekdays come before its first, with weeks starting on Monday. */
export function monthOf(iso: string): { readonly days: readonly string[]; readonly before: number } {
  const first = `${iso.slice(0, 7)}-01`;
  const days: string[] = [];
  for (let day = first; day.slice(0, 7) === iso.slice(0, 7); day = shifted(day, 1)) days.push(day);
  return { days, before: (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7 };
}
