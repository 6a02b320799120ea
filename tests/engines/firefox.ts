// Firefox by WebDriver BiDi.

import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, PHONE, type Tab } from './engine.ts';

/** `executablePath`: a Firefox. */
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
      for (const { x, y } of points) await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    },
    type: (text) => page.keyboard.type(text),
    async resize(size) {
      touch = size === PHONE;
      await page.setViewport({ ...size, hasTouch: touch });
      await page.bringToFront(); // a page behind another one has no focus
    },
    picture: async () => Buffer.from(await page.screenshot()),
  };
}
