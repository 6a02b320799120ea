// The letters of a keyboard, row by row, as people know them in each language.

import type { Language } from './languages.ts';

export const LETTER_ROWS: Readonly<Record<Language, readonly string[]>> = {
  de: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
  en: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
};
