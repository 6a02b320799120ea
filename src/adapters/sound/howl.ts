// The four sounds, played by Howler. Loaded with the first sound that is wanted, never on the way to a board.

import { Howl, Howler } from 'howler';
import type { SoundName } from '../../../machines/ports.ts';
import type { SoundPlayer } from './sound.ts';

const FILES = import.meta.glob<string>('../../../assets/sounds/*.wav', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Soft beside whatever else the device plays. */
const VOLUME = 0.6;
/** Fetched at once: by the time they are wanted they shall be there, also without a network. */
const OFTEN: readonly SoundName[] = ['game', 'modalOpen', 'gameFinish'];

/** `failed` hears of files that do not come; a sound that cannot be played is silence. */
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
