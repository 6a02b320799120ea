import type { Legend } from '../../puzzles/kind.ts';
import { useGame } from '../app/gameHandle.ts';
import { legendOf } from './ofBoard.ts';

/** The kind's legend; undefined if it has none, or while the game is loading. */
export const useLegend = (): Legend | undefined => useGame(({ context }) => legendOf(context));
