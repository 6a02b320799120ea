// The on-screen keyboard: letters laid out as on a keyboard of the words' language.

import { LETTER_ROWS } from '../keyboards.ts';
import type { Pad } from '../kind.ts';
import { TOOLS } from './read.ts';
import { type Givens, MODES, type Play, type View } from './types.ts';

const keys = (rows: readonly string[]): Pad['rows'] =>
  rows.map((row) => [...row].map((symbol) => ({ symbol, shows: 'text' })));

const ROWS: Readonly<Record<Givens['language'], Pad['rows']>> = {
  de: keys(LETTER_ROWS.de),
  en: keys(LETTER_ROWS.en),
};

export const pad = ({ language }: Givens, _play: Play, { mode }: View): Pad => ({
  rows: ROWS[language],
  modes: MODES,
  mode,
  tools: TOOLS,
});
