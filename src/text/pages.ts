// The texts of the technique pages, large enough to load with the first page only.

import type { Language } from '../../puzzles/languages.ts';
import { type Late, late } from '../late/late.ts';

/** By kind and technique. */
export interface Pages {
  readonly techniquePage: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const techniquePages: Readonly<Record<Language, Late<{ readonly default: Pages }>>> = {
  de: late(() => import('./de/pages/techniques.json')),
  en: late(() => import('./en/pages/techniques.json')),
};
