// The shell around a board: header, tools, pad and hint in their places. The board's rectangle never changes while
// somebody plays; the clock's second is rendered by the timer alone.

import { Keyboard } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../machines/gameSelectors.ts';
import { useChangeSetting, useSettings } from '../app/context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { BoardFault } from './BoardFault.tsx';
import type { BoardHandle } from './BoardHost.tsx';
import { type BoardCalls, useBoardKeys } from './BoardKeys.ts';
import { BoardScreen } from './BoardScreen.tsx';
import { ClueBar, GivenUp, HintPanel, More, WordLists } from './boardParts.tsx';
import styles from './GameShell.module.css';
import { useGame, useHandle } from './gameHandle.ts';
import { StatusBar, TitleBar } from './Header.tsx';
import { LevelAside, LevelsDialog } from './Levels.tsx';
import { isLettered, Pad, usePad } from './Pad.tsx';
import { Tools } from './Tools.tsx';
import { useConnection } from './useConnection.ts';
import { useLegend } from './useLegend.ts';
import { useLevelFacts } from './useLevelFacts.ts';
import { useNotices } from './useNotices.ts';
import { useRealKeyboard } from './useRealKeyboard.ts';
import { Zoom } from './Zoom.tsx';

/** Room for a column on each side of the board; the same as in the style sheet. */
const SIDES = '(min-width: 900px) and (min-height: 561px)';

export function GameShell() {
  const facts = useLevelFacts();
  const phase = useGame(phaseOf);
  const level = useGame(({ context }) => context.level);
  const [percent, setPercent] = useState('0%');
  const [levelsOpen, setLevelsOpen] = useState(false);
  const { leftHanded } = useSettings();
  const wide = useMedia(SIDES);
  const calls = useCalls();
  const board = useRef<BoardHandle>(null);
  const shell = useRef<HTMLElement>(null);
  useBoardKeys(shell, calls);
  useNotices();
  useConnection();
  const worded = useGame(({ context }) => context.kind?.legend !== undefined);
  const keyed = (usePad()?.rows.length ?? 0) > 0;
  const shape = useShape();
  const closeLevels = useCallback(() => setLevelsOpen(false), []);
  return (
    <main
      ref={shell}
      className={styles.shell}
      data-hand={leftHanded ? 'left' : 'right'}
      data-words={worded ? (keyed ? 'keys' : 'list') : undefined}
      onMouseDown={keepFocus}
    >
      <div className={styles.title}>
        <TitleBar facts={facts} onLevels={() => setLevelsOpen(true)} />
        {wide && <LevelAside facts={facts} />}
      </div>
      <div className={styles.status}>
        <StatusBar percent={percent} setPause={calls.setPause} />
      </div>
      <div className={styles.stage}>
        <div className={styles.board} style={shape}>
          {phase === 'broken' ? (
            <BoardFault onLevels={() => setLevelsOpen(true)} />
          ) : (
            <BoardScreen
              ref={board}
              level={level}
              reportPercent={setPercent}
              hint={calls.hint}
              setPause={calls.setPause}
            />
          )}
        </div>
      </div>
      <Dock onHint={calls.hint} board={board} />
      <LevelsDialog open={levelsOpen} onClose={closeLevels} facts={facts} />
    </main>
  );
}

/** Columns and rows of the board, from which its rectangle follows; nine of each until they are known. */
function useShape(): CSSProperties {
  const columns = useGame(({ context }) => context.givens?.width ?? 9);
  const rows = useGame(({ context }) => context.givens?.height ?? 9);
  return { '--columns': columns, '--rows': rows } as CSSProperties;
}

interface DockProps {
  readonly onHint: () => void;
  readonly board: RefObject<BoardHandle | null>;
}

/** What the thumbs reach. A hint lies over tools and modes and leaves the keys free, unless it is long. */
function Dock({ onHint, board }: DockProps) {
  const phase = useGame(phaseOf);
  const playing = phase === 'running';
  const worded = useGame(({ context }) => context.kind?.legend !== undefined);
  const hinted = useGame(({ context }) => context.hint !== undefined);
  const [keysOpen, setKeysOpen] = useState(false);
  const [more, setMore] = useState({ asked: 0, open: false });
  const openMore = () => setMore(({ asked }) => ({ asked: asked + 1, open: true }));
  const closeMore = useCallback(() => setMore(({ asked }) => ({ asked, open: false })), []);
  if (phase === 'givenUp')
    return (
      <div className={styles.dock}>
        <GivenUp />
      </div>
    );
  return (
    <div className={styles.dock} inert={!playing}>
      <div className={styles.tools} inert={hinted}>
        <Tools onHint={onHint} onMore={openMore} />
        <KeysTool open={keysOpen} onToggle={() => setKeysOpen(!keysOpen)} />
        <Zoom onZoom={(by) => board.current?.zoom(by)} />
      </div>
      <div className={styles.clue}>{worded && <ClueBar />}</div>
      <KeysOrWords open={keysOpen} board={board} />
      <div className={styles.hint}>{hinted && <HintPanel />}</div>
      {more.asked > 0 && <More key={more.asked} open={more.open} onClose={closeMore} />}
    </div>
  );
}

/**
 * A game with words beside its board shows these, and its keys on demand: there is room for one of them. Letters are hidden
 * where there is a real keyboard; digits stay, since they say how many are left.
 */
function KeysOrWords({ open, board }: { readonly open: boolean } & Pick<DockProps, 'board'>) {
  const worded = (useLegend()?.lists.length ?? 0) > 0;
  const { screenKeys } = useSettings();
  const spare = useSpareKeys();
  const cellAt = useCallback((x: number, y: number) => board.current?.cellAt(x, y), [board]);
  if (worded && !open) return <WordLists cellAt={cellAt} />;
  return spare && !worded && !screenKeys ? null : <Pad />;
}

/** Could the letters be typed on a real keyboard? */
function useSpareKeys(): boolean {
  const real = useRealKeyboard();
  const pad = usePad();
  return real && pad !== undefined && isLettered(pad);
}

function KeysTool({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) {
  const { t } = useTranslation();
  const worded = (useLegend()?.lists.length ?? 0) > 0;
  const keyed = (usePad()?.rows.length ?? 0) > 0;
  const spare = useSpareKeys();
  const { screenKeys } = useSettings();
  const change = useChangeSetting();
  if (!keyed || !(worded || spare)) return null;
  const toggle = worded ? onToggle : () => change('screenKeys', !screenKeys);
  return (
    <IconButton label={t('play.words.keys')} pressed={worded ? open : screenKeys} onClick={toggle}>
      <Keyboard aria-hidden="true" />
    </IconButton>
  );
}

function useCalls(): BoardCalls {
  const { send } = useHandle();
  const hint = useCallback(() => send({ type: 'HINT' }), [send]);
  const setPause = useCallback((paused: boolean) => send({ type: paused ? 'PAUSE' : 'RESUME' }), [send]);
  return { hint, setPause };
}

/** A press beside a control leaves the keyboard where it is: on the board. */
function keepFocus(event: MouseEvent): void {
  const wants = event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
  if (!wants) event.preventDefault();
}
