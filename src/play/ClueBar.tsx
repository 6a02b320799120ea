// What the running game says beside its board, and the clue of the word at hand.

import { useMemo } from 'react';
import { playOf } from '../../machines/gameSelectors.ts';
import { puzzleName } from '../../machines/puzzleName.ts';
import type { Legend } from '../../puzzles/kind.ts';
import { useApp } from '../app/context.ts';
import { ClueStrip } from './ClueStrip.tsx';
import { useGame, useHandle } from './gameHandle.ts';

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

export function ClueBar() {
  const app = useApp();
  const { gesture } = useHandle();
  const level = useGame(({ context }) => context.level);
  const legend = useLegend();
  if (!legend?.clue) return null;
  const report = (item: string): void =>
    app.send({ type: 'OPEN_MODAL', kind: 'suggestion', about: `${puzzleName(level)}/${item}` });
  return <ClueStrip legend={legend} send={gesture} onReport={report} />;
}
