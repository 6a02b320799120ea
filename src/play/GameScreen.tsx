// The screen of a game: the shell around the board, or NoLevel while there is no level.

import { useEffect } from 'react';
import { GameContext, useCurrentGame } from '../app/gameHandle.ts';
import { useAppState, useLevels } from '../app/useAppState.ts';
import { preloadScenes } from '../board/BoardHost.tsx';
import { prepareEnds } from './ends.ts';
import { GameShell } from './GameShell.tsx';
import { NoLevel } from './NoLevel.tsx';

// The renderer loads in parallel with the level.
preloadScenes();

/** `onStart`: prepares what else must open during the game, offline too. */
export default function GameScreen({ onStart }: { readonly onStart: () => void }) {
  const handle = useCurrentGame();
  const resets = useLevels(({ context }) => context.resets);
  const crashed = useAppState((context) => context.crashed);
  useEffect(() => {
    const started = handle?.actor.on('GAME_STARTED', () => prepareEnds(onStart));
    return () => started?.unsubscribe();
  }, [handle, onStart]);
  if (!handle || crashed) return <NoLevel crashed={crashed} />;
  const { id } = handle.actor.getSnapshot().context.level;
  return (
    <GameContext.Provider value={handle}>
      <GameShell round={`${id} ${resets}`} />
    </GameContext.Provider>
  );
}
