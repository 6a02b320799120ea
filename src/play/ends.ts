// What a game's end shows is preloaded during the game, so that it also opens offline.

import { whenCalm } from '../adapters/page/calm.ts';
import { lateDialog } from '../app/late/lateComponent.tsx';
import { Lost } from './boardParts.tsx';

export const GameWin = lateDialog(() => import('./GameWin.tsx'), 'win', 'sentence');

/** What fails to load now is retried at the end. */
export function prepareEnds(others: () => void): void {
  whenCalm(() => {
    others();
    GameWin.preload();
    Lost.preload();
  });
}
