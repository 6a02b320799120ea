import { type Draw, type Drawing, grid, leftOf, letters, SIDE, shape, tidy, topOf } from '../drawing.ts';
import type { Look } from './types.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** In cell sides. */
const EM = { paper: 0.7, screen: 0.74 } as const;
const NOTE_EM = 0.24;
const WEIGHTS = { given: 700, entered: 480 } as const;

export const draw: Draw<Look> = ({ size, looks, medium }) => {
  const signs = looks.flatMap(({ digit, given }, cell) =>
    digit === 0 ? [] : [{ cell, sign: `${digit}`, weight: given ? WEIGHTS.given : WEIGHTS.entered }],
  );
  const notes = looks.flatMap((look, cell) =>
    look.digit !== 0 ? [] : DIGITS.filter((digit) => look.notes & (1 << (digit - 1))).map((digit) => ({ cell, digit })),
  );
  return [
    ...letters(size, signs, { em: EM[medium], weight: WEIGHTS.given }),
    ...notes.map(({ cell, digit }) =>
      shape(
        'text',
        {
          x: tidy(leftOf(size, cell) + SIDE * (0.21 + ((digit - 1) % 3) * 0.29)),
          y: tidy(topOf(size, cell) + SIDE * (0.29 + Math.floor((digit - 1) / 3) * 0.29)),
          fontSize: SIDE * NOTE_EM,
          textAnchor: 'middle',
        },
        `${digit}`,
      ),
    ),
    ...grid(size, medium, 3),
  ];
};

export const drawing: Drawing<Look> = { draw };
