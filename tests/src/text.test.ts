// Both languages say the same things, every text that the code asks for exists, and cells are read aloud in few words.

import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { CUSTOMER_MESSAGES } from '../../src/text/customer.ts';
import de from '../../src/text/de.ts';
import en from '../../src/text/en.ts';
import { nearest } from '../../src/text/i18n.ts';
import { speak } from '../../src/text/kindWords.ts';
import { merge, type Texts } from '../../src/text/merge.ts';

const leaves = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : leaves(value, `${before}${key}.`),
  );

const blanks = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

const named = (texts: ReadonlyMap<string, string>): string[] => [...texts.keys()].sort();

type Files = Record<string, Texts>;
const laterDe = import.meta.glob<Texts>('../../src/text/de/{games,later}/*.json', {
  eager: true,
  import: 'default',
}) as Files;
const laterEn = import.meta.glob<Texts>('../../src/text/en/{games,later}/*.json', {
  eager: true,
  import: 'default',
}) as Files;

const german = new Map(leaves(merge({ first: de, ...laterDe })));
const english = new Map(leaves(merge({ first: en, ...laterEn })));

describe('the texts', () => {
  test('have the same keys in both languages', () => {
    expect(named(german)).toEqual(named(english));
  });

  test('have the same placeholders in both languages', () => {
    const different = [...german].filter(
      ([key, text]) => blanks(text).join() !== blanks(english.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test.each(GAME_TYPES)('describe the game %s in the lobby', (gameType) => {
    expect(german.get(`game.${gameType}`)).toBeDefined();
  });

  test('call a level that is not locked open, and a day without a win by another word', () => {
    for (const texts of [german, english]) expect(texts.get('lobby.weekState.open')).not.toBe(texts.get('picker.open'));
  });

  test('keep the customer’s English messages as specified, mistakes included', () => {
    const ours = Object.keys(CUSTOMER_MESSAGES).map((key) => [key, english.get(key)]);
    expect(Object.fromEntries(ours)).toEqual(CUSTOMER_MESSAGES);
    expect(new Set(Object.values(CUSTOMER_MESSAGES)).size).toBe(17);
  });

  test('name a tool with the words that stand below it, by which it is called aloud', () => {
    const plain = (text: string) => text.replaceAll('\u00ad', '').toLowerCase();
    const others = [german, english].flatMap((texts) =>
      [...texts].filter(([key, short]) => {
        const name = texts.get(key.replace(/Short$/, ''));
        // the games' own tools put it before their names
        return /^(?!pad\.).*Short$/.test(key) && name !== undefined && !plain(name).includes(plain(short));
      }),
    );
    expect(others).toEqual([]);
  });

  test('use one word for one thing', () => {
    const words =
      /Lösungsbuchstabe|Brett|Promo-Code|Joker-Laden|Dreier|kam nicht an|aslant|did not arrive|for nothing|stands twice/;
    expect([...german, ...english].filter(([, text]) => words.test(text)).map(([, text]) => text)).toEqual([]);
  });

  test('call what chests hold digits in sudoku, letters elsewhere', () => {
    for (const key of ['shop.letters', 'shop.closed.text', 'more.left', 'more.price'])
      for (const end of ['one', 'other']) {
        expect(german.get(`${key}_sudoku_${end}`)).toContain('Hilfsziffer');
        expect(german.get(`${key}_${end}`)).toContain('Hilfsbuchstabe');
      }
  });

  test('say du, not Sie', () => {
    const formal = [...german].filter(([, text]) => /\b(Ihnen|Ihr|Ihre[nmr]?)\b/.test(text));
    expect(formal.map(([key]) => key)).toEqual([]);
  });

  test('keep a number of jokers on one line', () => {
    const told = [...german, ...english].filter(([key]) => /^shop\.(earned|wouldEarn|unpaid)/.test(key));
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(([, text]) => /\}\} joker/i.test(text)).map(([, text]) => text)).toEqual([]);
  });

  test('say that a puzzle whose solution was shown counts once it is solved again, not once it is restarted', () => {
    expect(german.get('more.givenUp.text')).toMatch(/neu beginnst und selbst löst\.$/);
    expect(english.get('more.givenUp.text')).toMatch(/start it over and solve it yourself\.$/);
  });

  test('contain every key that the code names', () => {
    const files = Object.keys(import.meta.glob('../../src/**/*.{ts,tsx}')).map((path) => path.replace('../../', ''));
    const asked = files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key = '']) => `${path}: ${key}`),
    );
    const known = (key: string) => ['', '_one', '_other', '_free', '_paid_one'].some((end) => german.has(key + end));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((entry) => !known(entry.split(': ')[1] ?? ''))).toEqual([]);
  });
});

test('groups of several files are merged', () => {
  expect(merge({ a: { pad: { x: '1' }, one: 'a' }, b: { pad: { y: '2' } } })).toEqual({
    pad: { x: '1', y: '2' },
    one: 'a',
  });
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['fr', 'en'],
  ['en-GB', 'en'],
  [undefined, 'en'],
])('a browser set to %s gets %s', (code, language) => {
  expect(nearest(code)).toBe(language);
});

test('a cell is one label of all its phrases', async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'xx',
    resources: { xx: { translation: { spoken: { place: 'row {{row}}', empty: 'empty' } } } },
    interpolation: { escapeValue: false },
  });
  expect(speak(i18n.t, [{ key: 'place', values: { row: 3 } }, { key: 'empty' }])).toBe('row 3, empty');
});
