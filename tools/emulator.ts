// The sign-in emulator for tests: `startEmulator()` resolves when it accepts sign-ins.
import { lazyEmulator } from '../server/identity/emulator.ts';

/** The project that development and tests use; `demo-` keeps it apart from every real one. */
export const DEMO_PROJECT = 'demo-raetsel';

export interface RunningEmulator {
  /** Such as `http://127.0.0.1:9099`: for `connectAuthEmulator` and FIREBASE_AUTH_EMULATOR_HOST. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Takes 2.5 s of CPU. The emulator exits with the process that started it, even if that is killed. */
export async function startEmulator(options: { findPort?: () => Promise<number> } = {}): Promise<RunningEmulator> {
  const emulator = lazyEmulator({ projectId: DEMO_PROJECT, ...options });
  return { url: await emulator.ready(), stop: emulator.stop };
}
