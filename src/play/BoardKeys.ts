// The keyboard of a game: one key table for the board, its twin and everything around them.

import { useEffect } from 'react';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Pad } from '../../puzzles/kind.ts';
import { bindKeys, type Command } from '../../scenes/keys.ts';
import { type GameActor, useGame, useHandle } from '../app/gameHandle.ts';
import type { BoardHandle } from '../board/BoardHost.tsx';
import { padOf, ZOOM_STEP } from '../board/ofBoard.ts';

/** What a key can ask the shell to do. */
export interface BoardCalls {
  readonly hint: () => void;
  readonly setPause: (paused: boolean) => void;
}

/** The event, on the game's screen, of a key that changed nothing; its detail is the gesture's type, or `over` where nothing can be entered. */
export const IDLE = 'idle';

type Board = { readonly current: Pick<BoardHandle, 'zoom' | 'pan'> | null };

/** A board that is over can be walked, and nothing else. */
const WALKS: readonly string[] = ['step', 'jump'];
const WRITES: readonly string[] = ['symbol', 'erase'];

/**
 * Bound while the game runs or waits for its start, and for walking once it is over; Tab, text fields and open dialogs keep their
 * keys.
 */
export function useBoardKeys(shell: { readonly current: HTMLElement | null }, board: Board, calls: BoardCalls): void {
  const { hint, setPause } = calls;
  const { actor, send, gesture } = useHandle();
  const letters = useGame(({ context }) => hasLetters(padOf(context)));
  const playing = useGame((snapshot) => ['ready', 'running'].includes(phaseOf(snapshot)));
  const over = useGame((snapshot) => ['lost', 'won', 'givenUp'].includes(phaseOf(snapshot)));
  useEffect(() => {
    if (!shell.current || !(playing || over)) return;
    const does: { readonly [Type in Command['type']]: (command: Extract<Command, { type: Type }>) => void } = {
      undo: () => send({ type: 'UNDO' }),
      redo: () => send({ type: 'REDO' }),
      hint,
      pause: () => setPause(true),
      zoomIn: () => board.current?.zoom(ZOOM_STEP),
      zoomOut: () => board.current?.zoom(1 / ZOOM_STEP),
      pan: ({ to }) => board.current?.pan(to),
    };
    const obey = (meaning: Gesture | Command): void => {
      if (over && !WALKS.includes(meaning.type)) {
        if (WRITES.includes(meaning.type)) tellIdle('over');
      } else if (meaning.type in does) does[meaning.type as Command['type']](meaning as never);
      else press(actor, gesture, meaning as Gesture);
    };
    // a board that is over has no next word: Tab is the browser's again
    return bindKeys(shell.current, obey, letters, letters && !over);
  }, [shell, board, actor, send, gesture, hint, setPause, letters, playing, over]);
}

/** A press of a key, on screen or not; if it changes nothing, the announcer may say why. */
export function press(actor: GameActor, gesture: (meaning: Gesture) => void, meaning: Gesture): void {
  const { game, view } = actor.getSnapshot().context;
  gesture(meaning);
  const after = actor.getSnapshot().context;
  if (after.game === game && after.view === view) tellIdle(meaning.type);
}

/** Keys on screen leave the focus where it is: on the board, or with a finger nowhere. */
const tellIdle = (detail: string): void =>
  void (document.activeElement?.closest('main') ?? document.querySelector('main'))?.dispatchEvent(
    new CustomEvent(IDLE, { detail }),
  );

const hasLetters = (pad: Pad | undefined): boolean =>
  pad?.rows.some((row) => row.some(({ symbol }) => /^\p{L}$/u.test(symbol))) ?? false;
