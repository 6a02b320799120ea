// The sign-in provider's project configuration, from our own server.

import * as v from 'valibot';
import type { Http } from '../api/http.ts';
import { AuthError } from './faults.ts';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const Config = v.object({
  apiKey: word,
  authDomain: word,
  projectId: word,
  appId: word,
  /** Present only where the provider's emulator runs. */
  emulatorUrl: v.optional(v.pipe(word, v.url())),
});
export type ProviderConfig = v.InferOutput<typeof Config>;

/** Rejects with AuthError. */
export async function providerConfig(http: Http): Promise<ProviderConfig> {
  try {
    return v.parse(Config, await http.get('whitelabel/firebase-config', { quiet: true }));
  } catch (error) {
    throw new AuthError(navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE', error);
  }
}
