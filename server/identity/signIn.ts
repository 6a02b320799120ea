// Which sign-in provider: the project's own, or the emulator of development and tests, and then under three conditions.

import type { Clock } from '../calendar.ts';
import type { VerifyToken } from './claims.ts';
import type { Emulator } from './emulator.ts';

/** `own`: this process starts the emulator when it is wanted. An address: somebody else has started it there. */
export type EmulatorSetting = 'off' | 'own' | { readonly url: string };

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/** From FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID and NODE_ENV. Adds to `wrong` what must stop the start. */
export function readEmulator(text: (name: string, fallback: string) => string, wrong: string[]): EmulatorSetting {
  const host = text('FIREBASE_AUTH_EMULATOR_HOST', '');
  const project = text('FIREBASE_PROJECT_ID', '');
  const production = text('NODE_ENV', '') === 'production';
  if (host === '') return production || project !== '' ? 'off' : 'own';
  const name = 'FIREBASE_AUTH_EMULATOR_HOST';
  if (production) wrong.push(`${name} must not be set where NODE_ENV is production: its tokens are not signed.`);
  if (!LOOPBACK.test(host)) wrong.push(`${name} must be a port of this machine such as 127.0.0.1:9099.`);
  if (project !== '' && !project.startsWith('demo-'))
    wrong.push(`${name} must not be set where FIREBASE_PROJECT_ID does not begin with demo-.`);
  return { url: `http://${host}` };
}

interface SignInSettings {
  readonly emulator: EmulatorSetting;
  readonly firebase: { readonly projectId: string };
}

export interface SignIn {
  readonly verifyToken: VerifyToken;
  /** To be passed on to, and ended with the process. */
  readonly emulator: Emulator | undefined;
}

/**
 * Loads what the setting needs and no more: production never loads what reads unsigned tokens, and nobody waits for the checks
 * before the first token comes.
 */
export async function openSignIn({ emulator, firebase: { projectId } }: SignInSettings, clock: Clock): Promise<SignIn> {
  const expected = { projectId, clock };
  if (emulator === 'off') return { verifyToken: whenNeeded(() => real(expected)), emulator: undefined };
  const unsigned = async () => (await import('./emulatorToken.ts')).emulatorVerifier(expected);
  return { verifyToken: whenNeeded(unsigned), emulator: await emulatorAt(emulator, projectId) };
}

function whenNeeded(load: () => Promise<VerifyToken>): VerifyToken {
  let verify: Promise<VerifyToken> | undefined;
  return async (token) => {
    verify ??= load();
    return (await verify)(token);
  };
}

async function real(expected: { projectId: string; clock: Clock }): Promise<VerifyToken> {
  const [{ tokenVerifier }, { GOOGLE_KEYS, providerKeys }] = await Promise.all([
    import('./token.ts'),
    import('./keys.ts'),
  ]);
  return tokenVerifier(expected, providerKeys(GOOGLE_KEYS, expected.clock));
}

async function emulatorAt(setting: Exclude<EmulatorSetting, 'off'>, projectId: string): Promise<Emulator> {
  if (setting !== 'own') return { ready: async () => setting.url, stop: async () => undefined };
  const { lazyEmulator } = await import('./emulator.ts');
  return lazyEmulator({ projectId });
}
