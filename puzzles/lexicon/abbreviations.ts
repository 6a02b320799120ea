// The abbreviations that a clue may use. A magazine explains each of them once; any other would be a puzzle in itself.

import type { Language } from '../languages.ts';

const GERMAN =
  'd. f. e. u. v. z. m. i. a. b. od. Abk. Mz. Z. chem. Kfz-Z. engl. franz. ital. span. lat. griech. german. nord. bibl. dt. ' +
  'schweiz. österr. ugs. röm. ägypt. ind. jap. russ. poln. türk. arab. hebr. niederl. dän. schwed. norw. finn. ungar. ' +
  'tschech. port. amerik. brit. europ. asiat. afrik. chines. südam. nordam. med. mus. math. poet. veralt. männl. weibl. kl. ' +
  'gr. Hptst. Jh. St. hl. kath. evang. jüd. islam. altröm. nordd. südd. schott. kelt. geogr. geom. myth. Fam. Ew. Einh. Frz. ' +
  'Tw. Vorn. Gew. Mio. Dr. Prof.';
const ENGLISH =
  'Abbr. Fr. Ger. Ital. Span. Lat. Gk. Scot. Brit. Amer. Chem. Bibl. Mt. e.g. pl. Myth. Mus. Prof. vs. ' +
  'N.Y. L.A. Sr. Jr.';

const TABLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(GERMAN.toLowerCase().split(' ')),
  en: new Set(ENGLISH.toLowerCase().split(' ')),
};

/** The abbreviations of a clue that its language's table does not have. A full stop makes a word an abbreviation. */
export const strangeAbbreviations = (language: Language, clue: string): string[] =>
  clue
    .split(/[\s"„“,;:()]+/)
    .filter((word) => word.length > 1 && word.endsWith('.') && !word.endsWith('..'))
    .filter((word) => !TABLES[language].has(word.toLowerCase()));

/** Saint, doctor, professor and their like, which stay as they are. */
const USUAL = new Set(['dr.', 'prof.', 'st.', 'mt.', 'vs.', 'sr.', 'jr.', 'e.g.']);

/** Has a clue an abbreviation that reads better written out? */
export const isAbbreviated = (clue: string): boolean =>
  clue.split(/[\s"„“,;:()]+/).some((word) => /^\p{L}[\p{L}-]*\.$/u.test(word) && !USUAL.has(word.toLowerCase()));
