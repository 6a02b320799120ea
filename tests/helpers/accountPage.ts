// A player with an account, in a browser: the dialogs, the profile, and the sign-in emulator's data.

import { type APIRequestContext, expect, type Locator, type Page, test } from 'playwright/test';
import { focusInside, visit } from './visit.ts';

const PROJECT = 'demo-raetsel';
const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts';

export const PASSWORD = 'geheim-2026';

let count = 0;
/** Unique across workers. */
export const newEmail = (): string => `person.${process.pid}.${Date.now().toString(36)}.${++count}@example.org`;

export const WORDS = {
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    signIn: 'Anmelden',
    profile: 'Dein Profil',
    signUp: 'Konto anlegen',
    logout: 'Abmelden',
    account: 'Konto',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    repeat: 'Repeat password',
    signIn: 'Sign in',
    profile: 'Your profile',
    signUp: 'Create account',
    logout: 'Log out',
    account: 'Account',
  },
} as const;

/** For a file whose tests sign in: the emulator starts on first use, which takes a while. */
export function withEmulator(): void {
  test.beforeAll(async ({ playwright, baseURL }) => {
    test.setTimeout(180_000);
    const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    await expect(async () => {
      expect((await request.get(`/emulator/v1/projects/${PROJECT}/config`)).status()).toBe(200);
    }).toPass({ timeout: 120_000 });
    await request.dispose();
  });
}

const emulated = (request: APIRequestContext, call: string, data: object) =>
  request.post(`${TOOLKIT}:${call}?key=demo-api-key`, { data });

export async function registered(request: APIRequestContext, email = newEmail()): Promise<string> {
  const answer = await emulated(request, 'signUp', { email, password: PASSWORD, returnSecureToken: true });
  expect(answer.status()).toBe(200);
  return email;
}

/** Follows the link in the latest mail. */
export async function resetByMail(request: APIRequestContext, email: string, newPassword: string): Promise<void> {
  const { oobCodes } = await (await request.get(`/emulator/v1/projects/${PROJECT}/oobCodes`)).json();
  const code = oobCodes.findLast((mail: { email: string }) => mail.email === email);
  const answer = await emulated(request, 'resetPassword', { oobCode: code?.oobCode, newPassword });
  expect(answer.status()).toBe(200);
}

export class AccountPage {
  readonly page: Page;
  readonly words: (typeof WORDS)['de'] | (typeof WORDS)['en'];

  constructor(page: Page, language: 'de' | 'en' = 'de') {
    this.page = page;
    this.words = WORDS[language];
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  get send(): Locator {
    return this.dialog.locator('button[type=submit]');
  }
  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }
  get signInButton(): Locator {
    return this.page.getByRole('button', { name: this.words.signIn, exact: true });
  }
  get profileButton(): Locator {
    return this.page.getByRole('button', { name: this.words.profile });
  }
  /** The account section of the settings. */
  get account(): Locator {
    return this.page.getByRole('region', { name: this.words.account, exact: true });
  }

  async open(modal: string, about = ''): Promise<void> {
    await visit(this.page, `/sudoku/play?screen=lobby&modal=${modal}${about && `&about=${about}`}`);
    await expect(this.dialog).toBeVisible();
    await expect(focusInside(this.page)).toHaveCount(1);
  }

  async fillLogin(email: string, password = PASSWORD): Promise<void> {
    await this.field(this.words.email).fill(email);
    await this.field(this.words.password).fill(password);
  }

  async fillSignup(email: string, password = PASSWORD, repeated = password): Promise<void> {
    await this.fillLogin(email, password);
    await this.field(this.words.repeat).fill(repeated);
  }

  /** Signs in from the lobby, whose header then leads to the profile. */
  async login(email: string, password = PASSWORD): Promise<void> {
    await this.open('login');
    await this.fillLogin(email, password);
    await this.send.click();
    await expect(this.dialog).toBeHidden();
    await expect(this.profileButton).toBeVisible();
  }

  async settings(): Promise<void> {
    await visit(this.page, '/sudoku/play?screen=settings');
    await expect(this.account).toBeVisible();
  }

  /** The access token of the next call that has one. */
  async token(): Promise<string> {
    const call = this.page.waitForRequest((request) => request.headers().authorization !== undefined);
    await this.page.reload();
    return (await call).headers().authorization ?? '';
  }
}
