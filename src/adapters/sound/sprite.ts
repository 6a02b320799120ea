// Made by tools/sounds.ts: the offset of each sound in assets/sounds/sprite.

import type { SoundName } from '../../../machines/ports.ts';

/** ms */
export const SPRITE: Record<SoundName, [from: number, length: number]> = {
  game: [0, 550],
  modalOpen: [650, 210],
  gameFinish: [960, 1450],
  chestBuy: [2510, 850],
};
