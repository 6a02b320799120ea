// The dialogs at a game's end are loaded during the game, so that they open without a network too.

import { whenIdle } from '../adapters/page/idle.ts';
import { lateDialog } from '../app/late/lateComponent.tsx';

export const GameWin = lateDialog(() => import('./GameWin.tsx'), 'win');
export const GameLost = lateDialog(async () => ({ default: (await import('./GameLost.tsx')).GameLost }), 'win');

/** What fails now is tried again at the end. */
export function prepareEnds(): void {
  whenIdle(() => {
    GameWin.preload();
    GameLost.preload();
  });
}
