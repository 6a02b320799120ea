// How many boards of 12x12 with 12 words and a hidden message are made per CPU second, each word in one place only. Compared
// with an npm generator, which lays out the same words without a message and does not check whether a word occurs twice.

import { createRequire } from 'node:module';
import { type Random, seeded } from '../../../puzzles/random.ts';
import { type BoardPlan, makeBoard } from '../../../puzzles/wordsearch/board.ts';
import { messagesOf } from '../../../puzzles/wordsearch/generate.ts';
import { occurrences } from '../../../puzzles/wordsearch/lines.ts';
import { isListable } from '../../../puzzles/wordsearch/scan.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { type Row, rateOf, row } from '../row.ts';

const PLAN: BoardPlan = { width: 12, height: 12, directions: [0, 1, 2, 3, 4, 5, 6, 7], least: 12, most: 12 };
/** Words of these lengths fill a board such that the cells left over have room for a message. */
const [SHORTEST, LONGEST] = [6, 11];

/** µs of CPU. */
const SLICE = 2_000_000;
const WARM_UP = 500_000;
/** Boards checked for words that occur twice. */
const CHECKED = 200;

interface PeerBoard {
  readonly grid: readonly (readonly string[])[];
  readonly words: readonly { readonly clean: string }[];
}

const require = createRequire(import.meta.url);
const Peer = require('@blex41/word-search') as { new (options: object): PeerBoard };

/** The peer uses Math.random, and takes the first words of the dictionary that fit. */
const peerBoard = (words: readonly string[]): PeerBoard =>
  new Peer({ cols: PLAN.width, rows: PLAN.height, dictionary: words, maxWords: PLAN.most, backwardsProbability: 0.5 });

export function wordsearchRows(): Row[] {
  const pool = lexiconOf('de')
    .entries.map(({ answer }) => answer)
    .filter((word) => word.length >= SHORTEST && word.length <= LONGEST && isListable(word));
  const random = seeded(1);
  const ours = () => ownBoard(random, pool);
  const theirs = () => peerBoard(sample(random, pool));
  rateOf(() => void ours(), WARM_UP);
  rateOf(() => void theirs(), WARM_UP);
  const peer = { name: '@blex41/word-search', value: rateOf(() => void theirs(), SLICE) };
  const unit = 'boards/CPU s';
  const peerOnce = { name: peer.name, value: shareOnce(theirs, (board) => board.words.map(({ clean }) => clean)) };
  return [
    row(
      'wordsearch 12x12, 12 words and a message',
      rateOf(() => void ours(), SLICE),
      unit,
      peer,
    ),
    row(
      'wordsearch boards with each word once',
      shareOnce(ours, ({ words }) => words),
      'share',
      peerOnce,
    ),
  ];
}

function ownBoard(random: Random, pool: readonly string[]) {
  const board = makeBoard(random, PLAN, pool, messagesOf('de'));
  if (!board) throw new Error('a board could not be made');
  const { letters, words } = board;
  const rows = Array.from({ length: PLAN.height }, (_, n) => letters.slice(n * PLAN.width, (n + 1) * PLAN.width));
  return { grid: rows, words };
}

const sample = (random: Random, pool: readonly string[]): string[] =>
  Array.from({ length: PLAN.most }, () => pool[Math.floor(random() * pool.length)] as string);

function shareOnce<Board extends { grid: readonly (readonly string[])[] }>(
  make: () => Board,
  wordsOf: (board: Board) => readonly string[],
): number {
  let once = 0;
  for (let n = 0; n < CHECKED; n++) {
    const board = make();
    const letters = board.grid.flat().map((letter) => letter.toUpperCase());
    if (wordsOf(board).every((word) => occurrences(PLAN, letters, word.toUpperCase()).length === 1)) once++;
  }
  return once / CHECKED;
}
