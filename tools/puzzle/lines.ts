// Boards in, one answer a line out: streamed, so that millions of lines need no memory.

import { print } from './output.ts';

/** One line's answer; `fault` where the line is no board, and then `text` keeps the lines in step. */
export interface Answer {
  readonly text: string;
  readonly fault?: string;
}

/** Answers are written in blocks of this many characters: a write a line would cost more than the solving. */
const BLOCK = 1 << 16;

/** Answers every line of the input. The exit code: 1 if any line was no board. */
export async function eachLine(input: NodeJS.ReadableStream, answer: (line: string) => Answer): Promise<number> {
  let number = 0;
  let faults = 0;
  let block = '';
  for await (const line of linesOf(input)) {
    number++;
    const { text, fault } = answer(line);
    if (fault !== undefined) {
      faults++;
      process.stderr.write(`line ${number}: ${fault}\n`);
    }
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
