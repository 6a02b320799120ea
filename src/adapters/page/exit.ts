// The end of a logout: resets the sound setting and leaves the page for `{redirectHost}/logout`.

import type { Address, Exit } from '../../../machines/ports.ts';
import type { Site } from '../api/answers.ts';
import { DEFAULT_SETTINGS, type SettingsStore } from '../settings.ts';
import { VENDOR, vendorOf } from './vendor.ts';

export interface ExitWorld {
  readonly settings: SettingsStore;
  readonly address: Pick<Address, 'current'>;
  /** The operator's settings; an empty `redirectHost` means our own origin. */
  readonly site: () => Promise<Pick<Site, 'redirectHost'>>;
  readonly origin: string;
  /** Loads the page at this address. */
  readonly go: (address: string) => void;
}

export function createExit({ settings, address, site, origin, go }: ExitWorld): Exit {
  return {
    clearSound: () => settings.set('sound', DEFAULT_SETTINGS.sound),
    async leave() {
      const vendor = vendorOf(address.current());
      // falls back to our own origin
      const { redirectHost } = await site().catch(() => ({ redirectHost: '' }));
      go(logoutAddress(redirectHost, origin, vendor));
    },
  };
}

/**
 * While offline no page can be loaded, and that page need not allow to be framed: the app shows the lobby instead, and `say` takes the
 * key of what that page would have said.
 */
export function leavePage(page: Window, to: string, say: (key: string) => void): void {
  if (page.navigator.onLine && page.parent === page) return void page.location.assign(to);
  const { search } = new URL(to);
  page.history.pushState({ depth: 0 }, '', `/?screen=lobby&${search.slice(1)}`);
  page.dispatchEvent(new PopStateEvent('popstate'));
  say('toast.loggedOut');
}

/** Even the operator's host must be an https origin; otherwise our own is used. */
export function logoutAddress(host: string, origin: string, vendor: string | undefined): string {
  const target = new URL('/logout', isOrigin(host) ? host : origin);
  if (vendor !== undefined) target.searchParams.set(VENDOR, vendor);
  return target.href;
}

const isOrigin = (host: string): boolean =>
  URL.canParse(host) && new URL(host).protocol === 'https:' && new URL(host).origin === host;
