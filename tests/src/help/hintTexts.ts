// All texts that hints and guides need, by language.

import type { Language } from '../../../puzzles/languages.ts';
import { merge, type Texts } from '../../../src/text/merge.ts';

const HINT_FILES = import.meta.glob<Texts>('../../../src/text/*/{play,sudoku,techniques,later/*,games/*}.json', {
  eager: true,
  import: 'default',
});
export const hintTexts = (language: Language): Texts =>
  merge(Object.fromEntries(Object.entries(HINT_FILES).filter(([path]) => path.includes(`/${language}/`))));
