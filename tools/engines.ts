// Finds the other engines that the tests run in, or installs them on Debian; failing that, explains in one line why not.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './browser.ts';

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** Xvfb, a virtual display. */
  readonly screen: string;
}

export interface Engines {
  readonly firefox: string | undefined;
  readonly webkit: WebKit | undefined;
  /** One line for each engine that is unavailable. */
  readonly missing: readonly string[];
}

/** Debian's packages for each engine. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

const FIREFOX = ['firefox-esr', 'firefox'];

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Debian's Firefox or the system's; FIREFOX_PATH overrides both. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  return named ? [named].find((path) => existsSync(path)) : onPath(FIREFOX);
}

/** WebKitGTK's driver and its MiniBrowser. */
export function findWebKit(): WebKit | undefined {
  const [driver, screen, browser] = [onPath(['WebKitWebDriver']), onPath(['Xvfb']), miniBrowser()];
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** The MiniBrowser is next to the library, in a folder named after processor and version. */
function miniBrowser(): string | undefined {
  const lib = '/usr/lib';
  if (!existsSync(lib)) return undefined;
  return readdirSync(lib)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((library) => join(lib, folder, library)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** Installs what is missing, if possible. Never throws: `missing` names the engines that are unavailable. */
export function ensureEngines(): Engines {
  const missing: string[] = [];
  const ensured = <Found>(
    name: string,
    packages: readonly string[],
    find: () => Found | undefined,
  ): Found | undefined => {
    const found = find() ?? installed(packages, find);
    if (!found) missing.push(`${name} is skipped: not found, and ${packages.join(', ')} could not be installed.`);
    return found;
  };
  const firefox = ensured('Firefox', PACKAGES.firefox, findFirefox);
  const webkit = ensured('WebKit', PACKAGES.webkit, findWebKit);
  return { firefox, webkit, missing };
}

function installed<Found>(packages: readonly string[], find: () => Found | undefined): Found | undefined {
  try {
    installFromDebian(packages);
    return find();
  } catch {
    return undefined;
  }
}
