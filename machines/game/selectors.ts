// What the screens read from a game's snapshot.

import type { SnapshotFrom } from 'xstate';
import type { Cursor } from '../../puzzles/kind.ts';
import { countedMistakes, elapsed } from '../../puzzles/replay.ts';
import { percentDone } from '../percent.ts';
import type { gameMachine } from './gameMachine.ts';
import { boardOf, clockStands, gameTime } from './log.ts';
import type { GameContext } from './types.ts';

export const PHASES = [
  'loading',
  'broken',
  'ready',
  'ad',
  'running',
  'paused',
  'lost',
  'secondChance',
  'won',
  'givenUp',
] as const;
export type Phase = (typeof PHASES)[number];

/** The state as one word. A pause during a payment counts as paused. */
export function phaseOf(snapshot: SnapshotFrom<typeof gameMachine>): Phase {
  const value = snapshot.value;
  if (typeof value === 'string') return value === 'deciding' ? 'ad' : value === 'refreshing' ? 'ready' : value;
  return clockStands(snapshot.context) ? 'paused' : 'running';
}

/** '0%' to '100%', rounded down, so that only a solved board shows 100%. */
export function percentOf(context: GameContext): string {
  if (!context.kind) return '0%';
  const { kind, givens, game } = boardOf(context);
  return `${percentDone(kind.progress(givens, game.play))}%`;
}

/** ms played at the clock's `now`; does not advance before the start, during a pause or after the end. */
export const elapsedOf = (context: GameContext, now: number): number =>
  context.game ? elapsed(context.game, gameTime(context, now)) : 0;

/** How many more mistakes would end the game; Infinity in a relaxed one. */
export const mistakesLeft = (context: GameContext): number => {
  if (context.relaxed) return Number.POSITIVE_INFINITY;
  return Math.max(0, context.rules.mistakes - (context.game ? countedMistakes(context.game) : 0));
};

export const canUndo = (context: GameContext): boolean => (context.game?.past.length ?? 0) > 0;
export const canRedo = (context: GameContext): boolean => (context.game?.future.length ?? 0) > 0;

export { costsNothing } from './hint.ts';
export { isBegun, isOver } from './log.ts';

/** The play shown: the player's own, or the solution after giving up; undefined while loading. */
export const playOf = ({ game, solution }: GameContext): unknown => solution ?? game?.play;

/** What a scene shows. Scenes compare by identity, so play and view are not copied. */
export function frameOf(context: GameContext): { readonly play: unknown; readonly view: Cursor } {
  return { play: playOf(context), view: boardOf(context).view };
}
