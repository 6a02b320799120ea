// Below the clue of a game with words: its letters, and its words or clues. Where there is room for only one of them, the letters are
// hidden for the others.

import { type RefObject, useCallback } from 'react';
import type { Gesture } from '../../puzzles/gesture.ts';
import { useSettings } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { latePart } from '../app/late/lateComponent.tsx';
import type { BoardHandle } from '../board/BoardHost.tsx';
import { LetterKeys } from '../board/LetterKeys.tsx';
import { hasLists, legendOf, padOf } from '../board/ofBoard.ts';
import { WordLists } from '../board/WordLists.tsx';
import { ROOMY, useMedia } from '../ui/browser.ts';
import { press } from './BoardKeys.ts';
import { useKeys } from './useKeys.ts';
import styles from './WordKeys.module.css';

const ClueLists = latePart(() => import('./ClueLists.tsx'), 'clues');

export default function WordKeys({ board }: { readonly board: RefObject<BoardHandle | null> }) {
  const { shown, toggle } = useKeys();
  const roomy = useMedia(ROOMY);
  const listed = useGame(({ context }) => hasLists(context));
  const clued = useGame(({ context }) => legendOf(context)?.clue !== undefined);
  const cellAt = useCallback((x: number, y: number) => board.current?.cellAt(x, y), [board]);
  return (
    <>
      {shown && <Letters onHide={toggle} />}
      {listed && !shown && <WordLists cellAt={cellAt} />}
      {clued && (roomy || !shown) && <ClueLists />}
    </>
  );
}

/** The words or the clues alone, to read: the game is over. */
export function WordsBeside() {
  const listed = useGame(({ context }) => hasLists(context));
  const clued = useGame(({ context }) => legendOf(context)?.clue !== undefined);
  return (
    <div className={styles.beside} inert>
      {listed ? <WordLists /> : clued && <ClueLists />}
    </div>
  );
}

function Letters({ onHide }: { readonly onHide: (() => void) | undefined }) {
  const { actor, gesture } = useHandle();
  const send = useCallback((meaning: Gesture) => press(actor, gesture, meaning), [actor, gesture]);
  const { letters } = useSettings();
  const rows = useGame(({ context }) => padOf(context)?.rows);
  return rows && <LetterKeys rows={rows} order={letters} send={send} {...(onHide && { onHide })} />;
}
