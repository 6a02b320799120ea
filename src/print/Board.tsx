// A part of a board as a still picture.

import { useId } from 'react';
import type { Pictures, StillBoard } from '../games/still.ts';
import { boxOf, type Window } from './pages.ts';
import type { Printable } from './printable.ts';

export interface BoardProps {
  readonly name: string;
  /** The language of the board's words, if it is not the page's. */
  readonly lang?: string | undefined;
  readonly sheet: Printable;
  readonly Paper: StillBoard['Paper'];
  readonly pictures: Pictures;
  readonly window: Window;
  readonly className?: string | undefined;
}

/** The drawing may be wider than the part: what lies beside it is cut off. */
export function Board({ name, lang, sheet, Paper, pictures, window, className }: BoardProps) {
  const id = useId();
  const box = boxOf(window, sheet.size);
  return (
    <svg className={className} lang={lang} viewBox={[box.x, box.y, box.width, box.height].join(' ')}>
      <title>{name}</title>
      <clipPath id={id}>
        <rect {...box} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Paper size={sheet.size} looks={sheet.looks} marks={sheet.marks} pictures={pictures} />
      </g>
    </svg>
  );
}

export const wholeOf = ({ size: { width, height } }: Printable): Window => ({ x: 0, y: 0, width, height });
