// Jokers as a user sees them, against the real emulator, the real API and the real database: earned, collected, redeemed,
// bought and spent, each exactly once, even if responses are lost.

import { expect, type Locator, type Page, test } from 'playwright/test';
import { AccountPage, registered, withEmulator } from '../helpers/accountPage.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { FULL, inFull, NARROW } from '../helpers/full.ts';
import { promoCode, ShopPage } from '../helpers/shopPage.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

withEmulator();

/** A player with a new account, in the lobby. */
async function newPerson(page: Page): Promise<ShopPage> {
  await new AccountPage(page).login(await registered(page.request));
  const shop = new ShopPage(page);
  await shop.has(10);
  return shop;
}

async function takeHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tipp, / }).click();
  await page.getByRole('button', { name: 'Warum?' }).click();
  await page.getByRole('button', { name: /^Zeigen/ }).click();
  await page.getByRole('button', { name: 'Verstanden' }).click();
}

/** Loses a game; then takes three second chances for the free hints, each followed by the mistake that ends the game again. */
async function loseWithoutHints(page: Page): Promise<SudokuPage> {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  await sudoku.lose();
  for (const cell of empties(givens).slice(3, 6)) {
    await sudoku.dialog.getByRole('button', { name: /^Zweite Chance \(.*Gratis-Tipp/ }).click();
    await expect(sudoku.dialog).toBeHidden();
    await expect(page.getByRole('img', { name: 'Fehler: 2 von 3' })).toBeVisible();
    await sudoku.cell(cell).focus();
    await page.keyboard.press(`${SudokuPage.wrong(digits[cell] ?? 0)}`);
    await expect(sudoku.dialog).toHaveAccessibleName('Drei Fehler');
  }
  return sudoku;
}

test.describe('jokers', () => {
  test.skip(({ hasTouch }) => hasTouch, 'the same calls in both windows');

  test('the free joker is collected once; its button counts down, even after a reload and in another tab', async ({
    page,
    context,
  }) => {
    const shop = await newPerson(page);
    await shop.counter.click();
    await expect(shop.dialog).toHaveAccessibleName('Joker-Shop');
    const second = new ShopPage(await context.newPage());
    await second.open('jokerShop');
    await expect(second.collect).toBeEnabled();
    const offers = shop.dialog.getByRole('heading', { name: 'Joker kaufen' });
    await expect(shop.dialog.getByRole('button', { name: /Bester Preis/ })).toHaveText(/250 Joker/);
    const before = await offers.boundingBox();
    await shop.collect.click();
    await shop.sees(11);
    await expect(shop.collect).toBeDisabled();
    await expect(shop.dialog.getByRole('timer')).toHaveText(/Der nächste in (3:00:00|2:59:\d\d)/);
    expect(await offers.boundingBox(), 'nothing is pushed down').toEqual(before);
    await second.collect.click();
    await expect(second.collect).toBeDisabled();
    await page.reload();
    await expect(shop.collect).toBeDisabled();
    await shop.sees(11);
    await page.keyboard.press('Escape');
    await expect(shop.dialog).toBeHidden();
    await shop.has(11);
  });

  test('a lost response is requested again with the same key, even after a reload, and counts once', async ({
    page,
  }) => {
    const shop = await newPerson(page);
    const keys = await shop.loseAnswers('inventory/chest', 2);
    await shop.open('chestModal', 'sudoku');
    await shop.buyChest(/Kleine Truhe/);
    await expect(shop.dialog.getByRole('alert')).toHaveText(/Keine Verbindung/);
    await page.reload();
    await shop.buyChest(/Kleine Truhe/);
    await expect(shop.dialog.getByRole('alert')).toHaveText(/Keine Verbindung/);
    await shop.buyChest(/Kleine Truhe/);
    await shop.button(/^Öffnen$/).click();
    await expect(shop.dialog).toHaveAccessibleName('4 Ziffern in der Truhe');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await expect(shop.dialog).toHaveAccessibleDescription(/jetzt 4 Hilfsziffern/);
    await page.unrouteAll();
    await shop.open('jokerShop');
    await shop.sees(8);
  });

  test('chests of every size contain what they promise, and a code pays for them', async ({ page }) => {
    const shop = await newPerson(page);
    await shop.open('chestModal', 'crossword');
    await expect(shop.dialog.getByRole('radio', { name: /Riesentruhe.*48 Hilfsbuchstaben/ })).toBeEnabled();
    await shop.redeem(promoCode());
    await expect(shop.dialog.getByText('Deine Joker sind angekommen.')).toBeVisible();
    await page.keyboard.press('Escape');
    await shop.has(60);
    let letters = 0;
    for (const [name, holds] of [
      ['Kleine Truhe', 8],
      ['Mittlere Truhe', 16],
      ['Große Truhe', 32],
      ['Riesentruhe', 48],
    ] as const) {
      await shop.open('chestModal', 'crossword');
      await shop.buyChest(new RegExp(`${name}.*${holds} Hilfsbuchstaben`));
      await expect(shop.dialog).toHaveAccessibleName(name);
      await shop.button(/^Öffnen$/).click();
      await expect(shop.dialog).toHaveAccessibleName(`${holds} Buchstaben in der Truhe`);
      letters += holds;
      await expect(shop.dialog).toHaveAccessibleDescription(new RegExp(`jetzt ${letters} Hilfsbuchstaben`));
    }
    await shop.button('Noch eine Truhe').click();
    await shop.weighs('Joker 46 danach 43', `Hilfsbuchstaben ${letters} danach ${letters + 16}`);
    await shop.open('chestModal', 'gridpuzzle');
    await expect(shop.dialog.getByRole('radio', { name: /Große Truhe.*18/ })).toBeVisible();
    await expect(shop.dialog.getByRole('radio', { name: /Riesentruhe/ })).toHaveCount(0);
  });

  test('a chest shows what it leaves, can be given back while it is closed, and waits after a reload', async ({
    page,
    context,
  }) => {
    const shop = await newPerson(page);
    await shop.open('chestModal', 'sudoku');
    await expect(shop.dialog.getByRole('radio', { name: /Mittlere Truhe/ })).toBeChecked();
    await shop.weighs('Joker 10 danach 7', 'Hilfsziffern 0 danach 8');
    await shop.dialog.getByRole('radio', { name: /Große Truhe/ }).check();
    await shop.weighs('Joker 10 danach 6', 'Hilfsziffern 0 danach 12');
    await shop.button('Für 4 Joker kaufen').click();
    await expect(shop.dialog).toHaveAccessibleName('Große Truhe');
    await expect(shop.dialog).toHaveAccessibleDescription(/12 Hilfsziffern.*zurückgeben/);
    await shop.button('Zurückgeben').click();
    await expect(page.getByText('4 Joker sind wieder da')).toBeVisible();
    await shop.weighs('Joker 10 danach 7', 'Hilfsziffern 0 danach 8');
    await shop.buyChest(/Mittlere Truhe/);
    await expect(shop.dialog).toHaveAccessibleName('Mittlere Truhe');
    await page.keyboard.press('Escape');
    await shop.has(7);
    await shop.open('chestModal', 'crossword');
    await expect(shop.button(/Noch zu öffnen/)).toHaveCount(0);
    await shop.open('chestModal', 'sudoku');
    const other = new ShopPage(await context.newPage());
    await other.open('chestModal', 'sudoku');
    for (const tab of [shop, other]) await tab.button('Noch zu öffnen: Mittlere Truhe').click();
    await shop.button(/^Öffnen$/).click();
    await expect(shop.dialog).toHaveAccessibleName('8 Ziffern in der Truhe');
    await other.button('Zurückgeben').click();
    await expect(other.dialog.getByRole('alert')).toHaveText('Diese Truhe ist schon offen.');
    await other.button(/^Öffnen$/).click();
    await expect(other.dialog).toHaveAccessibleName('8 Ziffern in der Truhe');
    await other.button('Noch eine Truhe').click();
    await other.weighs('Joker 7 danach 4', 'Hilfsziffern 8 danach 16');
    await expect(other.button(/Noch zu öffnen/)).toHaveCount(0);
  });

  test('a chest that is too expensive says how many jokers are missing, and leads to the shop', async ({ page }) => {
    const shop = await newPerson(page);
    await shop.open('gamePurchase', 'de-leichtes-009');
    await shop.button('Für 10 Joker freischalten').click();
    await expect(page.getByText('Erfolgreich gekauft')).toBeVisible();
    await shop.open('chestModal', 'wordsearch');
    await shop.weighs('Joker 0');
    await expect(shop.dialog.getByText('2 Joker fehlen')).toBeVisible();
    await expect(shop.button(/Joker kaufen$/)).toHaveCount(0);
    await shop.button('Joker holen').click();
    await expect(shop.dialog).toHaveAccessibleName('Joker-Shop');
  });

  inFull('an unknown code is reported at the field; one that is used up is refused politely', async ({ page }) => {
    const shop = await newPerson(page);
    await shop.open('promoCode');
    await shop.button('Einlösen').click();
    await expect(shop.dialog.getByText('Bitte gib einen gültigen Code ein!')).toBeVisible();
    await expect(shop.dialog.getByLabel('Code', { exact: true })).toBeFocused();
    await shop.redeem(promoCode().toLowerCase());
    await expect(shop.dialog.getByText('Deine Joker sind angekommen.')).toBeVisible();
    for (const code of [promoCode(), '00000-00000']) {
      await shop.redeem(code);
      await expect(shop.dialog.getByRole('alert').filter({ hasText: 'gilt nicht oder nicht mehr' })).toBeVisible();
      await expect(shop.dialog.getByLabel('Code', { exact: true })).toHaveValue(code);
    }
    await page.keyboard.press('Escape');
    await shop.has(60);
  });

  test('a locked level is bought for 10 jokers and starts; without enough for the next one, the shop opens', async ({
    page,
  }) => {
    const shop = await newPerson(page);
    await page.goto('/sudoku/de-leichtes-009');
    await expect(shop.dialog).toHaveAccessibleName('Nr. 9 ist noch verschlossen');
    await shop.button('Für 10 Joker freischalten').click();
    await expect(page.getByText('Erfolgreich gekauft')).toBeVisible();
    await shop.button('Los geht’s').click();
    await expect(page).toHaveURL(/\/sudoku\/de-leichtes-009$/);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.reload();
    await expect(shop.button(/Los geht’s|Weiter/)).toBeVisible();
    await page.goto('/sudoku/de-leichtes-008');
    await expect(shop.dialog.getByText('10 Joker nötig')).toBeVisible();
    await shop.button('Joker holen').click();
    await expect(shop.dialog).toHaveAccessibleName('Joker-Shop');
    await page.keyboard.press('Escape');
    await expect(shop.dialog).toHaveAccessibleName('Nr. 8 ist noch verschlossen');
    await page.keyboard.press('Escape');
    await expect(shop.dialog).toBeHidden();
  });

  test('hints use the account’s free hints first, then jokers', async ({ page }) => {
    await newPerson(page);
    const sudoku = new SudokuPage(page);
    await sudoku.start();
    const hint = page.getByRole('button', { name: /^Tipp, / });
    await expect(hint).toHaveAccessibleName(/noch 3.*10 Joker/);
    for (let told = 0; told < 4; told++) await takeHint(page);
    await expect(hint).toHaveAccessibleName(/noch 0.*9 Joker/);
  });

  inFull('a visitor whose free hints are used up signs in and goes on with the hint', async ({ page }) => {
    const email = await registered(page.request);
    const sudoku = new SudokuPage(page);
    await sudoku.start();
    for (let told = 0; told < 3; told++) await takeHint(page);
    await page.getByRole('button', { name: /^Tipp, noch 0/ }).click();
    await page.getByRole('button', { name: 'Warum?' }).click();
    await page.getByRole('button', { name: /^Zeigen/ }).click();
    await expect(sudoku.dialog).toHaveAccessibleName('Anmelden');
    await new AccountPage(page).fillLogin(email);
    await new AccountPage(page).send.click();
    await expect(sudoku.dialog).toBeHidden();
    await page.getByRole('button', { name: /^Zeigen \(1 von 3/ }).click();
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect(page.getByRole('button', { name: /^Tipp, noch 2 gratis, 10 Joker/ })).toBeVisible();
  });

  test('a second chance costs a free hint, then a joker, and takes one mistake back', async ({ page }) => {
    const shop = await newPerson(page);
    const sudoku = await loseWithoutHints(page);
    await sudoku.dialog.getByRole('button', { name: 'Zweite Chance (1 von 10 Jokern)' }).click();
    await expect(sudoku.dialog).toBeHidden();
    await expect(page.getByRole('img', { name: 'Fehler: 2 von 3' })).toBeVisible();
    await shop.lobby();
    await shop.has(9);
  });

  inFull('a second chance without jokers leads to the shop, and back to the lost game', async ({ page }) => {
    const shop = await newPerson(page);
    await shop.open('gamePurchase', 'de-leichtes-009');
    await shop.button('Für 10 Joker freischalten').click();
    await expect(page.getByText('Erfolgreich gekauft')).toBeVisible();
    const sudoku = await loseWithoutHints(page);
    await sudoku.dialog.getByRole('button', { name: 'Zweite Chance (1 Joker)' }).click();
    await sudoku.dialog.getByRole('button', { name: 'Joker holen' }).click();
    await shop.collect.click();
    await shop.sees(1);
    await page.keyboard.press('Escape');
    await expect(sudoku.dialog).toHaveAccessibleName('Drei Fehler');
    await sudoku.dialog.getByRole('button', { name: 'Zweite Chance (1 Joker)' }).click();
    await expect(sudoku.dialog).toBeHidden();
  });

  test('a solution letter from a chest puts the right digit into the selected cell', async ({ page }) => {
    const shop = await newPerson(page);
    await shop.open('chestModal', 'sudoku');
    await shop.buyChest(/Kleine Truhe/);
    await shop.button(/^Öffnen$/).click();
    await expect(shop.dialog).toHaveAccessibleName('4 Ziffern in der Truhe');
    const sudoku = new SudokuPage(page);
    await sudoku.start();
    const { givens, digits } = await sudoku.solution();
    const cell = empties(givens)[0] ?? 0;
    await sudoku.walk(0, cell);
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await sudoku.dialog.getByRole('button', { name: /Gewähltes Feld aufdecken/ }).click();
    await expect(sudoku.cell(cell)).toHaveAccessibleName(new RegExp(`, ${digits[cell]}`));
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await expect(sudoku.dialog.getByText('Du hast 3 Hilfsziffern')).toBeVisible();
  });

  test('jokers are bought at the checkout; a cancelled purchase buys nothing', async ({ page }) => {
    const shop = await newPerson(page);
    await shop.open('jokerShop');
    await shop.button(/Startangebot/).click();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(shop.dialog.getByText('Es wurde nichts gekauft')).toBeVisible();
    await shop.sees(10);
    await shop.button(/Startangebot.*20 Joker/).click();
    await page.getByRole('button', { name: 'Bezahlen' }).click();
    await expect(shop.dialog.getByText('Erfolgreich gekauft')).toBeVisible();
    await shop.sees(30);
    await expect(shop.button(/120 Joker 33\s% günstiger 7,99\s€/)).toBeVisible();
    await expect(shop.dialog.getByText('Meistgekauft')).toHaveCount(0); // one order is no proof
    await expect(shop.button(/Startangebot/)).toHaveCount(0);
  });

  inFull('a price that has changed is shown, and nothing is bought at the old one', async ({ page }) => {
    const shop = await newPerson(page);
    let outdated = true;
    await page.route('**/api/purchase/offers', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      if (outdated) for (const offer of body.data) offer.price -= 1;
      outdated = false;
      await route.fulfill({ response: answer, json: body });
    });
    await shop.open('jokerShop');
    await expect(shop.button(/Startangebot.*1,28/)).toBeVisible();
    await shop.button(/Startangebot/).click();
    await expect(shop.dialog.getByRole('alert').filter({ hasText: 'Der Preis hat sich geändert' })).toBeVisible();
    await expect(shop.button(/Startangebot.*1,29/)).toBeVisible();
  });

  inFull('the history tells every joker in a sentence and adds up to what the counter shows', async ({ page }) => {
    const shop = await newPerson(page);
    await shop.open('chestModal', 'sudoku');
    await shop.buyChest(/Kleine Truhe/);
    await shop.button(/^Öffnen$/).click();
    await expect(shop.dialog).toHaveAccessibleName('4 Ziffern in der Truhe');
    await shop.open('jokerShop');
    await shop.collect.click();
    await shop.sees(9);
    await shop.button('Verlauf').click();
    await expect(shop.dialog.getByRole('listitem').first()).toBeVisible();
    const lines = await shop.dialog.getByRole('listitem').allInnerTexts();
    const sum = lines
      .map((line) => /([+−])(\d+) Joker\b/.exec(line))
      .reduce((all, found) => all + (found ? (found[1] === '+' ? 1 : -1) * Number(found[2]) : 0), 0);
    expect(sum).toBe(9);
    expect(lines.join('\n')).toMatch(
      /Geschenkten Joker abgeholt[\s\S]*Kleine Truhe für Sudoku[\s\S]*Willkommensgeschenk/,
    );
    await page.goBack();
    await expect(shop.dialog).toHaveAccessibleName('Joker-Shop');
  });

  inFull('without a network everything says so at once, and works when it is back', async ({ page, context }) => {
    const shop = await newPerson(page);
    await shop.counter.click();
    await expect(shop.button(/120 Joker/)).toBeVisible();
    await expect(shop.collect).toBeEnabled();
    await context.setOffline(true);
    await shop.collect.click();
    await shop.button(/120 Joker/).click();
    await expect(shop.dialog.getByRole('alert').filter({ hasText: 'Du bist offline' })).toHaveCount(2);
    await context.setOffline(false);
    await shop.sees(10);
    await shop.collect.click();
    await shop.sees(11);
  });

  inFull('a new joker flies to the counter, except with reduced motion', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of addedNodes)
            if (target === document.body && node instanceof SVGElement) document.body.dataset.flown = 'yes';
      }).observe(document, { childList: true, subtree: true });
    });
    for (const [reducedMotion, flown] of [
      ['reduce', undefined],
      ['no-preference', 'yes'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const shop = await newPerson(page);
      await shop.counter.click();
      await shop.collect.click();
      await shop.sees(11);
      await expect(page.locator('body > svg')).toHaveCount(0);
      expect(await page.evaluate(() => document.body.dataset.flown)).toBe(flown);
    }
  });
});

/** The chest without its letters, whose edges depend on the size that they were first drawn in. */
async function chestIn(room: Locator): Promise<Buffer> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await room.boundingBox()) ?? {};
  return room.page().screenshot({ clip: { x, y: y + height * 0.4, width, height: height * 0.6 } });
}

/** The same once it is drawn and stays as it is. */
async function drawnIn(room: Locator): Promise<Buffer> {
  const canvas = room.locator('canvas');
  await canvas.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  const blank = await chestIn(room);
  await canvas.evaluate((element) => element.style.removeProperty('visibility'));
  let last = blank;
  const stays = async (): Promise<boolean> => {
    const before = last;
    last = await chestIn(room);
    return last.equals(before) && !last.equals(blank);
  };
  await expect.poll(stays).toBe(true);
  return last;
}

test('an open chest follows the window and the theme, as if it had been opened there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const shop = new ShopPage(page);
  const room = shop.dialog.locator('[aria-hidden="true"]', { has: page.locator('canvas') });
  const [usual, other] = [page.viewportSize() ?? { width: 0, height: 0 }, { width: 320, height: 640 }];
  await page.setViewportSize(other);
  await shop.open('wordChest', 'crossword/medium/8');
  const there = await drawnIn(room);
  await page.setViewportSize(usual);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  expect((await drawnIn(room)).equals(there)).toBe(false);
  await page.setViewportSize(other);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await chestIn(room)).equals(there)).toBe(true);
});

test(
  'a visitor sees the benefits of an account, and signing in leads back to what the player was doing',
  NARROW,
  async ({ page }) => {
    const shop = new ShopPage(page);
    await shop.lobby();
    await expect(shop.counter).toHaveAccessibleName('3 Gratis-Tipps');
    await shop.counter.click();
    await expect(shop.dialog.getByText('10 Joker zur Begrüßung')).toBeVisible();
    await expect(shop.dialog).toHaveAccessibleName('Tipps und Joker');
    await expect(shop.dialog.getByText('3 Gratis-Tipps')).toBeVisible();
    const uses = shop.dialog.getByRole('region', { name: 'Das kannst du mit Jokern' }).getByRole('listitem');
    await expect(uses).toContainText([
      /^Tipp1 Joker/,
      /^Zweite Chance1 Joker/,
      /^Truheab 2 Joker/,
      /^Gesperrtes Rätsel10 /,
    ]);
    const email = await registered(page.request);
    await shop.button('Anmelden').click();
    await new AccountPage(page).fillLogin(email);
    await new AccountPage(page).send.click();
    await expect(shop.dialog).toHaveAccessibleName('Joker-Shop');
    await shop.sees(10);
    await page.keyboard.press('Escape');
    await expect(shop.counter).toBeFocused();
  },
);

test(
  'Back closes each dialog and axe finds nothing in any, for a visitor and for a signed-in player',
  NARROW,
  async ({ page, hasTouch }) => {
    const shop = new ShopPage(page);
    const dialogs = [
      ['jokerShop', ''],
      ['jokerShop', 'history'],
      ['promoCode', ''],
      ['chestModal', 'wordsearch'],
      ['wordChest', 'crossword/huge'],
      ['wordChest', 'sudoku/big/9/1'],
      ['gamePurchase', 'de-leichtes-009'],
    ] as const;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // signed in on a phone, a visitor on a desktop; both in both in the full run
    for (const signedIn of FULL ? [false, true] : [hasTouch]) {
      if (signedIn) await newPerson(page);
      for (const [modal, about] of dialogs) {
        await shop.open(modal, about);
        await expect(shop.dialog.getByText('Einen Moment')).toHaveCount(0);
        await expectAccessible(page, `${modal} ${about} ${signedIn}`);
      }
    }
    await shop.lobby();
    await shop.counter.click();
    await expect(shop.dialog).toHaveAccessibleName(FULL || hasTouch ? 'Joker-Shop' : 'Joker');
    if (hasTouch) {
      await shop.button('Gutscheincode').click();
      await expect(shop.dialog).toHaveAccessibleName('Gutscheincode');
    }
    await page.goBack();
    await expect(shop.dialog).toBeHidden();
  },
);

inFull('failures are reported in the dialog and can be retried', async ({ page }) => {
  const shop = await newPerson(page);
  await page.route('**/api/purchase/offers', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.route('**/api/user/timeReward', (route) => route.abort());
  await page.route('**/api/inventory/consumables/history', (route) => route.abort());
  await shop.open('jokerShop');
  await expect(shop.dialog.getByText('Die Angebote konnten nicht geladen werden.')).toBeVisible();
  await expect(shop.dialog.getByText('Keine Verbindung zum Server.')).toBeVisible();
  await expectAccessible(page, 'failed shop');
  await shop.open('jokerShop', 'history');
  await expect(shop.button('Noch einmal versuchen')).toBeVisible();
  await page.unrouteAll();
  await shop.button('Noch einmal versuchen').click();
  await expect(shop.dialog.getByText('Willkommensgeschenk').first()).toBeVisible();
});
