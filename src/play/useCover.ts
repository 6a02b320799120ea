// The clock of a running game stands while a dialog covers its board.

import { useEffect } from 'react';
import { phaseOf } from '../../machines/game/selectors.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';

/** `covered`: a dialog is open over the board. */
export function useCover(covered: boolean): void {
  const { send } = useHandle();
  const stopped = useGame(phaseOf) === 'running' && covered;
  useEffect(() => {
    if (!stopped) return;
    send({ type: 'COVER' });
    return () => send({ type: 'UNCOVER' });
  }, [stopped, send]);
}
