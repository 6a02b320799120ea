import { useEffect } from 'react';
import { useAppState } from './useAppState.ts';

/** What was played is known without the server, and may have changed since the list came. */
export function useFreshRecords(): void {
  const levels = useAppState((context) => context.levelsRef);
  useEffect(() => levels.send({ type: 'RECORDS' }), [levels]);
}
