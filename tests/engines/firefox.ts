// Firefox by WebDriver BiDi.

import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, PHONE, type Point, type Tab } from './engine.ts';

/** `executablePath`: the Firefox to start. */
export async function firefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000, // ms, to start
    protocolTimeout: 120_000,
    // without a graphics card WebGL runs on the processor
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'intl.accept_languages': 'de-DE' },
  });
  return {
    async tab(size) {
      const page = await browser.newPage();
      const tab = tabOf(page);
      await tab.resize(size);
      return tab;
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  let touch = false;
  return {
    open: async (address) => void (await page.goto(address)),
    ask: (question, ...args) => page.evaluate(question as never, ...args),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    async tap(...points) {
      for (const { x, y } of points) await (touch ? touchAt(page, { x, y }) : page.mouse.click(x, y));
    },
    hold: (point, ms) => (touch ? touchAt(page, point, ms) : page.mouse.click(point.x, point.y, { delay: ms })),
    type: (text) => page.keyboard.type(text),
    async resize(size) {
      touch = size === PHONE;
      await page.setViewport({ ...size, hasTouch: touch });
      await page.bringToFront(); // a background page has no focus
    },
    picture: async () => Buffer.from(await page.screenshot()),
  };
}

/** Puppeteer internals that its types do not declare. */
interface Driven {
  mainFrame(): { readonly browsingContext: { performActions(actions: readonly object[]): Promise<void> } };
}

/**
 * Down and up in one command. `touchscreen.tap` sends two, which on a busy machine may be more than half a second apart: to
 * Firefox that is a long press, not a click.
 */
function touchAt(page: Page, { x, y }: Point, ms = 0): Promise<void> {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: ms },
    { type: 'pointerUp', button: 0 },
  ];
  const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
  return (page as unknown as Driven).mainFrame().browsingContext.performActions([finger]);
}
