// The arrowword off the canvas: clues stand in the grid, broken into the same lines as on the board.

import {
  COLOURS,
  cellsWhere,
  type Draw,
  type Drawing,
  grid,
  ground,
  leftOf,
  letters,
  type Shape,
  type Sheet,
  SIDE,
  shape,
  tidy,
  topOf,
} from '../drawing.ts';
import type { Cell, Size } from '../grid.ts';
import { alongEdge } from './arrowPlace.ts';
import type { Look } from './play.ts';
import { reading } from './reading.ts';
import type { Arrow, Givens, Side } from './types.ts';

/** Fractions of a cell's side. */
const ARROW = { paper: 0.2, screen: 0.22 } as const;
const PICTURE = 0.84;
const BLOCK_PICTURE = 0.92;
/** How far the text's middle is above its baseline, in em. */
const MIDDLE = 0.34;
const LETTERING = { paper: { em: 0.66, weight: 480 }, screen: { em: 0.66, weight: 600 } } as const;

export const draw: Draw<Look> = (sheet) => {
  const { size, looks, medium } = sheet;
  const entered = looks.flatMap(({ type, letter }, cell) =>
    type === 'letter' && letter !== '' ? [{ cell, sign: letter }] : [],
  );
  return [
    ...ground(
      size,
      cellsWhere(looks, ({ type }) => type === 'clue'),
      COLOURS.pale,
    ),
    ...ground(
      size,
      cellsWhere(looks, ({ type }) => type === 'picture'),
      COLOURS.white,
    ),
    ...grid(size, medium),
    ...blockPicture(sheet),
    ...clues(sheet),
    ...solutionMarks(size, looks),
    ...letters(size, entered, LETTERING[medium]),
    ...arrows(sheet),
  ];
};

function solutionMarks(size: Size, looks: readonly Look[]): readonly Shape[] {
  const marked = cellsWhere(looks, ({ type, mark }) => type === 'letter' && mark > 0);
  if (marked.length === 0) return [];
  const ring = (cell: Cell) =>
    `M${leftOf(size, cell) + 67} ${topOf(size, cell) + 82}a15 15 0 1 0 30 0a15 15 0 1 0-30 0z`;
  const number = (cell: Cell, x: number, y: number) =>
    shape('text', { x: leftOf(size, cell) + x, y: topOf(size, cell) + y }, `${looks[cell]?.mark}`);
  // a letter's foot would stand in the ring: beside one its number is small, in the corner
  const free = marked.filter((cell) => looks[cell]?.letter === '');
  const taken = marked.filter((cell) => looks[cell]?.letter !== '');
  return [
    ...(free.length === 0
      ? []
      : [
          shape('path', { d: free.map(ring).join(''), fill: 'none', stroke: COLOURS.ink, strokeWidth: 1.4 }),
          shape(
            'g',
            { fontSize: 19, fontWeight: 600, textAnchor: 'middle' },
            free.map((cell) => number(cell, 82, 88.5)),
          ),
        ]),
    ...(taken.length === 0
      ? []
      : [
          shape(
            'g',
            { fontSize: 20, fontWeight: 600, textAnchor: 'end' },
            taken.map((cell) => number(cell, 94, 94)),
          ),
        ]),
  ];
}

/** All clues' texts together, but of each its own size. */
function clues(sheet: Sheet<Look>): readonly Shape[] {
  const { size, looks, pictures } = sheet;
  const cells = cellsWhere(looks, ({ type }) => type === 'clue');
  const divided = cells.flatMap((cell) => {
    const side2 = looks[cell]?.side2 ?? '';
    const [x, y] = [leftOf(size, cell), topOf(size, cell)];
    return side2 === '' ? [] : [side2 === 'right' ? `M${x + 50} ${y}v100` : `M${x} ${y + 50}h100`];
  });
  const drawn = cells.flatMap((cell) => {
    const look = looks[cell] as Look;
    return [
      ...clue(sheet, cell, { text: look.clue, size: look.size, side: look.side, picture: pictures.get(look.image) }),
      ...clue(sheet, cell, {
        text: look.clue2,
        size: look.size2,
        side: look.side2,
        picture: pictures.get(look.image2),
      }),
    ];
  });
  const texts = drawn.filter(({ tag }) => tag === 'text');
  const common = {
    fontFamily: "'Barlow Condensed', 'Barlow fallback', sans-serif",
    fontWeight: 500,
    textAnchor: 'middle',
    // small letters keep their distances instead of being set on whole pixels
    textRendering: 'geometricPrecision',
  };
  return [
    ...(divided.length === 0 ? [] : [shape('path', { d: divided.join(''), stroke: COLOURS.ink, strokeWidth: 1.2 })]),
    ...drawn.filter(({ tag }) => tag !== 'text'),
    ...(texts.length === 0 ? [] : [shape('g', common, texts)]),
  ];
}

interface Clue {
  readonly text: string;
  readonly size: number;
  readonly side: Side | '';
  readonly picture: string | undefined;
}

function clue(
  { size, medium }: Sheet<Look>,
  cell: Cell,
  { text, size: thousandths, side, picture }: Clue,
): readonly Shape[] {
  const box = boxOf(side);
  const [x, y] = [leftOf(size, cell) + box.x, topOf(size, cell) + box.y];
  if (picture !== undefined) {
    const length = Math.min(box.width, box.height) * PICTURE;
    return [imageIn(picture, length, { ...box, x, y })];
  }
  if (text === '') return [];
  const lines = text.split('\n');
  const px = (thousandths * SIDE) / 1000;
  const top = y + box.height / 2 - ((lines.length - 1) * px) / 2 + px * MIDDLE;
  const spans = lines.map((line, index) => shape('tspan', { x: x + box.width / 2, y: tidy(top + index * px) }, line));
  return [shape('text', { ...(medium === 'paper' && { className: 'clue' }), fontSize: px }, spans)];
}

const imageIn = (href: string, length: number, box: ReturnType<typeof boxOf>): Shape =>
  shape('image', {
    href,
    x: tidy(box.x + (box.width - length) / 2),
    y: tidy(box.y + (box.height - length) / 2),
    width: tidy(length),
    height: tidy(length),
  });

function boxOf(side: Side | ''): { x: number; y: number; width: number; height: number } {
  const half = SIDE / 2;
  return {
    x: side === 'right' ? half : 0,
    y: side === 'bottom' ? half : 0,
    width: side === 'left' || side === 'right' ? half : SIDE,
    height: side === 'top' || side === 'bottom' ? half : SIDE,
  };
}

/** The big picture fills its block's width or height and keeps its shape. Without the picture its room stays free. */
function blockPicture({ size, looks, pictures, medium }: Sheet<Look>): readonly Shape[] {
  const cell = looks.findIndex(({ part }) => part.startsWith('0,0,'));
  const look = looks[cell];
  const picture = look && pictures.get(look.image);
  if (look === undefined || (picture === undefined && medium === 'paper')) return [];
  const [, , columns = 1, rows = 1] = look.part.split(',').map(Number);
  const box = { x: leftOf(size, cell), y: topOf(size, cell), width: columns * SIDE, height: rows * SIDE };
  const length = Math.min(columns, rows) * SIDE * BLOCK_PICTURE;
  return [
    shape('rect', { ...box, fill: COLOURS.white, stroke: COLOURS.line, strokeWidth: 1.6 }),
    ...(picture === undefined ? [] : [imageIn(picture, length, box)]),
  ];
}

type Dots = readonly (readonly [number, number])[];

/** In a unit square. Straight arrows are wedges; bent ones enter the cell and turn in the word's direction. */
// biome-ignore format: points of a drawing
const ARROWS: Readonly<Record<Arrow, { readonly line?: Dots; readonly head: Dots }>> = {
  right: { head: [[0, 0.1], [0.55, 0.5], [0, 0.9]] },
  down: { head: [[0.1, 0], [0.5, 0.55], [0.9, 0]] },
  rightDown: { line: [[0, 0.2], [0.5, 0.2], [0.5, 0.62]], head: [[0.2, 0.56], [0.5, 1], [0.8, 0.56]] },
  downRight: { line: [[0.2, 0], [0.2, 0.5], [0.62, 0.5]], head: [[0.56, 0.2], [1, 0.5], [0.56, 0.8]] },
};

/** Each arrow is in the first letter's cell, at the edge that it enters by, coming from the clue's cell. */
function arrows({ size, looks, medium }: Sheet<Look>): readonly Shape[] {
  const length = ARROW[medium] * SIDE;
  const drawn = looks.flatMap((look, cell) =>
    (
      [
        [look.arrow, look.side],
        [look.arrow2, look.side2],
      ] as const
    ).flatMap(([arrow, side]) => {
      if (arrow === '') return [];
      const right = arrow === 'right' || arrow === 'rightDown';
      const along = alongEdge(arrow, side) * SIDE - length / 2;
      const left = leftOf(size, cell) + (right ? SIDE : along);
      const top = topOf(size, cell) + (right ? along : SIDE);
      const path = (dots: Dots) =>
        `M${dots.map(([x, y]) => `${tidy(left + x * length)} ${tidy(top + y * length)}`).join('L')}`;
      const { line, head } = ARROWS[arrow];
      return [{ line: line && path(line), head: `${path(head)}z` }];
    }),
  );
  if (drawn.length === 0) return [];
  const lines = drawn.map(({ line = '' }) => line).join('');
  return [
    ...(lines === ''
      ? []
      : [shape('path', { d: lines, fill: 'none', stroke: COLOURS.ink, strokeWidth: 0.15 * length })]),
    shape('path', { d: drawn.map(({ head }) => head).join(''), fill: COLOURS.ink }),
  ];
}

export const drawing: Drawing<Look, Givens> = { draw, reading };
