// What a kind shows beside its board, keys and words, computed once per board: after every entry several parts of the screen
// need it.

import { playOf } from '../../machines/game/selectors.ts';
import type { GameContext } from '../../machines/game/types.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { AnyKind, Cursor, Legend, Pad } from '../../puzzles/kind.ts';
import { useGame } from '../app/gameHandle.ts';

type Ask<Answer> = (kind: AnyKind, givens: Size, play: unknown, view: Cursor) => Answer;

/** Caches the answer for a board; undefined while there is none. */
function ofBoard<Answer>(ask: Ask<Answer>): (context: GameContext) => Answer | undefined {
  const known = new WeakMap<Cursor, { readonly kind: AnyKind; readonly play: unknown; readonly answer: Answer }>();
  return (context) => {
    const { kind, givens, view } = context;
    const play = playOf(context);
    if (!kind || !givens || play === undefined || !view) return undefined;
    const last = known.get(view);
    if (last?.kind === kind && last.play === play) return last.answer;
    const answer = ask(kind, givens, play, view);
    known.set(view, { kind, play, answer });
    return answer;
  };
}

export const padOf = ofBoard<Pad>((kind, givens, play, view) => kind.pad(givens, play, view));
export const legendOf = ofBoard<Legend | undefined>((kind, givens, play, view) => kind.legend?.(givens, play, view));

/** Up to this many keys flow into the available room; more keep their kind's rows. */
export const FLOWING_KEYS = 10;

/** Four rows of letters leave no room for the mode switch above them: it moves to the tools. */
export const isLettered = ({ rows }: Pad): boolean => rows.flat().length > FLOWING_KEYS;

// These rarely change, so that components that use them are rarely rendered.

export const hasKeys = (context: GameContext): boolean => (padOf(context)?.rows.length ?? 0) > 0;
export const hasLists = (context: GameContext): boolean => (legendOf(context)?.lists.length ?? 0) > 0;
export const hasLetteredKeys = (context: GameContext): boolean => {
  const pad = padOf(context);
  return pad !== undefined && isLettered(pad);
};

/** More cells in a line than this are smaller than a finger on a phone (31 CSS pixels at 360). */
const CELLS_IN_SIGHT = 11;
/** One step of the zoom, by button or key. */
export const ZOOM_STEP = 1.5;

export const isZoomable = ({ givens }: GameContext): boolean =>
  Math.max(givens?.width ?? 0, givens?.height ?? 0) > CELLS_IN_SIGHT;

/** The kind's legend; undefined if it has none, or while the game is loading. */
export const useLegend = (): Legend | undefined => useGame(({ context }) => legendOf(context));
