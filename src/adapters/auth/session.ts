// Who is signed in, for all calls to the server. The session machine sets it.

import type { Session, SignIn } from '../../../machines/ports.ts';

export function sessionHolder(): Session {
  const listeners = new Set<() => void>();
  let current: SignIn | undefined;
  return {
    current: () => current,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set(signIn) {
      if (signIn === current) return;
      current = signIn;
      for (const listener of listeners) listener();
    },
  };
}
