// The four sounds, played by Howler. Loaded with the first sound, never before the board.

import { Howl, Howler } from 'howler';
import type { SoundName } from '../../../machines/ports.ts';
import type { SoundPlayer } from './sound.ts';

const FILES = import.meta.glob<string>('../../../assets/sounds/*.wav', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Quieter than other audio on the device. */
const VOLUME = 0.6;
/** Preloaded, so that they are available offline. */
const OFTEN: readonly SoundName[] = ['game', 'modalOpen', 'gameFinish'];

/** `failed` is called for files that do not load; such a sound stays silent. */
export function howls(failed: (error: unknown) => void): SoundPlayer {
  const made = new Map<SoundName, Howl>();
  const howlOf = (name: SoundName): Howl => {
    const howl = made.get(name) ?? make(name, failed);
    made.set(name, howl);
    return howl;
  };
  OFTEN.forEach(howlOf);
  return {
    play: (name) => void howlOf(name).play(),
    stop: () => Howler.stop(),
  };
}

const make = (name: SoundName, failed: (error: unknown) => void): Howl =>
  new Howl({
    src: [FILES[`../../../assets/sounds/${name}.wav`] ?? ''],
    volume: VOLUME,
    onloaderror: (_, error) => failed(new Error(`sound ${name}: ${String(error)}`)),
  });
