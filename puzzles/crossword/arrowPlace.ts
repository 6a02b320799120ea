// Where arrows lie at the edge by which they enter a letter's cell, on the board and on paper.

import type { Arrow, Side } from './types.ts';

/** In cell sides: the middle of an arrow that keeps to a corner. */
const CORNER = 0.15;

/**
 * Along that edge, from its upper or left end to the arrow's middle, in cell sides. A straight one is so flat that it lies at the middle of
 * its clue. A bent one would meet the letter there: it keeps to a corner, where letters have none of their strokes.
 */
export function alongEdge(arrow: Arrow, side: Side | ''): number {
  const isLast = side === (arrow === 'right' || arrow === 'rightDown' ? 'bottom' : 'right');
  const isFirst = side === (arrow === 'right' || arrow === 'rightDown' ? 'top' : 'left');
  if (arrow === 'rightDown') return isFirst ? CORNER : 1 - CORNER;
  if (arrow === 'downRight') return isLast ? 1 - CORNER : CORNER;
  return isFirst ? 0.25 : isLast ? 0.75 : 0.5;
}
