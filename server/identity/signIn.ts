// The configured sign-in provider (settings/signIn.ts): its token verification, and the emulator.

import type { Clock } from '../common/calendar.ts';
import type { EmulatorSetting } from '../settings/signIn.ts';
import type { Emulator } from './emulator.ts';
import type { VerifyToken } from './token.ts';

interface SignInSettings {
  readonly emulator: EmulatorSetting;
  readonly firebase: { readonly projectId: string };
  /** Where the emulator's accounts are saved. */
  readonly dataDir: string;
}

export interface SignIn {
  readonly verifyToken: VerifyToken;
  /** Receives forwarded calls; must be stopped with the process. */
  readonly emulator: Emulator | undefined;
}

/** Production never loads the module that accepts unsigned tokens; the verification itself is loaded with the first token. */
export async function openSignIn(settings: SignInSettings, clock: Clock): Promise<SignIn> {
  const { emulator, firebase } = settings;
  const { projectId } = firebase;
  const expected = { projectId, clock };
  if (emulator === 'off') return { verifyToken: whenNeeded(() => real(expected)), emulator: undefined };
  const unsigned = async () => (await import('./emulatorToken.ts')).emulatorVerifier(expected);
  return { verifyToken: whenNeeded(unsigned), emulator: await emulatorAt(emulator, settings) };
}

function whenNeeded(load: () => Promise<VerifyToken>): VerifyToken {
  let verify: Promise<VerifyToken> | undefined;
  return async (token, projectId) => {
    verify ??= load();
    return (await verify)(token, projectId);
  };
}

async function real(expected: { projectId: string; clock: Clock }): Promise<VerifyToken> {
  const [{ tokenVerifier }, { GOOGLE_KEYS, providerKeys }] = await Promise.all([
    import('./token.ts'),
    import('./keys.ts'),
  ]);
  return tokenVerifier(expected, providerKeys(GOOGLE_KEYS, expected.clock));
}

/** An emulator that we did not start is neither saved nor stopped by us. */
async function emulatorAt(
  setting: Exclude<EmulatorSetting, 'off'>,
  { firebase: { projectId }, dataDir }: SignInSettings,
): Promise<Emulator> {
  const nothing = async () => undefined;
  if (setting !== 'own') return { ready: async () => setting.url, keep: nothing, stop: nothing };
  const { lazyEmulator } = await import('./emulator.ts');
  return lazyEmulator({ projectId, folder: dataDir });
}
