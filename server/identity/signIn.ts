// The sign-in provider that the settings name (signInSetting.ts): how its tokens are checked, and its emulator.

import type { Clock } from '../calendar.ts';
import type { VerifyToken } from './claims.ts';
import type { Emulator } from './emulator.ts';
import type { EmulatorSetting } from './signInSetting.ts';

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
