// The words of a language with their clues, read from `de.tsv` and `en.tsv` beside this file, one clue per line:
//   ANSWER <tab> clue <tab> difficulty 1-3 <tab> topic <tab> root <tab> flags [<tab> clue written out]
// check.ts has the rules for a line; here it is only indexed. The text comes as an argument: nothing here reads files.

import type { Language } from '../languages.ts';
import type { Difficulty, Flag, Topic } from './topics.ts';

/** No grid has longer answers. */
export const MAX_ANSWER = 12;

export interface Clue {
  /** As it is set in its cell: at most 24 characters. */
  readonly text: string;
  /** Without abbreviations, as it is read aloud and listed where there is room; the same as `text` if that has none. */
  readonly written: string;
  readonly difficulty: Difficulty;
  readonly topic: Topic;
  readonly flags: readonly Flag[];
}

export interface LexiconEntry {
  /** A to Z, 2 to 12 letters. */
  readonly answer: string;
  /** In lower case. Words with the same root are a family, which must not share a grid. */
  readonly root: string;
  /** The easiest clue's difficulty. */
  readonly difficulty: Difficulty;
  /** At least one, in the order of the file. */
  readonly clues: readonly Clue[];
}

export interface Lexicon {
  readonly language: Language;
  /** Sorted by answer; each answer once. */
  readonly entries: readonly LexiconEntry[];
  /** Index is the length; empty below 2. */
  readonly byLength: readonly (readonly LexiconEntry[])[];
  get(answer: string): LexiconEntry | undefined;
}

/** Reads a lexicon that passed check.ts; throws for a malformed line, with its number. */
export function readLexicon(language: Language, text: string): Lexicon {
  const clues = new Map<string, { root: string; clues: Clue[] }>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const fields = line.split('\t');
    if (fields.length !== 6 && fields.length !== 7)
      throw new Error(`Line ${index + 1} of the lexicon ${language} has ${fields.length} fields.`);
    const [answer, clue, difficulty, topic, root, flags] = fields as [string, string, string, string, string, string];
    const entry = clues.get(answer) ?? { root, clues: [] };
    clues.set(answer, entry);
    entry.clues.push({
      text: clue,
      written: fields[6] ?? clue,
      difficulty: Number(difficulty) as Difficulty,
      topic: topic as Topic,
      flags: flags === '' ? [] : (flags.split(',') as Flag[]),
    });
  }
  const entries = [...clues].map(([answer, { root, clues }]) => entryOf(answer, root, clues));
  entries.sort((a, b) => (a.answer < b.answer ? -1 : 1));
  return indexed(language, entries);
}

/** @param entries sorted by answer, each answer once */
export function indexed(language: Language, entries: readonly LexiconEntry[]): Lexicon {
  const byAnswer = new Map(entries.map((entry) => [entry.answer, entry]));
  const byLength = Array.from({ length: MAX_ANSWER + 1 }, (_, length) =>
    entries.filter((entry) => entry.answer.length === length),
  );
  return { language, entries, byLength, get: (answer) => byAnswer.get(answer) };
}

function entryOf(answer: string, root: string, clues: readonly Clue[]): LexiconEntry {
  const difficulty = Math.min(...clues.map((clue) => clue.difficulty)) as Difficulty;
  return { answer, root, difficulty, clues };
}
