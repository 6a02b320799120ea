// The same level in two tabs of one browser: the tab that the player returns to continues from what was played in the other,
// instead of overwriting it with its own old board.

import { type Phase, phaseOf } from '../../machines/game/selectors.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import type { PageLifecycle } from '../adapters/page/lifecycle.ts';
import type { DeviceStore } from '../adapters/store/store.ts';
import type { AppActor } from './context.ts';

export function followOtherTabs(
  app: AppActor,
  store: Pick<DeviceStore, 'savedElsewhere'>,
  lifecycle: Pick<PageLifecycle, 'isHidden' | 'onVisibility'>,
): void {
  const played = new Set<string>();
  const look = (): void => {
    if (lifecycle.isHidden() || played.size === 0) return;
    reopenGame(app, played);
    played.clear();
  };
  store.savedElsewhere((puzzle) => {
    played.add(puzzle);
    look();
  });
  lifecycle.onVisibility(look);
}

/** Phases that are not interrupted: two windows side by side keep their own boards, and a win keeps its dialog. */
const KEPT: readonly Phase[] = ['running', 'ad', 'secondChance', 'won'];

function reopenGame(app: AppActor, played: ReadonlySet<string>): void {
  const { gameRef, levelsRef, screen } = app.getSnapshot().context;
  levelsRef.send({ type: 'RECORDS' });
  const game = gameRef?.getSnapshot();
  if (!gameRef || !game || !played.has(puzzleName(game.context.level))) return;
  const phase = phaseOf(game);
  if (KEPT.includes(phase)) return;
  if (phase === 'ready') gameRef.send({ type: 'REFRESH' });
  else app.send({ type: screen === 'game' ? 'RESET' : 'REMOUNT' });
}
