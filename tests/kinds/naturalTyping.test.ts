// People do not lose lives by the way in which they write: 200 right words or digits in any order over half-filled boards, written in
// every habit and with every setting, cost no mistake; and a wrong key costs one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoardPlayer } from '../helpers/boardPlayer.ts';
import { carryOut, HABITS, type Plan, WAYS } from '../helpers/habits.ts';
import { DOCUMENTS, SETTINGS, type Word, Writer, writer } from '../helpers/writer.ts';

/** Another seed, another 200: `SEED=7 npx vitest run tests/kinds/naturalTyping.test.ts`. */
const SEED = Number(process.env.SEED ?? 16);
const FILLS = 200;

const plans: fc.Arbitrary<readonly Plan[]> = fc.array(
  fc.record({
    word: fc.nat(99),
    habit: fc.constantFrom(...HABITS),
    way: fc.constantFrom(...WAYS),
    place: fc.nat(99),
  }),
  { minLength: 6, maxLength: 12 },
);

/** What stands in each cell at first. */
const stands = fc.array(fc.constantFrom('', 'ink', '', 'pencil'), { minLength: 120, maxLength: 120 });

interface Evening {
  readonly board: number;
  readonly stands: readonly string[];
  readonly plans: readonly Plan[];
}
const evening: fc.Arbitrary<Evening> = fc.record({ board: fc.nat(2), stands, plans });

function halfFilled(fresh: Writer, stands: readonly string[]): Writer {
  const { kind, givens, view } = fresh.board;
  const at = new Writer(new BoardPlayer(kind, givens, view));
  for (const { cells, word } of at.words)
    for (const [index, cell] of cells.entries()) {
      const pen = stands[cell % stands.length];
      if (pen !== '' && !at.isPrinted(cell)) at.put(cell, word[index] as string, pen === 'pencil');
    }
  return at;
}

/** It stands there, no letter elsewhere has become wrong, and no life is lost. */
function expectWritten(at: Writer, { cells, word }: Word, before: readonly string[]): void {
  const elsewhere = at.letters.flatMap((letter, cell) =>
    cells.includes(cell) || letter === before[cell] || letter === at.right(cell) ? [] : [`${letter} at ${cell}`],
  );
  const told = { stands: cells.map((cell) => at.letters[cell]).join(''), elsewhere, mistakes: at.game.mistakes };
  expect(told, `${at.story.join(' | ')}: ${JSON.stringify(told)}`).toEqual({
    stands: word,
    elsewhere: [],
    mistakes: [],
  });
}

const MODES = ['ink', 'pencil'] as const;
const named = (settings: object): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
const cases = (['crossword', 'gridpuzzle'] as const).flatMap((game) =>
  SETTINGS[game].flatMap((settings) =>
    MODES.map((mode) => [`${game} in ${mode}, ${named(settings)}`, game, settings, mode] as const),
  ),
);

test.each(cases)('200 words of a %s', async (_, game, settings, mode) => {
  const boards = await Promise.all(DOCUMENTS[game].map((document) => writer(game, document, settings)));
  let fills = 0;
  fc.assert(
    fc.property(evening, ({ board, stands, plans }) => {
      const at = halfFilled(boards[board] as Writer, stands);
      at.board.mode(mode);
      for (const plan of plans) {
        const before = at.letters;
        const word = carryOut(at, plan);
        if (word === undefined) return;
        expectWritten(at, word, before);
        fills++;
      }
    }),
    { seed: SEED, numRuns: 60 },
  );
  expect(fills).toBeGreaterThanOrEqual(FILLS);
});

/** A word with one wrong letter in it, written from its first cell over what stands there. */
const slip = fc.record({
  board: fc.nat(2),
  stands,
  word: fc.nat(99),
  place: fc.nat(99),
  letter: fc.constantFrom(...'XYQ'),
});

test.each(cases.filter(([, , , mode]) => mode === 'ink'))(
  'one wrong letter in a word of a %s costs one',
  async (_, game, settings) => {
    const boards = await Promise.all(DOCUMENTS[game].map((document) => writer(game, document, settings)));
    let slips = 0;
    fc.assert(
      fc.property(slip, ({ board, stands, word: which, place, letter }) => {
        // words in pencil are not judged
        const at = halfFilled(
          boards[board] as Writer,
          stands.map((pen) => (pen === 'pencil' ? 'ink' : pen)),
        );
        const open = at.words.filter((word) => at.text(word) !== word.word);
        const word = open[which % open.length];
        if (word === undefined) return;
        const gaps = word.cells.flatMap((cell, index) => (at.letters[cell] === '' ? [index] : []));
        const wrong = gaps[place % gaps.length] as number;
        if (word.word[wrong] === letter) return;
        at.type(word, [...word.word].with(wrong, letter).join(''));
        const mistakes = at.mistakes();
        // the letters before the wrong one may have completed the word already: APP over .P. by AP
        if (mistakes === 0 && at.text(word) === word.word) return;
        expect(mistakes, `${word.word} over ${at.stood} with ${letter} at ${wrong + 1}`).toBe(1);
        slips++;
      }),
      { seed: SEED, numRuns: 60 },
    );
    expect(slips).toBeGreaterThan(40);
  },
);
