// The judge replays a posted log on the stored level to find what it is worth. Pure; runs in a worker thread, since a hostile log
// can be expensive (judging.ts).
//
// A level counts as solved if, at the log's end or before a restart, the board is solved, the player did not give up, and made
// fewer mistakes than end a game (a relaxed game has no limit). Time and reward need more: every joker hint, letter and second
// chance must be in the ledger under its `paymentRef`. Free hints missing there may come from a visitor's
// device, but only as many as a visitor is given. A solve faster than humanly possible (puzzles/pace.ts) counts as solved only.

import type { SpendBody } from '../../api/inventory.ts';
import type { FirstSolving } from '../../api/progress.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import type { ClueOutcome } from '../../puzzles/crossword/outcomes.ts';
import type { Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { type LogEntry, paymentRef, readSaved, type SavedGame } from '../../puzzles/log.ts';
import { isHumane, leastTime } from '../../puzzles/pace.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { begin, countedMistakes, elapsed, type Game, hintsUsed, step } from '../../puzzles/replay.ts';
import { clueOutcomes, firstRun, follow } from './outcomes.ts';

export interface Case {
  readonly gameType: string;
  /** The level's ipuz document. */
  readonly content: unknown;
  /** As posted, unchecked. */
  readonly game: unknown;
  /** The number of mistakes that ends a game. */
  readonly mistakes: number;
}

/** Something in the game that has to be paid for, by its ref in the ledger. */
export interface Claim {
  readonly reason: SpendBody['reason'];
  readonly ref: string;
  /** By a free hint, which only pays for hints and second chances. */
  readonly free: boolean;
}

/** An accepted solve. */
export interface Solving {
  /** Of the log's first humanly possible solve; undefined: there is none, and no reward. */
  readonly first: FirstSolving | undefined;
  /** ms, the minimum over those; undefined for a relaxed game. */
  readonly bestTime: number | undefined;
  /** ms: the fastest that a human could be. */
  readonly least: number;
}

export type Verdict =
  | { readonly ok: false; readonly fault: string }
  | {
      readonly ok: true;
      /** The log as parsed: unknown fields are dropped. */
      readonly game: SavedGame;
      /** 0 to 1 at the log's end. */
      readonly progress: number;
      readonly solving: Solving | undefined;
      readonly claims: readonly Claim[];
      /** How each clue went; undefined until the log's first run has ended (outcomes.ts). */
      readonly clues?: readonly ClueOutcome[] | undefined;
    };

/** Each restart keeps a whole board for undo. More than any honest game has; bounds hostile logs. */
const MOST_RESTARTS = 500;
/** Three years on one board; much larger times would not add up to a finite number. */
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
  const limit = saved.value.relaxed ? Infinity : mistakes;
  const { run, ...result } = replayed(kind, givens.value, saved.value, limit);
  return {
    ok: true,
    game: saved.value,
    claims: claimsOf(saved.value),
    clues: await clueOutcomes(kind, givens.value, run, limit),
    ...result,
  };
}

/** `limit`: as in `solvingOf`. */
function replayed(kind: AnyKind, givens: Size, saved: SavedGame, limit: number) {
  const solvings: Solving[] = [];
  let game = begin(kind, givens);
  const run = firstRun(game);
  const look = () => {
    const solving = solvingOf(kind, givens, game, limit);
    if (solving) solvings.push(solving);
  };
  for (const entry of saved.log) {
    if (entry.type === 'restart' && game.past.length > 0) look();
    game = step(kind, givens, game, entry);
    follow(run, entry, game);
  }
  look();
  return { progress: kind.progress(givens, game.play), solving: joinedOf(solvings), run };
}

/** `limit`: mistakes that end the game; infinite for a relaxed one, whose time does not count. */
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

/** Neither restart nor undo takes back what was paid. */
function claimsOf({ seed, log }: SavedGame): readonly Claim[] {
  const counts: Record<Claim['reason'], number> = { hint: 0, letter: 0, secondChance: 0 };
  const isPaid = (type: LogEntry['type']): type is Claim['reason'] => type in counts;
  return log.flatMap((entry: LogEntry) => {
    if (!isPaid(entry.type)) return [];
    const ref = paymentRef(seed, entry.type, counts[entry.type]++);
    return [{ reason: entry.type, ref, free: 'paid' in entry && entry.paid === 'free' }];
  });
}
