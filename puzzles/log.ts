// What is recorded during play. The log is the saved game: resume, undo, redo, mistakes, time and replay
// are folds of it (replay.ts). Moves, not gestures: gestures depend on the screen and on settings.

import { type AnyKind, MAKERS } from './kind.ts';
import { type Fault, fault, ok, type Result } from './result.ts';

/** What paid for a hint or a second chance. */
export const PAYMENTS = ['free', 'joker'] as const;
export type Payment = (typeof PAYMENTS)[number];

const MARKS = ['undo', 'redo', 'pause', 'resume', 'restart', 'giveUp'] as const;

/** `at`: ms on the game's own clock, which starts at 0 and stops while the game is closed; never decreases. */
export type LogEntry<Move = unknown> =
  | { readonly type: 'move'; readonly at: number; readonly move: Move }
  | { readonly type: 'hint'; readonly at: number; readonly move: Move; readonly paid: Payment }
  | { readonly type: 'letter'; readonly at: number; readonly move: Move }
  /** Logs from before free hints paid for it have no `paid`: it was a joker. */
  | { readonly type: 'secondChance'; readonly at: number; readonly paid?: Payment }
  | { readonly type: (typeof MARKS)[number]; readonly at: number };

export const LOG_VERSION = 1;

export interface SavedGame<Move = unknown> {
  readonly version: typeof LOG_VERSION;
  /** Names the level, its game included. */
  readonly puzzle: string;
  readonly seed: number;
  /** No limit on mistakes, no timer; chosen before the level starts, or after the game was lost. */
  readonly relaxed: boolean;
  readonly log: readonly LogEntry<Move>[];
}

/**
 * The payment's idempotency key: `index` counts the earlier entries of this type, undone ones included. The same ref is
 * charged once, so a payment whose response was lost can be retried.
 */
export const paymentRef = (seed: number, type: LogEntry['type'], index: number): string => `${seed}-${type}-${index}`;

/** Far more than anyone plays; keeps a hostile log from exhausting memory. */
const MAX_ENTRIES = 50_000;

type Reader = Pick<AnyKind, 'move' | 'makers'>;

/** Border check of a saved or posted game. Codes: BAD_SAVE, OTHER_VERSION, LOG_TOO_LONG, BAD_ENTRY, BAD_MOVE, BAD_TIME. */
export function readSaved(kind: Reader, raw: unknown): Result<SavedGame, Fault> {
  if (typeof raw !== 'object' || raw === null) return fault('BAD_SAVE');
  const { version, puzzle, seed, relaxed, log } = raw as Record<string, unknown>;
  if (version !== LOG_VERSION) return fault('OTHER_VERSION', 'version');
  if (typeof puzzle !== 'string' || puzzle === '') return fault('BAD_SAVE', 'puzzle');
  if (!Number.isSafeInteger(seed)) return fault('BAD_SAVE', 'seed');
  if (typeof relaxed !== 'boolean') return fault('BAD_SAVE', 'relaxed');
  if (!Array.isArray(log)) return fault('BAD_SAVE', 'log');
  if (log.length > MAX_ENTRIES) return fault('LOG_TOO_LONG', 'log');
  const entries: LogEntry[] = [];
  let before = 0;
  for (const [index, item] of log.entries()) {
    const entry = readEntry(kind, item, `log[${index}]`);
    if (!entry.ok) return entry;
    if (entry.value.at < before) return fault('BAD_TIME', `log[${index}].at`);
    before = entry.value.at;
    entries.push(entry.value);
  }
  return ok({ version: LOG_VERSION, puzzle, seed: seed as number, relaxed, log: entries });
}

function readEntry(kind: Reader, raw: unknown, place: string): Result<LogEntry, Fault> {
  if (typeof raw !== 'object' || raw === null) return fault('BAD_ENTRY', place);
  const { type, at, move: rawMove, paid } = raw as Record<string, unknown>;
  if (typeof at !== 'number' || !Number.isFinite(at) || at < 0) return fault('BAD_TIME', `${place}.at`);
  const mark = MARKS.find((name) => name === type);
  if (mark) return ok({ type: mark, at });
  const payment = PAYMENTS.find((name) => name === paid);
  const unpaid = (): Result<LogEntry, Fault> => fault('BAD_ENTRY', `${place}.paid`);
  if (type === 'secondChance') {
    if (paid === undefined) return ok({ type, at });
    return payment ? ok({ type, at, paid: payment }) : unpaid();
  }
  const maker = MAKERS.find((name) => name === type);
  if (maker === undefined) return fault('BAD_ENTRY', `${place}.type`);
  const move = kind.move(rawMove);
  if (move === undefined || !kind.makers(move).includes(maker)) return fault('BAD_MOVE', `${place}.move`);
  if (maker !== 'hint') return ok({ type: maker, at, move });
  return payment ? ok({ type: maker, at, move, paid: payment }) : unpaid();
}
