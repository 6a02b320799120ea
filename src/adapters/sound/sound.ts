// Plays sounds if the setting allows it and the player has touched the page; a late sound is dropped. The player and the
// sounds' file are loaded with the first sound, in idle time.

import type { Sound, SoundName } from '../../../machines/ports.ts';
import { whenCalm } from '../page/calm.ts';
import type { SettingsStore } from '../settings.ts';

export interface SoundPlayer {
  play(name: SoundName): void;
  /** Silences all sounds at once. */
  stop(): void;
}

export interface SoundWorld {
  readonly settings: SettingsStore;
  /** Resolves when the sounds can be played at once. */
  readonly load: () => Promise<SoundPlayer>;
  readonly report: (error: unknown) => void;
  /** Whether the player has interacted with the page. Browsers play nothing before that. */
  readonly touched?: () => boolean;
  /** Calls `then` when the page is idle. */
  readonly idle?: (then: () => void) => unknown;
  /** ms */
  readonly now?: () => number;
}

/** ms after which a sound would come too late. */
const LATE = 1500;

const touchedPage = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function createSound(world: SoundWorld): Sound {
  const { settings, load, report, touched = touchedPage, idle = whenCalm, now = () => performance.now() } = world;
  let loading: Promise<SoundPlayer> | undefined;
  let reported = false;

  settings.subscribe(() => {
    if (!settings.current().sound) void loading?.then((player) => player.stop()).catch(() => undefined);
  });

  return {
    play(name) {
      if (!settings.current().sound || !touched()) return;
      const asked = now();
      loading ??= new Promise<void>((then) => void idle(then)).then(load);
      loading.then(
        (player) => {
          if (settings.current().sound && now() - asked < LATE) player.play(name);
        },
        (error: unknown) => {
          // the next sound retries; where sounds never load, one report is enough
          if (!reported) report(error);
          reported = true;
          loading = undefined;
        },
      );
    },
  };
}
