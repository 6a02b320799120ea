// Where a clue's word may be broken: by the patterns of the `hyphen` library, and of these only at the joints of a compound, since a
// magazine breaks "Fenster-scheiben" and not "Fens-terscheiben". What a joint is, the lexicon's own words say.

import hyphen from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import english from 'hyphen/patterns/en-gb.js';
import type { Hyphenate } from '../../puzzles/crossword/clueText.ts';
import type { Language } from '../../puzzles/languages.ts';
import { fold, foldedWords } from '../../puzzles/lexicon/fold.ts';
import { lexiconOf } from './lexicon.ts';

const syllables: Readonly<Record<Language, Hyphenate>> = {
  de: hyphen(german, { async: false }) as Hyphenate,
  en: hyphen(english, { async: false }) as Hyphenate,
};

/** Parts of long compounds in the clues that are no words of the lexicon by themselves. */
const PARTS: Readonly<Record<Language, string>> = {
  de:
    'ALMOSEN ANKUENDIGUNG ARBEIT AUFERSTEHUNG AUFGANG AUFZUCHT AUSBUCHTUNG AUSSTATTUNG AUSWAERTS BEDAUERLICHER BERECHTIGTE ' +
    'BERUHIGUNG BESCHAEFTIGUNG BETEILIGUNG BEZIRK BRANCHE BRINGERIN BUEHNE COMPUTER DIVIDENDE EINDRINGLING EMPFAENGER ' +
    'ERZIEHUNG EVOLUTION FASSADE FORSCHER FORSCHUNG FREIZEIT GEWAECHS GEWAND GEWICHTIGES GEWINN HEIDEKRAUT HEIMAT ' +
    'HERRSCHAFT INSTRUMENT KAUTSCHUK KUENSTLERIN KULTUR LUMPAZI MANNSCHAFT MEINUNG MINISTRANT MITTAG NORMUNG NUTZER ' +
    'ORGANISATION PFLANZE PROGRAMMIER REVOLUTIONAER SCHLAEFCHEN SCHRECKEN SCHUETTEL SCHWEINE SCHWER SILVESTER SONDER ' +
    'SPEKTAKEL SPRACHE SYNTHESE TRAVESTIE UEBERWEISUNG UNGLUECKLICHER VAGABUNDUS VERKEHR VERTRIEBENER VERWALTUNG WEISE ' +
    'WUETIGER ZERSTOERUNG ZUPF',
  en: '',
};
const SOFT = '\u00ad';
/** Letters: shorter words are parts of others by accident. */
const MIN_PART = 3;
/** What a compound's first word may have before the next one, and what it may lack: "Liebe-s-brief", "Koch-en". */
const LINKS: Readonly<Record<Language, readonly string[]>> = { de: ['S', 'ES', 'N', 'EN', 'ER', 'E', 'NS'], en: ['S'] };
const LACKS: Readonly<Record<Language, readonly string[]>> = { de: ['EN', 'N', 'E'], en: [] };
/** "Weih-nachtsgebäck": both halves are made of real words, but that is not how the word is built. */
const NO_FIRST: ReadonlySet<string> = new Set(['WEIH']);
/** Inflections of its last word. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  de: ['E', 'N', 'EN', 'ER', 'ES', 'S', 'EM', 'IN', 'INNEN'],
  en: ['S', 'ES', 'ED', 'ING', 'Y'],
};

/** Inserts a soft hyphen at the joints of compounds. */
export function hyphenatorOf(language: Language): Hyphenate {
  return (text) =>
    text
      .split(' ')
      .map((word) => atJoints(language, word))
      .join(' ');
}

function atJoints(language: Language, word: string): string {
  const pieces = syllables[language](word).split(SOFT);
  const known = vocabularyOf(language);
  const text = (from: number, to: number) => fold(pieces.slice(from, to).join('')).replace(/[^A-Z-]/g, '');
  return pieces
    .map((piece, at) => {
      if (at === 0) return piece;
      const left = text(0, at).replace(/.*-/, '');
      const right = text(at, pieces.length).replace(/-.*/, '');
      return isFirst(left, language, known) && isLast(right, language, known) ? SOFT + piece : piece;
    })
    .join('');
}

function isFirst(part: string, language: Language, known: ReadonlySet<string>): boolean {
  if (part.length < MIN_PART || NO_FIRST.has(part)) return false;
  const stems = LINKS[language].filter((link) => part.endsWith(link)).map((link) => part.slice(0, -link.length));
  return [part, ...stems].some(
    (stem) => isCompound(stem, language, known) || LACKS[language].some((lack) => known.has(stem + lack)),
  );
}

const isLast = (part: string, language: Language, known: ReadonlySet<string>): boolean =>
  part.length >= MIN_PART &&
  (isCompound(part, language, known) ||
    ENDINGS[language].some((end) => part.endsWith(end) && isCompound(part.slice(0, -end.length), language, known)));

/** A word that is known, or two of them. */
function isCompound(part: string, language: Language, known: ReadonlySet<string>): boolean {
  if (part.length < MIN_PART) return false;
  if (known.has(part)) return true;
  for (let at = MIN_PART + 1; at + MIN_PART < part.length; at++) {
    const first = part.slice(0, at);
    const links = ['', ...LINKS[language]].filter((link) => first.endsWith(link));
    if (known.has(part.slice(at)) && links.some((link) => known.has(first.slice(0, first.length - link.length))))
      return true;
  }
  return false;
}

const vocabularies = new Map<Language, ReadonlySet<string>>();

/** All answers and all words of the clues, folded. */
function vocabularyOf(language: Language): ReadonlySet<string> {
  const made = vocabularies.get(language);
  if (made) return made;
  const { entries } = lexiconOf(language);
  const words = entries.flatMap(({ answer, clues }) => [
    answer,
    ...clues.flatMap(({ text, written }) => [...foldedWords(text), ...foldedWords(written)]),
  ]);
  const vocabulary = new Set([...words.filter(({ length }) => length >= MIN_PART), ...PARTS[language].split(' ')]);
  vocabularies.set(language, vocabulary);
  return vocabulary;
}
