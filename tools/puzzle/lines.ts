// Reads lines and prints one answer for each board in them: streamed, so that millions of lines fit in memory.

import { print } from './output.ts';

/** One line's answer; `fault` if the line cannot be read, and then `text` keeps the lines aligned. */
export interface Answer {
  readonly text: string;
  readonly fault?: string;
  /** The line was read, but the result is not the expected one. */
  readonly failed?: boolean;
  /** The line that the answer is about, if it is not the one that was read last. */
  readonly line?: number;
}

/** A board found in lines; `board` is '' with a fault. */
export interface FoundBoard {
  readonly board: string;
  readonly line: number;
  readonly fault?: string;
}

/** Finds boards in lines that are read one after another; `end` returns what is left. */
export interface BoardReader {
  read(line: string): readonly FoundBoard[];
  end(): readonly FoundBoard[];
}

/** The commands of a game whose boards fit on a line. */
export interface BoardLines {
  reader(): BoardReader;
  solve(found: FoundBoard): Answer;
  grade(found: FoundBoard): Answer;
  gradeAsJson(found: FoundBoard): Answer;
  /** Checks the techniques against a line of a library; undefined for a line that is not a case, such as a comment. */
  steps(line: string, number: number): Answer | undefined;
}

/** Answers are written in blocks of this many characters: writing each line would cost more than solving it. */
const BLOCK = 1 << 16;

/** Prints an answer for each board of the input. Returns the exit code: 1 if any could not be read. */
export function eachBoard(
  input: NodeJS.ReadableStream,
  { read, end }: BoardReader,
  answer: (found: FoundBoard) => Answer,
): Promise<number> {
  const answered = (found: FoundBoard): Answer => ({ ...answer(found), line: found.line });
  return eachAnswer(
    input,
    (line) => read(line).map(answered),
    () => end().map(answered),
  );
}

/**
 * Prints an answer for each line of the input, unless `answer` returns undefined. Returns the exit code: 1 if any line could
 * not be read or failed. `source` names the input if there are several; lines are numbered from 1.
 */
export function eachLine(
  input: NodeJS.ReadableStream,
  answer: (line: string, number: number) => Answer | undefined,
  source = '',
): Promise<number> {
  const answers = (line: string, number: number) => {
    const answered = answer(line.trim(), number);
    return answered ? [answered] : [];
  };
  return eachAnswer(input, answers, () => [], source);
}

async function eachAnswer(
  input: NodeJS.ReadableStream,
  answers: (line: string, number: number) => readonly Answer[],
  last: () => readonly Answer[],
  source = '',
): Promise<number> {
  let number = 0;
  let faults = 0;
  let block = '';
  const take = ({ text, fault, failed, line = number }: Answer) => {
    if (fault !== undefined) process.stderr.write(`${source}line ${line}: ${fault}\n`);
    if (fault !== undefined || failed) faults++;
    block += `${text}\n`;
  };
  for await (const line of linesOf(input)) {
    number++;
    for (const answer of answers(line, number)) take(answer);
    if (block.length < BLOCK) continue;
    await print(block);
    block = '';
  }
  for (const answer of last()) take(answer);
  await print(block);
  return faults > 0 ? 1 : 0;
}

/** Without their ends and the file's byte order mark. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  let rest = '';
  let isFirst = true;
  input.setEncoding('utf8');
  for await (const chunk of input) {
    const text = isFirst ? `${chunk}`.replace(/^\uFEFF/, '') : chunk;
    isFirst = false;
    const lines = (rest + text).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) yield line.trimEnd();
  }
  if (rest.trim() !== '') yield rest.trimEnd();
}
