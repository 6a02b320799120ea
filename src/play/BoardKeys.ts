// The keyboard of a game: one key table for the board, its twin and everything around them.

import { useEffect } from 'react';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Pad } from '../../puzzles/kind.ts';
import { bindKeys, type Command } from '../../scenes/keys.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { padOf } from '../board/ofBoard.ts';

/** What a key can ask the shell to do. */
export interface BoardCalls {
  readonly hint: () => void;
  readonly setPause: (paused: boolean) => void;
}

/** Bound while the game runs; Tab, text fields and open dialogs keep their keys. */
export function useBoardKeys(shell: { readonly current: HTMLElement | null }, { hint, setPause }: BoardCalls): void {
  const { send, gesture } = useHandle();
  const letters = useGame(({ context }) => hasLetters(padOf(context)));
  const playing = useGame((snapshot) => phaseOf(snapshot) === 'running');
  useEffect(() => {
    if (!shell.current || !playing) return;
    const obey = (meaning: Gesture | Command): void => {
      if (!isCommand(meaning)) gesture(meaning);
      else if (meaning.type === 'hint') hint();
      else if (meaning.type === 'pause') setPause(true);
      else send({ type: meaning.type === 'undo' ? 'UNDO' : 'REDO' });
    };
    return bindKeys(shell.current, obey, letters);
  }, [shell, send, gesture, hint, setPause, letters, playing]);
}

const hasLetters = (pad: Pad | undefined): boolean =>
  pad?.rows.some((row) => row.some(({ symbol }) => /^\p{L}$/u.test(symbol))) ?? false;

const COMMANDS: readonly string[] = ['undo', 'redo', 'hint', 'pause'] satisfies Command['type'][];
const isCommand = (meaning: Gesture | Command): meaning is Command => COMMANDS.includes(meaning.type);
