// The keys that ask the board: which keystroke means which question, and that help lists each.

import { expect, test } from 'vitest';
import { GAME_TYPES } from '../../../puzzles/catalogue.ts';
import { QUESTIONS } from '../../../puzzles/ears.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import { meaningOf, type Stroke } from '../../../scenes/keys.ts';
import { ASK_KEYS, requestOf } from '../../../src/board/questions.ts';
import de from '../../../src/text/de/later/help.json' with { type: 'json' };
import en from '../../../src/text/en/later/help.json' with { type: 'json' };

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  numLock: false,
  ...more,
});

test.each([
  ['Alt and C', stroke('c', { altKey: true }), { type: 'ask', question: 'here' }],
  [
    'Option and C on a Mac, which types another sign',
    stroke('ç', { code: 'KeyC', altKey: true }),
    { type: 'ask', question: 'here' },
  ],
  [
    'the letter L where it is on another key',
    stroke('l', { code: 'KeyP', altKey: true }),
    { type: 'ask', question: 'left' },
  ],
  ['Page Down', stroke('PageDown'), { type: 'next', back: false }],
  ['Page Up', stroke('PageUp'), { type: 'next', back: true }],
  ['Alt and the arrow down', stroke('ArrowDown', { altKey: true }), { type: 'nextEmpty', back: false }],
  ['AltGr, which is Ctrl and Alt', stroke('c', { altKey: true, ctrlKey: true }), undefined],
  ['a letter of a word', stroke('c'), undefined],
])('%s', (_, keys, request) => {
  expect(requestOf(keys)).toEqual(request);
});

test('no question takes a key of play', () => {
  expect(new Set(Object.values(ASK_KEYS)).size).toBe(QUESTIONS.length);
  for (const letter of Object.values(ASK_KEYS))
    for (const letters of [true, false]) expect(meaningOf(stroke(letter, { altKey: true }), letters)).toBeUndefined();
});

test.each(GAME_TYPES)('help names every question of %s in both languages', async (game) => {
  const ears = await (await loadKind(game)).ears?.();
  expect(ears?.questions.length).toBeGreaterThan(3);
  for (const question of ears?.questions ?? [])
    for (const { guide } of [de, en]) expect(guide.ask.keys[question], question).toMatch(/\w/);
});
