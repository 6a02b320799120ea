// What all boards on paper are made of. Lengths are hundredths of a cell; little black, to save ink.

import type { ReactNode } from 'react';
import { columnOf, rowOf, type Size } from '../../puzzles/grid.ts';

/** A cell's side. */
export const SIDE = 100;
/** Black on white for a printer; a page that shows the board on screen sets its own. */
export const INK = 'var(--still-ink, #111)';
export const PALE = 'var(--still-pale, #e9e9e9)';
export const WHITE = 'var(--still-white, #fff)';

export interface BoardProps<Look> {
  readonly size: Size;
  readonly looks: readonly Look[];
}

/** Each cell's own drawing, moved to its place. */
export function Cells<Look>({ size, looks, draw }: BoardProps<Look> & { readonly draw: (look: Look) => ReactNode }) {
  return looks.map((look, cell) => {
    const drawing = draw(look);
    const at = `translate(${columnOf(size, cell) * SIDE} ${rowOf(size, cell) * SIDE})`;
    if (drawing === null) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index
      <g key={cell} transform={at}>
        {drawing}
      </g>
    );
  });
}

export interface GridProps {
  readonly size: Size;
  /** Every nth line is strong; 0: only the frame. */
  readonly strong?: number;
}

export function Grid({ size: { width, height }, strong = 0 }: GridProps) {
  const isStrong = (index: number) => strong > 0 && index % strong === 0;
  const lines = (count: number, path: (at: number) => string, wanted: boolean) =>
    Array.from({ length: count - 1 }, (_, index) => index + 1)
      .filter((index) => isStrong(index) === wanted)
      .map((index) => path(index * SIDE))
      .join('');
  const both = (wanted: boolean): string =>
    lines(width, (x) => `M${x} 0V${height * SIDE}`, wanted) + lines(height, (y) => `M0 ${y}H${width * SIDE}`, wanted);
  return (
    <g fill="none" stroke={INK}>
      <path d={both(false)} strokeWidth="1.6" />
      <path d={both(true)} strokeWidth="5" />
      <rect width={width * SIDE} height={height * SIDE} strokeWidth="5" />
    </g>
  );
}

export interface LetterProps {
  readonly children: string | number;
  /** Given from the start, not entered. */
  readonly firm?: boolean;
  readonly em?: number;
}

/** In the middle of its cell. */
export const Letter = ({ children, firm = false, em = 0.66 }: LetterProps) => (
  <text
    x={SIDE / 2}
    y={SIDE / 2 + em * 35}
    fontSize={em * SIDE}
    fontWeight={firm ? 700 : 480}
    textAnchor="middle"
    fill={INK}
  >
    {children}
  </text>
);
