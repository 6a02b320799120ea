import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HALF, setLarger, setText, WHOLE, widthOf } from '../../../puzzles/crossword/clueText.ts';
import { PICTURES } from '../../../puzzles/crossword/picture.ts';
import { LANGUAGES } from '../../../puzzles/languages.ts';
import { hyphenatorOf } from '../../../server/making/hyphenation.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';

const german = hyphenatorOf('de');
const linesOf = (text: string, room = WHOLE) => setText(text, german, room)?.lines;

test('short texts take one line, longer ones break at natural places', () => {
  expect(linesOf('Ausruf')).toEqual(['Ausruf']);
  expect(linesOf('Nebenfluss der Donau')).toEqual(['Nebenfluss', 'der Donau']);
  expect(linesOf('dt.-franz. Sender', HALF)).toEqual(['dt.-franz.', 'Sender']);
});

test('long words are broken at the joints of a compound, and nowhere else', () => {
  expect(linesOf('Freizeitbeschäftigung', HALF)).toEqual(['Freizeit-', 'beschäftigung']);
  const joints = (text: string) => german(text).split('\u00ad').join('|');
  expect(
    ['Würstchenwürze', 'Computernutzer', 'Fensterscheiben', 'Zupfinstrument', 'Weihnachtsgebäck', 'Kochtopf'].map(
      joints,
    ),
  ).toEqual([
    'Würstchen|würze',
    'Computer|nutzer',
    'Fenster|scheiben',
    'Zupf|instrument',
    'Weihnachts|gebäck',
    'Koch|topf',
  ]);
  expect(['Gemüse', 'goldenen', 'Existenzialist', 'dt.-franz.'].map(joints)).toEqual([
    'Gemüse',
    'goldenen',
    'Existenzialist',
    'dt.-franz.',
  ]);
  expect(hyphenatorOf('en')('Firefighter Shakespearean')).toBe('Fire\u00adfighter Shakespearean');
});

test('a text that does not fit has no setting; nothing is cut off', () => {
  expect(setText('x'.repeat(60), (text) => text, WHOLE)).toBeUndefined();
  expect(setText('Wort '.repeat(30).trim(), german, HALF)).toBeUndefined();
});

test('smaller type is used only if it avoids something worse', () => {
  expect(setText('Fluss', german, HALF)?.size).toBe(190);
  const long = 'Bundesverfassungsgericht';
  expect(setText(long, german, HALF)?.cost).toBeGreaterThan(setText('Gericht', german, HALF)?.cost ?? 0);
});

test('a board sets a clue larger where its cell has room, and breaks no word that was whole', () => {
  const larger = (text: string, room = WHOLE) => {
    const setting = setText(text, german, room);
    return setting && setLarger(text, setting, room);
  };
  expect(larger('rechen')).toEqual({ lines: ['rechen'], size: 250 });
  expect(larger('Leine an Bord')).toEqual({ lines: ['Leine', 'an Bord'], size: 250 });
  expect(larger('Stadt in Lettland', HALF)).toEqual({ lines: ['Stadt in', 'Lettland'], size: 215 });
  expect(larger('ausreichend')?.lines).toEqual(['ausreichend']);
  expect(larger('LSD-Erlebnis')).toEqual({ lines: ['LSD-', 'Erlebnis'], size: 250 });
  const broken = { lines: ['Freizeit-', 'beschäftigung'], size: 100 };
  expect(setLarger('Freizeitbeschäftigung', broken, { width: 2000, height: 900 }).lines).toEqual([
    'Freizeitbeschäftigung',
  ]);
});

describe.each(['de', 'en'] as const)('every clue of the lexicon %s', (language) => {
  const texts = lexiconOf(language)
    .entries.flatMap(({ clues }) => clues.map(({ text }) => text))
    .filter((_, index) => index % 5 === 0);

  test.each([false, true])('fits a whole cell and half a cell, uncut; as large as the board shows it: %s', (larger) => {
    const misfits: string[] = [];
    for (const text of texts) {
      for (const room of [WHOLE, HALF]) {
        const printed = setText(text, hyphenatorOf(language), room);
        const setting = printed && larger ? setLarger(text, printed, room) : printed;
        const bare = (words: string) => words.replace(/[-\s]/g, '');
        const fits =
          setting &&
          setting.lines.length * setting.size <= room.height &&
          setting.lines.every((line) => (widthOf(line) * setting.size) / 1000 <= room.width) &&
          bare(setting.lines.join('')) === bare(text);
        if (!fits) misfits.push(text);
      }
    }
    expect(misfits).toEqual([]);
  });
});

test('every picture that a puzzle can show is among the assets', () => {
  const folder = join(import.meta.dirname, '../../../assets/images/crossword');
  const files = new Set(readdirSync(folder));
  for (const language of LANGUAGES) {
    for (const [answer, image] of PICTURES.get(language) ?? []) {
      if (lexiconOf(language).get(answer)) expect(files).toContain(`${image}.svg`);
    }
  }
});
