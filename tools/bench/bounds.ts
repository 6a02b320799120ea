// Every bound of the benches and the peer or budget that it is measured against. A change here needs an entry in DECISIONS.md.

export interface Bound {
  /** What must keep the bound: the figure itself, or the figure divided by its reference in the same run. */
  readonly of: 'value' | 'ratio';
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Initial JavaScript, KiB of brotli. */
export const LOBBY_BUDGET = 170;
export const BOARD_BUDGET = 270;
/** First start of the server on an empty data folder until it is ready, ms. */
export const START_BUDGET = 3000;

/** By the first words of a row's name, the longest that fits. Peers of the board (peers/peers.ts) are shown, not judged. */
export const BOUNDS: Readonly<Record<string, Bound>> = {
  'sudoku solver': { of: 'ratio', atLeast: 8 },
  'sudoku grader': { of: 'value', atLeast: 1000 },
  'sudoku hint': { of: 'ratio', atMost: 1 },
  'sudoku generator, all levels': { of: 'value', atLeast: 200 },
  'sudoku generator leichtes': { of: 'value', atLeast: 100 },
  'sudoku generator fortgeschrittene_ratsel': { of: 'value', atLeast: 50 },
  'sudoku generator schwere_ratsel': { of: 'value', atLeast: 30 },
  'sudoku generator profi_ratsel': { of: 'value', atLeast: 20 },
  'gridpuzzle 15x15 with its proof': { of: 'ratio', atMost: 1 },
  'gridpuzzle 17x21 with its proof': { of: 'ratio', atMost: 1 },
  'wordsearch 12x12, 12 words and a message': { of: 'value', atLeast: 100 },
  'wordsearch boards with each word once': { of: 'value', atLeast: 1 },
  'board entry': { of: 'ratio', atMost: 0.5 },
  'board peer': { of: 'value', atLeast: 0 },
  'idle frames requested': { of: 'value', atMost: 0 },
  'idle renders': { of: 'value', atMost: 0 },
  'idle renders after one key': { of: 'value', atLeast: 1, atMost: 1 },
  'idle draw calls for cells and letters': { of: 'value', atLeast: 1, atMost: 1 },
  'idle draw calls at most': { of: 'value', atMost: 4 },
  'size to the lobby': { of: 'ratio', atMost: 1 },
  'size to the first board': { of: 'ratio', atMost: 1 },
  'start to ready': { of: 'ratio', atMost: 1 },
};
