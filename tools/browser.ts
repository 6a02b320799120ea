// Finds or installs a Chromium for the browser tests and the benches; failing that, explains in one sentence what to do.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The same browser without windows, each of which has a toolbar that is a page of its own: a test's page costs 40 % less CPU. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a machine without a graphics card; WebGL then runs on the CPU. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // renders the shell's text as the full browser does, so that the approved pictures hold for both
  '--font-render-hinting=slight',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ADVICE =
  'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';

/** Path of a Chromium executable, if any. Precedence: CHROMIUM_PATH, Playwright's, the system's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...PLACES].find((path) => existsSync(path));
}

/** Like `findChromium`, but installs one if there is none. Throws an Error whose message says what to do. */
export function ensureChromium(): string {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there is no such file.`);
  }
  const found = findChromium() ?? installed(installFromPlaywright) ?? installed(() => installFromDebian([SHELL]));
  if (found === undefined) throw new Error(ADVICE);
  return found;
}

/** Installs the headless shell beside the system's full Chromium, if it can; false: the tests run in the full one. Never throws. */
export function ensureShell(): boolean {
  const found = findChromium();
  if (found === undefined || basename(found) === SHELL || process.env.CHROMIUM_PATH) return true;
  if (found === chromium.executablePath()) return true;
  return basename(installed(() => installFromDebian([SHELL])) ?? '') === SHELL;
}

let listed = false;

/**
 * Installs Debian packages without asking, and removes none. Throws if there is no apt-get, if the user is not root, or if it
 * takes five minutes.
 */
export function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) throw new Error('Only root can install packages.');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'ignore', env: environment, timeout: 300_000 } as const;
  if (!listed) execFileSync('apt-get', ['update'], options);
  listed = true;
  execFileSync('apt-get', ['install', '-y', '--no-remove', '--no-install-recommends', ...packages], options);
}

function installFromPlaywright(): void {
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
}

/** Installs a Chromium and returns its path if it also starts; a download may lack system libraries. */
function installed(install: () => void): string | undefined {
  try {
    install();
    const path = findChromium();
    if (path !== undefined) execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 60_000 });
    return path;
  } catch {
    return undefined;
  }
}
