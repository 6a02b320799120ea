// The lexicons as files. Read when a generator needs one, which on the server is in a worker only.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lexicon, type LexiconLanguage, readLexicon } from '../puzzles/lexicon/lexicon.ts';

export const LEXICON_FOLDER = join(import.meta.dirname, '../puzzles/lexicon');

export const lexiconText = (language: LexiconLanguage): string =>
  readFileSync(join(LEXICON_FOLDER, `${language}.tsv`), 'utf8');

const read = new Map<LexiconLanguage, Lexicon>();

/** Read once. */
export function lexiconOf(language: LexiconLanguage): Lexicon {
  const lexicon = read.get(language) ?? readLexicon(language, lexiconText(language));
  read.set(language, lexicon);
  return lexicon;
}
