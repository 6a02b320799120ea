// Where the running pre-roll is shown: the overlay reads the machine here, and lends the player its place on the screen.

import type { ActorRefFrom } from 'xstate';
import type { adMachine } from '../../../machines/ad/adMachine.ts';

export type AdActor = ActorRefFrom<typeof adMachine>;

let running: AdActor | undefined;
let place: HTMLElement | null = null;
const waiting: (() => void)[] = [];
let seen = false;
const listeners = new Set<() => void>();

export const stage = {
  /** undefined: no ad runs. */
  running: (): AdActor | undefined => running,
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  show(actor: AdActor | undefined): void {
    running = actor;
    for (const changed of listeners) changed();
  },
  /** The overlay comes onto the screen; the returned function takes it away, and with it the ad. */
  enter(): () => void {
    seen = true;
    for (const changed of listeners) changed();
    return () => {
      seen = false;
      for (const changed of listeners) changed();
    };
  },
  /** Whether the overlay is on the screen: an ad runs only then. */
  seen: (): boolean => seen,
  /** The element that the players fill; null: the overlay is not on the screen. */
  place: (): HTMLElement | null => place,
  /** A React ref. */
  lend(element: HTMLElement | null): void {
    place = element;
    if (element !== null) for (const lent of waiting.splice(0)) lent();
  },
  /** Resolves when there is a place. */
  lent: (): Promise<void> => (place === null ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
};
