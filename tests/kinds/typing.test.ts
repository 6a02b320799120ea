// Natural typing is never a mistake: words typed over letters that already stand, in both games of words and with every setting.

import { describe, expect, test } from 'vitest';
import type { Cell } from '../../puzzles/grid.ts';
import { type Random, randomInt, seeded } from '../../puzzles/random.ts';
import { BoardPlayer, player } from '../helpers/boardPlayer.ts';
import { DOCUMENTS, SETTINGS, type Settings, type Word, type WordGame, Writer, writer } from '../helpers/writer.ts';
import { SMALL as CROSSWORD } from './crossword/documents.ts';

const another = (random: Random, letter: string): string => {
  const other = String.fromCharCode(65 + randomInt(random, 26));
  return other === letter ? another(random, letter) : other;
};

/** Every word of every board with every setting, on an otherwise empty board. */
async function eachWord(game: WordGame, seed: number, play: (at: Writer, word: Word, random: Random) => void) {
  const random = seeded(seed);
  let words = 0;
  for (const document of Array.from({ length: process.env.FULL ? 20 : 1 }, () => DOCUMENTS[game]).flat()) {
    for (const settings of SETTINGS[game]) {
      const { board, words: all } = await writer(game, document, settings);
      for (const word of all) {
        const at = new Writer(new BoardPlayer(board.kind, board.givens, board.view));
        try {
          play(at, word, random);
        } catch (error) {
          throw new Error(`${word.word} over ${at.stood} with ${JSON.stringify(settings)}: ${error}`, { cause: error });
        }
        words++;
      }
    }
  }
  expect(words).toBeGreaterThan(100);
}

/** Only this word's letters have changed. */
function expectOnly(at: Writer, { cells, word }: Word, before: readonly string[]): void {
  const told = at.letters
    .map((letter, cell) => (cells.includes(cell) || letter === before[cell] ? '' : letter))
    .join('');
  expect({ text: cells.map((cell) => at.letters[cell]).join(''), elsewhere: told }).toEqual({
    text: word,
    elsewhere: '',
  });
}

describe.each(['crossword', 'gridpuzzle'] as const)('%s', (game) => {
  test.each([
    ['right', 0],
    ['wrong', 1],
    ['right and wrong', 0.5],
  ])(
    'a whole word over letters that stand, %s ones: it stands there, nothing else does, and no life is lost',
    (_, wrong) =>
      eachWord(game, 1, (at, word, random) => {
        for (const [index, cell] of word.cells.entries()) {
          const right = word.word[index] as string;
          if (!at.isPrinted(cell) && random() < 0.5) at.put(cell, random() < wrong ? another(random, right) : right);
        }
        const before = [...at.letters];
        const lost = at.mistakes();
        at.type(word, word.word);
        expect(at.mistakes() - lost).toBe(0);
        expectOnly(at, word, before);
      }),
  );

  test('a whole word from its first gap, where picking its clue leads', () =>
    eachWord(game, 2, (at, word, random) => {
      const gap = 1 + randomInt(random, word.word.length - 1);
      const own = word.cells.findIndex((cell, index) => index >= gap && !at.isPrinted(cell));
      if (own < 0) return;
      for (const [index, cell] of word.cells.entries())
        if (!at.isPrinted(cell) && index < own) at.put(cell, word.word[index] as string);
      const before = [...at.letters];
      at.type(word, word.word, own);
      expect(at.mistakes()).toBe(0);
      expectOnly(at, word, before);
    }));

  test('only the letters that are missing, where the cursor passes over the others', () =>
    eachWord(game, 3, (at, word, random) => {
      const { options } = at.board.view as unknown as { options: Settings };
      if (!options.skipFilled) return;
      for (const [index, cell] of word.cells.entries())
        if (!at.isPrinted(cell) && random() < 0.5) at.put(cell, word.word[index] as string);
      const gaps = word.cells.flatMap((cell, index) => (at.letters[cell] === '' ? [index] : []));
      if (gaps.length === 0) return;
      const before = [...at.letters];
      at.type(word, gaps.map((index) => word.word[index]).join(''), gaps[0]);
      expect(at.mistakes()).toBe(0);
      expectOnly(at, word, before);
    }));

  test('any word over a finished one, right or wrong, among finished ones: one life at most', () =>
    eachWord(game, 4, (at, word, random) => {
      for (const { cells, word: letters } of at.words)
        for (const [index, cell] of cells.entries())
          if (!at.isPrinted(cell) && random() < 0.9) at.put(cell, letters[index] as string);
      for (const [index, cell] of word.cells.entries())
        if (!at.isPrinted(cell)) at.put(cell, random() < 0.5 ? (word.word[index] as string) : another(random, ''));
      const lost = at.mistakes();
      at.type(word, [...word.word].map((letter) => (random() < 0.4 ? letter : another(random, letter))).join(''));
      expect(at.mistakes() - lost).toBeLessThanOrEqual(1);
    }));

  test('the right word over a finished wrong one costs nothing and stands there', () =>
    eachWord(game, 5, (at, word, random) => {
      for (const cell of word.cells) if (!at.isPrinted(cell)) at.put(cell, another(random, ''));
      const before = [...at.letters];
      const lost = at.mistakes();
      at.type(word, word.word);
      expect(at.mistakes() - lost).toBe(0);
      expectOnly(at, word, before);
    }));

  test('what is typed on after a word that shows as right is meant for another one: it writes nothing, and no life is lost', () =>
    eachWord(game, 8, (at, word, random) => {
      const { options } = at.board.view as unknown as { options: Partial<Settings> };
      const first = word.cells.findIndex((cell) => !at.isPrinted(cell));
      if (options.wordEnd === 'next' || first < 0) return;
      const before = [...at.letters];
      at.type(word, word.word.slice(first), first);
      at.keys([0, 1, 2].map(() => another(random, word.word.at(-1) as string)).join(''));
      expect(at.mistakes()).toBe(0);
      expectOnly(at, word, before);
    }));

  test('over a word that shows as right, whoever completed it, nothing is written and no life is lost', () =>
    eachWord(game, 9, (at, word, random) => {
      for (const [index, cell] of word.cells.entries())
        if (!at.isPrinted(cell)) at.put(cell, word.word[index] as string);
      const before = [...at.letters];
      const first = word.cells.findIndex((cell) => !at.isPrinted(cell));
      if (first < 0) return;
      at.type(word, [word.word[first], ...[0, 1, 2].map(() => another(random, ''))].join(''), first);
      const { options } = at.board.view as unknown as { options: Partial<Settings> };
      if (options.wordEnd !== 'next') expect([at.letters, at.mistakes()]).toEqual([before, 0]);
    }));

  test('in pencil over letters in ink and pencil: the word stands there', () =>
    eachWord(game, 6, (at, word, random) => {
      for (const [index, cell] of word.cells.entries())
        if (!at.isPrinted(cell) && random() < 0.5) at.put(cell, word.word[index] as string, random() < 0.5);
      const before = [...at.letters];
      at.board.mode('pencil');
      at.type(word, word.word);
      expect(at.mistakes()).toBe(0);
      expectOnly(at, word, before);
    }));
});

/** Words in the order in which the cursor goes from one to the next. */
const inOrder = (words: readonly Word[]): readonly Word[] =>
  words.toSorted((a, b) => (a.cells[0] as Cell) - (b.cells[0] as Cell) || words.indexOf(a) - words.indexOf(b));

test.each([
  ['whole words', false],
  ['what each word lacks', true],
])('a whole crossword without a look at the cursor, one word after the other: %s', async (_, lacking) => {
  for (const document of DOCUMENTS.crossword) {
    const at = await writer('crossword', document, { skipFilled: true, turnFirst: true, wordEnd: 'next' });
    for (const [index, word] of inOrder(at.words).entries()) {
      const open = [...word.word].filter((_letter, place) => at.letters[word.cells[place] as Cell] === '').join('');
      // A word that is full already is where the player looks up: the cursor passes through it.
      if (open === '') continue;
      const letters = lacking ? open : word.word;
      if (index === 0 || at.board.view.cursor !== word.cells.find((cell) => at.letters[cell] === ''))
        at.type(word, letters, lacking ? word.cells.findIndex((cell) => at.letters[cell] === '') : 0);
      else at.board.type(letters);
    }
    expect(at.mistakes()).toBe(0);
    expect(at.words.map(at.text)).toEqual(at.words.map(({ word }) => word));
  }
});

test('the L of ALLE counts as typed when OELEN is typed through it, and the cursor waits', async () => {
  const at = (await player('crossword', CROSSWORD)).tap('r2c3').type('N').gesture({ type: 'pick', item: '0' });
  at.type('LA').sees('r2c4', { cursor: true }).type('N').sees('r2c4', { cursor: true, letter: '' }).type('D');
  at.sees('r2c3', { letter: 'N' }).sees('r2c4', { letter: 'D' }).has({ mistakes: [] });
});

test('letters that were read again come back with one undo, and play on after it', async () => {
  const at = (await player('crossword', CROSSWORD)).tap('r2c2').type('X').tap('r2c1').type('LA');
  at.sees('r2c3', { letter: 'A' }).type('N').sees('r2c2', { letter: 'A' }).sees('r2c3', { letter: 'N' });
  at.undo().sees('r2c2', { letter: 'X' }).sees('r2c3', { letter: 'A' }).sees('r2c4', { letter: '' });
  at.redo().has({ mistakes: [] });
});
