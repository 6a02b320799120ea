// What the chrome reads from a game machine's context and snapshot.

import type { SnapshotFrom } from 'xstate';
import type { Cursor } from '../../puzzles/kind.ts';
import { countedMistakes, elapsed } from '../../puzzles/replay.ts';
import type { gameMachine } from './gameMachine.ts';
import { boardOf, gameTime } from './log.ts';
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

/** What is going on, flat. A payment that a pause has overtaken counts as paused. */
export function phaseOf(snapshot: SnapshotFrom<typeof gameMachine>): Phase {
  const value = snapshot.value;
  if (typeof value === 'string') return value === 'deciding' ? 'ad' : value === 'refreshing' ? 'ready' : value;
  return snapshot.context.game?.since === undefined ? 'paused' : 'running';
}

/** '0%' to '100%'; whole percent, rounded down, so that only a solved board has 100. */
export function percentOf(context: GameContext): string {
  if (!context.kind) return '0%';
  const { kind, givens, game } = boardOf(context);
  return `${Math.floor(kind.progress(givens, game.play) * 100 + 1e-9)}%`;
}

/** ms played at the clock's `now`; stands still before the start, in a pause, and after the end. */
export const elapsedOf = (context: GameContext, now: number): number =>
  context.game ? elapsed(context.game, gameTime(context, now)) : 0;

/** How many more mistakes end the game; Infinity in a relaxed one. */
export const mistakesLeft = (context: GameContext): number => {
  if (context.relaxed) return Number.POSITIVE_INFINITY;
  return Math.max(0, context.rules.mistakes - (context.game ? countedMistakes(context.game) : 0));
};

export const canUndo = (context: GameContext): boolean => (context.game?.past.length ?? 0) > 0;
export const canRedo = (context: GameContext): boolean => (context.game?.future.length ?? 0) > 0;

export { isBegun } from './log.ts';

/** What shows on the glass: the player's own play, or the solution that he asked for; undefined until there is one. */
export const playOf = ({ game, solution }: GameContext): unknown => solution ?? game?.play;

/** What a scene's source shows: compared by identity, and so handed on as it is. */
export function frameOf(context: GameContext): { readonly play: unknown; readonly view: Cursor } {
  return { play: playOf(context), view: boardOf(context).view };
}
