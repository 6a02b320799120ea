import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../puzzles/languages.ts';
import { checkLexicon, LEXICON_FAULTS, type LexiconFaultCode } from '../../puzzles/lexicon/check.ts';
import { fold } from '../../puzzles/lexicon/fold.ts';
import { readLexicon } from '../../puzzles/lexicon/lexicon.ts';
import { OFFENSIVE } from '../../puzzles/lexicon/offensive.ts';
import { lexiconOf, lexiconText } from '../../server/making/lexicon.ts';

const line = (...fields: string[]) => `${fields.join('\t')}\n`;
const DUCK = line('ENTE', 'Wasservogel', '1', 'animal', 'ente', '');
const codesOf = (text: string) => checkLexicon('de', text).faults.map((fault) => fault.code);

/** For each fault a lexicon that has this one only. */
const BROKEN: Record<LexiconFaultCode, string> = {
  FIELDS: 'ENTE\tWasservogel\n',
  ANSWER: line('BÄR', 'Honigdieb', '1', 'animal', 'baer', ''),
  CLUE_LENGTH: line('ENTE', 'Wasservogel mit breitem S', '1', 'animal', 'ente', ''),
  DIFFICULTY: line('ENTE', 'Wasservogel', '4', 'animal', 'ente', ''),
  TOPIC: line('ENTE', 'Wasservogel', '1', 'bird', 'ente', ''),
  ROOT: line('ENTE', 'Wasservogel', '1', 'animal', 'Ente', ''),
  FLAG: line('ENTE', 'Wasservogel', '1', 'animal', 'ente', 'old'),
  CHARACTER: line('ENTE', 'Wasservogel?', '1', 'animal', 'ente', ''),
  ABBREVIATION: line('ENTE', 'ein Wasservgl.', '1', 'animal', 'ente', ''),
  WRITTEN: line('ENTE', 'Vogel a. d. See', '1', 'animal', 'ente', '', 'Vogel a. d. See'),
  OFFENSIVE: line(OFFENSIVE.de[0] as string, 'grobes Wort', '1', 'thing', 'x', ''),
  GIVES_ANSWER: line('ENTE', 'die Stockente', '1', 'animal', 'ente', ''),
  GIVES_STEM: line('ENTERICH', 'Entenmann', '1', 'animal', 'erpel', ''),
  TWICE: DUCK + DUCK,
  AMBIGUOUS: DUCK + line('GANS', 'Wasservogel', '1', 'animal', 'gans', ''),
  TWO_ROOTS: DUCK + line('ENTE', 'Hausgeflügel', '1', 'animal', 'erpel', ''),
  ORDER: line('GANS', 'Schnattert im Hof', '1', 'animal', 'gans', '') + DUCK,
  PATTERN: Array.from({ length: 1000 }, (_, index) => {
    const answer = `A${[...String(index).padStart(3, '0')].map((digit) => 'BCDEFGHIJK'[Number(digit)]).join('')}`;
    return line(answer, `Stadt in ${index}`, '1', 'city', answer.toLowerCase(), '');
  }).join(''),
};

describe('the check of a lexicon', () => {
  it('finds nothing in a sound one', () => expect(codesOf(DUCK)).toEqual([]));

  it.each(LEXICON_FAULTS)('finds %s, and nothing else, if only that is wrong', (code) => {
    expect(codesOf(BROKEN[code])).toEqual([code]);
  });

  it('counts a short answer as given away only as a whole word', () => {
    expect(codesOf(line('EIS', 'Kreis aus Beton', '1', 'food', 'eis', ''))).toEqual([]);
    expect(codesOf(line('EIS', 'kaltes Eis', '1', 'food', 'eis', ''))).toEqual(['GIVES_ANSWER']);
  });

  it('knows only the abbreviations of its language', () => {
    expect(codesOf(line('AU', 'chem. Z.: Gold', '2', 'chemistry', 'au', 'abk'))).toEqual([]);
    expect(checkLexicon('en', line('AU', 'chem. Z.: Gold', '2', 'chemistry', 'au', 'abk')).faults).toHaveLength(1);
  });
});

describe('a clue written out', () => {
  const text = line('DONAU', 'Fluss d. Wiener', '1', 'river', 'donau', 'name', 'Fluss der Wiener') + DUCK;

  it('stands beside the one that is set in the cell', () => {
    expect(codesOf(text)).toEqual([]);
    const { entries } = readLexicon('de', text);
    expect(entries.flatMap(({ clues }) => clues.map((clue) => [clue.text, clue.written]))).toEqual([
      ['Fluss d. Wiener', 'Fluss der Wiener'],
      ['Wasservogel', 'Wasservogel'],
    ]);
  });

  it('gives nothing away either', () => {
    expect(codesOf(line('RAD', 'Teil d. Autos', '1', 'traffic', 'rad', '', 'Rad des Autos'))).toEqual(['GIVES_ANSWER']);
  });
});

describe('folding', () => {
  it.each([
    ['Größe', 'GROESSE'],
    ['Äpfel', 'AEPFEL'],
    ['Übermut', 'UEBERMUT'],
    ['Café', 'CAFE'],
    ['STRAẞE', 'STRASSE'],
  ])('writes %s as %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('an indexed lexicon', () => {
  it('groups the clues of an answer, whose difficulty is that of the easiest', () => {
    const text = line('ENTE', 'Auto der Franzosen', '3', 'traffic', 'ente', '') + DUCK;
    const lexicon = readLexicon('de', text);
    expect(lexicon.entries).toHaveLength(1);
    expect(lexicon.get('ENTE')).toMatchObject({ root: 'ente', difficulty: 1 });
    expect(lexicon.byLength[4]?.[0]?.clues.map((clue) => clue.text)).toEqual(['Auto der Franzosen', 'Wasservogel']);
  });
});

describe.each(LANGUAGES)('the lexicon %s', (language) => {
  const report = checkLexicon(language, lexiconText(language));

  it('has no fault', () => expect(report.faults).toEqual([]));

  it('is as large as the puzzles need', () => {
    expect(report.answers).toBeGreaterThanOrEqual(6000);
    expect(report.byDifficulty['1']).toBeGreaterThanOrEqual(2500);
    expect((report.byLength['4'] ?? 0) + (report.byLength['5'] ?? 0)).toBeGreaterThanOrEqual(2500);
  });

  it('has a second clue for many short answers', () => {
    const short = lexiconOf(language).entries.filter((entry) => entry.answer.length <= 5 && entry.clues.length > 1);
    expect(short.length).toBeGreaterThanOrEqual(800);
  });
});
