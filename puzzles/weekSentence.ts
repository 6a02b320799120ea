// The sentence of the week, as a daily's document holds it: the printed text and the day's own word. The other days' words are missing
// on purpose: they come from the documents of those days, once they are solved.
//
//   io.raetsel.sentence  { text: what is printed before, between and after the words, lengths: of the words, in letters of the grid,
//                        day: which of them is this puzzle's, from 0, word: it, as the sentence writes it }

import { EXTENSION, isRecord } from './ipuz/sheet.ts';
import { fold } from './lexicon/fold.ts';

export interface SentencePart {
  /** One more than `lengths`. */
  readonly text: readonly string[];
  readonly lengths: readonly number[];
  readonly day: number;
  readonly word: string;
}

const FIELD = `${EXTENSION}sentence`;

/** The document's fields for it. */
export const writeSentence = (part: SentencePart): Record<string, unknown> => ({ [FIELD]: part });

/** undefined: the document has none, or none that can be read. `content`: an ipuz document, not checked yet. */
export function readSentence(content: unknown): SentencePart | undefined {
  if (!isRecord(content)) return undefined;
  const part = content[FIELD];
  if (!isRecord(part)) return undefined;
  const { text, lengths, day, word } = part;
  if (!isListOf(text, isText) || !isListOf(lengths, isLength) || text.length !== lengths.length + 1) return undefined;
  if (!isText(word) || typeof day !== 'number' || lengths[day] !== fold(word).length) return undefined;
  if (fold(word) !== content.answer) return undefined;
  return { text, lengths, day, word };
}

const MOST = 20;
const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isOne);
const isText = (value: unknown): value is string => typeof value === 'string';
const isLength = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST;

/** The same week's: a document that was made before its sentence was changed belongs to another one. */
export const isSameSentence = (a: SentencePart, b: SentencePart): boolean =>
  a.text.join('\n') === b.text.join('\n') && a.lengths.join() === b.lengths.join();
