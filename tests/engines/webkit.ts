// Safari's engine as packaged by Debian: WebKitGTK's MiniBrowser, driven by WebDriver, on a virtual screen.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { WebKit } from '../../tools/engines.ts';
import { freePort } from '../../tools/freePort.ts';
import type { Engine, Tab } from './engine.ts';
import { until } from './until.ts';

/** Keys that have a WebDriver code; others are typed as they are. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
};

export async function webkit({ driver, browser, screen }: WebKit): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const env = { ...process.env, DISPLAY: `:${await firstLine(display)}`, HOME: home, LIBGL_ALWAYS_SOFTWARE: '1' };
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await until('the driver answers', async () => (await fetch(`${server}/status`).catch(() => undefined))?.ok);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const driven = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  let first = true;
  return {
    async tab(size) {
      if (!first) await driven.switchTo().newWindow('tab');
      first = false;
      const handle = await driven.getWindowHandle();
      const tab = tabOf(driven, handle);
      await tab.resize(size);
      return tab;
    },
    async close() {
      await driven.quit().catch(() => undefined);
      for (const child of [service, display]) child.kill();
      await Promise.all([service, display].map(ended));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** One driver serves all windows, so each call must first select its window. */
function tabOf(driver: WebDriver, handle: string): Tab {
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    open: async (address) => (await here()).get(address),
    ask: async <Args extends readonly unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args) =>
      (await here()).executeScript<Answer>(`return (${question}).apply(null, arguments)`, ...args),
    async press(...keys) {
      const actions = (await here()).actions({ async: false });
      await actions.sendKeys(...keys.map((key) => KEYS[key] ?? key)).perform();
    },
    async tap(...points) {
      const actions = (await here()).actions({ async: false });
      for (const { x, y } of points)
        actions
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .press()
          .release();
      await actions.perform();
    },
    async hold({ x, y }, ms) {
      const actions = (await here()).actions({ async: false });
      await actions
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .pause(ms)
        .release()
        .perform();
    },
    type: async (text) => (await here()).actions({ async: false }).sendKeys(text).perform(),
    async resize(size) {
      const window = (await here()).manage().window();
      await window.setRect({ x: 0, y: 0, ...size });
      // the window has a toolbar above the page
      const [width, height] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      await window.setRect({ x: 0, y: 0, width: 2 * size.width - width, height: 2 * size.height - height });
    },
    picture: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
  };
}

/** The first line of output: Xvfb prints its display number there. */
const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (line) => resolve(`${line}`.trim()));
    child.once('exit', () => reject(new Error('The screen in memory ended at once.')));
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
