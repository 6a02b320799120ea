// One capsule: its position and colour, and how it is drawn into the atlas.

import type { Texture } from 'pixi.js';
import { columnOf, rowOf, type Size } from '../../puzzles/grid.ts';
import type { MarkLook } from '../../puzzles/kind.ts';
import { FOUND_TONES } from '../../puzzles/wordsearch/tones.ts';
import type { PaintTools } from '../painter.ts';
import { type Colour, mix, type Palette } from '../palette.ts';

/** In cell sides. */
export const THICK = 0.86;
const EDGE = 0.035;
/** Between a capsule and the lines of its cells. */
const GAP = 0.05;
/** The share of ink in a capsule's edge and pattern. */
const INK = 0.45;
/** How much of a capsule's fill hides what is under it: where two cross, both have a part in one even colour. */
const COVER = 0.6;

/** Each tone of found words has its own stripes: degrees, and cell sides between them. */
const STRIPES = [
  { turn: 45, every: 0.16 },
  { turn: -45, every: 0.16 },
  { turn: 90, every: 0.2 },
  { turn: 0, every: 0.16 },
  { turn: 20, every: 0.28 },
  { turn: -70, every: 0.1 },
] as const;
const FOUND = FOUND_TONES.map((tone, index) => ({ tone: tone - 1, ...(STRIPES[index] ?? STRIPES[0]) }));

/** The capsule's centre and the distance between its end cells' centres, in cells, and its rotation in radians. */
export function stretchOf(size: Size, { from, to }: Pick<MarkLook, 'from' | 'to'>) {
  const [x1, y1] = [columnOf(size, from) + 0.5, rowOf(size, from) + 0.5];
  const [x2, y2] = [columnOf(size, to) + 0.5, rowOf(size, to) + 0.5];
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    length: Math.hypot(x2 - x1, y2 - y1),
    turn: Math.atan2(y2 - y1, x2 - x1),
  };
}

const foundOf = (tone: string) => (tone.startsWith('found') ? FOUND[Number(tone.slice('found'.length))] : undefined);

function coloursOf(tone: string, palette: Palette): { readonly fill: Colour; readonly edge: Colour } {
  if (tone === 'wrong') return { fill: palette.wrong, edge: palette.wrongMark };
  const place = foundOf(tone);
  if (place === undefined) return { fill: palette.selected, edge: palette.cursor };
  const fill = palette.tones[place.tone] ?? palette.same;
  return { fill, edge: mix(fill, palette.ink, INK) };
}

/** The pigment that shows as `fill` on paper when it covers as much as it does; as near as colours go. */
export const pigment = (fill: Colour, paper: Colour): Colour => mix(paper, fill, 1 / COVER);

/** What is seen where a capsule crosses another. */
export const crossing = (over: Colour, under: Colour, paper: Colour): Colour => mix(under, pigment(over, paper), COVER);

const css = (colour: Colour): string => `#${colour.toString(16).padStart(6, '0')}`;

/** A line that is no word has an edge of its own: dashes, or dots where it is almost one; in widths of the edge. */
const BROKEN: Readonly<Record<string, readonly number[]>> = { wrong: [5, 3], almost: [0, 3] };

/** A texture of a capsule's size; `length`: between the centres of the end cells, in cells. */
function shaped({ atlas, side }: PaintTools, key: string, length: number, draw: (pill: Pill) => void): Texture {
  const tall = Math.ceil(side * THICK);
  const wide = Math.ceil(length * side + tall);
  return atlas.shape(`${key} ${length.toFixed(2)}`, wide, tall, (pen) =>
    draw({
      pen,
      wide,
      tall,
      path: (inset) => {
        pen.beginPath();
        pen.roundRect(inset, inset, wide - 2 * inset, tall - 2 * inset, tall / 2);
      },
    }),
  );
}

interface Pill {
  readonly pen: CanvasRenderingContext2D;
  readonly wide: number;
  readonly tall: number;
  /** The capsule's outline, that far inside. */
  readonly path: (inset: number) => void;
}

/** In its own colours, not to be tinted: translucent, and without an edge, which `rim` puts over all of them. */
export function capsule(tools: PaintTools, tone: string, length: number): Texture {
  const { side, palette } = tools;
  const { fill, edge } = coloursOf(tone, palette);
  return shaped(tools, `capsule ${tone}`, length, ({ pen, path, wide, tall }) => {
    path(gapOf(side));
    pen.globalAlpha = COVER;
    pen.fillStyle = css(pigment(fill, palette.paper));
    pen.fill();
    pen.globalAlpha = 1;
    const place = foundOf(tone);
    if (!palette.patterned || place === undefined) return;
    pen.clip();
    pen.strokeStyle = css(edge);
    pen.lineWidth = edgeOf(side);
    pen.translate(wide / 2, tall / 2);
    pen.rotate((place.turn * Math.PI) / 180);
    for (let at = -wide; at < wide; at += side * place.every) {
      pen.beginPath();
      pen.moveTo(at, -wide);
      pen.lineTo(at, wide);
      pen.stroke();
    }
  });
}

/** The edge of a capsule, over all fills: an end in a cell that two words share stays visible. */
export function rim(tools: PaintTools, tone: string, length: number): Texture {
  const { side, palette } = tools;
  return shaped(tools, `rim ${tone}`, length, ({ pen, path }) => {
    const width = edgeOf(side) * (BROKEN[tone] ? 1.6 : 1);
    path(gapOf(side) + width / 2);
    pen.strokeStyle = css(coloursOf(tone, palette).edge);
    pen.lineWidth = width;
    pen.lineCap = tone === 'almost' ? 'round' : 'butt';
    pen.setLineDash((BROKEN[tone] ?? []).map((part) => part * width));
    pen.stroke();
  });
}

/** The capsule under a finger that is still in its first cell, with its edge. */
export function line(tools: PaintTools): Texture {
  const { fill, edge } = coloursOf('line', tools.palette);
  return shaped(tools, 'line', 0, ({ pen, path }) => {
    path(gapOf(tools.side));
    pen.fillStyle = css(edge);
    pen.fill();
    path(gapOf(tools.side) + edgeOf(tools.side));
    pen.fillStyle = css(fill);
    pen.fill();
  });
}

const gapOf = (side: number): number => Math.max(1, side * GAP);
const edgeOf = (side: number): number => Math.max(1, side * EDGE);
