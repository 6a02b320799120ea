// What counts of players' games make of the lexicon.

import { describe, expect, it } from 'vitest';
import { type ClueRecord, type Counts, learn, WORST, withDifficulties } from '../../puzzles/lexicon/learn.ts';
import { readLexicon } from '../../puzzles/lexicon/lexicon.ts';

/** 90 clues, 30 of each difficulty; the third has an abbreviation. */
const NAMES = Array.from({ length: 90 }, (_, n) => `W${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`);
const TEXT = `${NAMES.map((name, n) =>
  [
    name,
    n === 2 ? 'd. Frage 2' : `Frage ${n}`,
    1 + Math.floor(n / 30),
    'animal',
    name.toLowerCase(),
    n % 2 ? 'fuell' : '',
    ...(n === 2 ? ['die Frage 2'] : []),
  ].join('\t'),
).join('\n')}\n`;
const lexicon = readLexicon('de', TEXT);

const counts = (shown: number, known: number): Counts => ({
  ...{ shown, tried: shown, known, unaided: shown, firstTry: Math.round((shown + known) / 2), hinted: 0, wrong: 0 },
});
const KNOWN = [0.8, 0.5, 0.2];
/** As its author thought. */
const record = (n: number, played = { leichtes: counts(100, 100 * (KNOWN[Math.floor(n / 30)] ?? 0)) }): ClueRecord => ({
  ...{ language: 'de', answer: NAMES[n] as string, clue: n === 2 ? 'die Frage 2' : `Frage ${n}`, played, reported: {} },
});
const others = (n: number) =>
  NAMES.map((_, other) => other)
    .filter((other) => other !== n)
    .map((other) => record(other));
const lessonOf = (n: number, records: readonly ClueRecord[]) => {
  const lesson = learn(lexicon, records).lessons.find(({ answer }) => answer === NAMES[n]);
  if (lesson === undefined) throw new Error(`nothing about ${NAMES[n]}`);
  return lesson;
};

describe('a difficulty', () => {
  it('stays where players agree with the author', () => {
    const { lessons, unknown } = learn(
      lexicon,
      NAMES.map((_, n) => record(n)),
    );
    expect(unknown).toBe(0);
    expect(lessons.filter(({ was, is }) => was !== is)).toEqual([]);
  });

  it.each([
    [0, 20, 2],
    [70, 80, 2],
    [31, 5, 3],
    [32, 97, 1],
  ])('of clue %i, which %i of 100 know, becomes %i: one class at most', (n, known, is) => {
    expect(lessonOf(n, [...others(n), record(n, { leichtes: counts(100, known) })]).is).toBe(is);
  });

  it('does not change for a few games, and is drawn to its author’s the more, the fewer there are', () => {
    const at = (shown: number) => lessonOf(0, [...others(0), record(0, { leichtes: counts(shown, shown / 10) })]);
    const [few, some, many] = [at(20), at(60), at(600)];
    expect(few.is).toBe(1);
    expect(many.is).toBe(2);
    expect(few.difficulty).toBeLessThan(some.difficulty);
    expect(some.difficulty).toBeLessThan(many.difficulty);
    expect(few.deviation).toBeGreaterThan(many.deviation);
  });

  it('allows for a category whose players know everything', () => {
    const harder = NAMES.map((_, n) => ({
      ...record(n),
      played: { ...record(n).played, halbe_seite: counts(100, [96, 85, 60][Math.floor(n / 30)] ?? 0) },
    }));
    const among = (category: string) =>
      lessonOf(40, [...harder.filter((_, n) => n !== 40), record(40, { [category]: counts(200, 170) } as never)]);
    // 85 % is usual for its difficulty in the one category, and far too many in the other
    expect([among('halbe_seite').is, among('leichtes').is]).toEqual([2, 1]);
  });

  it('is not moved by fifteen forged games among 300', () => {
    const honest = counts(300, 240);
    const forged = { ...counts(315, 240), wrong: 15 };
    expect(lessonOf(0, [...others(0), record(0, { leichtes: honest })]).is).toBe(1);
    expect(lessonOf(0, [...others(0), record(0, { leichtes: forged })]).is).toBe(1);
  });
});

describe('what is added up', () => {
  it('are several exports', () => {
    const half = NAMES.map((_, n) => record(n, { leichtes: counts(50, 25) }));
    const twice = learn(lexicon, [...half, ...half]).lessons;
    const whole = learn(
      lexicon,
      NAMES.map((_, n) => record(n, { leichtes: counts(100, 50) })),
    ).lessons;
    expect(twice.map(({ counts }) => [counts.shown, counts.known])).toEqual(
      whole.map(({ counts }) => [counts.shown, counts.known]),
    );
    expect(twice.map(({ difficulty }) => difficulty)).toEqual(whole.map(({ difficulty }) => difficulty));
  });

  it('finds a clue by its long form and by its short one, and counts those that are gone', () => {
    const short = { ...record(2), clue: 'd. Frage 2' };
    const gone = { ...record(3), clue: 'eine alte Frage' };
    const { lessons, unknown } = learn(lexicon, [record(2), short, gone, { ...record(4), language: 'en' }]);
    expect(lessons.map(({ clue, counts }) => [clue, counts.shown])).toEqual([['die Frage 2', 200]]);
    expect(unknown).toBe(1);
  });
});

describe('the worst', () => {
  it('are the reported ones, those in trouble, and no more than fifty', () => {
    const bad = [
      { ...record(5), reported: { answer: 4, unclear: 1 } },
      record(6, { leichtes: { ...counts(100, 5), firstTry: 20, hinted: 60, wrong: 20 } }),
      { ...record(7), played: {}, reported: { offensive: 2 } },
    ];
    const rest = NAMES.map((_, n) => record(n)).filter((_, n) => n < 5 || n > 7);
    const { worst } = learn(lexicon, [...rest, ...bad]);
    expect(worst).toHaveLength(WORST);
    expect(
      worst
        .slice(0, 3)
        .map(({ answer }) => answer)
        .sort(),
    ).toEqual([NAMES[5], NAMES[6], NAMES[7]]);
    expect(worst[0]?.badness).toBeGreaterThan(1);
    expect(worst.find(({ answer }) => answer === NAMES[7])).toMatchObject({ reported: { offensive: 2 }, is: 1 });
  });

  it('is nobody if nothing was played', () => {
    expect(learn(lexicon, [])).toEqual({ lessons: [], worst: [], unknown: 0 });
  });
});

it('writes the difficulty of the clues that change, and nothing else', () => {
  const { lessons } = learn(lexicon, [
    ...others(2).slice(1),
    record(0, { leichtes: counts(100, 20) }),
    record(2, { leichtes: counts(100, 20) }),
  ]);
  const before = TEXT.split('\n');
  const after = withDifficulties(TEXT, lessons).split('\n');
  const changed = after.filter((line, index) => line !== before[index]);
  expect(changed).toEqual([
    `${NAMES[0]}\tFrage 0\t2\tanimal\twaa\t`,
    `${NAMES[2]}\td. Frage 2\t2\tanimal\twac\t\tdie Frage 2`,
  ]);
  expect(after).toHaveLength(before.length);
});
