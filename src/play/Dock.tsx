// The controls below or beside the board: tools, clue, keys or words, and the hint over them.

import { Keyboard } from 'lucide-react';
import { type ComponentType, type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Phase, phaseOf } from '../../machines/game/selectors.ts';
import { useChangeSetting, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import type { BoardHandle } from '../board/BoardHost.tsx';
import { hasKeys, hasLetteredKeys, hasLists } from '../board/ofBoard.ts';
import { Pad } from '../board/Pad.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ClueBar, GivenUp, HintPanel, Lost, More, WordLists } from './boardParts.tsx';
import styles from './Dock.module.css';
import { Tools } from './Tools.tsx';
import { useRealKeyboard } from './useRealKeyboard.ts';
import { Zoom } from './Zoom.tsx';

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
  const hinted = useGame(({ context }) => context.hint !== undefined);
  const [keysOpen, setKeysOpen] = useState(false);
  const [more, setMore] = useState({ asked: 0, open: false });
  const openMore = () => setMore(({ asked }) => ({ asked: asked + 1, open: true }));
  const closeMore = useCallback(() => setMore(({ asked }) => ({ asked, open: false })), []);
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
 * A game with words beside its board shows the words, and its keys on demand: there is room for only one of them. Letters are hidden
 * if there is a real keyboard; digits stay, since they say how many are left.
 */
function KeysOrWords({ open, board }: { readonly open: boolean } & Pick<DockProps, 'board'>) {
  const worded = useGame(({ context }) => hasLists(context));
  const { screenKeys } = useSettings();
  const spare = useSpareKeys();
  const cellAt = useCallback((x: number, y: number) => board.current?.cellAt(x, y), [board]);
  if (worded && !open) return <WordLists cellAt={cellAt} />;
  return spare && !worded && !screenKeys ? null : <Pad />;
}

/** Whether the letters can be typed on a real keyboard. */
function useSpareKeys(): boolean {
  const real = useRealKeyboard();
  const lettered = useGame(({ context }) => hasLetteredKeys(context));
  return real && lettered;
}

function KeysTool({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) {
  const { t } = useTranslation();
  const worded = useGame(({ context }) => hasLists(context));
  const keyed = useGame(({ context }) => hasKeys(context));
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
