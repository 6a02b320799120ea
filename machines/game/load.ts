// What a game needs before it is ready: the kind's rules, the level's document, and the saved game.

import type { Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { readSaved, type SavedGame } from '../../puzzles/log.ts';
import { type Game, replay } from '../../puzzles/replay.ts';
import { type Fault, fault, ok, type Result } from '../../puzzles/result.ts';
import type { LevelRecord } from '../ports.ts';
import type { GameInput } from './types.ts';

export interface LoadedGame {
  readonly kind: AnyKind;
  readonly givens: Size;
  readonly record: LevelRecord | undefined;
  /** undefined: the level has not been started, or its saved game cannot be read. */
  readonly saved: SavedGame | undefined;
  readonly game: Game | undefined;
  readonly unreadable: boolean;
}

export type LoadInput = Pick<GameInput, 'level' | 'loadKind' | 'ports'>;

/** If the store fails, the level is loaded without its saved game. Rejects if the kind throws on the level. */
export async function loadGame({ level, loadKind, ports }: LoadInput): Promise<Result<LoadedGame, Fault>> {
  const { store, reporter } = ports;
  const name = puzzleName(level);
  const give =
    <T>(instead: T, where: string) =>
    (error: unknown): T => {
      reporter.report(error, where);
      return instead;
    };
  const [kind, raw, records] = await Promise.all([
    loadKind().catch(give<undefined>(undefined, 'loadKind')),
    store.loadGame(name).catch(give<unknown>(UNREADABLE, 'loadGame')),
    store.records().catch(give<Awaited<ReturnType<typeof store.records>>>({}, 'records')),
  ]);
  if (!kind) return fault('KIND_FAILED');
  const sheet = readSheet(level.content);
  if (!sheet.ok) return sheet;
  const givens = kind.open(sheet.value);
  if (!givens.ok) return givens;
  const rest = { kind, givens: givens.value, record: records[name] };
  if (raw === undefined) return ok({ ...rest, saved: undefined, game: undefined, unreadable: false });
  const saved = raw === UNREADABLE ? undefined : readOwn(kind, name, raw);
  if (raw !== UNREADABLE && !saved) reporter.report(new Error(`saved game of ${name} cannot be read`), 'loadGame');
  return ok({ ...rest, saved, game: saved && replay(kind, givens.value, saved.log), unreadable: !saved });
}

const UNREADABLE = Symbol('unreadable');

function readOwn(kind: AnyKind, name: string, raw: unknown): SavedGame | undefined {
  const saved = readSaved(kind, raw);
  return saved.ok && saved.value.puzzle === name ? saved.value : undefined;
}
