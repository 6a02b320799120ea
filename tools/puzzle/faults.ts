// A sentence for each fault of a document. Those of the kinds come from `src/text`; only editors see the ones below.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameType } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';
import type { Fault } from '../../puzzles/result.ts';

/** A document's fault, and the game whose texts explain it. */
export interface Refusal extends Fault {
  readonly kind?: GameType;
  /** The sentence without its full stop, if it has something of the document in it. */
  readonly says?: Readonly<Record<Language, string>>;
}

const ENVELOPE: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  NOT_READABLE: { en: 'The file cannot be read.', de: 'Die Datei lässt sich nicht lesen.' },
  NOT_JSON: { en: 'This is not JSON.', de: 'Das ist kein JSON.' },
  NOT_OBJECT: { en: 'An ipuz document is a JSON object.', de: 'Ein ipuz-Dokument ist ein JSON-Objekt.' },
  BAD_VERSION: {
    en: 'The version must be http://ipuz.org/v2 or http://ipuz.org/v1.',
    de: 'Die Version muss http://ipuz.org/v2 oder http://ipuz.org/v1 sein.',
  },
  BAD_KIND: {
    en: 'The kind must be a list of kind addresses, such as http://ipuz.org/sudoku#1.',
    de: 'Das Feld kind muss eine Liste von Adressen sein, etwa http://ipuz.org/sudoku#1.',
  },
  OTHER_GAME: {
    en: 'This is a puzzle for another game than the one asked for.',
    de: 'Dieses Rätsel gehört zu einem anderen Spiel als dem verlangten.',
  },
  PLAIN_CROSSWORD: {
    en: 'Crosswords with numbered clues are not played here. An arrowword has its clues in the grid and the kind http://ipuz.org/crossword/arrowword#1; convert makes one if the black squares can hold the clues.',
    de: 'Kreuzworträtsel mit nummerierten Fragen gibt es hier nicht. Bei einem Schwedenrätsel stehen die Fragen im Gitter, und es hat die Art http://ipuz.org/crossword/arrowword#1; convert macht eines daraus, wenn die schwarzen Felder die Fragen aufnehmen können.',
  },
  BAD_DIMENSIONS: {
    en: 'The dimensions must be a width and a height from 1 to 98.',
    de: 'Breite und Höhe müssen zwischen 1 und 98 liegen.',
  },
  BAD_GRID: {
    en: 'The grid is missing, or its rows and columns are not as many as the dimensions say.',
    de: 'Das Gitter fehlt, oder es hat nicht so viele Zeilen und Spalten wie angegeben.',
  },
  BAD_CELL: {
    en: 'This cell holds something that does not belong there.',
    de: 'In diesem Feld steht etwas, das nicht dorthin gehört.',
  },
  REBUS: {
    en: 'Cells with more than one letter are not supported.',
    de: 'Felder mit mehr als einem Buchstaben gibt es hier nicht.',
  },
  NOT_A_TO_Z: {
    en: 'Only the letters A to Z can be entered here; write umlauts as two letters.',
    de: 'Hier lassen sich nur die Buchstaben A bis Z eintragen; Umlaute werden zu zwei Buchstaben.',
  },
  HOLES: {
    en: 'The grid has a hole here (null), which only the big picture of an arrowword may have.',
    de: 'Das Gitter hat hier ein Loch (null); das darf nur das große Bild eines Schwedenrätsels.',
  },
  BARS: {
    en: 'Words separated by bars between cells are not supported, only those separated by blocks.',
    de: 'Wörter lassen sich nur durch Blöcke trennen, nicht durch Striche zwischen Feldern.',
  },
  OTHER_DIRECTION: {
    en: 'Words run across or down here, in no other direction and in no zone.',
    de: 'Wörter laufen hier waagerecht oder senkrecht, nicht schräg und nicht in Zonen.',
  },
  NO_SUCH_NUMBER: {
    en: 'No word in this direction begins at this number.',
    de: 'Bei dieser Nummer beginnt in dieser Richtung kein Wort.',
  },
  NO_ROOM: {
    en: 'The blocks cannot hold the clues: each word needs a block to its left or above it, and one or two clues stand in every block.',
    de: 'Die Blöcke können die Fragen nicht aufnehmen: Jedes Wort braucht links oder über sich einen, und in jedem stehen eine oder zwei Fragen.',
  },
  UNKNOWN_FORMAT: {
    en: 'This is neither ipuz nor .puz nor Across Lite text.',
    de: 'Das ist weder ipuz noch .puz noch ein Text von Across Lite.',
  },
  BAD_PUZ: { en: 'This .puz file is damaged.', de: 'Diese .puz-Datei ist beschädigt.' },
  SCRAMBLED: {
    en: 'The solution in this .puz file is locked.',
    de: 'Die Lösung in dieser .puz-Datei ist verschlüsselt.',
  },
  NOT_LATIN: {
    en: 'The .puz format has no character for something in this text.',
    de: 'Das .puz-Format hat für etwas in diesem Text kein Zeichen.',
  },
  BAD_TEXT: {
    en: 'The text must begin with <ACROSS PUZZLE>.',
    de: 'Der Text muss mit <ACROSS PUZZLE> beginnen.',
  },
  NO_GRID: { en: 'The text has no <GRID>.', de: 'Im Text fehlt <GRID>.' },
  CLUES_DIFFER: {
    en: 'There must be a clue for every word of two or more letters, and no other.',
    de: 'Zu jedem Wort ab zwei Buchstaben gehört genau eine Frage.',
  },
};

const UNKNOWN = { en: 'The document is not sound.', de: 'Das Dokument ist fehlerhaft.' };

/** `language`: of the sentence. */
export const describe = ({ code, at, kind, says }: Refusal, language: Language): string =>
  `${code} at ${at || 'document'}: ${says ? sentence(says[language]) : sentenceOf(code, language, kind)}`;

const sentence = (says: string): string => `${says.charAt(0).toUpperCase()}${says.slice(1)}.`;

/** `kind`: the game that reported the code; undefined for faults of the envelope. */
const sentenceOf = (code: string, language: Language, kind?: GameType): string =>
  (kind && sentencesOf(kind, language)[code]) ?? (ENVELOPE[code] ?? UNKNOWN)[language];

const TEXTS = join(import.meta.dirname, '../../src/text');

/** Sentences by code, from those of the language's files that begin with the kind's name. */
function sentencesOf(kind: GameType, language: Language): Readonly<Record<string, string>> {
  const folder = join(TEXTS, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => basename(name).startsWith(kind) && name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).fault?.[kind]);
  return Object.assign({}, ...texts);
}
