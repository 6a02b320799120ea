// The lexicon files. On the server only the maker's process reads them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../puzzles/languages.ts';
import { type Lexicon, readLexicon } from '../../puzzles/lexicon/lexicon.ts';

const LEXICON_FOLDER = join(import.meta.dirname, '../../puzzles/lexicon');

export const lexiconFile = (language: Language): string => join(LEXICON_FOLDER, `${language}.tsv`);

export const lexiconText = (language: Language): string => readFileSync(lexiconFile(language), 'utf8');

const read = new Map<Language, Lexicon>();

/** Cached. */
export function lexiconOf(language: Language): Lexicon {
  const lexicon = read.get(language) ?? readLexicon(language, lexiconText(language));
  read.set(language, lexicon);
  return lexicon;
}
