// The screen of a game: the shell around the board while a level is there, and a calm word while none is.

import { useEffect } from 'react';
import { useAppState, useLevels } from '../app/useAppState.ts';
import { prepareEnds } from '../modals/ends.ts';
import { preloadScenes } from './BoardHost.tsx';
import { GameShell } from './GameShell.tsx';
import { GameContext } from './gameHandle.ts';
import { NoLevel } from './NoLevel.tsx';
import { useCurrentGame } from './useCurrentGame.ts';

// The renderer travels beside the level, not after it.
preloadScenes();

export default function GameScreen() {
  const handle = useCurrentGame();
  const resets = useLevels(({ context }) => context.resets);
  const crashed = useAppState((context) => context.crashed);
  useEffect(() => {
    const started = handle?.actor.on('GAME_STARTED', prepareEnds);
    return () => started?.unsubscribe();
  }, [handle]);
  if (!handle || crashed) return <NoLevel crashed={crashed} />;
  const { id } = handle.actor.getSnapshot().context.level;
  return (
    <GameContext.Provider value={handle}>
      <GameShell key={`${id} ${resets}`} />
    </GameContext.Provider>
  );
}
