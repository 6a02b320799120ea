// The kinds of ipuz by name, so that what cannot be played is refused as what it is.

import type { Language } from '../../../puzzles/languages.ts';
import type { Refusal } from '../faults.ts';

export type Words = Readonly<Record<Language, string>>;

const IPUZ = 'http://ipuz.org/';

/** In the singular and with an article, by the address without its version. */
const NAMES: Readonly<Record<string, Words>> = {
  acrostic: { en: 'an acrostic', de: 'ein Akrostichon' },
  answer: { en: 'a question with an answer', de: 'eine Frage mit einer Antwort' },
  block: { en: 'a sliding-block puzzle', de: 'ein Schiebepuzzle' },
  crossword: { en: 'a crossword', de: 'ein Kreuzworträtsel' },
  'crossword/arrowword': { en: 'an arrowword', de: 'ein Schwedenrätsel' },
  'crossword/crypticcrossword': { en: 'a cryptic crossword', de: 'ein kryptisches Kreuzworträtsel' },
  'crossword/diagramless': { en: 'a diagramless crossword', de: 'ein Kreuzworträtsel ohne Diagramm' },
  'crossword/uncluedcrossword': { en: 'a crossword without clues', de: 'ein Kreuzworträtsel ohne Fragen' },
  fill: { en: 'a fill-in', de: 'ein Gitterrätsel' },
  sudoku: { en: 'a sudoku', de: 'ein Sudoku' },
  'sudoku/calcudoku': { en: 'a calcudoku', de: 'ein Calcudoku' },
  'sudoku/diagonalsudoku': { en: 'a diagonal sudoku', de: 'ein Diagonal-Sudoku' },
  'sudoku/jigsawsudoku': { en: 'a jigsaw sudoku', de: 'ein Jigsaw-Sudoku' },
  'sudoku/killersudoku': { en: 'a killer sudoku', de: 'ein Killer-Sudoku' },
  'sudoku/latinsquare': { en: 'a Latin square', de: 'ein lateinisches Quadrat' },
  'sudoku/wordoku': { en: 'a wordoku', de: 'ein Buchstaben-Sudoku' },
  wordsearch: { en: 'a word search', de: 'ein Suchsel' },
};

/** Longer addresses are cut. */
const LONGEST = 80;

/** What the kind is called; the address in quotation marks if ipuz does not know it. */
function kindName(kind: string): Words {
  const path = kind.startsWith(IPUZ) ? kind.slice(IPUZ.length).replace(/#.*$/s, '') : '';
  if (Object.hasOwn(NAMES, path)) return NAMES[path] as Words;
  const told = kind.length > LONGEST ? `${kind.slice(0, LONGEST)}…` : kind;
  return { en: `a puzzle of the kind "${told}"`, de: `ein Rätsel der Art „${told}“` };
}

const isVariety = (kind: string): boolean => kind.startsWith(IPUZ) && kind.includes('/', IPUZ.length);

/** The kind that says most of the list: one outside ipuz, else a variety, else the first. */
const tellingKind = (kinds: readonly string[]): string =>
  kinds.find((kind) => !kind.startsWith(IPUZ)) ?? kinds.find(isVariety) ?? kinds[0] ?? '';

/** Why a sudoku with a variety's rules is refused. */
export function otherRules(kinds: readonly string[]): Words {
  const name = kindName(tellingKind(kinds));
  return {
    en: `this is ${name.en}, and only ordinary sudokus are played here`,
    de: `das ist ${name.de}, und hier gibt es nur gewöhnliche Sudokus`,
  };
}

/** Why `convert` refuses it. */
export function notCrossword(kinds: readonly string[]): Words {
  const name = kindName(tellingKind(kinds));
  return {
    en: `this is ${name.en}; crosswords alone can be converted`,
    de: `das ist ${name.de}; umwandeln lassen sich nur Kreuzworträtsel`,
  };
}

/** Code: UNKNOWN_KIND. */
export function unknownKind(kinds: readonly string[]): Refusal {
  const name = kindName(tellingKind(kinds));
  return {
    code: 'UNKNOWN_KIND',
    at: 'kind',
    says: {
      en: `this is ${name.en}, which no game here plays; there are sudokus, arrowwords, fill-ins and word searches`,
      de: `das ist ${name.de}, und das gibt es hier nicht; es gibt Sudokus, Schwedenrätsel, Gitterrätsel und Suchsel`,
    },
  };
}
