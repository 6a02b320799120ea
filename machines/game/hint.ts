// The stages of a hint: found for the current board, shown step by step, paid for, applied.

import type { HintStage } from '../../puzzles/hint.ts';
import type { Payment } from '../../puzzles/log.ts';
import { boardOf, type Change, glanced, written } from './log.ts';
import type { AnyHintFinder, GameContext } from './types.ts';

export type FoundHint = Awaited<ReturnType<AnyHintFinder['find']>>;

/** Loads the kind's hint finder on demand. */
export async function findHint(context: GameContext): Promise<FoundHint> {
  const { kind, givens, view, game } = boardOf(context);
  const finder = await kind.hints();
  return finder.find(givens, game.play, view);
}

/** Remembers the play that the hint is for. */
export const requested = (context: GameContext): Change => ({
  hintedPlay: boardOf(context).game.play,
  notice: undefined,
});

/** Has the board changed since the hint was requested? */
export const isStale = (context: GameContext): boolean => context.game?.play !== context.hintedPlay;

export const shown = (context: GameContext, hint: NonNullable<FoundHint>, stage: HintStage): Change => ({
  ...glanced(context, { type: 'light', lights: hint.lights[stage], aside: true }),
  hint: { hint, stage },
});

export const nextStage = (context: GameContext, stage: HintStage): Change =>
  context.hint ? shown(context, context.hint.hint, stage) : {};

export const closed = (context: GameContext): Change =>
  context.hint
    ? { ...glanced(context, { type: 'light', lights: [] }), hint: undefined, hintedPlay: undefined }
    : { hintedPlay: undefined };

/** A hint that does no more than a player may do costs nothing: it only takes out what shows as wrong. */
export const costsNothing = ({ kind, hint }: GameContext): boolean =>
  hint !== undefined && kind?.makers(hint.hint.move).includes('hint') === false;

/** Applies the hint and shows its last stage. `paid`: undefined if it cost nothing; the log then has it as the player's own move. */
export function applied(context: GameContext, at: number, paid?: Payment): Change {
  if (!context.hint) return {};
  const { hint } = context.hint;
  const { move } = hint;
  const change = written(context, at, paid ? { type: 'hint', move, paid } : { type: 'move', move });
  const after = { ...context, ...change };
  return { ...change, ...shown(after, hint, 'what'), hintedPlay: after.game?.play };
}
