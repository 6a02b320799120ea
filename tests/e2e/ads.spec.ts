// The pre-roll before a level, with an ad house in each of its moods: the level always starts, in time, and nothing is asked of an ad
// or data partner before or without consent.

import type { Frame, Page, Request } from 'playwright';
import { DAILY } from '../../puzzles/catalogue.ts';
import { AccountPage, registered, withEmulator } from '../helpers/accountPage.ts';
import { expect, test } from '../helpers/adsPage.ts';
import { elsewhere, inOneWorker } from '../helpers/full.ts';
import { stored } from '../helpers/offlinePage.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

inOneWorker(); // each worker starts a server with ads

test('agreed: consent, then the ad, then the level; the next level has its own, and this one no second', async ({
  ads,
  page,
}) => {
  await ads.scenario('completed');
  await ads.start();
  await expect(ads.overlay.getByText('Einwilligung wird geprüft …')).toBeVisible();
  ads.expectNoAds();
  expect(ads.counted).toEqual([]);
  await ads.accept();
  await expect(ads.overlay.locator('video').first()).toBeVisible();
  await page.keyboard.press('5'); // must not reach the board
  await ads.plays();
  await expect(page.getByRole('gridcell').nth(1)).not.toHaveAccessibleName(/, 5$/);
  expect(ads.asked()).toEqual(expect.arrayContaining(['/ima3.js', '/partner.js', '/vast.xml', '/film.webm']));
  ads.expectNothingWithoutConsent();
  await ads.hide();
  const level = 'sudoku/de-leichtes-001';
  await expect
    .poll(() => ads.counted)
    .toEqual([[{ name: 'raetsel_visit' }, { name: 'raetsel_ad_completed' }, { name: 'raetsel_start', level }, 204]]);

  await page.getByRole('button', { name: 'Weiter' }).first().click();
  const films = () => ads.asked().filter((path) => path === '/vast.xml').length;
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Weiter' }).first().click();
  await ads.plays();
  expect(films()).toBe(1);
  await ads.start('/sudoku/de-leichtes-002');
  await ads.plays();
  expect(films()).toBe(2);
});

test('skipped: the level starts at once', async ({ ads, page }) => {
  await ads.scenario('skipped');
  await ads.start();
  await ads.accept();
  await page.getByRole('button', { name: /überspringen|skip/i }).click();
  await ads.plays();
});

test('refused: the text says so, a press starts the level, and no ad house was asked', async ({ ads }) => {
  await ads.scenario('completed');
  await ads.start();
  await ads.refuse();
  await expect(ads.overlay.getByText('Für Werbung brauchen wir deine Einwilligung')).toBeVisible();
  await expect(ads.overlay.getByRole('alert')).toHaveText('Fehler: Du hast die Einwilligung abgelehnt');
  await ads.overlay.getByRole('button', { name: 'Jetzt spielen' }).click();
  await ads.plays();
  ads.expectNoAds();
  await ads.hide();
  expect(ads.counted).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('refused: it asks no ad house either; the page that it stores keeps its policy, with ads and a nonce', async ({
    ads,
    page,
    context,
    baseURL,
  }) => {
    const byWorker: URL[] = [];
    context.on('request', (request) => request.serviceWorker() && byWorker.push(new URL(request.url())));
    // they would be made one by one, since they are stored ahead
    await context.route(new RegExp(`/[a-z]+-${DAILY}-`), (route) => route.fulfill({ status: 404 }));
    await ads.scenario('completed');
    await ads.start();
    await ads.refuse();
    await ads.overlay.getByRole('button', { name: 'Jetzt spielen' }).click();
    await ads.plays();
    const empty = page.getByRole('gridcell', { name: /leer/ }).first();
    await empty.focus();
    await page.keyboard.press('5');
    await stored(page, 'de-leichtes-001');
    expect([...new Set(byWorker.map(({ origin }) => origin))]).toEqual([baseURL]);
    ads.expectNoAds();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Weiterspielen' })).toBeVisible();
    expect(ads.violations).toEqual([]);
  });
});

test('Escape never traps: it closes a refusal, and leaves a running ad for the lobby', async ({ ads, page }) => {
  await ads.scenario('hangs');
  await ads.start();
  await ads.refuse();
  await expect(ads.overlay.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await ads.plays();
  await page.evaluate(() => localStorage.clear());
  await ads.start('/sudoku/de-leichtes-002');
  await ads.accept();
  await expect(ads.overlay.locator('video').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ads.overlay).toBeHidden();
  await expect(page).toHaveURL(/screen=lobby/);
  await expect(page.locator('video')).toHaveCount(0);
});

test('Escape closes the consent dialog above the ad, and only the next one leaves', async ({ ads, page }) => {
  await ads.start();
  await expect(page.getByRole('button', { name: 'Alle akzeptieren' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Alle akzeptieren' })).toBeHidden();
  await expect(ads.overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/screen=lobby/);
});

test('agreed to Google alone: the data partner is not asked, and the level starts', async ({ ads, page }) => {
  await ads.start();
  await page.getByRole('button', { name: 'Einstellungen' }).last().click();
  for (const value of ['1', '755']) await page.locator(`#ad-house-consent input[value="${value}"]`).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await ads.plays();
  expect(ads.asked().filter((path) => /partner|\/p\//.test(path))).toEqual([]);
});

test('left while it loads: it never plays, and Forward asks for it anew', async ({ ads, page }) => {
  await page.goto('/sudoku/play?screen=lobby');
  await ads.scenario('vastSlow:2000');
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => {
    history.pushState({ depth: 1 }, '', '/sudoku/de-leichtes-001');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Los geht’s' }).click();
  const isVast = (request: Request) => request.url().includes('/vast.xml');
  const answered = Promise.race([
    page.waitForEvent('requestfinished', isVast),
    page.waitForEvent('requestfailed', isVast),
  ]);
  await ads.accept();
  await expect.poll(() => ads.asked()).toContain('/vast.xml');
  await page.goBack();
  await expect(ads.overlay).toBeHidden();
  await answered;
  expect(ads.asked()).not.toContain('/film.webm');
  await ads.scenario('completed');
  await page.goForward();
  await expect.poll(() => ads.asked()).toContain('/track/start');
  await expect(ads.overlay).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Weiterspielen' }).first()).toBeVisible();
  // the one that was left never began
  expect(ads.asked().filter((path) => path === '/track/start')).toHaveLength(1);
});

test('withdrawn in mid-ad: the ad ends', async ({ ads, page }) => {
  await ads.scenario('hangs');
  await ads.start();
  await ads.accept();
  await expect(ads.overlay.locator('video').first()).toBeVisible();
  await expect.poll(() => ads.asked()).toContain('/track/start');
  await page.evaluate(() => window.__tcfapi?.('displayConsentUi', 2, () => undefined));
  await ads.refuse();
  await expect(page.locator('video')).toHaveCount(0);
  await ads.overlay.getByRole('button', { name: 'Jetzt spielen' }).click();
  await ads.plays();
});

/** One of each way to fail; the others differ only inside the adapters, which tests/src/ads tries alone. */
const TYPICAL = ['noAd', 'partnerNotReady', 'cmpBlocked'];

const NO_AD = ['noAd', 'adError', 'playBeforeAd', 'vastSlow:4000', 'surrogate'] as const;
for (const scenario of NO_AD) {
  test(`${scenario}: the level starts without a word`, async ({ ads }) => {
    test.skip(elsewhere(TYPICAL.includes(scenario)), 'in full');
    await ads.scenario(scenario);
    await ads.start();
    await ads.accept();
    await ads.plays();
    ads.expectNothingWithoutConsent();
  });
}

const FAILED = [
  ['imaBlocked', 'Failed to load the IMA SDK'],
  ['playerBlocked', 'Failed to load the player SDK'],
  ['partnerBlocked', 'Der Datenpartner ist nicht bereit oder die Einwilligung fehlt'],
  ['partnerNotReady', 'Der Datenpartner ist nicht bereit oder die Einwilligung fehlt'],
  ['playerError', /Video player failed/],
  ['cmpBroken', 'Die Einwilligung ließ sich nicht prüfen'],
  ['cmpBlocked', 'Die Einwilligungsabfrage ist nicht verfügbar'],
] as const;
for (const [scenario, message] of FAILED) {
  test(`${scenario}: the red line says why, and the level starts`, async ({ ads }) => {
    test.skip(elsewhere(TYPICAL.includes(scenario)), 'in full');
    await ads.scenario(scenario);
    await ads.start();
    if (!scenario.startsWith('cmp')) await ads.accept();
    await expect(ads.overlay.getByRole('alert')).toContainText(message);
    if (scenario === 'cmpBroken')
      await ads.runs(); // its own dialog stays, though nobody may listen to it
    else await ads.plays();
    ads.expectNothingWithoutConsent();
  });
}

test.describe('freed for jokers', () => {
  withEmulator();

  test('who has paid is never asked, and sees no ad', async ({ ads, page, request }) => {
    await ads.scenario('completed');
    await new AccountPage(page).login(await registered(request));
    await page.goto('/sudoku/play?screen=settings');
    await page.getByRole('button', { name: 'Ohne Werbung spielen: 8 Joker' }).click();
    await page.getByRole('button', { name: 'Für 8 Joker kaufen' }).click();
    await expect(page.getByText('Du spielst ohne Werbung.')).toBeVisible();
    await ads.start();
    await ads.plays();
    expect(ads.asked()).toEqual([]);
    await page.goto('/sudoku/play?screen=settings');
    await expect(page.getByText('Du spielst ohne Werbung.')).toBeVisible();
  });
});

// ---- on a publisher's page

/** What the page has heard of its element. */
const heard = (page: Page): Promise<[string, object][]> =>
  page.evaluate(() => (window as unknown as { heard: [string, object][] }).heard);

async function frameOf(page: Page): Promise<Frame> {
  const element = await page.locator('puzzle-game iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

const ATTRIBUTES = { game: 'sudoku', level: 'de-leichtes-001', brand: 'framed', language: 'de' };

test('on a publisher’s page: lazy, of the right height, by the page’s own consent, and the page hears of the game', async ({
  ads,
  adServer: app,
  house,
  page,
  publisher,
}) => {
  await ads.scenarioOfPublisher('noAd');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(publisher.page({ app, attributes: ATTRIBUTES, consent: house.url }));
  await ads.refuse();
  const element = page.locator('puzzle-game');
  await expect(element).toHaveJSProperty('offsetHeight', 740);
  expect(requests.filter((path) => path.startsWith('/sudoku'))).toEqual([]);

  await page.mouse.wheel(0, 10_000);
  const dialog = page.frameLocator('puzzle-game iframe').getByRole('dialog');
  await dialog.getByRole('button', { name: 'Los geht’s' }).click();
  const board = page.frameLocator('puzzle-game iframe');
  await expect(board.getByRole('alert')).toHaveText('Fehler: Du hast die Einwilligung abgelehnt');
  await board.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(board.getByRole('grid')).toBeVisible();
  ads.expectNoAds();

  const sudoku = new SudokuPage((await frameOf(page)) as unknown as Page);
  const { givens, digits } = await sudoku.solution();
  const cells = await sudoku.cells();
  for (const cell of empties(givens)) {
    await cells[cell]?.focus();
    await page.keyboard.press(`${digits[cell]}`);
  }
  await expect(board.getByRole('dialog', { name: 'Geschafft!' })).toBeVisible();
  await expect.poll(async () => (await heard(page)).at(-1)?.[0]).toBe('solved');
  const told = await heard(page);
  const about = { game: 'sudoku', level: 'de-leichtes-001' };
  expect(told.slice(0, 3)).toEqual([
    ['ready', about],
    ['started', about],
    ['progress', { ...about, percent: 0 }],
  ]);
  expect(told.slice(-2)).toEqual([
    ['progress', { ...about, percent: 100 }],
    ['solved', { ...about, seconds: expect.any(Number), mistakes: 0 }],
  ]);
  await expect(element).toHaveJSProperty('offsetHeight', 740);
  await expect(page.locator('puzzle-game iframe')).toHaveAttribute('title', /Leichtes Sudoku 1/);

  // the choice is changed on the page, and so is the puzzle: the next level has its ad
  await page.evaluate(() => window.__tcfapi?.('displayConsentUi', 2, () => undefined));
  await ads.accept();
  await element.evaluate((game) => game.setAttribute('level', 'de-leichtes-002'));
  await dialog.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(board.getByRole('grid')).toBeVisible();
  await expect
    .poll(async () => (await heard(page)).at(-1))
    .toEqual(['progress', { ...about, level: 'de-leichtes-002', percent: 0 }]);
  expect(ads.asked()).toContain('/vast.xml');
  ads.expectNothingWithoutConsent();
  await element.evaluate((game) => game.setAttribute('language', 'en'));
  await expect(board.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 740 });
  await expect(element).toHaveJSProperty('offsetHeight', 720);
  const narrowest = await page.evaluate(() => {
    const place = document.createElement('div');
    place.style.float = 'left';
    place.append(document.createElement('puzzle-game'));
    document.body.append(place);
    const { offsetWidth } = place;
    place.remove();
    return offsetWidth;
  });
  expect(narrowest, 'in a place that is as wide as what is in it').toBe(280);
  const locked = { ...about, level: 'de-leichtes-012' };
  await element.evaluate((game, level) => game.setAttribute('level', level), locked.level);
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual(['unavailable', { ...locked, reason: 'locked' }]);
  await element.evaluate((game) => game.remove());
  await expect(page.locator('iframe:not([name])')).toHaveCount(0);
  expect(ads.violations).toEqual([]);

  // whoever else loads the script gets no frame
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(publisher.page({ app, attributes: ATTRIBUTES, foreign: true }));
  await page.mouse.wheel(0, 10_000);
  await refused;
  expect(await heard(page)).toEqual([]);
});

test('on a page without a consent platform, or a level: no ad and no word of it; the lobby, not the welcome', async ({
  ads,
  adServer: app,
  page,
  publisher,
}) => {
  await page.goto(publisher.page({ app, attributes: ATTRIBUTES }));
  await page.mouse.wheel(0, 10_000);
  const frame = page.frameLocator('puzzle-game iframe');
  await frame.getByRole('dialog').getByRole('button', { name: 'Los geht’s' }).click();
  await expect.poll(async () => (await heard(page)).map(([type]) => type)).toContain('started');
  await expect(frame.getByRole('grid')).toBeVisible();
  ads.expectNoAds();
  await page.goto(publisher.page({ app, attributes: { brand: 'framed', language: 'de' } }));
  await page.mouse.wheel(0, 10_000);
  await expect(frame.getByRole('heading', { name: 'Die Rätsel von heute' })).toBeVisible();
});

test.describe('an account on a publisher’s page', () => {
  withEmulator();

  test('signing in and paying take place in windows of our own, and the frame learns of both', async ({
    adServer: app,
    page,
    publisher,
    request,
  }) => {
    const email = await registered(request);
    await page.goto(publisher.page({ app, attributes: { game: 'sudoku', brand: 'framed', language: 'de' } }));
    await page.mouse.wheel(0, 10_000);
    const frame = page.frameLocator('puzzle-game iframe');
    await frame.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(frame.getByLabel('Passwort')).toHaveCount(0);
    const [signIn] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('button', { name: 'Fenster öffnen' }).click(),
    ]);
    expect([new URL(signIn.url()).origin, await signIn.evaluate(() => window.top === window)]).toEqual([app, true]);
    const account = new AccountPage(signIn);
    await account.fillLogin(email);
    await Promise.all([signIn.waitForEvent('close'), account.send.click()]);
    await expect(frame.getByRole('button', { name: 'Dein Profil' })).toBeVisible();

    await frame.getByRole('banner').getByRole('button', { name: /Joker/ }).click();
    const [checkout] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('button', { name: /^20 Joker/ }).click(),
    ]);
    await checkout.getByRole('button', { name: /bezahlen/i }).click();
    await expect(checkout.getByRole('dialog').getByText('Erfolgreich gekauft')).toBeVisible();
    await expect(frame.getByRole('dialog').getByText('Erfolgreich gekauft')).toBeVisible();
    await expect(frame.getByRole('dialog').locator('[data-jokers]')).toHaveText('30 Joker');
  });
});

// ---- the long clocks, on the page's simulated time

test.describe('in time', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('never answered: after 30 polls', async ({ ads, page }) => {
    await ads.scenario('completed');
    await ads.start();
    await expect(page.getByRole('button', { name: 'Alle akzeptieren' })).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(ads.overlay.getByRole('alert')).toHaveText('Fehler: Keine Antwort zur Einwilligung');
    await page.clock.runFor(2_000);
    await expect(ads.overlay).toBeHidden();
    ads.expectNoAds();
  });

  test('SDKs that are late: after 40 s', async ({ ads, page }) => {
    await ads.scenario('imaSlow:60000');
    await ads.start();
    await ads.accept();
    await expect.poll(() => ads.asked()).toContain('/partner/segment');
    await page.clock.runFor(30_000);
    await expect(ads.overlay).toBeVisible();
    await page.clock.runFor(10_000);
    await ads.plays();
  });

  test('an ad that hangs: after 40 s', async ({ ads, page }) => {
    await ads.scenario('hangs');
    await ads.start();
    await ads.accept();
    await expect.poll(() => ads.asked()).toContain('/track/start');
    await page.clock.runFor(40_000);
    await ads.plays();
    await expect(page.locator('video')).toHaveCount(0);
  });
});
