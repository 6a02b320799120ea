// The dialogs at a game's end are preloaded during the game, so that they also open offline.

import { whenIdle } from '../adapters/page/idle.ts';
import { lateDialog } from '../app/late/lateComponent.tsx';

export const GameWin = lateDialog(() => import('./GameWin.tsx'), 'win');
export const GameLost = lateDialog(async () => ({ default: (await import('./GameLost.tsx')).GameLost }), 'win', 'more');

/** A dialog that fails to load now is retried at the end. */
export function prepareEnds(): void {
  whenIdle(() => {
    GameWin.preload();
    GameLost.preload();
  });
}
