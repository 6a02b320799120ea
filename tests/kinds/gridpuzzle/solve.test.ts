// The solution counter against a simple one, and the rules by which hints and generator avoid guessing.

import { describe, expect, test } from 'vitest';
import { countSolutions } from '../../../puzzles/gridpuzzle/count.ts';
import { deduce, gradeOf, type Position } from '../../../puzzles/gridpuzzle/deduce.ts';
import { placesOf } from '../../../puzzles/gridpuzzle/shape.ts';
import { type Random, randomInt, seeded, shuffled } from '../../../puzzles/random.ts';
import { CROSSED, documentOf, FAR, LARGE, ROWS, SMALL, STUCK } from './documents.ts';
import { runsIn, solutions } from './inspect.ts';

type Document = Readonly<Record<string, unknown>>;

function positionOf(document: Document): Position {
  const solution = (document.solution as string[][]).flat();
  const size = {
    width: (document.solution as string[][])[0]?.length ?? 0,
    height: (document.solution as string[][]).length,
  };
  return {
    places: placesOf(size, (cell) => solution[cell] === '#'),
    letters: (document.puzzle as unknown[][]).flat().map((raw) => (raw as { value?: string } | null)?.value ?? ''),
    words: document['io.raetsel.words'] as string[],
  };
}

const countOf = (document: Document) => {
  const { places, letters, words } = positionOf(document);
  return countSolutions(places, letters, words);
};

describe('counting', () => {
  test.each(Object.entries({ SMALL, CROSSED, FAR, STUCK, LARGE }))('%s has one solution', (_, document) => {
    const { count, words } = countOf(document);
    expect(count).toBe(1);
    expect(words).toEqual(runsIn(document).map(({ word }) => word));
  });

  test('two solutions are both reported', () => {
    const { count, words, other } = countOf(documentOf(ROWS, []));
    expect(count).toBe(2);
    expect(other).not.toEqual(words);
    expect([...(other ?? [])].sort()).toEqual([...(words ?? [])].sort());
  });

  test('too few or too many words, or words that do not cross, have none', () => {
    const words = SMALL['io.raetsel.words'] as string[];
    const count = (list: readonly string[]) => countOf({ ...SMALL, 'io.raetsel.words': list }).count;
    expect(count(words.slice(1))).toBe(0);
    expect(count([...words, 'EXTRA'])).toBe(0);
    expect(count([...words.slice(1), 'QUEUE'])).toBe(0);
  });

  /** A lattice of two by two words over only two letters, so that there are often two solutions by chance. */
  function randomBoard(random: Random): Document {
    const letter = () => 'AB'[randomInt(random, 2)] as string;
    const rows = Array.from({ length: 5 }, (_, r) =>
      Array.from({ length: 5 }, (_, c) => (r % 2 === 1 && c % 2 === 1 ? '#' : letter())).join(''),
    );
    const given = shuffled(random, [...Array(25).keys()]).slice(0, randomInt(random, 6));
    return documentOf(rows.join(' '), given);
  }

  test('agrees with a simple counter on hundreds of random boards', () => {
    const random = seeded(1);
    const seen = new Set<number>();
    for (let n = 0; n < 400; n++) {
      const board = randomBoard(random);
      const bank = board['io.raetsel.words'] as string[];
      if (new Set(bank).size < bank.length) continue;
      const { places, letters, words } = positionOf(board);
      const plain = solutions(runsIn(board), letters, words, 2);
      const { count } = countSolutions(places, letters, words);
      expect(count, JSON.stringify(board)).toBe(Math.min(2, plain));
      seen.add(count);
      const grade = gradeOf({ places, letters, words });
      if (grade) expect(count, 'rules without a guess prove one solution').toBe(1);
    }
    expect([...seen].sort()).toEqual([1, 2]);
  });

  test('an endless search is given up: a single solution is not proved', () => {
    const { places, letters, words } = positionOf(STUCK);
    const { count, nodes } = countSolutions(places, letters, words);
    expect(count).toBe(1);
    expect(countSolutions(places, letters, words, nodes).count).toBe(1);
    expect(countSolutions(places, letters, words, nodes - 1).count).toBe(2);
  });
});

describe('the rules', () => {
  test('the only word of its length', () => {
    const position = positionOf(documentOf('SALT O### A### PEN#', []));
    expect(deduce(position)).toMatchObject({ rule: 'onlyWord', reach: 'letters', word: 'PEN', words: ['PEN'] });
  });

  test('the only place for a word, although every slot has several words', () => {
    const places = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ].map((cells) => ({ way: 'across' as const, cells }));
    const letters = ['A', '', '', 'A', '', '', '', '', ''];
    const step = deduce({ places, letters, words: ['ANT', 'ARM', 'OWL'] });
    expect(step).toMatchObject({ rule: 'onlyPlace', reach: 'letters', word: 'OWL', slot: 2, slots: [2] });
  });

  test('the only word that agrees with the letters', () => {
    expect(deduce(positionOf(SMALL))).toMatchObject({ rule: 'onlyWord', reach: 'letters' });
    expect(gradeOf(positionOf(SMALL))?.reach).toBe('letters');
  });

  test.each([
    ['letters', SMALL],
    ['crossings', CROSSED],
    ['all', FAR],
  ] as const)('how far one has to look: %s', (reach, document) => {
    expect(gradeOf(positionOf(document))?.reach).toBe(reach);
    if (reach !== 'letters') expect(gradeOf(positionOf(document), 'letters')).toBeUndefined();
  });

  test('a puzzle that needs a guess is recognised, though it has one solution', () => {
    expect(gradeOf(positionOf(STUCK))).toBeUndefined();
    expect(countOf(STUCK).count).toBe(1);
  });

  test('deductions agree with the solution on hundreds of intermediate boards, and each rule occurs', () => {
    const random = seeded(5);
    const steps = new Set<string>();
    for (const document of [SMALL, CROSSED, FAR, STUCK, LARGE]) {
      const position = positionOf(document);
      const words = runsIn(document).map(({ word }) => word);
      const all = (document.solution as string[][]).flat();
      for (let n = 0; n < 80; n++) {
        const share = random() * 0.4;
        const letters = position.letters.map((letter, cell) =>
          all[cell] !== '#' && random() < share ? (all[cell] as string) : letter,
        );
        const step = deduce({ ...position, letters });
        if (!step) continue;
        expect(step.word).toBe(words[step.slot]);
        expect(step.words).toContain(step.word);
        expect(step.slots).toContain(step.slot);
        if (step.reach === 'letters') expect(step.rule === 'onlyWord' ? step.words : step.slots).toHaveLength(1);
        steps.add(`${step.rule} ${step.reach}`);
      }
    }
    expect([...steps].sort()).toEqual([
      'onlyPlace crossings',
      'onlyWord all',
      'onlyWord crossings',
      'onlyWord letters',
    ]);
  });
});
