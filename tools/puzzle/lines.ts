// Reads boards and prints one answer per line: streamed, so that millions of lines fit in memory.

import { print } from './output.ts';

/** One line's answer; `fault` if the line cannot be read, and then `text` keeps the lines aligned. */
export interface Answer {
  readonly text: string;
  readonly fault?: string;
  /** The line was read, but the result is not the expected one. */
  readonly failed?: boolean;
}

/** The commands of a game whose boards fit on a line. */
export interface BoardLines {
  solve(line: string): Answer;
  grade(line: string): Answer;
  gradeAsJson(line: string): Answer;
  /** Checks the techniques against a line of a library; undefined for a line that is not a case, such as a comment. */
  steps(line: string, number: number): Answer | undefined;
}

/** Answers are written in blocks of this many characters: writing each line would cost more than solving it. */
const BLOCK = 1 << 16;

/**
 * Prints an answer for each line of the input, unless `answer` returns undefined. Returns the exit code: 1 if any line could
 * not be read or failed. `source` names the input if there are several; lines are numbered from 1.
 */
export async function eachLine(
  input: NodeJS.ReadableStream,
  answer: (line: string, number: number) => Answer | undefined,
  source = '',
): Promise<number> {
  let number = 0;
  let faults = 0;
  let block = '';
  for await (const line of linesOf(input)) {
    number++;
    const answered = answer(line, number);
    if (!answered) continue;
    const { text, fault, failed } = answered;
    if (fault !== undefined) process.stderr.write(`${source}line ${number}: ${fault}\n`);
    if (fault !== undefined || failed) faults++;
    block += `${text}\n`;
    if (block.length >= BLOCK) {
      await print(block);
      block = '';
    }
  }
  await print(block);
  return faults > 0 ? 1 : 0;
}

async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  let rest = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) yield line.trim();
  }
  if (rest.trim() !== '') yield rest.trim();
}
