// The controls below or beside the board: tools, clue, keys or words, and the hint over them.

import { type ComponentType, type RefObject, useCallback, useState } from 'react';
import { type Phase, phaseOf } from '../../machines/game/selectors.ts';
import { useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import type { BoardHandle } from '../board/BoardHost.tsx';
import { hasLetteredKeys, hasLists, isZoomable } from '../board/ofBoard.ts';
import { Pad } from '../board/Pad.tsx';
import { BoardTools, ClueBar, GivenUp, HintPanel, Lost, More, WordLists } from './boardParts.tsx';
import styles from './Dock.module.css';
import { Tools } from './Tools.tsx';
import { useCover } from './useCover.ts';
import { useRealKeyboard } from './useRealKeyboard.ts';

interface DockProps {
  readonly onHint: () => void;
  readonly board: RefObject<BoardHandle | null>;
}

/** What takes the controls' place at an end that is not the win. */
const AFTER: Partial<Record<Phase, ComponentType>> = { lost: Lost, secondChance: Lost, givenUp: GivenUp };

/** A hint lies over tools and modes and leaves the keys free, unless it is long. */
export function Dock({ onHint, board }: DockProps) {
  const phase = useGame(phaseOf);
  const playing = phase === 'running';
  const worded = useGame(({ context }) => context.kind?.legend !== undefined);
  const zoomable = useGame(({ context }) => isZoomable(context));
  const spare = useSpareKeys();
  const hinted = useGame(({ context }) => context.hint !== undefined);
  const [keysOpen, setKeysOpen] = useState(false);
  const [more, setMore] = useState({ asked: 0, open: false });
  const openMore = () => setMore(({ asked }) => ({ asked: asked + 1, open: true }));
  const closeMore = useCallback(() => setMore(({ asked }) => ({ asked, open: false })), []);
  useCover(more.open);
  const After = AFTER[phase];
  if (After)
    return (
      <div className={styles.dock}>
        <After />
      </div>
    );
  return (
    <div className={styles.dock} inert={!playing}>
      <div className={styles.tools} inert={hinted}>
        <Tools onHint={onHint} onMore={openMore} />
        {(worded || zoomable) && (
          <BoardTools
            spare={spare}
            open={keysOpen}
            onToggle={() => setKeysOpen(!keysOpen)}
            onZoom={(by) => board.current?.zoom(by)}
          />
        )}
      </div>
      <div className={styles.clue}>{worded && <ClueBar />}</div>
      <KeysOrWords spare={spare} open={keysOpen} board={board} />
      <div className={styles.hint}>{hinted && <HintPanel />}</div>
      {more.asked > 0 && <More key={more.asked} open={more.open} onClose={closeMore} />}
    </div>
  );
}

interface KeysOrWordsProps extends Pick<DockProps, 'board'> {
  readonly spare: boolean;
  readonly open: boolean;
}

/**
 * A game with words beside its board shows the words, and its keys on demand: there is room for only one of them. Letters are hidden
 * if there is a real keyboard; digits stay, since they say how many are left.
 */
function KeysOrWords({ spare, open, board }: KeysOrWordsProps) {
  const worded = useGame(({ context }) => hasLists(context));
  const { screenKeys } = useSettings();
  const cellAt = useCallback((x: number, y: number) => board.current?.cellAt(x, y), [board]);
  if (worded && !open) return <WordLists cellAt={cellAt} />;
  return spare && !worded && !screenKeys ? null : <Pad />;
}

/** Whether the letters can be typed on a real keyboard, so that keys on screen would only take room. */
function useSpareKeys(): boolean {
  const real = useRealKeyboard();
  const lettered = useGame(({ context }) => hasLetteredKeys(context));
  return real && lettered;
}
