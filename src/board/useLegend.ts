import type { Legend } from '../../puzzles/kind.ts';
import { useGame } from '../app/gameHandle.ts';
import { legendOf } from './ofBoard.ts';

/** What the kind says beside its board; undefined where it says nothing, or nothing is there yet. */
export const useLegend = (): Legend | undefined => useGame(({ context }) => legendOf(context));
