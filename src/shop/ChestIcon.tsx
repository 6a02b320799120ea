// Chests as icons: a box, the chest of the opening scene, one with iron bands, and one that is too full to close.

import type { ChestSize } from '../../puzzles/catalogue.ts';
import { CHEST } from '../app/chestShape.ts';

const { half, body, lid } = CHEST;
const LINE = 6;
/** All in one frame, so that a small chest looks small. */
const FRAME = { x: -59, y: -62, side: 118 } as const;

export function ChestIcon({ size = 'medium' }: { readonly size?: ChestSize }) {
  return (
    <svg
      viewBox={`${FRAME.x} ${FRAME.y} ${FRAME.side} ${FRAME.side}`}
      fill="var(--selected-line)"
      stroke="currentColor"
      strokeWidth={LINE}
      strokeLinejoin="round"
      aria-hidden="true"
      data-chest={size}
    >
      {PICTURES[size]}
    </svg>
  );
}

const Lock = ({ y }: { readonly y: number }) => (
  <rect x="-12" y={y} width="24" height="24" rx="4" fill="var(--paper)" />
);

const Closed = () => (
  <>
    <rect x={-half} y={-lid} width={2 * half} height={lid + 8} rx="10" />
    <rect x={-half} y="0" width={2 * half} height={body} rx="6" />
  </>
);

/** A letter's tile that sticks out of a full chest. */
const Tile = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) => (
  <rect
    x="-13"
    y="-13"
    width="26"
    height="26"
    rx="4"
    fill="var(--paper)"
    transform={`translate(${x} ${y}) rotate(${turn})`}
  />
);

const PICTURES = {
  small: (
    <>
      <path d="M-30 10h60v34a4 4 0 0 1-4 4h-52a4 4 0 0 1-4-4z" />
      <rect x="-36" y="-6" width="72" height="18" rx="5" />
      <path d="M-10 -6v-7a10 10 0 0 1 20 0v7" fill="none" />
    </>
  ),
  medium: (
    <g transform="translate(0 8)">
      <Closed />
      <Lock y={-6} />
    </g>
  ),
  big: (
    <g transform="translate(0 8) scale(1.16)">
      <path d={`M${-half} 4v-12a34 34 0 0 1 34 -30h${2 * half - 68}a34 34 0 0 1 34 30v12z`} />
      <rect x={-half} y="0" width={2 * half} height={body} rx="6" />
      <path d="M-28 -32v72M28 -32v72" strokeWidth="10" />
      <Lock y={-10} />
    </g>
  ),
  huge: (
    <g transform="translate(0 14) scale(1.1)">
      <path d={`M${-half + 4} -14l-6 -26a10 10 0 0 1 10 -12h${2 * half - 16}a10 10 0 0 1 10 12l-6 26z`} />
      <Tile x={-27} y={-14} turn={-14} />
      <Tile x={27} y={-14} turn={12} />
      <Tile x={0} y={-20} turn={4} />
      <rect x={-half} y="0" width={2 * half} height={body} rx="6" />
      <path d="M-30 0v40M30 0v40" strokeWidth="10" />
      <Lock y={-2} />
    </g>
  ),
} as const;
