// A running game as the source of the scene and its DOM twin: frames out, gestures in.

import { frameOf } from '../../machines/game/selectors.ts';
import type { Clock } from '../../machines/ports.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { Frame, Source } from '../../scenes/source.ts';
import { putOff } from '../adapters/page/afterFrame.ts';
import type { GameActor } from '../app/gameHandle.ts';

/** The board of a loaded game; `kind` and `givens` are from its context. */
export function boardSource(actor: GameActor, kind: AnyKind, givens: Size, clock: Clock): Source {
  const current = (): Frame => frameOf(actor.getSnapshot().context);
  return {
    kind: lookOnce(kind),
    givens,
    current,
    subscribe(changed) {
      let last = current();
      const subscription = actor.subscribe(() => {
        const before = last;
        last = current();
        // Most events change no frame: a notice, a saved game, a pause.
        if (last.play !== before.play || last.view !== before.view) changed();
      });
      return () => subscription.unsubscribe();
    },
    send(gesture: Gesture) {
      actor.send({ type: 'GESTURE', at: clock.now(), gesture });
      if ('end' in gesture && !gesture.end) putOff();
    },
  };
}

/** Caches the last looks, since scene and twin request the same ones in turn. */
export function lookOnce(kind: AnyKind): AnyKind {
  let parameters: readonly unknown[] = [];
  let looks: readonly object[] = [];
  return {
    ...kind,
    look(...now) {
      if (now.some((part, index) => part !== parameters[index])) {
        parameters = now;
        looks = kind.look(...now);
      }
      return looks;
    },
  };
}
