// What a browser makes of the ad house: its consent platform and both SDKs, on its own demo page with a strict policy. Its scenarios
// are tried one by one in the full run; ads.spec.ts plays most of them through the app.
import { Segment, TCString } from '@iabtcf/core';
import type { Page } from 'playwright';
import { expect, test } from 'playwright/test';
import type { Scenario } from '../../tools/adHouse/scenarios.ts';
import { type AdHouse, startAdHouse } from '../../tools/adHouse/server.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { inFull } from '../helpers/full.ts';

let house: AdHouse;
test.beforeAll(async () => {
  house = await startAdHouse();
});
test.afterAll(() => house.stop());

/** The demo page in a scenario; its requests are logged under its own name. */
async function open(page: Page, scenario: Scenario, query = ''): Promise<{ visitor: string; faults: string[] }> {
  const visitor = test.info().testId;
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => void faults.push(message));
  await page.setExtraHTTPHeaders({ 'x-ad-scenario': scenario, 'x-ad-visitor': visitor });
  await page.goto(`${house.url}/demo.html${query}`);
  return { visitor, faults };
}

const events = (page: Page): Promise<string[]> => page.locator('#events li').allTextContents();
const heard = async (page: Page, event: string): Promise<void> => {
  await expect.poll(() => events(page), { timeout: 20_000 }).toContain(event);
};
const tcString = (page: Page): Promise<string> => page.locator('#tc').innerText();
const asked = (visitor: string): string[] => house.log(visitor).map(({ path }) => path);

/** Past the dialog: ads are another test's subject. */
async function accepted(page: Page, scenario: Scenario): Promise<{ visitor: string; faults: string[] }> {
  const opened = await open(page, scenario);
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await heard(page, 'useractioncomplete');
  return opened;
}

test('refused: a TC string without consent, and no question on the next visit', async ({ page }) => {
  const { visitor, faults } = await open(page, 'completed');
  await heard(page, 'cmpuishown');
  expect(await tcString(page)).toBe('');
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await heard(page, 'useractioncomplete');
  const model = TCString.decode(await tcString(page));
  expect([model.vendorConsents.has(755), model.purposeConsents.has(1), model.vendorsDisclosed.has(755)]).toEqual([
    false,
    false,
    true,
  ]);
  await page.reload();
  await heard(page, 'tcloaded');
  expect(await events(page)).toEqual(['tcloaded']);
  expect(house.log(visitor).at(-1)).toMatchObject({ path: '/consent', consent: 'refused' });
  expect(faults).toEqual([]);
});

test('accepted: the TC string has vendor 755, all purposes and the disclosed vendors', async ({ page }) => {
  const { visitor } = await accepted(page, 'completed');
  const text = await tcString(page);
  expect(text.split('.')).toHaveLength(2);
  const model = TCString.decode(text);
  expect([...model.purposeConsents].filter(([, given]) => given).map(([id]) => id)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  const vendors = [755, 2001, 2002];
  expect(vendors.filter((id) => model.vendorConsents.has(id) && model.vendorsDisclosed.has(id))).toEqual(vendors);
  expect([model.policyVersion, model.isServiceSpecific, Segment.VENDORS_DISCLOSED]).toEqual([
    5,
    true,
    'vendorsDisclosed',
  ]);
  expect(asked(visitor).filter((path) => !/^\/(demo|stub|cmp|consent)/.test(path))).toEqual([]);
});

test('a choice of single purposes and partners, changed later', async ({ page }) => {
  await open(page, 'completed', '?lang=en');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Store and read information' }).check();
  await page.getByRole('switch', { name: 'Google Advertising Products' }).check();
  await expectAccessible(page, 'settings of the dialog');
  await page.getByRole('button', { name: 'Save choice' }).click();
  await heard(page, 'useractioncomplete');
  const first = TCString.decode(await tcString(page));
  expect([...first.purposeConsents].filter(([, given]) => given).map(([id]) => id)).toEqual([1]);
  expect([first.vendorConsents.has(755), first.vendorConsents.has(2001)]).toEqual([true, false]);

  await page.getByRole('button', { name: 'Consent' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);
  await page.getByRole('switch', { name: 'Google Advertising Products' }).uncheck();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect.poll(() => events(page)).toEqual(['cmpuishown', 'useractioncomplete']);
  expect(TCString.decode(await tcString(page)).vendorConsents.has(755)).toBe(false);
});

test('Escape closes the dialog without a choice; asked again, it opens again', async ({ page }) => {
  const { visitor } = await open(page, 'completed');
  const dialog = page.getByRole('dialog', { name: 'Werbung bezahlt dieses Spiel' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the dialog');
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') === null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await events(page)).toEqual(['cmpuishown']);
  expect(asked(visitor)).not.toContain('/consent');
  expect(await page.evaluate(displayStatus)).toBe('hidden');
  await page.getByRole('button', { name: 'Consent' }).click();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(displayStatus)).toBe('visible');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(listen); // as the next ad does
  await expect(dialog).toBeVisible();
});

function listen(): void {
  const { __tcfapi } = window as unknown as { __tcfapi: (...given: unknown[]) => void };
  __tcfapi('addEventListener', 2, () => undefined);
}

function displayStatus(): string {
  let status = '';
  const { __tcfapi } = window as unknown as { __tcfapi: (...given: unknown[]) => void };
  __tcfapi('ping', 2, (ping: { displayStatus: string }) => {
    status = ping.displayStatus;
  });
  return status;
}

test('the dialog fits a phone with text twice as large', async ({ page }) => {
  await open(page, 'completed');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const sizes = await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(sizes[0]).toBe(sizes[1]);
  await page.getByRole('switch', { name: 'Google Advertising Products' }).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await heard(page, 'useractioncomplete');
  expect(TCString.decode(await tcString(page)).vendorConsents.has(755)).toBe(true);
});

test('outside the GDPR nobody is asked', async ({ page }) => {
  await open(page, 'completed', '?gdpr=0');
  await heard(page, 'tcloaded');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a platform that is blocked, or refuses listeners, gives nothing', async ({ page }) => {
  await open(page, 'cmpBlocked');
  await heard(page, 'blocked /cmp.js');
  await page.setExtraHTTPHeaders({ 'x-ad-scenario': 'cmpBroken' });
  await page.reload();
  await heard(page, 'no listener');
});

test('IMA plays an ad to its end, tracked, with the TC string sent along', async ({ page }) => {
  const { visitor, faults } = await accepted(page, 'completed');
  await page.getByRole('button', { name: 'IMA' }).click();
  await heard(page, 'start');
  await expect(page.getByText(/Anzeige · [1-5] s/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mehr erfahren' })).toHaveAttribute(
    'href',
    `${house.url}/advertiser.html`,
  );
  await expectAccessible(page, 'an ad');
  await heard(page, 'allAdsCompleted');
  expect(await events(page)).toEqual([
    'adsManagerLoaded',
    'loaded',
    'contentPauseRequested',
    'start',
    'impression',
    'adProgress',
    'firstQuartile',
    'midpoint',
    'thirdQuartile',
    'complete',
    'contentResumeRequested',
    'allAdsCompleted',
  ]);
  await expect(page.locator('#ad *')).toHaveCount(0);
  const log = house.log(visitor);
  expect(log.find(({ path }) => path === '/vast.xml')).toMatchObject({
    consent: 'granted',
    tcString: await tcString(page),
  });
  const tracked = log.filter(({ path }) => path.startsWith('/track/')).map(({ path }) => path.slice(7));
  expect(tracked.sort()).toEqual(['complete', 'firstQuartile', 'impression', 'midpoint', 'start', 'thirdQuartile']);
  expect(faults).toEqual([]);
});

inFull('IMA lets an ad be skipped after 2 s', async ({ page }) => {
  const { visitor } = await accepted(page, 'skipped');
  await page.getByRole('button', { name: 'IMA' }).click();
  await expect(page.getByText(/Überspringen in [12]/)).toBeVisible();
  await page.getByRole('button', { name: 'Überspringen' }).click();
  await heard(page, 'allAdsCompleted');
  const told = await events(page);
  expect(told.slice(told.indexOf('skippableStateChanged')).filter((each) => !/Quartile|midpoint/.test(each))).toEqual([
    'skippableStateChanged',
    'skip',
    'contentResumeRequested',
    'allAdsCompleted',
  ]);
  await expect.poll(() => asked(visitor)).toContain('/track/skip');
  expect(asked(visitor)).not.toContain('/track/complete');
});

const imaEnds: readonly (readonly [Scenario, string, string[]])[] = [
  ['noAd', 'adError 1009', ['adError 1009']],
  ['adError', 'adError 402', ['adsManagerLoaded', 'loaded', 'contentPauseRequested', 'adError 402']],
  ['vastSlow:600000', 'adError 301', ['adError 301']],
  ['neverStarts', 'contentPauseRequested', ['adsManagerLoaded', 'loaded', 'contentPauseRequested']],
  ['imaBlocked', 'blocked /ima3.js', ['blocked /ima3.js']],
  [
    'surrogate',
    'contentResumeRequested',
    [
      'adsManagerLoaded',
      'adBuffering',
      'loaded',
      'start',
      'firstQuartile',
      'midpoint',
      'thirdQuartile',
      'complete',
      'allAdsCompleted',
      'contentResumeRequested',
    ],
  ],
];

for (const [scenario, last, all] of imaEnds) {
  inFull(`IMA, ${scenario}: ${last}`, async ({ page }) => {
    const { visitor } = await accepted(page, scenario);
    await page.getByRole('button', { name: 'IMA' }).click();
    await heard(page, last);
    expect(await events(page)).toEqual(all);
    if (scenario === 'surrogate') expect(asked(visitor)).not.toContain('/vast.xml');
  });
}

inFull('IMA, hangs: the ad starts, and stands still', async ({ page }) => {
  await accepted(page, 'hangs');
  await page.getByRole('button', { name: 'IMA' }).click();
  await heard(page, 'start');
  await expect.poll(() => page.locator('#ad video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect(await events(page)).not.toContain('pause');
  expect(await events(page)).not.toContain('complete');
});

/** What a pre-roll's client listens for. */
const TOLD =
  /^(play|error.*|playbackstart|firstplay|ended|ad(loaded|started|completed|skipped|error.*)|alladscompleted)$/;

const playerEnds: readonly (readonly [Scenario, string, string[]])[] = [
  [
    'completed',
    'ended',
    ['playbackstart', 'adloaded', 'adstarted', 'adcompleted', 'alladscompleted', 'play', 'firstplay', 'ended'],
  ],
  ['noAd', 'firstplay', ['playbackstart', 'aderror 1009', 'play', 'firstplay']],
  ['adError', 'firstplay', ['playbackstart', 'adloaded', 'aderror 402', 'play', 'firstplay']],
  ['imaBlocked', 'firstplay', ['playbackstart', 'aderror 1005', 'play', 'firstplay']],
  ['playBeforeAd', 'firstplay', ['playbackstart', 'play', 'firstplay']],
  ['playerError', 'error 7002', ['error 7002']],
  ['neverStarts', 'adloaded', ['playbackstart', 'adloaded']],
];

for (const [scenario, last, all] of playerEnds) {
  inFull(`the second SDK, ${scenario}: ${all.at(-1)}`, async ({ page }) => {
    await accepted(page, scenario);
    await page.getByRole('button', { name: 'Player' }).click();
    await heard(page, last);
    // in the order of what follows the ad, the player's own end comes a task later
    expect((await events(page)).filter((event) => TOLD.test(event))).toEqual(all);
  });
}

inFull('the second SDK lets an ad be skipped', async ({ page }) => {
  await accepted(page, 'skipped');
  await page.getByRole('button', { name: 'Player' }).click();
  await page.getByRole('button', { name: 'Überspringen' }).click();
  await heard(page, 'firstplay');
  expect((await events(page)).filter((event) => TOLD.test(event))).toEqual([
    'playbackstart',
    'adloaded',
    'adstarted',
    'adskipped',
    'alladscompleted',
    'play',
    'firstplay',
  ]);
});

inFull('the second SDK blocked', async ({ page }) => {
  await accepted(page, 'playerBlocked');
  await page.getByRole('button', { name: 'Player' }).click();
  await heard(page, 'blocked /p/103/embedPlaykitJs/uiconf_id/4711');
});

test('the data partner gets ready, or does not, and asks only after consent', async ({ page }) => {
  const { visitor } = await accepted(page, 'completed');
  await page.getByRole('button', { name: 'Partner' }).click();
  await heard(page, 'partner ready');
  expect(house.log(visitor).find(({ path }) => path === '/partner/segment')?.consent).toBe('granted');
  await page.setExtraHTTPHeaders({ 'x-ad-scenario': 'partnerNotReady', 'x-ad-visitor': visitor });
  const answered = page.waitForResponse(/partner\/segment/);
  await page.getByRole('button', { name: 'Partner' }).click();
  await (await answered).finished();
  expect(await events(page)).toEqual([]);
});
