// What the DOM twin says about a cell: place, content, state. At most 12 words in both languages.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import type { Givens, Look } from './types.ts';

export function spoken(givens: Givens, look: Look, cell: Cell): Spoken {
  const values = { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 };
  return [{ key: 'gridpuzzle.place', values }, content(look), ...state(look)];
}

function content({ block, letter, given, pencil }: Look): Phrase {
  if (block) return { key: 'gridpuzzle.block' };
  if (letter === '') return { key: 'gridpuzzle.empty' };
  return { key: `gridpuzzle.${given ? 'given' : pencil ? 'pencil' : 'entered'}`, values: { letter } };
}

/** The chosen slot is not spoken here: the grid's `aria-selected` does that. */
function state({ wrong, odd, revealed, fits, hint, hintLetter }: Look): Spoken {
  const said: Phrase[] = [];
  if (wrong) said.push({ key: 'gridpuzzle.wrong' });
  else if (odd) said.push({ key: 'gridpuzzle.odd' });
  if (revealed) said.push({ key: 'gridpuzzle.revealed' });
  if (fits) said.push({ key: 'gridpuzzle.fits' });
  if (hintLetter !== '') said.push({ key: 'gridpuzzle.litLetter', values: { letter: hintLetter } });
  else if (hint !== '') said.push({ key: 'gridpuzzle.lit' });
  return said;
}
