// Replaces Google and Apple where the provider's emulator runs: a popup of ours that asks for an e-mail address and responds as they
// would. The real ones need scripts from the internet.

import type { Provider } from '../../../machines/ports.ts';
import { AuthError } from './faults.ts';

/** The claims in a provider's token. */
export interface LocalPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: true;
}

const NAMES: Readonly<Record<Provider, string>> = { google: 'Google', apple: 'Apple' };

/** ms between checks whether the popup is still open; browsers fire no event. */
const LOOK = 200;

/** Rejects with CANCELLED when the popup is closed, UNAVAILABLE if the browser blocks it. */
export function promptLocalProvider(provider: Provider): Promise<LocalPerson> {
  const page = window.open('', 'localProvider', 'popup,width=420,height=480');
  if (!page) return Promise.reject(new AuthError('UNAVAILABLE'));
  return new Promise((resolve, reject) => {
    const end = (done: () => void): void => {
      clearInterval(watch);
      page.close();
      done();
    };
    const cancel = () => end(() => reject(new AuthError('CANCELLED')));
    const watch = setInterval(() => page.closed && cancel(), LOOK);
    const answer = (email: string) => end(() => resolve({ sub: `${provider}-${email}`, email, email_verified: true }));
    draw(page.document, NAMES[provider], answer, cancel);
  });
}

function draw(page: Document, name: string, answer: (email: string) => void, cancel: () => void): void {
  page.title = `${name} (local)`;
  page.documentElement.lang = 'en';
  const heading = page.createElement('h1');
  heading.textContent = `Local stand-in for ${name}`;
  const form = page.createElement('form');
  const label = page.createElement('label');
  const input = page.createElement('input');
  Object.assign(input, { type: 'email', required: true, value: `${name.toLowerCase()}@example.org` });
  label.append('E-mail ', input);
  const go = page.createElement('button');
  go.textContent = 'Continue';
  const stop = page.createElement('button');
  Object.assign(stop, { type: 'button', textContent: 'Cancel', onclick: cancel });
  form.append(label, go, stop);
  form.onsubmit = (event) => {
    event.preventDefault();
    answer(input.value.trim());
  };
  const main = page.createElement('main');
  main.append(heading, form);
  page.body.replaceChildren(main);
  input.focus();
}
