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
}

/** `container`: unchecked. undefined: it is none. */
export function tagManager(container: unknown, { page, now, load }: TagWorld): Analytics | undefined {
  if (typeof container !== 'string' || !CONTAINER.test(container)) return undefined;
  const begun = page.dataLayer !== undefined;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  tellConsent(layer, begun ? 'update' : 'default', 'granted');
  if (!begun) layer.push({ event: 'gtm.js', 'gtm.start': now() });
  load(`${ADDRESS}${container}`).catch(() => undefined); // blocked by the player: then nothing reads the layer
  let ended = false;
  return {
    track({ name, ...rest }) {
      if (!ended) layer.push({ event: name, ...rest });
    },
    end() {
      ended = true;
      tellConsent(layer, 'update', 'denied');
    },
  };
}

const NEVER = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

function tellConsent(layer: unknown[], what: 'default' | 'update', analytics: 'granted' | 'denied'): void {
  const command = function () {
    // biome-ignore lint/complexity/noArguments: the tag manager takes commands as arguments objects only
    layer.push(arguments);
  } as (...words: unknown[]) => void;
  command('consent', what, { ...NEVER, analytics_storage: analytics });
}
