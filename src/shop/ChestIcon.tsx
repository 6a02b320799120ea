// The chest of the opening scene, as an icon.

import { CHEST } from '../app/chestShape.ts';

const { half, body, lid } = CHEST;
const LINE = 6;

export function ChestIcon() {
  return (
    <svg
      viewBox={`${-half - LINE} ${-lid - LINE} ${2 * (half + LINE)} ${lid + body + 2 * LINE}`}
      fill="var(--selected-line)"
      stroke="currentColor"
      strokeWidth={LINE}
      aria-hidden="true"
    >
      <rect x={-half} y={-lid} width={2 * half} height={lid + 8} rx="10" />
      <rect x={-half} y="0" width={2 * half} height={body} rx="6" />
      <rect x="-12" y="-6" width="24" height="24" rx="4" fill="var(--paper)" />
    </svg>
  );
}
