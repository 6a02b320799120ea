// What the DOM twin says about a cell: place, content, what is wrong with it. At most 12 words in both languages.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import { ALL, digitsOf } from './techniques/masks.ts';
import type { DigitMask, Givens, Look } from './types.ts';

export function spoken(givens: Givens, look: Look, cell: Cell): Spoken {
  const place = { key: 'sudoku.place', values: { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 } };
  return [place, ...content(look), ...state(look)];
}

function content({ digit, given, notes }: Look): Spoken {
  if (digit !== 0) return [{ key: given ? 'sudoku.given' : 'sudoku.entered', values: { digit } }];
  return [notes === 0 ? { key: 'sudoku.empty' } : noted(notes)];
}

/** If most digits are noted, the missing ones are spoken, which is shorter. */
function noted(notes: DigitMask): Phrase {
  const has = digitsOf(notes);
  const lacks = digitsOf(ALL & ~notes);
  if (lacks.length === 0) return { key: 'sudoku.allNotes' };
  if (has.length > 5) return { key: 'sudoku.notesBut', values: { digits: lacks.join(', ') } };
  return { key: 'sudoku.notes', values: { digits: has.join(', ') } };
}

/** Selection is not spoken here: the grid's `aria-selected` does that. A hint is more urgent than a colour. */
function state(look: Look): Spoken {
  const { wrong, conflict, revealed, colour, hint } = look;
  const lit = hint !== '' || (look.hintCause | look.hintSecond | look.hintTarget | look.hintOut) !== 0;
  const said: Phrase[] = [];
  if (wrong) said.push({ key: 'sudoku.wrong' });
  else if (conflict) said.push({ key: 'sudoku.conflict' });
  if (revealed) said.push({ key: 'sudoku.revealed' });
  if (lit) said.push({ key: 'sudoku.lit' });
  else if (colour !== 0) said.push({ key: 'sudoku.colour', values: { colour } });
  return said;
}
