// Who is there, for the screens.

import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { UserData, UserProfile } from '../../machines/ports.ts';
import type { SessionContext, sessionMachine } from '../../machines/sessionMachine.ts';
import { useAppState } from './useAppState.ts';

export function useSession<Value>(select: (context: SessionContext) => Value): Value {
  const ref = useAppState((context) => context.sessionRef);
  return useSelector(ref, (snapshot: SnapshotFrom<typeof sessionMachine>) => select(snapshot.context));
}

/** undefined: a visitor, or not known yet. */
export const useSignedIn = (): UserData | undefined => useSession(({ signIn }) => signIn?.userData);

/** undefined until it is known, be it from the device. */
export const useProfile = (): UserProfile | undefined => useSession(({ profile }) => profile);
