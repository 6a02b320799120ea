// Accounts as a user sees them, against the real emulator, the real API and the real database.

import { expect, type Page, test } from 'playwright/test';
import { AccountPage, newEmail, PASSWORD, registered, resetByMail, withEmulator } from '../helpers/accountPage.ts';
import { elsewhere, FULL, inFull } from '../helpers/full.ts';

const WELCOME = 'Ein Rätsel, eine Pause, ein kleiner Erfolg.';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the same dialogs in both windows');

withEmulator();

/** Holds back the provider's response until the returned function is called. */
async function held(page: Page, call: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route(`**/accounts:${call}**`, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test('a visitor sends nothing to the sign-in provider', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/sudoku/play?screen=lobby', { waitUntil: 'networkidle' });
  await expect(new AccountPage(page).signInButton).toBeVisible();
  expect(asked.filter((path) => /firebase|keeper|identitytoolkit|securetoken|user\//.test(path))).toEqual([]);
});

test('a visitor registers, stays signed in after a reload, signs out to the welcome screen, and signs in again', async ({
  page,
}) => {
  const who = new AccountPage(page);
  const email = newEmail();
  await page.goto('/sudoku/play?screen=lobby');
  await who.signInButton.click();
  await who.dialog.getByRole('button', { name: who.words.signUp }).click();
  await expect(who.dialog.getByText('Deine Rätsel, Zeiten und deine Serie', { exact: false })).toBeVisible();
  await who.fillSignup(email);
  const release = await held(page, 'signUp');
  await who.send.click();
  await expect(who.send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(who.dialog).toBeHidden();
  await expect(page.getByText('Willkommen! Dein Konto ist bereit.')).toBeVisible();

  await page.reload();
  await expect(who.profileButton).toBeVisible();
  await who.profileButton.click();
  await expect(who.account.getByText(email)).toBeVisible();

  await who.account.getByRole('button', { name: who.words.logout }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WELCOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Du bist abgemeldet.' })).toBeVisible();
  await page.goto('/sudoku/play?screen=lobby');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(who.signInButton).toBeVisible();
  expect(await page.evaluate(() => ['authInfo', 'userInfo'].map((name) => localStorage.getItem(name)))).toEqual([
    null,
    null,
  ]);
  await who.login(email);
});

inFull('what the device keeps of a sign-in is not readable', async ({ page, request }) => {
  const email = await registered(request);
  const who = new AccountPage(page);
  await who.login(email);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).not.toBeNull();
  const kept = await page.evaluate(() => Object.values<string>({ ...localStorage }));
  for (const value of kept) {
    expect(value).not.toContain(email);
    expect(Buffer.from(value, 'base64').toString('latin1')).not.toContain(email);
  }
});

test('every refused sign-in shows the same text and keeps the input', async ({ page, request }) => {
  const who = new AccountPage(page, 'en');
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  const email = await registered(request);
  await who.open('login');
  await who.send.click();
  await expect(who.dialog.getByText('Please enter a valid email address!')).toBeVisible();
  await expect(who.dialog.getByText('Please enter a valid password!')).toBeVisible();
  await expect(who.field(who.words.email)).toBeFocused();
  await expect(who.field(who.words.email)).toHaveAccessibleDescription('Please enter a valid email address!');
  for (const someone of [email, newEmail()]) {
    await who.fillLogin(someone, 'wrong-2026');
    await who.send.click();
    await expect(who.dialog.getByText('Invalid login credentials')).toBeVisible();
    await expect(who.field(who.words.email)).toHaveValue(someone);
  }
  await who.fillLogin(email);
  await who.send.click();
  await expect(who.dialog).toBeHidden();
});

inFull('a registration form says what is wrong with it', async ({ page, request }) => {
  const who = new AccountPage(page, 'en');
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  const email = await registered(request);
  await who.open('signup');
  await who.fillSignup('no address', 'short', 'other');
  await who.send.click();
  for (const text of ['Please enter a valid email address!', 'Please enter a valid password!'])
    await expect(who.dialog.getByText(text)).toBeVisible();
  await who.fillSignup(email, 'letters-7', 'letters-8');
  await expect(who.dialog.getByText('at least 8 characters, done')).toBeVisible();
  await expect(who.dialog.getByText('letters and other characters, done')).toBeVisible();
  await who.send.click();
  await expect(who.dialog.getByText('Passwords do not match!')).toBeVisible();
  await who.fillSignup(email);
  await who.send.click();
  await expect(who.dialog.getByText('You are already register')).toBeVisible();
});

test('a forgotten password is reset by mail', async ({ page, request }) => {
  const who = new AccountPage(page);
  const email = await registered(request);
  await who.open('login');
  await who.dialog.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await expect(who.field(who.words.password)).toHaveCount(0);
  await who.field(who.words.email).fill(newEmail());
  await who.send.click();
  await expect(who.dialog.getByText('Dieses Konto gibt es nicht')).toBeVisible();
  await who.field(who.words.email).fill(email);
  await who.send.click();
  await expect(who.dialog.getByRole('heading', { name: 'E-Mail ist unterwegs' })).toBeVisible();
  await resetByMail(request, email, 'neu-geheim-2026');
  await who.login(email, 'neu-geheim-2026');
});

/** Presses a button that closes its own window, so it is a matter of chance whether the click is still confirmed. */
async function pressLast(popup: Page, name: string): Promise<void> {
  const closed = popup.waitForEvent('close');
  await popup
    .getByRole('button', { name })
    .click({ noWaitAfter: true })
    .catch((error: Error) => {
      if (!/closed/.test(error.message)) throw error;
    });
  await closed;
}

for (const [provider, label] of [
  ['google', 'Weiter mit Google'],
  ['apple', 'Weiter mit Apple'],
] as const) {
  (FULL || provider === 'google' ? test : test.skip)(
    `${provider} signs in through a window of its own`,
    async ({ page }) => {
      const who = new AccountPage(page);
      const email = newEmail();
      await who.open('login');
      const button = who.dialog.getByRole('button', { name: label });
      const [closed] = await Promise.all([page.waitForEvent('popup'), button.click()]);
      await pressLast(closed, 'Cancel');
      await expect(button).toBeEnabled();
      await expect(who.dialog.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
      await popup.getByLabel('E-mail').fill(email);
      await pressLast(popup, 'Continue');
      await expect(who.dialog).toBeHidden();
      await who.settings();
      await expect(who.account.getByText(email)).toBeVisible();
      await expect(who.account.getByRole('button', { name: 'Passwort ändern' })).toHaveCount(0);
    },
  );
}

test('success leads back to what the player was doing', async ({ page, request }) => {
  const who = new AccountPage(page);
  const email = await registered(request);
  await who.open('login', 'avatar');
  await expect(who.dialog.getByText('danach geht es hier weiter', { exact: false })).toBeVisible();
  await who.fillLogin(email);
  await who.send.click();
  await expect(page).toHaveURL(/modal=avatar/);
  await expect(who.dialog.getByRole('radio').first()).toBeVisible();
});

test('a name must be given, long enough and free; then it is saved', async ({ page, request }) => {
  const who = new AccountPage(page);
  const [first, second] = [await registered(request), await registered(request)];
  const name = `Anna ${Date.now().toString(36)}`;
  const rename = async (to: string) => {
    await who.account.getByLabel('Name').fill(to);
    await who.account.getByRole('button', { name: 'Namen speichern' }).click();
  };
  await who.login(first);
  await who.settings();
  await rename('   ');
  await expect(who.account.getByText('Bitte gib einen Namen ein!')).toBeVisible();
  await rename('ab');
  await expect(who.account.getByText('Der Name braucht 3 bis 24 sichtbare Zeichen.')).toBeVisible();
  await rename(name);
  await expect(page.getByText('Dein Name ist geändert.')).toBeVisible();
  await page.reload();
  await expect(who.account.getByLabel('Name')).toHaveValue(name);

  await who.account.getByRole('button', { name: who.words.logout }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WELCOME);
  await who.login(second);
  await who.settings();
  await rename(name.toUpperCase());
  await expect(who.account.getByText('Diesen Namen gibt es schon.')).toBeVisible();
});

inFull('avatar: a free one is taken, a dear one is bought once, a too dear one says so', async ({ page, request }) => {
  const who = new AccountPage(page);
  await who.login(await registered(request));
  await who.settings();
  const choose = async (name: RegExp, action: string) => {
    await who.account.getByRole('button', { name: 'Avatar ändern' }).click();
    await who.dialog.getByRole('radio', { name }).check({ force: true });
    await who.dialog.getByRole('button', { name: action }).click();
  };
  await choose(/^Hugo$/, 'Diesen nehmen');
  await expect(page.getByText('Dein Avatar ist geändert.')).toBeVisible();
  await choose(/^Ida, 5 Joker$/, 'Für 5 Joker nehmen');
  await expect(who.dialog).toBeHidden();
  await page.reload();
  await who.account.getByRole('button', { name: 'Avatar ändern' }).click();
  await expect(who.dialog.getByRole('radio', { name: /^Ida$/ })).toBeChecked();
  await who.dialog.getByRole('radio', { name: /^Pablo, 15 Joker$/ }).check({ force: true });
  await expect(who.dialog.getByText('Du hast 5 Joker, für diesen reicht das nicht.')).toBeVisible();
  await expect(who.dialog.getByRole('button', { name: 'Für 15 Joker nehmen' })).toBeDisabled();
});

inFull('another password wants the old one, and the sign-in goes on', async ({ page, request }) => {
  const who = new AccountPage(page);
  const email = await registered(request);
  await who.login(email);
  await who.settings();
  await who.account.getByRole('button', { name: 'Passwort ändern' }).click();
  const save = who.account.getByRole('button', { name: 'Passwort speichern' });
  await save.click();
  await expect(who.account.getByText('Zur Bestätigung brauchen wir dein Passwort!')).toBeVisible();
  const fill = async (current: string) => {
    await who.account.getByLabel('Bisheriges Passwort').fill(current);
    await who.account.getByLabel('Neues Passwort').fill('neues-2026');
    await who.account.getByLabel('Passwort wiederholen').fill('neues-2026');
    await save.click();
  };
  await fill('falsch');
  await expect(who.account.getByText('Die Anmeldedaten stimmen nicht')).toBeVisible();
  await fill(PASSWORD);
  await expect(page.getByText('Dein Passwort ist geändert.')).toBeVisible();
  await page.reload();
  await expect(who.account.getByText(email)).toBeVisible();
  await who.account.getByRole('button', { name: who.words.logout }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WELCOME);
  await who.login(email, 'neues-2026');
});

test('an account is exported as a file, then deleted, and its token is no longer accepted', async ({
  page,
  request,
}) => {
  const who = new AccountPage(page);
  const email = await registered(request);
  await who.login(email);
  const authorization = await who.token();
  const info = () => request.get('/api/user/info', { headers: { authorization } });
  expect((await info()).status()).toBe(200);
  await who.settings();
  await who.account.getByRole('button', { name: 'Konto löschen' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    who.dialog.getByRole('button', { name: 'Erst meine Daten herunterladen' }).click(),
  ]);
  const stream = await download.createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toContain(email);

  await who.send.click();
  await expect(who.dialog.getByText('Zur Bestätigung brauchen wir dein Passwort!')).toBeVisible();
  const password = who.dialog.getByLabel('Dein Passwort zur Bestätigung');
  await password.fill('falsch');
  await who.send.click();
  await expect(who.dialog.getByText('Die Anmeldedaten stimmen nicht')).toBeVisible();
  await password.fill(PASSWORD);
  await who.send.click();
  await expect(who.dialog.getByText('Dein Konto ist gelöscht')).toBeVisible();
  await who.dialog.getByRole('button', { name: 'Zur Übersicht' }).click();
  await expect(who.signInButton).toBeVisible();
  expect((await info()).status()).toBe(401);
  await who.open('login');
  await who.fillLogin(email);
  await who.send.click();
  await expect(who.dialog.getByText('Die Anmeldedaten stimmen nicht')).toBeVisible();
});

inFull('two tabs are one person', async ({ page, context, request }) => {
  const email = await registered(request);
  const [one, two] = [new AccountPage(page), new AccountPage(await context.newPage())];
  await two.page.goto('/sudoku/play?screen=lobby');
  await expect(two.signInButton).toBeVisible();
  await one.login(email);
  await expect(two.profileButton).toBeVisible();
  await one.settings();
  await one.account.getByRole('button', { name: one.words.logout }).click();
  await expect(two.signInButton).toBeVisible();
});

inFull('two tabs that make the vault’s key at once can both read it', async ({ page, context }) => {
  const tabs = [new AccountPage(page), new AccountPage(await context.newPage())];
  for (const tab of tabs) {
    await tab.open('signup');
    await tab.fillSignup(newEmail());
  }
  await Promise.all(tabs.map((tab) => tab.send.click()));
  for (const tab of tabs) await expect(tab.dialog).toBeHidden();
  for (const tab of tabs) {
    await tab.page.reload();
    await expect(tab.profileButton).toBeVisible();
  }
});

inFull(
  'without a network: said, tried, and done once it is back; signing out works all the same',
  async ({ page, context, request }) => {
    const email = await registered(request);
    const who = new AccountPage(page);
    await who.open('login');
    await who.fillLogin(email);
    await context.setOffline(true);
    await expect(who.dialog.getByText('Du bist offline.', { exact: false })).toBeVisible();
    await who.send.click();
    await expect(who.dialog.getByText('Keine Verbindung.', { exact: false })).toBeVisible();
    await context.setOffline(false);
    await expect(who.dialog.getByText('Du bist offline.', { exact: false })).toHaveCount(0);
    await who.send.click();
    await expect(who.dialog).toBeHidden();
    await who.settings();
    await context.setOffline(true);
    await who.account.getByRole('button', { name: who.words.logout }).click();
    await expect(who.signInButton).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(who.signInButton).toBeVisible();
  },
);

inFull('a vendor is kept through a logout', async ({ page, request }) => {
  const who = new AccountPage(page);
  await who.login(await registered(request));
  const left = page.waitForRequest((sent) => sent.isNavigationRequest() && sent.url().includes('/logout'));
  await page.route('**/api/settings**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ json: { ...body, data: { ...body.data, vendorData: { 755: { id: '755' } } } } });
  });
  await page.goto('/sudoku/play?screen=settings&vendor=755');
  await who.account.getByRole('button', { name: who.words.logout }).click();
  expect(new URL((await left).url()).pathname + new URL((await left).url()).search).toBe('/logout?vendor=755');
});
