// What the service worker uses of its world. The types of the DOM, which the rest of the client has, do not know it.

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Message extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface WorkerScope {
  readonly clients: {
    /** Every page of this origin that is open. */
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
  };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
}

/** The cache of the stored levels. */
export const LEVELS = 'levels';

/**
 * What a page asks of the worker. `storeRest`: to store the files that nobody needs at once; `takeOver`: to end the version before, if no
 * other page is on it; `size`: what the stored levels take; `empty`: to remove them.
 */
export const WISHES = ['storeRest', 'takeOver', 'size', 'empty'] as const;
export type Wish = (typeof WISHES)[number];

/** The stored levels. */
export interface Size {
  readonly levels: number;
  /** Uncompressed. */
  readonly bytes: number;
}
