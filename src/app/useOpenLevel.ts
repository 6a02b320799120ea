import { useApp } from './context.ts';

/** Opens a level of any game: the game and the category are chosen first. */
export function useOpenLevel(): (gameType: string, category: string, levelId: string) => void {
  const app = useApp();
  return (gameType, category, levelId) => {
    app.send({ type: 'OPEN_GAME', gameType, category });
    app.send({ type: 'OPEN_LEVEL', levelId });
  };
}
