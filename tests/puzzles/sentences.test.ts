// The sentences of the week: whether every week has one, and every word of theirs can be a day's solution word.

import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../puzzles/crossword/categories.ts';
import { LANGUAGES } from '../../puzzles/languages.ts';
import { fold } from '../../puzzles/lexicon/fold.ts';
import { OFFENSIVE } from '../../puzzles/lexicon/offensive.ts';
import { SOUR } from '../../puzzles/lexicon/sour.ts';
import { readSentence, SENTENCES, sentenceOn, solutionOf } from '../../puzzles/themes/sentences.ts';
import { addDays, weekdayOf } from '../../server/common/calendar.ts';
import { DAYS_APART } from '../../server/making/dailyCrossword.ts';
import { lexiconOf } from '../../server/making/lexicon.ts';

/** Before it there was none. */
const FIRST = '2026-11-30';
const DAYS = Array.from({ length: 25 * 365 }, (_, day) => addDays(FIRST, day));
/** Of inflected words, whose base is listed as sour. */
const ENDINGS = ['', 'D', 'E', 'ED', 'EN', 'ER', 'ES', 'ING', 'LY', 'N', 'S', 'T', 'Y'];
/** Solution words of which none shares a stem with a later one. */
const STEMS_APART = 10;

describe.each(LANGUAGES)('%s', (language) => {
  const lexicon = lexiconOf(language);

  test('there is one for each week of the year, and for the feasts that move', () => {
    const weeks = SENTENCES[language].map(({ when }) => when);
    const feasts = ['newYear', 'carnival', 'easter', 'christmas'];
    const numbers = Array.from({ length: 51 }, (_, at) => at + 1);
    expect(weeks.toSorted()).toEqual([...numbers, ...feasts].toSorted());
    expect(new Set(SENTENCES[language].map(({ text }) => text)).size).toBe(weeks.length);
  });

  test.each(SENTENCES[language].map((row) => [row.when, row] as const))('%s: seven words that can be set', (_, row) => {
    const { pieces, words } = readSentence(row);
    expect(words).toHaveLength(7);
    expect(pieces).toHaveLength(8);
    expect(row.text).toMatch(/^[\p{Lu}[]/u);
    expect(row.text).toMatch(/[.!?]$/);
    const [shortest, longest] = CATEGORIES.tagliches_ratsel.solutionWord;
    for (const word of words.map(fold)) {
      expect(word).toMatch(/^[A-Z]+$/);
      expect([word, word.length >= shortest && word.length <= longest]).toEqual([word, true]);
      const sour = ENDINGS.filter(
        (end) => word.endsWith(end) && SOUR[language].has(word.slice(0, -end.length || undefined)),
      );
      expect([word, sour]).toEqual([word, []]);
      expect([word, LANGUAGES.flatMap((one) => OFFENSIVE[one].filter((slur) => word.includes(slur)))]).toEqual([
        word,
        [],
      ]);
    }
    // what is printed gives no word away
    const printed = new Set(pieces.flatMap((piece) => fold(piece).split(/[^A-Z]+/)));
    expect(words.map(fold).filter((word) => printed.has(word))).toEqual([]);
  });

  test('every day has its sentence from Monday to Sunday, for 25 years', () => {
    for (const date of DAYS) {
      const sentence = sentenceOn(date, language);
      expect([date, sentence?.day]).toEqual([date, (weekdayOf(date) + 6) % 7]);
      const monday = sentenceOn(addDays(date, -(sentence?.day ?? 0)), language);
      expect([date, sentence?.words]).toEqual([date, monday?.words]);
    }
    expect(sentenceOn(addDays(FIRST, -1), language)).toBeUndefined();
  });

  test('no word comes again within two weeks, no stem within ten days', () => {
    const words = DAYS.map((date) =>
      solutionOf(sentenceOn(date, language) as NonNullable<ReturnType<typeof sentenceOn>>),
    );
    const stemOf = (word: string) => lexicon.get(word)?.root ?? word;
    const isAlike = (one: string, other: string) =>
      stemOf(one) === stemOf(other) || one.slice(0, 5) === other.slice(0, 5);
    for (const [at, word] of words.entries()) {
      expect([DAYS[at], words.slice(Math.max(0, at - DAYS_APART), at).includes(word)]).toEqual([DAYS[at], false]);
      const near = words.slice(Math.max(0, at - STEMS_APART), at).filter((other) => isAlike(word, other));
      expect([DAYS[at], word, near]).toEqual([DAYS[at], word, []]);
    }
  });
});

test.each([
  ['2026-12-06', 'Nikolaus'],
  ['2026-12-25', 'singen'],
  ['2027-01-01', 'Himmel'],
  ['2027-02-09', 'Ritter'],
  ['2027-03-28', 'gefunden'],
  ['2028-01-01', 'Abschied'],
])('%s has the word %s', (date, word) => {
  const sentence = sentenceOn(date, 'de');
  expect(sentence?.words[sentence.day]).toBe(word);
});
