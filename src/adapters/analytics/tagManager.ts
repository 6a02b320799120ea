// Google Tag Manager, for a brand that names its container. It may measure what is played and nothing else: its storage for ads stays
// denied, since the ads have a way of their own.

import type { Analytics } from './port.ts';

/** Becomes part of a script's address. */
const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;
const ADDRESS = 'https://www.googletagmanager.com/gtm.js?id=';

interface Page {
  dataLayer?: unknown[];
}

export interface TagWorld {
  readonly page: Page;
  /** Unix ms. */
  readonly now: () => number;
  /** Loads a script. */
  readonly load: (address: string) => Promise<void>;
  /** Keeps a script from running that has not come yet. */
  readonly drop: (address: string) => void;
}

/** `container`: unchecked. undefined: it is none. */
export function tagManager(container: unknown, { page, now, load, drop }: TagWorld): Analytics | undefined {
  if (typeof container !== 'string' || !CONTAINER.test(container)) return undefined;
  const address = `${ADDRESS}${container}`;
  const known = page.dataLayer !== undefined;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  tellConsent(layer, known ? 'update' : 'default', 'granted');
  if (!layer.some(isStart)) layer.push({ event: START, 'gtm.start': now() });
  let there = false;
  load(address).then(
    () => {
      there = true;
    },
    () => undefined, // blocked by the player: then nothing reads the layer
  );
  let ended = false;
  return {
    track({ name, ...rest }) {
      if (!ended) layer.push({ event: name, ...rest });
    },
    end() {
      ended = true;
      if (!there) {
        drop(address);
        layer.length = 0; // what waits was for a script that must not run any more
      }
      tellConsent(layer, there ? 'update' : 'default', 'denied');
    },
  };
}

const START = 'gtm.js';
const isStart = (entry: unknown): boolean => (entry as { readonly event?: unknown }).event === START;

const NEVER = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

function tellConsent(layer: unknown[], what: 'default' | 'update', analytics: 'granted' | 'denied'): void {
  const command = function () {
    // biome-ignore lint/complexity/noArguments: the tag manager takes commands as arguments objects only
    layer.push(arguments);
  } as (...words: unknown[]) => void;
  command('consent', what, { ...NEVER, analytics_storage: analytics });
}
