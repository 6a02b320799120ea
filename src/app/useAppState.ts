// What the screens read from the app machine and its children.

import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AppContext } from '../../machines/app/types.ts';
import type { ConfigContext, configMachine } from '../../machines/config/configMachine.ts';
import type { levelsMachine } from '../../machines/levels/levelsMachine.ts';
import type { Configuration, UserData, UserProfile } from '../../machines/ports.ts';
import type { SessionContext, sessionMachine } from '../../machines/session/sessionMachine.ts';
import { useApp } from './context.ts';

export const useAppState = <Value>(select: (context: AppContext) => Value): Value =>
  useSelector(useApp(), (snapshot) => select(snapshot.context));

export function useConfigState<Value>(select: (context: ConfigContext) => Value): Value {
  const ref = useAppState((context) => context.configRef);
  return useSelector(ref, (snapshot: SnapshotFrom<typeof configMachine>) => select(snapshot.context));
}

export const useConfig = (): Configuration => useConfigState((context) => context.config);

export type LevelsSnapshot = SnapshotFrom<typeof levelsMachine>;

export function useLevels<Value>(select: (snapshot: LevelsSnapshot) => Value): Value {
  const ref = useAppState((context) => context.levelsRef);
  return useSelector(ref, select);
}

/** Reloads the records, which are on the device and may have changed since the list of levels was loaded. */
export function useFreshRecords(): void {
  const levels = useAppState((context) => context.levelsRef);
  useEffect(() => levels.send({ type: 'RECORDS' }), [levels]);
}

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

/** Whether the player signs in by e-mail and password. */
export const hasPassword = ({ providerData }: UserData): boolean =>
  providerData.some(({ providerId }) => providerId === 'password');
