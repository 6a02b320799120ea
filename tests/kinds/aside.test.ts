// While a hint is about another place, or a game has ended, the place where the player was is not drawn.

import { describe, expect, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { parseIpuz } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind, Cursor } from '../../puzzles/kind.ts';
import type { KindCases } from './kindCases.ts';

const CASES = Object.values(import.meta.glob<{ cases: KindCases }>('./*/cases.ts', { eager: true }))
  .map(({ cases }) => cases)
  // a word search has a cursor for keys only, and no selection
  .filter(({ kind }) => kind.id !== 'wordsearch' && (GAME_TYPES as readonly string[]).includes(kind.id));

const LIGHTS = [{ cell: 0, role: 'area' }] as const;

function opened(kind: AnyKind, document: unknown) {
  const sheet = parseIpuz(JSON.stringify(document));
  const givens = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(givens.fault.code);
  return givens.value;
}

describe.each(CASES)('$kind.id', ({ kind, documents }) => {
  const givens = opened(kind, Object.values(documents)[0]);
  const play = kind.start(givens);
  const by = (view: Cursor, gesture: Gesture): Cursor => kind.read(givens, play, view, gesture)?.view ?? view;
  const isDrawn = (view: Cursor): boolean =>
    kind.look(givens, play, view).some((look) => Reflect.get(look, 'selected') || Reflect.get(look, 'cursor'));
  const start = kind.view(givens);
  const hinted = by(start, { type: 'light', lights: LIGHTS, aside: true });

  test('a hint hides it, in all its stages, and gives it back', () => {
    expect(isDrawn(start)).toBe(true);
    expect(isDrawn(hinted)).toBe(false);
    const later = by(hinted, { type: 'light', lights: [{ cell: 1, role: 'cause' }], aside: true });
    expect(isDrawn(later)).toBe(false);
    expect(isDrawn(by(later, { type: 'light', lights: [] }))).toBe(true);
  });

  test('a player who goes somewhere sees where, also at the same cell and in the next stage', () => {
    const there = by(hinted, { type: 'tap', cell: start.cursor, extend: false });
    expect(isDrawn(there)).toBe(true);
    expect(isDrawn(by(there, { type: 'light', lights: [{ cell: 1, role: 'cause' }], aside: true }))).toBe(true);
  });

  test('the end of a game hides it, and a step shows it', () => {
    const ended = by(start, { type: 'light', lights: [], aside: true });
    expect(isDrawn(ended)).toBe(false);
    expect(isDrawn(by(ended, { type: 'tap', cell: start.cursor, extend: false }))).toBe(true);
  });

  test('a guide’s lights leave it', () => {
    expect(isDrawn(by(start, { type: 'light', lights: LIGHTS }))).toBe(true);
  });
});
