// The board of the game that a picture shows, for the same scenes as in play. What is sent to it goes nowhere.

import { useLayoutEffect, useMemo, useRef } from 'react';
import { frameOf } from '../../machines/game/selectors.ts';
import type { GameContext } from '../../machines/game/types.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { Frame, Source } from '../../scenes/source.ts';
import { lookOnce } from '../board/boardSource.ts';
import type { Picture, Stand } from './film.ts';

/** The game that is on the screen, or was last. */
export const gameIn = ({ stands }: Picture): Stand | undefined =>
  [...stands.values()].findLast(({ machine }) => machine.id === 'game');

export const contextOf = (game: Stand | undefined): GameContext | undefined => game?.context as GameContext | undefined;

export class ShownBoard implements Source {
  readonly kind: AnyKind;
  readonly givens: Size;
  readonly #listeners = new Set<() => void>();
  readonly #level: string;
  #frame: Frame;

  constructor(context: GameContext) {
    this.kind = lookOnce(context.kind as AnyKind);
    this.givens = context.givens as Size;
    this.#level = levelText(context);
    this.#frame = frameOf(context);
  }

  /** Another part of the film has the same level in other objects: the same board can show it. */
  readonly isOf = (context: GameContext): boolean => levelText(context) === this.#level;

  readonly current = (): Frame => this.#frame;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly send = (): void => undefined;

  show(context: GameContext): void {
    this.#frame = frameOf(context);
    for (const changed of this.#listeners) changed();
  }
}

const texts = new WeakMap<object, string>();

function levelText({ level }: GameContext): string {
  const known = texts.get(level);
  if (known !== undefined) return known;
  const text = JSON.stringify(level);
  texts.set(level, text);
  return text;
}

/** undefined: no game has been loaded yet. */
export function useBoard(picture: Picture): ShownBoard | undefined {
  const last = useRef<ShownBoard>(undefined);
  const context = contextOf(gameIn(picture));
  const board = useMemo(() => {
    if (!context?.game || !context.view) return undefined;
    if (!last.current?.isOf(context)) last.current = new ShownBoard(context);
    return last.current;
  }, [context]);
  useLayoutEffect(() => {
    if (board && context) board.show(context);
  }, [board, context]);
  return board;
}
