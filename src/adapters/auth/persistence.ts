// Makes the provider's SDK keep its user in our vault. The SDK accepts any class with these methods (its versions for other platforms
// are made the same way), though its public types do not say so.
//
// When it starts, the SDK verifies a stored user with the provider, and signs them out unless that succeeds or fails with a plain
// network error: a short outage would sign everybody out. So it starts without a user and gets the stored one afterwards, as if
// another tab had signed in: that path verifies nothing.

import type { Persistence } from 'firebase/auth';
import { AUTH_INFO } from './person.ts';
import type { Vault } from './vault.ts';

type Heard = () => Promise<void>;

export interface VaultPersistence {
  /** For `initializeAuth`. */
  readonly persistence: Persistence;
  /** Call when the SDK has started: gives it the stored user, and stores its writes from now on. */
  begin(): Promise<void>;
  /** Call when another tab has changed the stored user. */
  changed(): Promise<void>;
}

const USER = 'firebase:authUser:';

export function vaultPersistence(vault: Vault): VaultPersistence {
  const listeners = new Map<string, Set<Heard>>();
  let begun = false;
  const tell = async (): Promise<void> => {
    for (const [key, heard] of listeners) {
      if (key.startsWith(USER)) await Promise.all([...heard].map((listener) => listener()));
    }
  };

  class InVault {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';
    async _isAvailable() {
      return true;
    }
    async _set(key: string, value: unknown) {
      if (begun && key.startsWith(USER)) await vault.write(AUTH_INFO, value);
    }
    async _get(key: string) {
      return begun && key.startsWith(USER) ? ((await vault.read(AUTH_INFO)) ?? null) : null;
    }
    async _remove(key: string) {
      if (begun && key.startsWith(USER)) vault.remove(AUTH_INFO);
    }
    _addListener(key: string, listener: Heard) {
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(listener));
    }
    _removeListener(key: string, listener: Heard) {
      listeners.get(key)?.delete(listener);
    }
  }

  return {
    persistence: InVault as unknown as Persistence,
    async begin() {
      begun = true;
      await tell();
    },
    changed: () => (begun ? tell() : Promise.resolve()),
  };
}
