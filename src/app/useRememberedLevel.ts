import { useEffect } from 'react';
import { usePorts } from './context.ts';
import { rememberLevel } from './lastLevel.ts';
import { useAppState } from './useAppState.ts';

/** Keeps which level was started last, for the lobby's "continue". */
export function useRememberedLevel(): void {
  const { storage } = usePorts();
  const game = useAppState((context) => context.gameRef);
  useEffect(() => {
    const { gameType } = game?.getSnapshot().context.level ?? {};
    if (!game || gameType === undefined) return;
    const started = game.on('GAME_STARTED', ({ levelId }) => rememberLevel(storage, { gameType, levelId }));
    return () => started.unsubscribe();
  }, [game, storage]);
}
