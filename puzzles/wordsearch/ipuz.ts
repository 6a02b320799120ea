// Wordsearch's part of the ipuz codec: `http://ipuz.org/wordsearch#1` (ipuz v2, section "WordSearch").
//
// `puzzle` has the letters, `solution` the listed words: a list, an object whose keys are the words (positions are not read,
// since a word occurs only once), or a single word. Our own: `io.raetsel.message`, what the letters left over spell in
// reading order, as displayed; `io.raetsel.theme`, its key, and `io.raetsel.locale`. Rules that we do not support
// (`zigzag`, `retrace`, `useall`, a `dictionary` of words beyond the list) are refused.

import type { Cell, Size } from '../grid.ts';
import { cellCount } from '../grid.ts';
import { EXTENSION, isOfKind, isRecord, readGrid, type Sheet, toRows } from '../ipuz/sheet.ts';
import { foldedWords } from '../lexicon/fold.ts';
import { type Fault, fault, ok, type Result } from '../result.ts';
import { occurrences, reversed } from './lines.ts';
import type { Givens, Word } from './types.ts';

const FAMILY = 'http://ipuz.org/wordsearch';
const MESSAGE = `${EXTENSION}message`;
/** A magazine page; larger boards are not playable, and searching them would take long. */
const MAX_SIDE = 32;
/** Shorter ones occur by chance all the time. */
const MIN_LENGTH = 3;
const MAX_WORDS = 200;

/** Every code that `openWordsearch` returns. */
export const REFUSALS = [
  'BAD_KIND',
  'TOO_LARGE',
  'OTHER_RULES',
  'BAD_GRID',
  'BAD_CELL',
  'NO_WORDS',
  'BAD_WORD',
  'LISTED_TWICE',
  'PART_OF_ANOTHER',
  'NOT_FOUND',
  'FOUND_TWICE',
  'MESSAGE_DIFFERS',
] as const;

/** Codes: REFUSALS. A word that occurs twice is refused, since a right line could then count as a mistake. */
export function openWordsearch(sheet: Sheet): Result<Givens, Fault> {
  const { size, fields } = sheet;
  if (!isOfKind(sheet, FAMILY)) return fault('BAD_KIND', 'kind');
  if (Math.max(size.width, size.height) > MAX_SIDE) return fault('TOO_LARGE', 'dimensions');
  const other = ['zigzag', 'retrace', 'useall', 'dictionary'].find(
    (name) => fields[name] !== undefined && fields[name] !== false,
  );
  if (other !== undefined) return fault('OTHER_RULES', other);
  const letters = readGrid(sheet, 'puzzle', readLetter);
  if (!letters.ok) return letters;
  const listed = readWords(fields.solution);
  if (!listed.ok) return listed;
  const words = placed(size, letters.value, listed.value);
  if (!words.ok) return words;
  return withMessage(sheet, letters.value, words.value);
}

/** A finished puzzle, ready to be written. */
export interface WordsearchDocument extends Size {
  readonly letters: readonly string[];
  readonly words: readonly string[];
  readonly message?: string;
  readonly title: string;
  readonly difficulty: string;
  readonly theme?: string;
  readonly language?: 'de' | 'en';
}

/** The reverse of `openWordsearch`; makes a whole document. */
export function writeWordsearch(document: WordsearchDocument): Sheet {
  const { width, height, letters, words, message, title, difficulty, theme, language } = document;
  const kinds = [`${FAMILY}#1`];
  const size = { width, height };
  const fields = {
    version: 'http://ipuz.org/v2',
    kind: kinds,
    title,
    difficulty,
    ...(language === undefined ? {} : { [`${EXTENSION}locale`]: language }),
    ...(theme === undefined ? {} : { [`${EXTENSION}theme`]: theme }),
    dimensions: size,
    puzzle: toRows(size, letters),
    solution: [...words],
    dictionary: false,
    showanswers: 'during',
    ...(message ? { [MESSAGE]: message } : {}),
  };
  return { kinds, size, title, difficulty, fields };
}

/** A letter, or an object that wraps one. */
function readLetter(raw: unknown): string | undefined {
  if (isRecord(raw)) return readLetter(raw.value);
  return typeof raw === 'string' && /^[A-Z]$/.test(raw) ? raw : undefined;
}

/** A listed word and its place in the document. */
interface Listed {
  readonly text: string;
  readonly at: string;
}

function readWords(raw: unknown): Result<readonly Listed[], Fault> {
  const listed = listedIn(raw);
  if (listed.length === 0 || listed.length > MAX_WORDS) return fault('NO_WORDS', 'solution');
  const seen: string[] = [];
  for (const { text, at } of listed) {
    if (typeof text !== 'string' || !/^[A-Z]+$/.test(text) || text.length < MIN_LENGTH) return fault('BAD_WORD', at);
    if (seen.includes(text)) return fault('LISTED_TWICE', at);
    seen.push(text);
  }
  const part = listed.find(({ text }) =>
    seen.some((other) => other !== text && (other.includes(text) || other.includes(reversed(text)))),
  );
  return part ? fault('PART_OF_ANOTHER', part.at) : ok(listed);
}

function listedIn(raw: unknown): Listed[] {
  if (typeof raw === 'string') return [{ text: raw, at: 'solution' }];
  if (Array.isArray(raw)) return raw.map((text, index) => ({ text, at: `solution[${index}]` }));
  return isRecord(raw) ? Object.keys(raw).map((text) => ({ text, at: `solution.${text}` })) : [];
}

function placed(size: Size, letters: readonly string[], listed: readonly Listed[]): Result<readonly Word[], Fault> {
  const words: Word[] = [];
  for (const { text, at } of listed) {
    const [cells, second] = occurrences(size, letters, text);
    if (!cells) return fault('NOT_FOUND', at);
    if (second) return fault('FOUND_TWICE', at);
    words.push({ text, cells });
  }
  return ok(words);
}

function withMessage(
  { size, fields }: Sheet,
  letters: readonly string[],
  words: readonly Word[],
): Result<Givens, Fault> {
  const { width, height } = size;
  const rest = restOf(size, words);
  const message = fields[MESSAGE] ?? '';
  if (typeof message !== 'string') return fault('MESSAGE_DIFFERS', MESSAGE);
  const left = rest.map((cell) => letters[cell]).join('');
  if (message !== '' && foldedWords(message).join('') !== left) return fault('MESSAGE_DIFFERS', MESSAGE);
  return ok({ width, height, letters, words, message, rest });
}

/** The cells that belong to no word, in reading order. */
export function restOf(size: Size, words: readonly Pick<Word, 'cells'>[]): Cell[] {
  const used = new Set(words.flatMap(({ cells }) => cells));
  return Array.from({ length: cellCount(size) }, (_, cell) => cell).filter((cell) => !used.has(cell));
}
