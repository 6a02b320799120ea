// A hand that does not wait for the app: it sends native input events one after another, as fast as requested.

import type { CDPSession, Page } from 'playwright';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CTRL = 2;
export const SHIFT = 8;

const NAMED: Readonly<Record<string, number>> = {
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Home: 36,
  End: 35,
  Enter: 13,
  Escape: 27,
  Backspace: 8,
  Delete: 46,
};

export class Hand {
  private readonly session: CDPSession;
  private sent: Promise<unknown>[] = [];

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async of(page: Page): Promise<Hand> {
    return new Hand(await page.context().newCDPSession(page));
  }

  /** A named key, an upper-case letter or a digit. */
  key(key: string, modifiers = 0): void {
    const named = NAMED[key];
    const code = named === undefined ? (/\d/.test(key) ? `Digit${key}` : `Key${key}`) : key;
    const windowsVirtualKeyCode = named ?? key.charCodeAt(0);
    const shown = named === undefined && !(modifiers & SHIFT) ? key.toLowerCase() : key;
    const event = { key: shown, code, windowsVirtualKeyCode, modifiers };
    const text = named === undefined && !(modifiers & CTRL) ? { text: shown } : {};
    this.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, ...text });
    this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  click({ x, y }: Point): void {
    const at = { x, y, button: 'left', clickCount: 1 };
    this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    this.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  }

  drag(from: Point, to: Point): void {
    const at = ({ x, y }: Point) => ({ x, y, button: 'left', clickCount: 1 });
    this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at(from) });
    for (const part of [0.3, 0.7, 1]) {
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(point), buttons: 1 });
    }
    this.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at(to) });
  }

  touch({ x, y }: Point): void {
    this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Resolves when the page has handled all events. */
  async handedOn(): Promise<void> {
    await Promise.all(this.sent);
    this.sent = [];
  }

  /** Resolves when the page has handled all events and drawn a frame. */
  async rest(page: Page): Promise<void> {
    await this.handedOn();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }

  private send(method: string, event: object): void {
    this.sent.push(this.session.send(method as 'Input.dispatchKeyEvent', event as never));
  }
}
