// The lists of words that `generate` takes: from a file, one word a line with an optional clue after a tab, or separated by commas.

import { existsSync, readFileSync } from 'node:fs';
import type { OwnWord } from '../../puzzles/crossword/ownWords.ts';
import type { Language } from '../../puzzles/languages.ts';
import { MAX_CLUE } from '../../puzzles/lexicon/check.ts';
import { fold, foldedWords } from '../../puzzles/lexicon/fold.ts';
import { type Lexicon, MAX_ANSWER } from '../../puzzles/lexicon/lexicon.ts';
import { CALENDAR, daysIn } from '../../puzzles/themes/calendar.ts';
import { THEMES } from '../../puzzles/wordsearch/themes.ts';
import { UsageError } from './output.ts';

/** More words do not fit into any board together. */
const MOST_WORDS = 40;
const SHORTEST = 2;

/** Throws a UsageError with every fault of the list, each with its place: `words.txt:3:5`, or `--words:1:5` for one without a file. */
export function readWords(option: string, value: string): readonly OwnWord[] {
  const isFile = existsSync(value);
  if (!isFile && /[/\\.]/.test(value)) throw new UsageError(`${option}: there is no file ${value}.`);
  const lines = isFile ? readFileSync(value, 'utf8').split(/\r?\n/) : [value];
  const faults: string[] = [];
  const words: OwnWord[] = [];
  for (const [index, line] of lines.entries()) {
    if (isFile && (line.trim() === '' || line.startsWith('#'))) continue;
    const say = (column: number, text: string) =>
      faults.push(`${isFile ? value : option}:${index + 1}:${column + 1}: ${text}`);
    let column = 0;
    for (const part of isFile ? [line] : line.split(',')) {
      const word = wordIn(part, (at, text) => say(column + at, text));
      if (word && words.some(({ answer }) => answer === word.answer)) say(column, `${word.answer} is there twice`);
      else if (word) words.push(word);
      column += part.length + 1;
    }
  }
  if (words.length === 0 && faults.length === 0) faults.push(`${option}: there is no word in ${value || 'it'}`);
  if (words.length > MOST_WORDS) faults.push(`${option}: ${words.length} words are too many; at most ${MOST_WORDS}`);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return words;
}

/** `say`: a fault, at a column from 0. */
function wordIn(text: string, say: (at: number, fault: string) => void): OwnWord | undefined {
  const [written = '', clue, ...more] = text.split('\t');
  const start = written.length - written.trimStart().length;
  const name = written.trim();
  const strange = [...name].findIndex((sign) => !/^[A-Z]+$/.test(fold(sign)));
  if (name === '') return void say(0, 'there is no word before the tab or comma');
  if (strange >= 0)
    return void say(start + strange, `"${[...name][strange]}" is not a letter; only A to Z, Ä, Ö, Ü and ß are`);
  const answer = fold(name);
  if (answer.length < SHORTEST) return void say(start, `${answer} is too short; at least ${SHORTEST} letters`);
  if (answer.length > MAX_ANSWER)
    return void say(start, `${answer} has ${answer.length} letters; at most ${MAX_ANSWER} fit into a grid`);
  if (clue === undefined) return { answer };
  const at = written.length + 1;
  if (more.length > 0) return void say(at + clue.length, 'there is a second tab; a line has a word and a clue');
  if (clue.trim() === '') return void say(at, 'the clue is empty');
  if ([...clue.trim()].length > MAX_CLUE)
    return void say(at, `the clue has ${[...clue.trim()].length} signs; at most ${MAX_CLUE} fit into a cell`);
  if (foldedWords(clue).includes(answer)) return void say(at, `the clue holds its answer, ${answer}`);
  return { answer, clue: clue.trim() };
}

/** Throws a UsageError that names the words which need a clue: those that the lexicon does not have. */
export function demandClues(words: readonly OwnWord[], { get }: Lexicon): void {
  const bare = words.filter(({ answer, clue }) => clue === undefined && get(answer) === undefined);
  if (bare.length === 0) return;
  const names = bare.map(({ answer }) => answer).join(', ');
  throw new UsageError(`Not in the lexicon, so with a clue after a tab only: ${names}.`);
}

/** The answers and all others of their stems. */
export function withFamilies(words: readonly OwnWord[], { entries, get }: Lexicon): readonly string[] {
  const answers = words.map(({ answer }) => answer);
  const roots = new Set(answers.map((answer) => get(answer)?.root ?? answer.toLowerCase()));
  return [...new Set([...answers, ...entries.filter(({ root }) => roots.has(root)).map(({ answer }) => answer)])];
}

export interface NamedTheme {
  readonly id: string;
  readonly title: string;
  readonly words: readonly OwnWord[];
}

/** A theme of the calendar or of the word searches, by its id or its title. Throws a UsageError for any other. */
export function readTheme(name: string, language: Language): NamedTheme {
  const is = (text: string) => fold(text) === fold(name);
  const found = [...CALENDAR[language], ...otherThemes(language)].find(({ id, title }) => is(id) || is(title));
  if (found) return found;
  throw new UsageError(`There is no theme "${name}" in ${language}; --theme list prints them all.`);
}

/** Those of the word searches: without a date. */
const otherThemes = (language: Language): readonly NamedTheme[] =>
  THEMES[language].map(({ key, title, words }) => ({ id: key, title, words: words.map((answer) => ({ answer })) }));

/** A line for each theme: id, title, and for those of the calendar its days in that year and its regions, between tabs. */
export function themeLines(language: Language, year: number): readonly string[] {
  const dated = CALENDAR[language].map(({ id, title, when, regions }) =>
    [id, title, daysIn(when, year).join(' to '), regions.join(' ')].join('\t'),
  );
  return [...dated, ...otherThemes(language).map(({ id, title }) => `${id}\t${title}`)];
}
