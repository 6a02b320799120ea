// Every bound of the benches, relative to a peer or a budget. A change here needs an entry in DECISIONS.md.

export interface Bound {
  /** What is bounded: the figure itself, or the figure divided by its reference in the same run. */
  readonly of: 'value' | 'ratio';
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Initial JavaScript, KiB of brotli. */
export const LOBBY_BUDGET = 170;
export const BOARD_BUDGET = 270;
/** The script on publishers' pages, KiB uncompressed. */
export const EMBED_BUDGET = 5;
/** First start of the server on an empty data folder until it is ready, ms. */
export const START_BUDGET = 3000;

/** By prefix of the row's name; the longest match wins. Peers of the board (peers/peers.ts) are shown, not judged. */
export const BOUNDS: Readonly<Record<string, Bound>> = {
  'sudoku solver': { of: 'ratio', atLeast: 20 },
  'sudoku grader': { of: 'value', atLeast: 1000 },
  'sudoku hint': { of: 'ratio', atMost: 1 },
  'sudoku generator, all levels': { of: 'value', atLeast: 200 },
  'sudoku generator leichtes': { of: 'value', atLeast: 100 },
  'sudoku generator fortgeschrittene_ratsel': { of: 'value', atLeast: 50 },
  'sudoku generator schwere_ratsel': { of: 'value', atLeast: 30 },
  'sudoku generator profi_ratsel': { of: 'value', atLeast: 20 },
  'crossword full page': { of: 'ratio', atMost: 1 },
  'crossword double page': { of: 'ratio', atMost: 1 },
  'crossword full pages within 30 s': { of: 'value', atLeast: 100 },
  'crossword memory': { of: 'ratio', atMost: 1 },
  'crossword difficulty': { of: 'ratio', atLeast: 1 },
  'crossword beside a peer': { of: 'ratio', atLeast: 1 },
  'crossword tagliches_ratsel clue cells': { of: 'value', atMost: 0.24 },
  'crossword tagliches_ratsel crossed letters': { of: 'value', atLeast: 0.74 },
  'crossword tagliches_ratsel mean length': { of: 'value', atLeast: 4.7 },
  'crossword tagliches_ratsel words of two': { of: 'value', atMost: 0.01 },
  'crossword tagliches_ratsel words of three': { of: 'value', atMost: 0.08 },
  'crossword tagliches_ratsel often used': { of: 'value', atMost: 0.1 },
  'crossword leichtes clue cells': { of: 'value', atMost: 0.28 },
  'crossword leichtes crossed letters': { of: 'value', atLeast: 0.74 },
  'crossword leichtes mean length': { of: 'value', atLeast: 4.7 },
  'crossword leichtes words of two': { of: 'value', atMost: 0.01 },
  'crossword leichtes words of three': { of: 'value', atMost: 0.08 },
  'crossword leichtes often used': { of: 'value', atMost: 0.1 },
  'crossword bilderratsel clue cells': { of: 'value', atMost: 0.24 },
  'crossword bilderratsel crossed letters': { of: 'value', atLeast: 0.74 },
  'crossword bilderratsel mean length': { of: 'value', atLeast: 4.7 },
  'crossword bilderratsel words of two': { of: 'value', atMost: 0.01 },
  'crossword bilderratsel words of three': { of: 'value', atMost: 0.08 },
  'crossword bilderratsel often used': { of: 'value', atMost: 0.1 },
  'crossword halbe_seite clue cells': { of: 'value', atMost: 0.24 },
  'crossword halbe_seite crossed letters': { of: 'value', atLeast: 0.79 },
  'crossword halbe_seite mean length': { of: 'value', atLeast: 4.7 },
  'crossword halbe_seite words of two': { of: 'value', atMost: 0.01 },
  'crossword halbe_seite words of three': { of: 'value', atMost: 0.08 },
  'crossword halbe_seite often used': { of: 'value', atMost: 0.1 },
  'crossword vollformat clue cells': { of: 'value', atMost: 0.24 },
  'crossword vollformat crossed letters': { of: 'value', atLeast: 0.82 },
  'crossword vollformat mean length': { of: 'value', atLeast: 4.7 },
  'crossword vollformat words of two': { of: 'value', atMost: 0.01 },
  'crossword vollformat words of three': { of: 'value', atMost: 0.08 },
  'crossword vollformat often used': { of: 'value', atMost: 0.1 },
  'crossword doppelseiter clue cells': { of: 'value', atMost: 0.24 },
  'crossword doppelseiter crossed letters': { of: 'value', atLeast: 0.82 },
  'crossword doppelseiter mean length': { of: 'value', atLeast: 4.7 },
  'crossword doppelseiter words of two': { of: 'value', atMost: 0.01 },
  'crossword doppelseiter words of three': { of: 'value', atMost: 0.08 },
  'crossword doppelseiter often used': { of: 'value', atMost: 0.1 },
  'gridpuzzle 15x15 with its proof': { of: 'ratio', atMost: 1 },
  'gridpuzzle 17x21 with its proof': { of: 'ratio', atMost: 1 },
  'wordsearch 12x12, 12 words and a message': { of: 'value', atLeast: 100 },
  'wordsearch boards with each word once': { of: 'value', atLeast: 1 },
  // a two-hundredth of a frame, a few hundredths of what an entry takes in a browser (`board entry`)
  'recorder cost of an entry': { of: 'ratio', atMost: 0.005 },
  'board entry': { of: 'ratio', atMost: 0.5 },
  'board peer': { of: 'value', atLeast: 0 },
  'words letter by key beside a component': { of: 'ratio', atMost: 1 / 6 },
  'words letter by the on-screen key beside a component': { of: 'ratio', atMost: 1 / 6 },
  'words letter by key beside a chess board': { of: 'ratio', atMost: 0.5 },
  'words letter by the on-screen key beside a chess board': { of: 'ratio', atMost: 0.5 },
  'words letter by key beside a floor': { of: 'value', atLeast: 0 }, // shown, not judged
  'words frame of a': { of: 'ratio', atMost: 1 },
  'words level to the screen': { of: 'ratio', atMost: 0.5 },
  'words idle frames requested': { of: 'value', atMost: 0 },
  'words idle renders': { of: 'value', atMost: 0 },
  'words draw calls': { of: 'value', atLeast: 1, atMost: 4 },
  'words heap after': { of: 'value', atMost: 1 },
  'idle frames requested': { of: 'value', atMost: 0 },
  'idle renders': { of: 'value', atMost: 0 },
  'idle renders after one key': { of: 'value', atLeast: 1, atMost: 1 },
  'idle draw calls for cells and letters': { of: 'value', atLeast: 1, atMost: 1 },
  'idle draw calls at most': { of: 'value', atMost: 4 },
  'size to the lobby': { of: 'ratio', atMost: 1 },
  'size to the first board': { of: 'ratio', atMost: 1 },
  'size embed.js': { of: 'ratio', atMost: 1 },
  'server level bytes': { of: 'ratio', atLeast: 0.6 },
  'server user info': { of: 'ratio', atLeast: 0.6 },
  // finding the brand costs nothing that could be measured; what is left is the noise of such a load
  'server configuration of a brand': { of: 'ratio', atLeast: 0.9 },
  'server configuration beside nothing': { of: 'ratio', atLeast: 0.02 },
  'server p99 of reads': { of: 'ratio', atMost: 10 },
  'server errors': { of: 'value', atMost: 0 },
  'lighthouse lobby': { of: 'ratio', atLeast: 1 },
  'lighthouse lobby, performance': { of: 'value', atLeast: 0 }, // shown, not judged
  'lighthouse level': { of: 'ratio', atLeast: 1 },
  'lighthouse level, performance': { of: 'value', atLeast: 0 },
  // a page that holds React and a button is the floor of a first paint
  'cold sudoku, first paint': { of: 'ratio', atMost: 1.1 },
  'cold crossword, first paint': { of: 'ratio', atMost: 1.1 },
  'cold sudoku, board visible': { of: 'ratio', atMost: 1.1 },
  'cold crossword, board visible': { of: 'ratio', atMost: 1.1 },
  'cold sudoku, first entry': { of: 'ratio', atMost: 3 },
  'cold crossword, first entry': { of: 'ratio', atMost: 3.3 },
  // where no script has to come over the line, what is left is ours to run
  'cold sudoku, third visit, first entry, beside': { of: 'ratio', atMost: 4 },
  'cold crossword, third visit, first entry, beside': { of: 'ratio', atMost: 6 },
  'cold sudoku, third visit': { of: 'ratio', atMost: 1 },
  'cold crossword, third visit': { of: 'ratio', atMost: 1 },
  'cold sudoku, requests': { of: 'value', atMost: 25 },
  'cold crossword, requests': { of: 'value', atMost: 25 },
  'cold sudoku, bytes': { of: 'ratio', atMost: 1 },
  'cold crossword, bytes': { of: 'ratio', atMost: 1 },
  'cold sudoku, layout shift': { of: 'value', atMost: 0 },
  'cold crossword, layout shift': { of: 'value', atMost: 0 },
  'start to ready': { of: 'ratio', atMost: 1 },
};
