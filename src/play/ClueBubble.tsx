// On a board whose clues are small, the clues of the cell under a mouse that rests, in a bubble beside it. The board itself draws nothing
// for it, and the twin's cell says the same.

import { ArrowDown, ArrowRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { Looks } from '../board/looks.ts';
import styles from './ClueBubble.module.css';

export interface ClueBubbleProps {
  readonly looks: Looks;
  /** What lies under the twin. */
  readonly board: RefObject<HTMLElement | null>;
}

/** CSS pixels: in larger cells clues are as large as a book's letters. */
const SMALL = 56;
/** From the cell, and the least from the window's edge. */
const GAP = 6;
/** Half of the widest bubble; as in the style sheet. */
const HALF = 140;

interface Shown {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly above: boolean;
  readonly clues: ReturnType<Looks['printed']>;
}

export default function ClueBubble({ looks, board }: ClueBubbleProps) {
  const [shown, show] = useState<Shown>();
  useEffect(() => {
    const bound = new AbortController();
    // the board keeps what happens on it to itself, so that it is heard on the way there
    const how = { signal: bound.signal, capture: true, passive: true };
    const point = (target: EventTarget | null): void => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
      show(cell && board.current?.contains(cell) ? cluesAt(looks, cell) : undefined);
    };
    const over = ({ target, pointerType, buttons }: PointerEvent) =>
      point(pointerType === 'mouse' && buttons === 0 ? target : null);
    window.addEventListener('pointerover', over, how);
    for (const name of ['pointerdown', 'wheel'] as const) window.addEventListener(name, () => show(undefined), how);
    // the mouse may have been there first
    point(board.current?.querySelector('[role="gridcell"]:hover') ?? null);
    return () => bound.abort();
  }, [looks, board]);
  if (!shown) return null;
  const { cell, left, top, above, clues } = shown;
  return (
    <div key={cell} className={styles.bubble} data-above={above || undefined} style={{ left, top }} aria-hidden="true">
      {clues.map(({ clue, way }) => (
        <p key={`${way} ${clue}`} className={styles.clue} lang={looks.lang}>
          {way === 'across' ? <ArrowRight /> : <ArrowDown />}
          {clue}
        </p>
      ))}
    </div>
  );
}

function cluesAt(looks: Looks, cell: HTMLElement): Shown | undefined {
  const index = Number(cell.dataset.cell);
  const clues = looks.printed(index);
  const { left, top, bottom, width } = cell.getBoundingClientRect();
  if (clues.length === 0 || width >= SMALL) return undefined;
  const above = bottom > window.innerHeight * 0.75;
  const middle = Math.min(Math.max(left + width / 2, HALF + GAP), window.innerWidth - HALF - GAP);
  return { cell: index, left: middle, top: above ? top - GAP : bottom + GAP, above, clues };
}
