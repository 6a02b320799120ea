// "Watch my game": the game on the screen as a recording, in an address.

import type { GameContext } from '../../machines/game/types.ts';
import { playedGame } from '../../machines/replay/playedGame.ts';
import { addressOf } from './link.ts';

/** Below the level's own address, so that whoever is sent it can go on to play. Rejects if the browser cannot pack it. */
export function addressOfGame({ level, rules, saved }: GameContext): Promise<string> {
  if (!saved) return Promise.reject(new Error('The game has not been begun.'));
  return addressOf(playedGame(level, rules, saved), `/${level.gameType}/${level.id}`);
}
