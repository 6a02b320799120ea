import { COLOURS, cellsWhere, type Draw, type Drawing, grid, ground, letters } from '../drawing.ts';
import { reading } from './reading.ts';
import type { Look } from './types.ts';

/** In cell sides. */
const EM = 0.66;
const WEIGHTS = { paper: { given: 700, entered: 480 }, screen: { given: 600, entered: 600 } } as const;

/** Blocks are dark enough to read as such, and on paper light enough to save ink. */
export const draw: Draw<Look> = ({ size, looks, medium }) => {
  const weights = WEIGHTS[medium];
  const signs = looks.flatMap(({ block, letter, given }, cell) =>
    block || letter === '' ? [] : [{ cell, sign: letter, weight: given ? weights.given : weights.entered }],
  );
  const own = (given: boolean) =>
    medium === 'screen' ? cellsWhere(looks, (look) => !look.block && look.given === given) : [];
  return [
    ...ground(
      size,
      cellsWhere(looks, ({ block }) => block),
      COLOURS.block,
    ),
    ...ground(size, own(false), COLOURS.cell),
    ...ground(size, own(true), COLOURS.given),
    ...letters(size, signs, { em: EM, weight: weights.given }),
    ...grid(size, medium),
  ];
};

export const drawing: Drawing<Look> = { draw, reading };
