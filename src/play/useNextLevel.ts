// The level that the ends of a game offer to go on with.

import { nextOpen } from '../../machines/levels/next.ts';
import { useGame } from '../app/gameHandle.ts';
import { useAppState, useConfig, useLevels } from '../app/useAppState.ts';

/** An unlocked, unsolved level of this game; undefined if all of them are solved. */
export function useNextLevel(): string | undefined {
  const { rules } = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const over = useGame(({ context }) => context.level.id);
  return useLevels(({ context }) => nextOpen(context, over, rules, today));
}
