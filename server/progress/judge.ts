// The judge: what a posted log is worth, found by playing it again on the stored level. Pure; it runs in a thread of its own,
// since a log may be as long as it likes to be (judging.ts).
//
// A level counts as solved where, at the log's end or before a restart in it, the board is solved, nobody gave up, and fewer
// mistakes count than end a game (a relaxed game has no such limit). A reward wants more: each hint that says it cost a joker,
// each letter and each second chance stands in the ledger under the ref that the game pays by (`paymentRef`); free hints that the ledger does not know are those of a visitor's device, at most as many as one is given.
// A solving in less time than a person takes (puzzles/pace.ts) counts as solved, and for nothing else.

import type { SpendBody } from '../../api/inventory.ts';
import type { FirstSolving } from '../../api/progress.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import type { Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { type LogEntry, paymentRef, readSaved, type SavedGame } from '../../puzzles/log.ts';
import { isHumane, leastTime } from '../../puzzles/pace.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { begin, countedMistakes, elapsed, type Game, hintsUsed, step } from '../../puzzles/replay.ts';

export interface Case {
  readonly gameType: string;
  /** The level's ipuz document. */
  readonly content: unknown;
  /** What was posted. */
  readonly game: unknown;
  /** Mistakes that end a game. */
  readonly mistakes: number;
}

/** Something in the game that costs, by the ref under which it is booked. */
export interface Claim {
  readonly reason: SpendBody['reason'];
  readonly ref: string;
  /** Only a hint may be. */
  readonly free: boolean;
}

/** A solving that stands. */
export interface Solving {
  /** What the log's first one took that a person can have made; undefined where there is none: that pays nothing. */
  readonly first: FirstSolving | undefined;
  /** ms, the best of those; undefined for a relaxed game. */
  readonly bestTime: number | undefined;
  /** ms that a person takes for the first one at the very least. */
  readonly least: number;
}

export type Verdict =
  | { readonly ok: false; readonly fault: string }
  | {
      readonly ok: true;
      /** The log as it was read: nothing that no rule knows is kept. */
      readonly game: SavedGame;
      /** 0 to 1 at the log's end. */
      readonly progress: number;
      readonly solving: Solving | undefined;
      readonly claims: readonly Claim[];
    };

/** Each of them keeps a whole board to come back to: more than anybody begins anew, and a bound for hostile logs. */
const MOST_RESTARTS = 500;
/** Three years of playing one board; times far beyond it add up to no number. */
const LONGEST = 1e11; // ms

export async function judge({ gameType, content, game, mistakes }: Case): Promise<Verdict> {
  if (!isGameType(gameType)) return { ok: false, fault: 'UNKNOWN_GAME' };
  const kind = await loadKind(gameType);
  const sheet = readSheet(content);
  const givens = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!givens.ok) return { ok: false, fault: `level ${givens.fault.code}` };
  const saved = readSaved(kind, game);
  if (!saved.ok) return { ok: false, fault: saved.fault.code };
  if (saved.value.log.filter(({ type }) => type === 'restart').length > MOST_RESTARTS)
    return { ok: false, fault: 'TOO_MANY_RESTARTS' };
  if ((saved.value.log.at(-1)?.at ?? 0) > LONGEST) return { ok: false, fault: 'BAD_TIME' };
  return {
    ok: true,
    game: saved.value,
    claims: claimsOf(saved.value),
    ...replayed(kind, givens.value, saved.value, mistakes),
  };
}

function replayed(kind: AnyKind, givens: Size, saved: SavedGame, limit: number) {
  const solvings: Solving[] = [];
  let game = begin(kind, givens);
  const look = () => {
    const solving = solvingOf(kind, givens, game, saved.relaxed ? Infinity : limit);
    if (solving) solvings.push(solving);
  };
  for (const entry of saved.log) {
    if (entry.type === 'restart' && game.past.length > 0) look();
    game = step(kind, givens, game, entry);
  }
  look();
  return { progress: kind.progress(givens, game.play), solving: joinedOf(solvings) };
}

/** `limit`: mistakes that end the game; infinite for a relaxed one, whose time counts nowhere. */
function solvingOf(kind: AnyKind, givens: Size, game: Game, limit: number): Solving | undefined {
  if (game.gaveUp || kind.status(givens, game.play) !== 'solved') return undefined;
  if (countedMistakes(game) >= limit) return undefined;
  const least = leastTime(kind, givens, game);
  if (!isHumane(kind, givens, game)) return { first: undefined, bestTime: undefined, least };
  const bestTime = limit === Infinity ? undefined : elapsed(game, game.at);
  const counts = { mistakes: game.mistakes.length, hints: hintsUsed(game), letters: game.letters };
  return { first: bestTime === undefined ? counts : { ...counts, time: bestTime }, bestTime, least };
}

function joinedOf(solvings: readonly Solving[]): Solving | undefined {
  const first = solvings.find((solving) => solving.first !== undefined) ?? solvings[0];
  if (first?.bestTime === undefined) return first;
  return { ...first, bestTime: Math.min(...solvings.map(({ bestTime }) => bestTime ?? Infinity)) };
}

/** A restart or an undo takes nothing back that was paid. */
function claimsOf({ seed, log }: SavedGame): readonly Claim[] {
  const counts: Record<Claim['reason'], number> = { hint: 0, letter: 0, secondChance: 0 };
  const isPaid = (type: LogEntry['type']): type is Claim['reason'] => type in counts;
  return log.flatMap((entry: LogEntry) => {
    if (!isPaid(entry.type)) return [];
    const ref = paymentRef(seed, entry.type, counts[entry.type]++);
    return [{ reason: entry.type, ref, free: entry.type === 'hint' && entry.paid === 'free' }];
  });
}
