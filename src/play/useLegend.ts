import { useMemo } from 'react';
import { playOf } from '../../machines/gameSelectors.ts';
import type { Legend } from '../../puzzles/kind.ts';
import { useGame } from './gameHandle.ts';

/** What the kind says beside its board; undefined where it says nothing, or nothing is there yet. */
export function useLegend(): Legend | undefined {
  const kind = useGame(({ context }) => context.kind);
  const givens = useGame(({ context }) => context.givens);
  const play = useGame(({ context }) => playOf(context));
  const view = useGame(({ context }) => context.view);
  return useMemo(
    () => (kind?.legend && givens && play !== undefined && view ? kind.legend(givens, play, view) : undefined),
    [kind, givens, play, view],
  );
}
