// A player before whose level an ad is to come: an app server whose operator has ads, from an ad house of its own.

import type { Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import type { Scenario } from '../../tools/adHouse/scenarios.ts';
import { type AdHouse, startAdHouse } from '../../tools/adHouse/server.ts';
import { adVariables } from '../../tools/adVariables.ts';
import { startServer } from '../../tools/serve.ts';
import { plainBrand } from '../server/brandDocuments.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { support } from './support.ts';

const LEVEL = '/sudoku/de-leichtes-001';
/** What may be asked before the player has agreed: the consent platform, and what it reports to itself. */
const BEFORE_CONSENT = ['/cmp.js', '/stub.js', '/consent'];

export class AdsPage {
  readonly page: Page;
  private readonly house: AdHouse;
  private readonly visitor: string;
  /** Violations of the content security policy, and errors of scripts. */
  readonly violations: string[] = [];
  /** What was sent to be counted, batch by batch, each with the server's answer. */
  readonly counted: unknown[][] = [];

  constructor(page: Page, house: AdHouse, visitor: string) {
    this.page = page;
    this.house = house;
    this.visitor = visitor;
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) this.violations.push(message.text());
    });
    page.on('response', (response) => {
      const request = response.request();
      if (!request.url().endsWith('/api/analytics')) return;
      this.counted.push([...request.postDataJSON().events, response.status()]);
    });
    page.on('pageerror', ({ message }) => void this.violations.push(message));
  }

  async scenario(scenario: Scenario): Promise<void> {
    await this.page.setExtraHTTPHeaders({ 'x-ad-scenario': scenario, 'x-ad-visitor': this.visitor });
  }

  /** On a page that loads scripts from several origins: they would all have to allow the headers. */
  async scenarioOfPublisher(scenario: Scenario): Promise<void> {
    const own = { 'x-ad-scenario': scenario, 'x-ad-visitor': this.visitor };
    await this.page.route(`${this.house.url}/**`, (route) =>
      route.continue({ headers: { ...route.request().headers(), ...own } }),
    );
  }

  /** Opens the level and presses "start". */
  async start(address = LEVEL): Promise<void> {
    await this.page.goto(address);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Los geht’s' }).click();
  }

  /** Tells the page that it is hidden and shown again, as in a change of tabs. */
  hide = () =>
    this.page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });

  get overlay() {
    return this.page.getByRole('dialog', { name: 'Anzeige' });
  }

  accept = () => this.page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  refuse = () => this.page.getByRole('button', { name: 'Alle ablehnen' }).click();

  /** The level runs: its clock can be stopped, and the overlay is gone. */
  async runs(): Promise<void> {
    await expect(this.overlay).toBeHidden({ timeout: 20_000 });
    await expect(this.page.getByRole('button', { name: 'Pause' })).toBeVisible();
  }

  /** The level runs, and the board has the keys. */
  async plays(): Promise<void> {
    await this.runs();
    await this.page.keyboard.press('ArrowRight');
    await expect(this.page.getByRole('grid').locator(':focus')).toHaveCount(1);
    expect(this.violations).toEqual([]);
  }

  /** Paths asked of the ad house, in order. */
  asked = (): string[] => this.house.log(this.visitor).map(({ path }) => path);

  /** Nothing but the consent platform was asked without consent. */
  expectNothingWithoutConsent(): void {
    const early = this.house
      .log(this.visitor)
      .filter(({ path, consent }) => consent !== 'granted' && !BEFORE_CONSENT.includes(path));
    expect(early).toEqual([]);
  }

  /** Nothing but the consent platform was asked at all. */
  expectNoAds(): void {
    expect(this.asked().filter((path) => !BEFORE_CONSENT.includes(path))).toEqual([]);
  }
}

interface Workers {
  readonly house: AdHouse;
  /** A site that may frame the brand "framed". */
  readonly publisher: Publisher;
  readonly adServer: string;
}

export const test = base.extend<{ ads: AdsPage }, Workers>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's fixtures from this pattern
    async ({}, use) => {
      const house = await startAdHouse();
      await use(house);
      await house.stop();
    },
    { scope: 'worker' },
  ],
  publisher: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const publisher = await startPublisher();
      await use(publisher);
      await publisher.stop();
    },
    { scope: 'worker' },
  ],
  adServer: [
    async ({ house, publisher }, use) => {
      const brand = plainBrand('framed', { hosts: [], publishers: [publisher.host] });
      const before = (env: NodeJS.ProcessEnv) => support(env, ['brand', 'set', JSON.stringify(brand), '--publish']);
      const server = await startServer({
        variables: adVariables(house.url),
        before: async (env) => void (await before(env)),
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ adServer }, use) => use(adServer),
  ads: async ({ page, house }, use, { testId }) => use(new AdsPage(page, house, testId)),
});
export { expect };
