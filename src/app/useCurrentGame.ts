// The handle of the game that the app machine holds now; the same one for board and dialogs.

import { usePorts } from './context.ts';
import { type GameActor, type GameHandle, gameHandle } from './gameHandle.ts';
import { useAppState } from './useAppState.ts';

const HANDLES = new WeakMap<GameActor, GameHandle>();

export function useCurrentGame(): GameHandle | undefined {
  const { clock } = usePorts();
  const actor = useAppState((context) => context.gameRef);
  if (!actor) return undefined;
  const handle = HANDLES.get(actor) ?? gameHandle(actor, clock);
  HANDLES.set(actor, handle);
  return handle;
}
