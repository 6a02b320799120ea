// The four sounds, played by Howler from one file. Loaded with the first sound, never before the board.

import { Howl } from 'howler';
import aac from '../../../assets/sounds/sprite.m4a?url';
import opus from '../../../assets/sounds/sprite.opus?url';
import type { SoundPlayer } from './sound.ts';
import { SPRITE } from './sprite.ts';

/** Quieter than other audio on the device. */
const VOLUME = 0.6;

/** Rejects if the sounds cannot be loaded. A browser that claims Opus and does not decode it gets AAC. */
export async function howls(): Promise<SoundPlayer> {
  const howl = await open([opus, aac]).catch(() => open([aac]));
  return {
    play: (name) => void howl.play(name),
    stop: () => void howl.stop(),
  };
}

/** Resolves when the sounds can be played at once. Howler takes the first of the files whose extension the browser claims to play. */
const open = (files: string[]): Promise<Howl> =>
  new Promise((resolve, reject) => {
    const howl = new Howl({
      src: files,
      sprite: SPRITE,
      volume: VOLUME,
      onload: () => resolve(howl),
      onloaderror: (_, error) => {
        howl.unload();
        reject(new Error(`sounds: ${String(error)}`));
      },
    });
  });
