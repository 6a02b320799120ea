// A player who earns and spends jokers in a browser: the counter, the shop and its dialogs, found by role and German name.

import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Response } from 'playwright/test';
import { codeFile } from './codeFile.ts';
import { focusInside, visit } from './visit.ts';

/** Worth 50 jokers, once per player. */
export const promoCode = (): string => readFileSync(codeFile(process.env.E2E_PORT), 'utf8').trim();

export class ShopPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The counter in the lobby's header. */
  get counter(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /Joker|Tipp/ });
  }

  get collect(): Locator {
    return this.dialog.getByRole('button', { name: /Abholen|Abgeholt/ });
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async lobby(): Promise<void> {
    await visit(this.page, '/sudoku/play?screen=lobby');
  }

  async open(modal: string, about = ''): Promise<void> {
    await visit(this.page, `/sudoku/play?screen=lobby&modal=${modal}${about && `&about=${about}`}`);
    await expect(this.dialog).toBeVisible();
    await expect(focusInside(this.page)).toHaveCount(1);
  }

  /** Expects the lobby's counter to show that many jokers. */
  async has(jokers: number): Promise<void> {
    await expect(this.counter).toHaveAccessibleName(`${jokers} Joker`);
  }

  /** Expects the dialog's own counter to show that many jokers. */
  async sees(jokers: number): Promise<void> {
    await expect(this.dialog.getByText(`${jokers} Joker`, { exact: true }).first()).toBeVisible();
  }

  async redeem(code: string): Promise<void> {
    await this.open('promoCode');
    await this.dialog.getByLabel('Code', { exact: true }).fill(code);
    await this.button('Einlösen').click();
  }

  /** Expects what the dialog says one has before and after buying. */
  async weighs(...lines: readonly string[]): Promise<void> {
    const sum = this.dialog.locator('dl');
    await expect.poll(async () => (await sum.innerText()).replaceAll(/\s+/g, ' ')).toBe(lines.join(' '));
  }

  /** Of the chest dialog: chooses this size and pays for it; the chest stays closed. */
  async buyChest(name: RegExp): Promise<void> {
    await this.dialog.getByRole('radio', { name }).check();
    await this.button(/Joker kaufen$/).click();
  }

  answer(path: string): Promise<Response> {
    return this.page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${path}`);
  }

  /** The server gets the POST, but its response is lost; `times` in a row. */
  async loseAnswers(path: string, times: number): Promise<string[]> {
    const keys: string[] = [];
    let left = times;
    await this.page.route(`**/api/${path}`, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      const answer = await route.fetch();
      left -= 1;
      if (left >= 0) await route.abort('connectionreset');
      else await route.fulfill({ response: answer });
    });
    return keys;
  }
}
