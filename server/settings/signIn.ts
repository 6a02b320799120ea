// Which provider signs players in: the operator's own project, or the emulator, whose tokens are not signed. The emulator is the
// default on a developer's machine only; elsewhere it must be requested by name, and on a public server it is refused.

import { because, type Exposure } from './exposure.ts';
import { isLoopback, type VariableReader } from './variables.ts';

/** `own`: this process starts the emulator on first use. `url`: one that is already running. */
export type EmulatorSetting = 'off' | 'own' | { readonly url: string };

/** The sign-in provider's public web configuration. */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
}

export interface SignInSetting {
  readonly firebase: FirebaseSettings;
  readonly emulator: EmulatorSetting;
}

const NAMES = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'] as const;
const RUNNING = 'FIREBASE_AUTH_EMULATOR_HOST';

export function readSignIn(reading: VariableReader, exposure: Exposure): SignInSetting {
  const { text, checked } = reading;
  checked('SIGN_IN', '', (value) => ['', 'firebase', 'emulator'].includes(value), 'firebase, emulator or unset');
  const firebase = {
    apiKey: text('FIREBASE_API_KEY', 'demo-api-key'),
    authDomain: checked('FIREBASE_AUTH_DOMAIN', 'localhost', isDomain, 'a host such as puzzles.firebaseapp.com'),
    projectId: checked('FIREBASE_PROJECT_ID', 'demo-raetsel', isWord, 'letters, digits and hyphens'),
    appId: text('FIREBASE_APP_ID', 'demo-app'),
  };
  return { firebase, emulator: emulatorOf(reading, exposure) };
}

function emulatorOf(reading: VariableReader, exposure: Exposure): EmulatorSetting {
  const { text } = reading;
  if (text(RUNNING) !== '') {
    requestedBy(RUNNING, reading, exposure);
    return { url: `http://${text(RUNNING)}` };
  }
  if (text('SIGN_IN') === 'emulator') {
    requestedBy('SIGN_IN', reading, exposure);
    return 'own';
  }
  const means = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'].filter((name) => !isDemo(text(name, 'demo-')));
  if (text('SIGN_IN') === '' && exposure.atHome && means.length === 0) return 'own';
  requireProject(reading, exposure, means);
  return 'off';
}

/** Refuses, or warns about, the emulator that the variable `name` requests. */
function requestedBy(
  name: string,
  { text, wrong, warnings }: VariableReader,
  { beyondDoubt, production }: Exposure,
): void {
  const host = text(RUNNING);
  if (beyondDoubt.length > 0)
    wrong.push(`${name} must not ask for the emulator where ${because(beyondDoubt)}: its tokens are not signed.`);
  else if (production.length > 0)
    warnings.push(
      `${name} asks for the sign-in emulator although ${because(production)}: anyone who reaches this server can sign in as anybody.`,
    );
  if (!isDemo(text('FIREBASE_PROJECT_ID', 'demo-')))
    wrong.push(`${name} must not ask for the emulator where FIREBASE_PROJECT_ID does not begin with demo-.`);
  if (host !== '' && (!/:\d{1,5}$/.test(host) || !isLoopback(host.replace(/:\d+$/, ''))))
    wrong.push(`${RUNNING} must be a port of this machine such as 127.0.0.1:9099.`);
  if (host !== '' && text('SIGN_IN') === 'firebase')
    wrong.push(`${RUNNING} must not be set where SIGN_IN is firebase.`);
}

function requireProject(
  { text, wrong }: VariableReader,
  { production, beyondDoubt }: Exposure,
  means: readonly string[],
): void {
  const missing = NAMES.filter((name) => isDemo(text(name, 'demo-')));
  if (missing.length === 0) return;
  const reasons = production.length > 0 ? production : text('STRIPE_SECRET_KEY') !== '' ? ['STRIPE_SECRET_KEY'] : means;
  const why = reasons.length > 0 ? ` where ${because(reasons)}` : ' where SIGN_IN is firebase';
  const way = beyondDoubt.length === 0 && means.length === 0 ? ' For development, set SIGN_IN=emulator instead.' : '';
  wrong.push(`${missing.join(', ')} must be set to those of a sign-in project of your own${why}.${way}`);
}

const isDemo = (value: string): boolean => value.startsWith('demo-') || isLoopback(value);
/** Strict, since it is written into the content security policy. */
const isDomain = (value: string): boolean => /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?(:\d{1,5})?$/i.test(value);
const isWord = (value: string): boolean => /^[a-z\d-]{1,100}$/i.test(value);
