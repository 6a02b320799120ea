// How a level that is ready begins or goes on: from the start dialog, or from the board's cover when the dialog has been closed.

import { isBegun, isOver, percentOf } from '../../machines/game/selectors.ts';
import { usePorts } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { meet } from '../app/remembered.ts';

export function useStart() {
  const { send } = useHandle();
  const { storage } = usePorts();
  const kind = useGame(({ context }) => context.level.gameType);
  const begun = useGame(({ context }) => isBegun(context));
  const shown = useGame(({ context }) => context.game?.gaveUp ?? false);
  const lost = useGame(({ context }) => context.game !== undefined && isOver(context));
  const solved = useGame(({ context }) => percentOf(context) === '100%');
  const word = startWord({ shown, solved, lost, begun });
  return {
    begun,
    /** What starting is called: a key of `modal.gameStart`. */
    word,
    /** Going on leads to the second chance. */
    lost: word === 'lost',
    start(relaxed: boolean, fresh: boolean): void {
      meet(storage, kind);
      send({ type: 'START', relaxed, fresh });
    },
  };
}

/** What the start is: a look at what is over, a second chance, going on, or a beginning. */
function startWord(is: Readonly<Record<'shown' | 'solved' | 'lost' | 'begun', boolean>>): string {
  if (is.shown) return 'look';
  if (is.solved) return 'lookBoard';
  if (is.lost) return 'lost';
  return is.begun ? 'resume' : 'start';
}
