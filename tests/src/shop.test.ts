// The shop's texts: prices, ledger entries as sentences, levels by name, and how a chest opens.

import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ECONOMY, defaultConfiguration } from '../../api/defaults.ts';
import { CURRENCIES, LEDGER_REASONS } from '../../api/inventory.ts';
import { CHEST } from '../../src/app/chestShape.ts';
import { levelName } from '../../src/app/levelName.ts';
import { lidAt, OPENING, scaleAt, tileAt, tileSide } from '../../src/celebration/chestFlight.ts';
import { chestOf } from '../../src/celebration/WordChest.tsx';
import { GAMES as REGISTRY } from '../../src/games/registry.ts';
import { historyLine } from '../../src/shop/historyLine.ts';
import { moneyText } from '../../src/shop/Offers.tsx';
import de from '../../src/text/de/later/economy.json' with { type: 'json' };
import en from '../../src/text/en/later/economy.json' with { type: 'json' };

const texts = async (lng: 'de' | 'en') => {
  const i18n = createInstance();
  await i18n.init({ lng, resources: { [lng]: { translation: lng === 'de' ? de : en } } });
  return i18n.t;
};
const GAMES = defaultConfiguration('de').games;
const entry = { id: '1', time: 1, currency: 'spellJoker', reason: 'hint', amount: -1, balance: 7, ref: '' };

describe('prices', () => {
  test.each([
    ['de', 199, 'EUR', '1,99 €'],
    ['en', 199, 'EUR', '€1.99'],
    ['de', 500, 'JPY', '500 ¥'],
    ['en', 1250, 'CHF', 'CHF 12.50'],
  ])('in %s, %i of %s is %s', (language, price, currency, text) => {
    expect(moneyText(language, { price, currency }).replace(/\s/g, ' ')).toBe(text);
  });
});

describe('a level', () => {
  test('is named by its game, category and number, or by its day', async () => {
    const t = await texts('de');
    expect(levelName(t, 'de', GAMES, 'sudoku/de-leichtes-007')).toBe('Sudoku, Leicht, Nr. 7');
    expect(levelName(t, 'de', GAMES, 'sudoku/de-tagliches_ratsel-2026-11-21')).toBe('Sudoku, Rätsel vom 21. November');
    expect(levelName(t, 'de', GAMES, 'chess/de-leichtes-007')).toBe('chess/de-leichtes-007');
  });
});

describe('an entry of the ledger', () => {
  test.each(['de', 'en'] as const)('has a sentence for each reason and each currency in %s', async (language) => {
    const t = await texts(language);
    const other = t('shop.history.reason.other');
    for (const reason of LEDGER_REASONS)
      for (const currency of CURRENCIES) {
        const line = historyLine(t, language, GAMES, { ...entry, reason, currency, ref: 'sudoku/de-leichtes-007' });
        expect(line.why).not.toBe(other);
        expect(`${line.why} ${line.amount} ${line.balance}`).not.toMatch(/\{\{|shop\./);
      }
    expect(historyLine(t, language, GAMES, { ...entry, reason: 'lottery' }).why).toBe(other);
  });

  test('says what it was for, how much, and what was left', async () => {
    const t = await texts('de');
    expect(historyLine(t, 'de', GAMES, { ...entry, reason: 'chest', amount: -2, ref: 'crossword/small' })).toEqual({
      why: 'Kleine Truhe für Schwedenrätsel',
      amount: '−2 Joker',
      balance: 'danach 7',
    });
    const gain = { ...entry, currency: 'letters:sudoku', reason: 'chest', amount: 1, ref: 'sudoku/small' };
    expect(historyLine(t, 'de', GAMES, gain).amount).toBe('+1 Hilfsziffer');
  });
});

describe('an opening chest', () => {
  const rooms = { few: { width: 312, height: 144 }, many: { width: 312, height: 200 } };
  const stage = rooms.few;
  const counts = Object.values(DEFAULT_ECONOMY.chests).flatMap((sizes) => Object.values(sizes));

  test.each([...new Set(counts)])('ends with %i letters side by side, over the chest and visible', (count) => {
    const stage = count > 8 ? rooms.many : rooms.few;
    const side = tileSide(count, stage);
    expect(side, 'legible').toBeGreaterThanOrEqual(18);
    const tiles = Array.from({ length: count }, (_, index) => tileAt(index, count, OPENING, stage));
    for (const [index, { x, y, alpha }] of tiles.entries()) {
      expect(alpha).toBe(1);
      expect(x - side / 2).toBeGreaterThanOrEqual(0);
      expect(x + side / 2).toBeLessThanOrEqual(stage.width);
      expect(y - side / 2).toBeGreaterThanOrEqual(0);
      expect(y + side / 2).toBeLessThan(stage.height - CHEST.body - CHEST.lid);
      for (const other of tiles.slice(index + 1))
        expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThan(side);
    }
  });

  test('begins closed and empty', () => {
    expect(lidAt(0)).toBe(0);
    expect(lidAt(OPENING)).toBe(1);
    for (const room of Object.values(rooms)) {
      const high = (CHEST.body + CHEST.lid) * scaleAt(0, room);
      expect(high, 'it fills its room').toBeGreaterThan(room.height * 0.6);
      expect(high).toBeLessThan(room.height);
      expect(scaleAt(OPENING, room)).toBe(1);
    }
    expect(tileAt(7, 8, 0, stage).alpha).toBe(0);
    expect(REGISTRY.sudoku.chestSigns).toMatch(/^[1-9]+$/);
    expect(REGISTRY.crossword.chestSigns).toMatch(/^[A-Z]+$/);
  });
});

describe('the address of a chest', () => {
  const chest = (about?: string) => chestOf(about, DEFAULT_ECONOMY);

  test('tells the letters that it was bought with, whatever chests hold today', () => {
    expect(chest('crossword/small/99/7')).toEqual({ gameType: 'crossword', size: 'small', letters: 99, chestId: 7 });
    expect(chest('crossword/small/99')).toEqual({
      gameType: 'crossword',
      size: 'small',
      letters: 99,
      chestId: undefined,
    });
    // a size that is no longer sold
    expect(chest('sudoku/huge/30/7')).toMatchObject({ letters: 30 });
  });

  test('without letters means one of today’s, and may name none', () => {
    expect(chest('crossword/small')?.letters).toBe(DEFAULT_ECONOMY.chests.crossword.small);
    for (const about of [
      undefined,
      '',
      'chess/small',
      'crossword/none',
      'sudoku/huge',
      'crossword/small/0',
      'crossword/small/x',
    ])
      expect(chest(about), about).toBeUndefined();
  });
});
