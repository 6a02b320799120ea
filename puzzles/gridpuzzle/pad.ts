// The on-screen keyboard: the letters as on a keyboard of the words' language.

import type { Pad } from '../kind.ts';
import { TOOLS } from './read.ts';
import { type Givens, MODES, type Play, type View } from './types.ts';

const ROWS: Readonly<Record<Givens['language'], readonly string[]>> = {
  de: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
  en: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
};

export const pad = ({ language }: Givens, _play: Play, { mode }: View): Pad => ({
  rows: ROWS[language].map((row) => [...row].map((symbol) => ({ symbol, shows: 'text' }))),
  modes: MODES,
  mode,
  tools: TOOLS,
});
