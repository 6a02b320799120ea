// The controls below or beside the board: tools, clue, keys or words, and the hint over them.

import { type ComponentType, type RefObject, useCallback, useState } from 'react';
import { type Phase, phaseOf } from '../../machines/game/selectors.ts';
import { useGame } from '../app/gameHandle.ts';
import { useBackCloses } from '../app/useBackCloses.ts';
import type { BoardHandle } from '../board/BoardHost.tsx';
import { isZoomable } from '../board/ofBoard.ts';
import { Pad } from '../board/Pad.tsx';
import { findGame } from '../games/registry.ts';
import { DESKTOP, useMedia } from '../ui/browser.ts';
import { BoardTools, ClueBar, GivenUp, HintPanel, Lost, More, Solving, WordKeys, WordsBeside } from './boardParts.tsx';
import styles from './Dock.module.css';
import { GameStart } from './GameStart.tsx';
import { Tools } from './Tools.tsx';
import { useCover } from './useCover.ts';

interface DockProps {
  /** As the shell's. */
  readonly round: string;
  readonly onHint: () => void;
  readonly board: RefObject<BoardHandle | null>;
}

/** What takes the controls' place at an end that is not the win. */
const AFTER: Partial<Record<Phase, ComponentType>> = { lost: Lost, secondChance: Lost, givenUp: GivenUp };

/** A hint lies over tools and modes and leaves the keys free, unless it is long. */
export function Dock({ round, onHint, board }: DockProps) {
  const phase = useGame(phaseOf);
  const waits = phase === 'ready';
  const worded = useGame(({ context }) => context.kind?.legend !== undefined);
  const zoomable = useGame(({ context }) => isZoomable(context));
  const hinted = useGame(({ context }) => context.hint !== undefined);
  const [more, setMore] = useState({ asked: 0, openIn: '' });
  const moreOpen = more.openIn === round;
  const openMore = () => setMore(({ asked }) => ({ asked: asked + 1, openIn: round }));
  const closeMore = useCallback(() => setMore(({ asked }) => ({ asked, openIn: '' })), []);
  useCover(moreOpen);
  useBackCloses(moreOpen, closeMore);
  const After = AFTER[phase];
  if (After)
    return (
      <div className={styles.dock} data-after>
        <After key={round} />
        {worded ? <Lists /> : <Beside over />}
      </div>
    );
  return (
    <div
      className={styles.dock}
      data-waits={waits || phase === 'loading'}
      data-hinted={hinted || undefined}
      data-paused={phase === 'paused' || undefined}
      inert={!waits && phase !== 'running'}
    >
      {waits && <GameStart key={round} />}
      <div className={styles.tools} inert={waits || hinted}>
        <Tools onHint={onHint} onMore={openMore} />
        {(worded || zoomable) && <BoardTools onZoom={(by) => board.current?.zoom(by)} />}
      </div>
      <div className={styles.clue}>{worded && <ClueBar key={round} />}</div>
      {worded ? <WordKeys board={board} /> : <Pad />}
      <div className={styles.hint}>{hinted && <HintPanel key={round} />}</div>
      {!worded && <Beside />}
      {more.asked > 0 && <More key={more.asked} open={moreOpen} onClose={closeMore} />}
    </div>
  );
}

/** The words or clues of a game that is over, where there is room for them. */
function Lists() {
  return useMedia(DESKTOP) && <WordsBeside />;
}

/** What a game solved by techniques says in words, where there is room for it. */
function Beside({ over = false }: { readonly over?: boolean }) {
  const roomy = useMedia(DESKTOP);
  const solved = useGame(({ context }) => context.kind && findGame(context.kind.id)?.techniques !== undefined);
  return roomy && solved && <Solving over={over} />;
}
