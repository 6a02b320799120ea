// Who is signed in, for the screens.

import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { UserData, UserProfile } from '../../machines/ports.ts';
import type { SessionContext, sessionMachine } from '../../machines/session/sessionMachine.ts';
import { useAppState } from './useAppState.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export function useSessionState<Value>(select: (snapshot: SessionSnapshot) => Value): Value {
  const ref = useAppState((context) => context.sessionRef);
  return useSelector(ref, select);
}

export const useSession = <Value>(select: (context: SessionContext) => Value): Value =>
  useSessionState(({ context }) => select(context));

/** undefined: a visitor, or not known yet. */
export const useSignedIn = (): UserData | undefined => useSession(({ signIn }) => signIn?.userData);

/** undefined until it has loaded, from the device or the server. */
export const useProfile = (): UserProfile | undefined => useSession(({ profile }) => profile);
