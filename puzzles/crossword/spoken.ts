// What the DOM twin says about a cell: place, content, what is wrong with it. At most 12 words in both languages, beside the printed clues.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import type { Look } from './play.ts';
import type { Arrow, Givens } from './types.ts';

export function spoken(givens: Givens, look: Look, cell: Cell): Spoken {
  const place = {
    key: 'crossword.place',
    values: { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 },
  };
  if (look.type === 'letter') return [place, ...content(look), ...state(look)];
  return [place, ...clues(look)];
}

function content({ letter, pencil }: Look): Spoken {
  if (letter === '') return [{ key: 'crossword.empty' }];
  return [{ key: pencil ? 'crossword.pencil' : 'crossword.entered', values: { letter } }];
}

function state({ wrong, revealed, mark, hint }: Look): Spoken {
  const said: Phrase[] = [];
  if (mark !== 0) said.push({ key: 'crossword.mark', values: { mark } });
  if (wrong) said.push({ key: 'crossword.wrong' });
  if (revealed) said.push({ key: 'crossword.revealed' });
  if (hint !== '') said.push({ key: 'crossword.lit' });
  return said;
}

/** Empty for letters, and for a picture's other cells. */
export function printed(look: Look): { readonly clue: string; readonly way: 'across' | 'down' }[] {
  const pairs: readonly [string, Arrow | ''][] = [
    [look.text, look.arrow],
    [look.text2, look.arrow2],
  ];
  return pairs.filter(([clue]) => clue !== '').map(([clue, arrow]) => ({ clue, way: wayOf(arrow) }));
}

function clues(look: Look): Spoken {
  const said = printed(look).map(({ clue, way }) => ({ key: `crossword.${way}`, values: { clue } }));
  return said.length === 0 ? [{ key: 'crossword.picture' }] : said;
}

const wayOf = (arrow: Arrow | ''): 'across' | 'down' => (arrow === 'down' || arrow === 'rightDown' ? 'down' : 'across');
