// Statistics over this device's records. Derived each time and never stored, so it cannot drift from what was played.

import type { Records } from '../../machines/levels/order.ts';
import type { GameConfig, LevelRecord } from '../../machines/ports.ts';
import { dailyDays, daysUpTo, shifted, solvedDay, streak } from '../app/days.ts';
import { firstTime, type Puzzle, puzzlesOf } from '../app/played.ts';

export interface Tally {
  readonly solved: number;
  /** Without a mistake, a hint or a solution letter. */
  readonly perfect: number;
  /** ms; the shortest of the best times; undefined if no time counts. */
  readonly best: number | undefined;
  /** ms; the mean over first solves. */
  readonly average: number | undefined;
}

export interface CategoryFigures extends Tally {
  readonly type: string;
  readonly name: string;
  /** ms; the times of the first solves, in the order in which the levels were played. */
  readonly times: readonly number[];
}

export interface GameFigures extends Tally {
  readonly game: GameConfig;
  /** In the configuration's order; only those with something solved. */
  readonly categories: readonly CategoryFigures[];
}

export interface Figures extends Tally {
  /** Days in a row with a daily puzzle, up to today; and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
  readonly days: ReturnType<typeof dailyDays>;
  /** How many puzzles were solved on each day, as far as their days are known. */
  readonly solvedOn: ReadonlyMap<string, number>;
  /** In the configuration's order; only those with something solved. */
  readonly games: readonly GameFigures[];
}

/** `all`: by `puzzleName`; `today`: ISO day. */
export function figuresOf(all: Records, games: readonly GameConfig[], today: string): Figures {
  const days = dailyDays(all);
  const entries = puzzlesOf(all);
  const played = games.map((game) => {
    const own = entries.filter(({ gameType }) => gameType === game.type);
    const categories = game.categories.map(({ type, name }) => {
      const puzzles = own.filter(({ category }) => category === type);
      return { type, name, times: timesOf(puzzles), ...tally(puzzles.map(({ record }) => record)) };
    });
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
    solvedOn: countedDays(entries),
    games: played.filter(({ solved }) => solved > 0),
  };
}

function countedDays(puzzles: readonly Puzzle[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const puzzle of puzzles) {
    const day = puzzle.record.solved ? solvedDay(puzzle.record, puzzle.date) : undefined;
    if (day !== undefined) days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

const turnOf = (puzzle: Puzzle): string => solvedDay(puzzle.record, puzzle.date) ?? puzzle.record.opened ?? '';

const timesOf = (puzzles: readonly Puzzle[]): readonly number[] =>
  puzzles
    .filter(({ record }) => record.first?.time !== undefined)
    .toSorted((a, b) => turnOf(a).localeCompare(turnOf(b)) || a.number - b.number)
    .map(({ record }) => record.first?.time ?? 0);

/** The middle one; the mean of the middle two of an even number. NaN of none. */
export function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** By how much the latest solves are faster than the first ones, 0..1; 0 if they are not, or if there are too few to say. */
export function gainOf(times: readonly number[]): number {
  const some = Math.min(5, Math.floor(times.length / 2));
  if (some < 3) return 0;
  return Math.max(0, 1 - median(times.slice(-some)) / median(times.slice(0, some)));
}

function tally(records: readonly LevelRecord[]): Tally {
  const solved = records.filter((record) => record.solved);
  const bests = solved.map(({ bestTime }) => bestTime).filter((ms) => ms !== undefined);
  const firsts = solved.map(firstTime).filter((ms) => ms !== undefined);
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

const WEEKS = 53;

/** The days of the 53 weeks up to today, each from Monday to Sunday; the last one ends today. */
export function yearUpTo(today: string): readonly string[] {
  const rest = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return daysUpTo(today, (WEEKS - 1) * 7 + rest + 1);
}

/** The days of the month of `iso`, and how many weekdays come before its first, with weeks starting on Monday. */
export function monthOf(iso: string): { readonly days: readonly string[]; readonly before: number } {
  const first = `${iso.slice(0, 7)}-01`;
  const days: string[] = [];
  for (let day = first; day.slice(0, 7) === iso.slice(0, 7); day = shifted(day, 1)) days.push(day);
  return { days, before: (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7 };
}
