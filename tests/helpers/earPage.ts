// A player who does not see the page: presses keys, and hears what a screen reader would say: the name of what takes the focus, and
// what live regions announce. Knows roles and names alone. Records both, as a transcript.

import type { Page } from 'playwright';
import { expect } from 'playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/** So many frames without another word: the board has said all that it has to say. */
const QUIET = 8;

export class EarPage {
  readonly page: Page;
  /** Keystrokes so far. */
  strokes = 0;
  /** What the focus read last. */
  focused = '';
  private readonly lines: string[] = [];
  private taken = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Before the page is opened. */
  async listen(): Promise<void> {
    await this.page.addInitScript(record);
  }

  /** Presses the key and returns what was heard until it is quiet again. */
  async press(key: string): Promise<readonly string[]> {
    this.strokes++;
    this.lines.push(`[${key}]`);
    await this.page.keyboard.press(key);
    return this.hears();
  }

  /** What has been heard since the last time; waits for the first words. */
  async hears(): Promise<readonly string[]> {
    const { taken } = this;
    await expect.poll(() => this.page.evaluate(() => window.heard.length), { intervals: [10] }).toBeGreaterThan(taken);
    const all = await this.page.evaluate(async (most) => {
      const { heard } = window;
      for (let [quiet, count] = [0, heard.length]; quiet < most; quiet++, count = heard.length) {
        await new Promise(requestAnimationFrame);
        if (heard.length > count) quiet = -1;
      }
      return heard;
    }, QUIET);
    this.taken = all.length;
    const news = all.slice(taken);
    for (const words of news) {
      this.lines.push(`    ${words}`);
      if (words.startsWith('focus: ')) this.focused = words.slice('focus: '.length);
    }
    return news;
  }

  note(text: string): void {
    this.lines.push(text);
  }

  get transcript(): string {
    return `${this.lines.join('\n')}\n`;
  }
}

/** Runs in the page. */
function record(): void {
  const heard: string[] = [];
  window.heard = heard;
  const say = (words: string): void => void heard.push(words);
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return (element.getAttribute('aria-label') ?? (named || (element.textContent ?? ''))).trim();
  };
  let dialog: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const inside = target.closest('[role="dialog"]');
    if (inside && inside !== dialog) say(`dialog: ${nameOf(inside)}`);
    dialog = inside;
    if (target !== inside) say(`focus: ${nameOf(target)}`);
  });
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const changed = (records: readonly MutationRecord[]): void => {
    const regions = new Set<Element>();
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (region && region.getAttribute('aria-live') !== 'off') regions.add(region);
    }
    for (const region of regions) {
      const text = region.textContent?.trim() ?? '';
      if (text !== '') say(`said: ${text}`);
    }
  };
  new MutationObserver(changed).observe(document, { subtree: true, childList: true, characterData: true });
}
