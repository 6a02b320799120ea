// Plays recordings in a browser, without an app around them.

import { printsOf } from '../../../machines/replay/prints.ts';
import type { Recording } from '../../../machines/replay/recording.ts';
import { allKinds } from '../../../src/replay/session.ts';

const kinds = await allKinds();

/** Its fingerprints after every event, as this browser finds them. */
const replayed = (text: string): string[] => printsOf(JSON.parse(text) as Recording, kinds);

declare global {
  interface Window {
    replayed: (text: string) => string[];
  }
}

window.replayed = replayed;
document.documentElement.dataset.ready = '';
