// Navigation between screens.

import { useApp, usePorts } from './context.ts';

/** Goes back to the previous screen, or to the lobby if the player arrived by a link. */
export function useBack(): () => void {
  const app = useApp();
  const { address } = usePorts();
  return () => {
    if (address.depth() > 0) address.back();
    else app.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  };
}

/** Opens a level of any game: chooses the game and the category first. */
export function useOpenLevel(): (gameType: string, category: string, levelId: string) => void {
  const app = useApp();
  return (gameType, category, levelId) => {
    app.send({ type: 'OPEN_GAME', gameType, category });
    app.send({ type: 'OPEN_LEVEL', levelId });
  };
}
