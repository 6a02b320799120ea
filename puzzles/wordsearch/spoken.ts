// What the DOM twin says about a cell: place, letter, state, in at most 12 words in both languages.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import type { Givens, Look } from './types.ts';

export function spoken(givens: Givens, look: Look, cell: Cell): Spoken {
  const place = { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 };
  const said: Phrase[] = [
    { key: 'wordsearch.place', values: place },
    { key: 'wordsearch.letter', values: { letter: look.letter } },
  ];
  if (look.start) said.push({ key: 'wordsearch.start' });
  if (look.found) said.push({ key: 'wordsearch.found' });
  if (look.message) said.push({ key: 'wordsearch.message' });
  if (look.wrong) said.push({ key: 'wordsearch.wrong' });
  if (look.almost) said.push({ key: 'wordsearch.near' });
  if (look.first) said.push({ key: 'wordsearch.first' });
  if (look.hint !== '') said.push({ key: 'wordsearch.lit' });
  return said;
}
