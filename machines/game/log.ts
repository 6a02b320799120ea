// How events change the log, the game and the view. Pure: context in, change out.

import type { CheckedPart, Checking } from '../../puzzles/checking.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { AnyKind, Cursor } from '../../puzzles/kind.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { LOG_VERSION, type LogEntry, type SavedGame } from '../../puzzles/log.ts';
import { isHumane } from '../../puzzles/pace.ts';
import { seedOf } from '../../puzzles/random.ts';
import { begin, countedMistakes, elapsed, type Game, hintsUsed, step } from '../../puzzles/replay.ts';
import type { FirstSolving, LevelRecord } from '../ports.ts';
import type { LoadedGame } from './load.ts';
import type { GameContext, Setting, Settings, StartEvent } from './types.ts';

/** Set in every state but `loading` and `broken`. */
export interface Board {
  readonly kind: AnyKind;
  readonly givens: Size;
  readonly view: Cursor;
  readonly game: Game;
}

export type Change = Partial<GameContext>;
export type Mark = 'undo' | 'redo' | 'pause' | 'resume' | 'giveUp';
/** A log entry without its time. */
export type Untimed = LogEntry extends infer E ? (E extends LogEntry ? Omit<E, 'at'> : never) : never;

export function boardOf({ kind, givens, view, game }: GameContext): Board {
  if (!kind || !givens || !view || !game) throw new Error('no board has been loaded');
  return { kind, givens, view, game };
}

/** The game clock's time for `at` of `ports.clock`: whole ms, never before the last entry. */
export function gameTime({ game, offset }: Pick<GameContext, 'game' | 'offset'>, at: number): number {
  const last = game?.at ?? 0;
  return offset === undefined ? last : Math.max(last, Math.round(at + offset));
}

/** A new game's log. The seed identifies this game: a later one on the same level gets a different seed. */
export function newSave(context: GameContext, relaxed: boolean): SavedGame {
  const before = context.saved;
  const puzzle = puzzleName(context.level);
  const seed = before ? seedOf(puzzle, before.seed, before.log.length) : seedOf(puzzle);
  return { version: LOG_VERSION, puzzle, seed, relaxed, log: [] };
}

/** Takes over the loaded game, before it is started. */
export function taken(context: GameContext, loaded: LoadedGame): Change {
  const { kind, givens, saved, record } = loaded;
  const game = loaded.game ?? begin(kind, givens);
  const view = viewOf(kind, givens, context.settings);
  return { kind, givens, view, game, saved, kept: saved, record, relaxed: saved?.relaxed ?? false };
}

/** Has this level been played, so that a start may continue it? A page that was left at once logged nothing but a pause. */
export const isBegun = ({ saved }: Pick<GameContext, 'saved'>): boolean => saved?.log.some(isPlayed) ?? false;

type Start = Omit<StartEvent, 'type'>;

/** How a gesture on the board starts the game: as the button does, except that nothing that was played is ever thrown away. */
export const startOf = ({ settings }: GameContext): Start => ({
  at: 0,
  fresh: false,
  relaxed: settings[RELAXED] === true,
});

/** The setting for games that are not begun yet. */
export const RELAXED = 'relaxed';

/** Continues the saved game, or begins a new one, which replaces the saved one with its first entry. */
export function started(context: GameContext, { at, fresh, relaxed, ticking }: Start): Change {
  if (isBegun(context) && !fresh) return {};
  const { kind, givens, view } = boardOf(context);
  return {
    game: begin(kind, givens),
    view: fresh ? viewOf(kind, givens, context.settings) : view,
    saved: newSave(context, relaxed),
    relaxed,
    ...(ticking && { offset: -at }),
  };
}

/**
 * Resumes the game clock from the last entry: it stood still while the game was closed. That of a new game waits for the first entry,
 * since its board may be looked at before the start as long as one likes.
 */
export const clockFrom = (context: GameContext, at: number): Change =>
  isBegun(context) || context.offset !== undefined ? { offset: boardOf(context).game.at - at } : {};

/** Clears board, mistakes and timer; undo brings all of them back. */
export function restarted(context: GameContext, at: number): Change {
  const { kind, givens } = boardOf(context);
  return { ...written(context, at, { type: 'restart' }), view: viewOf(kind, givens, context.settings) };
}

/** Goes on after a loss, as a relaxed game. */
export function wentOn(context: GameContext, at: number): Change {
  const change = written(context, at, { type: 'resume' });
  return { ...change, relaxed: true, ...(change.saved && { saved: { ...change.saved, relaxed: true } }) };
}

/** Logs entries, all with the same time; those that change nothing are left out. */
export function written(context: GameContext, at: number, ...entries: readonly Untimed[]): Change {
  const { kind, givens, game } = boardOf(context);
  const offset = context.offset ?? (entries.some(isPlayed) ? game.at - at : undefined);
  const time = gameTime({ game, offset }, at);
  const log: LogEntry[] = [];
  let now = game;
  for (const untimed of entries) {
    const entry = { ...untimed, at: time } as LogEntry;
    const next = step(kind, givens, now, entry);
    if (next !== now) log.push(entry);
    now = next;
  }
  if (now === game) return {};
  const saved = context.saved ?? newSave(context, context.relaxed);
  return { game: now, offset, saved: { ...saved, log: [...saved.log, ...log] }, notice: undefined };
}

/** Does it start the clock of a new game? A pause before the first entry does not. */
const isPlayed = ({ type }: Pick<LogEntry, 'type'>): boolean => type !== 'pause' && type !== 'resume';

/** Applies a gesture as the kind reads it. Without a change, play and view stay the same objects. */
export function gestured(context: GameContext, at: number, gesture: Gesture): Change {
  const { kind, givens, view, game } = boardOf(context);
  const reading = kind.read(givens, game.play, view, gesture);
  const entered = reading?.move === undefined ? {} : written(context, at, { type: 'move', move: reading.move });
  return reading?.view === undefined || reading.view === view ? entered : { ...entered, view: reading.view };
}

/** The move of a solution letter at the cursor; empty if there is nothing to show. */
export function letterOf(context: GameContext): readonly unknown[] {
  const { kind, givens, view, game } = boardOf(context);
  const move = kind.letter(givens, game.play, view);
  return move === undefined ? [] : [move];
}

/** The moves of the letters missing in the selected word; empty for a kind without words. */
export function wordOf(context: GameContext): readonly unknown[] {
  const { kind, givens, view, game } = boardOf(context);
  return kind.word?.(givens, game.play, view) ?? [];
}

/** Makes the next letter's move, now that it is paid for. The board cannot have changed since the letters were found. */
export function lettered(context: GameContext, at: number): Change {
  const [move, ...letters] = context.letters;
  return move === undefined ? {} : { ...written(context, at, { type: 'letter', move }), letters };
}

/** Is a game that is being played paused? Under a dialog it is not, though its clock stands. */
export const clockStands = ({ game, covered }: GameContext): boolean => game?.since === undefined && !covered;

/** Has the player given up, without a restart since? */
export const hasGivenUp = (context: GameContext): boolean => boardOf(context).game.gaveUp;

/** Shows the solution; the player's own play stays unchanged. */
export function solved(context: GameContext): Change {
  const { kind, givens, game } = boardOf(context);
  return { solution: kind.solution(givens, game.play) };
}

/** The view after a gesture that changes only what is shown, such as `light` or `set`. */
export function glanced(context: GameContext, gesture: Gesture): Change {
  if (!context.kind) return {};
  const { kind, givens, view, game } = boardOf(context);
  return { view: kind.read(givens, game.play, view, gesture)?.view ?? view };
}

/** What a check would find and show; undefined: this kind has nothing to check. It is no entry, so neither log nor judge learns of it. */
export function checking(context: GameContext, part: CheckedPart): Checking<Cursor> | undefined {
  const { kind, givens, view, game } = boardOf(context);
  return kind.check?.(givens, game.play, view, part);
}

/** Only goes about the board, or changes how it is shown. */
export const isLook = ({ type }: Gesture): boolean => LOOKS.includes(type);
const LOOKS: readonly Gesture['type'][] = ['go', 'step', 'jump', 'next', 'set', 'light', 'cancel'];

/** On a board that is over the cursor goes along and nothing else does: no tap enters a digit or begins a line. */
export function looked(context: GameContext, gesture: Gesture): Change {
  const { type } = gesture;
  if (type === 'tap') return glanced(context, { type: 'go', cell: gesture.cell });
  if (type === 'step') return glanced(context, { ...gesture, extend: false });
  return type === 'go' || type === 'jump' || type === 'next' ? glanced(context, gesture) : {};
}

/** The initial view, with the settings that the kind knows. */
export const viewOf = (kind: AnyKind, givens: Size, settings: Settings): Cursor => {
  const play = kind.start(givens);
  return Object.entries(settings).reduce<Cursor>(
    (view, [option, value]) => kind.read(givens, play, view, { type: 'set', option, value })?.view ?? view,
    kind.view(givens),
  );
};

export const withSetting = (context: GameContext, option: string, value: Setting): Change => ({
  ...glanced(context, { type: 'set', option, value }),
  settings: { ...context.settings, [option]: value },
});

export const isSolved = (context: GameContext): boolean => {
  const { kind, givens, game } = boardOf(context);
  return kind.status(givens, game.play) === 'solved';
};

export const isOver = (context: GameContext): boolean =>
  !context.relaxed && countedMistakes(boardOf(context).game) >= context.rules.mistakes;

/** What the saver is to write. */
export interface SaveOrder {
  readonly type: 'SAVE';
  readonly saved: SavedGame;
  readonly record: LevelRecord;
}

/** undefined: the store is up to date. */
export function orderOf(context: GameContext): SaveOrder | undefined {
  const { saved, kept } = context;
  if (!saved || saved === kept || saved.log.length === 0) return undefined;
  return { type: 'SAVE', saved, record: recordOf(context) };
}

/** The level's record for the picker. Once solved, a level stays solved; a relaxed game has no best time. */
export function recordOf(context: GameContext): LevelRecord {
  const { kind, givens, game } = boardOf(context);
  const before = context.record;
  const solved = !game.gaveUp && kind.status(givens, game.play) === 'solved';
  const counts = solved && isHumane(kind, givens, game);
  const time = counts && !context.relaxed ? elapsed(game, game.at) : undefined;
  const times = [before?.bestTime, time].filter((ms) => ms !== undefined);
  return {
    solved: solved || (before?.solved ?? false),
    bestTime: times.length > 0 ? Math.min(...times) : undefined,
    progress: kind.progress(givens, game.play),
    opened: before?.opened ?? context.day,
    solvedOn: before?.solved ? before.solvedOn : solved ? (context.returnedOn ?? context.day) : undefined,
    first: before?.solved || !counts ? before?.first : solvingOf(game, time),
  };
}

const solvingOf = (game: Game, time: number | undefined): FirstSolving => ({
  time,
  mistakes: game.mistakes.length,
  hints: hintsUsed(game),
  letters: game.letters,
});

/** How many entries of this type the log has. Undo never lowers it, so it can number payments. */
export const countOf = (saved: SavedGame | undefined, type: LogEntry['type']): number =>
  saved?.log.filter((entry) => entry.type === type).length ?? 0;
