// The rules that a lexicon must meet before puzzles are made from it: every fault with its line, and counts for editors.

import type { Language } from '../languages.ts';
import { isAbbreviated, strangeAbbreviations } from './abbreviations.ts';
import { fold, foldedWords } from './fold.ts';
import { MAX_ANSWER } from './lexicon.ts';
import { OFFENSIVE } from './offensive.ts';
import { isFlag, isTopic } from './topics.ts';

export const LEXICON_FAULTS = [
  'FIELDS', // not six fields, nor seven
  'ANSWER', // not A-Z, or not 2 to 12 letters
  'CLUE_LENGTH', // empty, a space at an end, or more than 24 characters
  'DIFFICULTY',
  'TOPIC',
  'ROOT', // not lower-case letters
  'FLAG',
  'CHARACTER', // a character that is not used in printed clues
  'ABBREVIATION', // not in the table
  'WRITTEN', // the clue written out is empty, longer than 60 characters, the same, or abbreviated itself
  'OFFENSIVE', // an offensive answer
  'GIVES_ANSWER', // the clue contains the answer or its root
  'GIVES_STEM', // a word of the clue begins with the same four letters
  'TWICE', // the same clue for the same answer
  'AMBIGUOUS', // the same clue for another answer of that length
  'TWO_ROOTS', // the lines of an answer disagree about its root
  'ORDER', // not sorted
  'PATTERN', // a pattern of clue covers more than 5 % of the entries
] as const;
export type LexiconFaultCode = (typeof LEXICON_FAULTS)[number];

export interface LexiconFault {
  readonly code: LexiconFaultCode;
  /** From 1; 0 for the lexicon as a whole. */
  readonly line: number;
  readonly about: string;
}

export interface LexiconReport {
  readonly faults: readonly LexiconFault[];
  readonly clues: number;
  readonly answers: number;
  readonly withMoreClues: number;
  readonly byLength: Readonly<Record<string, number>>;
  /** An answer counts with its easiest clue. */
  readonly byDifficulty: Readonly<Record<string, number>>;
  readonly byTopic: Readonly<Record<string, number>>;
  /** The share of clues of at most 20 characters, 0 to 1: those that fit half a cell. */
  readonly shortClues: number;
  /** The most used pattern of clue, and its share of the clues. */
  readonly pattern: { readonly name: string; readonly share: number };
}

export const MAX_CLUE = 24;
const HALF_CELL_CLUE = 20;
const MAX_PATTERN = 0.05;
const CHARACTERS = /^[\p{L}\p{N} .,:;()"'’„“&+%/!-]*$/u;
const STEM = 4;

interface Line {
  readonly number: number;
  readonly answer: string;
  readonly clue: string;
  readonly difficulty: string;
  readonly topic: string;
  readonly root: string;
  readonly flags: string;
  /** The clue written out, if the line has it. */
  readonly written: string | undefined;
}

export function checkLexicon(language: Language, text: string): LexiconReport {
  const faults: LexiconFault[] = [];
  const lines: Line[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    if (raw === '') continue;
    const line = lineOf(raw, index + 1);
    if (line === undefined) faults.push({ code: 'FIELDS', line: index + 1, about: raw });
    else lines.push(line);
  }
  for (const line of lines) {
    for (const code of faultsOfLine(language, line))
      faults.push({ code, line: line.number, about: `${line.answer}: ${line.clue}` });
  }
  faults.push(...faultsBetween(lines));
  const pattern = mostUsedPattern(lines);
  if (lines.length >= 1000 && pattern.share > MAX_PATTERN)
    faults.push({ code: 'PATTERN', line: 0, about: pattern.name });
  return { faults, pattern, ...countsOf(lines) };
}

function lineOf(raw: string, number: number): Line | undefined {
  const fields = raw.split('\t');
  if (fields.length !== 6 && fields.length !== 7) return undefined;
  const [answer, clue, difficulty, topic, root, flags] = fields as [string, string, string, string, string, string];
  return { number, answer, clue, difficulty, topic, root, flags, written: fields[6] };
}

function faultsOfLine(language: Language, line: Line): LexiconFaultCode[] {
  const { answer, clue, difficulty, topic, root, flags, written } = line;
  const length = [...clue].length;
  const found: [boolean, LexiconFaultCode][] = [
    [!/^[A-Z]+$/.test(answer) || answer.length < 2 || answer.length > MAX_ANSWER, 'ANSWER'],
    [length === 0 || length > MAX_CLUE || clue !== clue.trim(), 'CLUE_LENGTH'],
    [!/^[123]$/.test(difficulty), 'DIFFICULTY'],
    [!isTopic(topic), 'TOPIC'],
    [!/^[a-z]+$/.test(root), 'ROOT'],
    [flags !== '' && !flags.split(',').every(isFlag), 'FLAG'],
    [!CHARACTERS.test(clue) || / {2}/.test(clue), 'CHARACTER'],
    [strangeAbbreviations(language, clue).length > 0, 'ABBREVIATION'],
    [written !== undefined && !isWrittenOut(written, clue), 'WRITTEN'],
    [OFFENSIVE[language].includes(answer), 'OFFENSIVE'],
  ];
  const given = givenAway(clue, answer, root) ?? givenAway(written ?? '', answer, root);
  if (given !== undefined) found.push([true, given]);
  return found.filter(([is]) => is).map(([, code]) => code);
}

const MAX_WRITTEN = 60;

function isWrittenOut(written: string, clue: string): boolean {
  const { length } = [...written];
  if (length === 0 || length > MAX_WRITTEN || written !== written.trim() || written === clue) return false;
  return !isAbbreviated(written) && CHARACTERS.test(written) && !/ {2}/.test(written);
}

/** Does a clue give its answer away? Short answers only as whole words: "Kreis" does not give away EIS. */
function givenAway(clue: string, answer: string, root: string): 'GIVES_ANSWER' | 'GIVES_STEM' | undefined {
  const words = foldedWords(clue);
  for (const stem of new Set([answer, fold(root)])) {
    if (stem.length < STEM ? stem === answer && words.includes(stem) : words.some((word) => word.includes(stem))) {
      return 'GIVES_ANSWER';
    }
    if (stem.length >= STEM && words.some((word) => word.startsWith(stem.slice(0, STEM)))) return 'GIVES_STEM';
  }
  return undefined;
}

function faultsBetween(lines: readonly Line[]): LexiconFault[] {
  const faults: LexiconFault[] = [];
  const answers = new Map<string, string>();
  const roots = new Map<string, string>();
  let before: Line | undefined;
  for (const line of lines) {
    const about = `${line.answer}: ${line.clue}`;
    const say = (code: LexiconFaultCode) => faults.push({ code, line: line.number, about });
    const clue = `${line.answer.length} ${fold(line.clue)}`;
    const other = answers.get(clue);
    if (other !== undefined) say(other === line.answer ? 'TWICE' : 'AMBIGUOUS');
    answers.set(clue, line.answer);
    if ((roots.get(line.answer) ?? line.root) !== line.root) say('TWO_ROOTS');
    roots.set(line.answer, line.root);
    if (before !== undefined && before.answer > line.answer) say('ORDER');
    before = line;
  }
  return faults;
}

/** "engl.: Hund" has the pattern "engl.:", "Stadt in Polen" has "Stadt in". A single word has none. */
function patternOf(clue: string): string | undefined {
  const colon = clue.indexOf(':');
  if (colon > 0) return clue.slice(0, colon + 1);
  const words = clue.split(' ');
  return words.length > 1 ? words.slice(0, 2).join(' ') : undefined;
}

function mostUsedPattern(lines: readonly Line[]): LexiconReport['pattern'] {
  const counts = tally(lines.map((line) => patternOf(line.clue)).filter((name) => name !== undefined));
  const [name = '', count = 0] = Object.entries(counts).sort((a, b) => b[1] - a[1])[0] ?? [];
  return { name, share: lines.length === 0 ? 0 : count / lines.length };
}

function countsOf(lines: readonly Line[]) {
  const easiest = new Map<string, Line>();
  const clues = tally(lines.map((line) => line.answer));
  for (const line of lines) {
    const known = easiest.get(line.answer);
    if (known === undefined || line.difficulty < known.difficulty) easiest.set(line.answer, line);
  }
  const entries = [...easiest.values()];
  return {
    clues: lines.length,
    answers: entries.length,
    withMoreClues: Object.values(clues).filter((count) => count > 1).length,
    byLength: tally(entries.map((line) => line.answer.length)),
    byDifficulty: tally(entries.map((line) => line.difficulty)),
    byTopic: tally(entries.map((line) => line.topic)),
    shortClues: lines.filter((line) => [...line.clue].length <= HALF_CELL_CLUE).length / Math.max(1, lines.length),
  };
}

function tally(names: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
