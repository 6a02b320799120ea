// What the pages about techniques say: too much to come with every visit, so it comes with the first page.

import type { Language } from './i18n.ts';

/** By kind and technique. */
export interface Pages {
  readonly techniquePage: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Pages }>>> = {
  de: () => import('./de/pages/techniques.json'),
  en: () => import('./en/pages/techniques.json'),
};

export const techniquePages = async (language: Language): Promise<Pages['techniquePage']> =>
  (await LOADERS[language]()).default.techniquePage;
