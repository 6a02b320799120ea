// Whether the letters on screen are shown. A list of words takes their place, so they are then shown on demand, else hidden on demand;
// what was chosen lasts until the page is left. Where a real keyboard is near, they are a setting.

import { useCallback, useSyncExternalStore } from 'react';
import { useChangeSetting, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { useRealKeyboard } from '../app/useRealKeyboard.ts';
import { hasKeys, hasLists } from '../board/ofBoard.ts';

export interface Keys {
  readonly shown: boolean;
  /** Undefined for a game without keys. */
  readonly toggle: (() => void) | undefined;
}

/** By whether the game has a list of words. */
const chosen = new Map<boolean, boolean>();
const listeners = new Set<() => void>();

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

function choose(listed: boolean, shown: boolean): void {
  chosen.set(listed, shown);
  for (const changed of listeners) changed();
}

export function useKeys(): Keys {
  const listed = useGame(({ context }) => hasLists(context));
  const keyed = useGame(({ context }) => hasKeys(context));
  const spare = useRealKeyboard() && !listed;
  const { screenKeys } = useSettings();
  const change = useChangeSetting();
  const asked = useSyncExternalStore(subscribe, () => chosen.get(listed) ?? !listed);
  const shown = keyed && (spare ? screenKeys : asked);
  const toggle = useCallback(
    () => (spare ? change('screenKeys', !shown) : choose(listed, !shown)),
    [spare, listed, shown, change],
  );
  return { shown, toggle: keyed ? toggle : undefined };
}
