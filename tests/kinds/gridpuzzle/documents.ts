// Gridpuzzles for the tests, as ipuz documents.

import { placesOf } from '../../../puzzles/gridpuzzle/shape.ts';

/** Rows of the solution separated by spaces, `#` is a block; cells whose letter is printed; further fields. */
export function documentOf(rows: string, given: readonly number[], more: object = {}): Record<string, unknown> {
  const grid = rows.split(' ').map((row) => [...row]);
  const letters = grid.flat();
  const size = { width: grid[0]?.length ?? 0, height: grid.length };
  const words = placesOf(size, (cell) => letters[cell] === '#').map(({ cells }) =>
    cells.map((cell) => letters[cell]).join(''),
  );
  const cellOf = (letter: string, cell: number) => {
    if (letter === '#') return '#';
    return given.includes(cell) ? { cell: 0, value: letter } : 0;
  };
  return {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/fill#1'],
    title: 'A test',
    puzzle: grid.map((row, r) => row.map((letter, c) => cellOf(letter, r * size.width + c))),
    solution: grid,
    'io.raetsel.words': words,
    ...more,
  };
}

/**
 * The start word is SNORT. Slots: 0 SNORT, 1 ARGUE, 2 LANCE across; 3 SHALL, 4 ORGAN, 5 THERE down.
 *
 *     S N O R T
 *     H # R # H
 *     A R G U E
 *     L # A # R
 *     L A N C E
 */
export const ROWS = 'SNORT H#R#H ARGUE L#A#R LANCE';
export const SMALL = documentOf(ROWS, [0, 1, 2, 3, 4], { 'io.raetsel.locale': 'en' });

/** One printed letter; crossings must be compared. */
export const CROSSED = documentOf('CLASS O#W#L SNAKE T#K#E AGENT', [1]);

/** One printed letter; crossings of crossings must be compared. */
export const FAR = documentOf('SALSA I#I#N STAIN A#N#I LEASE', [5]);

/** One solution, but the hints' rules do not lead to it. */
export const STUCK = documentOf('ALERT G#R#H AWARE T#S#T ELENA', [15]);

/** Made by the generator: no start word. */
export const LARGE = documentOf(
  'NEWTON#LAOS #L#U#E#O#H# DENN#TAIWAN #M#ESTER### LEPRA#REGEN #N##F#Z##X# STUKA#TRAPP ###ARMEE#E# CABRIO#BURE #R#A#O#U#T# CAST#SESSEL',
  [],
  { 'io.raetsel.locale': 'de' },
);
