// crossword-layout-generator (npm, MIT) lays out given words as a scattered crossword: no clue cells, no dense grid. We know of
// no package that fills arrowwords, so the comparison is the share of crossed letters that it reaches with our words.

import { createRequire } from 'node:module';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import { cpu } from '../row.ts';

interface Word {
  readonly answer: string;
  readonly clue: string;
  readonly startx?: number;
  readonly starty?: number;
  readonly orientation?: 'across' | 'down' | 'none';
}

const { generateLayout } = createRequire(import.meta.url)('crossword-layout-generator') as {
  generateLayout(words: readonly Word[]): { readonly result: readonly Word[] };
};

/** The peer's result for a board's words: share of crossed letters, words placed, s of CPU. */
export function peerOf({ slots }: Givens): { crossed: number; placed: number; seconds: number } {
  const given = slots.map(({ answer, clue }) => ({ answer: answer.toLowerCase(), clue: clue.text }));
  const start = process.cpuUsage();
  const { result } = quietly(() => generateLayout(given));
  const seconds = cpu(start) / 1e6;
  const cells = new Map<string, number>();
  const placed = result.filter(({ orientation }) => orientation === 'across' || orientation === 'down');
  for (const { answer, startx = 0, starty = 0, orientation } of placed) {
    for (let at = 0; at < answer.length; at++) {
      const cell = orientation === 'across' ? `${startx + at},${starty}` : `${startx},${starty + at}`;
      cells.set(cell, (cells.get(cell) ?? 0) + 1);
    }
  }
  const crossed = [...cells.values()].filter((count) => count > 1).length / cells.size;
  return { crossed, placed: placed.length / slots.length, seconds };
}

/** Silences the peer, which logs every word that it cannot place. */
function quietly<T>(make: () => T): T {
  const { log } = console;
  console.log = () => {};
  try {
    return make();
  } finally {
    console.log = log;
  }
}
