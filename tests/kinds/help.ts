// The contract's part about what helps a player to the solution: letters, words, hints, and the solution itself.

import { expect, test } from 'vitest';
import { cellCount, isCell, type Size } from '../../puzzles/grid.ts';
import { HINT_STAGES } from '../../puzzles/hint.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { KindCases } from './kindCases.ts';
import { clone, frozen, met, playRandomly } from './randomPlay.ts';
import { filled, languages } from './words.ts';

/** More hints than any puzzle needs, so that a cycle ends the test. */
const MAX_HINTS = 3000;
/** More letters than one place can have. */
const MAX_LETTERS = 100;

export function letterTests(kind: AnyKind, givens: Size): void {
  test.each([0, 3])(
    'solution letters are right, change something, and end, after %i hundred gestures',
    async (count) => {
      const played = playRandomly({ kind }, givens, 11, count * 100);
      let { play } = played.game;
      const start = played.frames.at(-1)?.view ?? kind.view(givens);
      let letters = 0;
      for (let cell = 0; cell < cellCount(givens); cell++) {
        const view = kind.read(givens, play, start, { type: 'go', cell })?.view ?? start;
        for (let n = 0; ; n++) {
          const move = kind.letter(givens, frozen(play), frozen(view));
          if (move === undefined) break;
          expect(kind.move(clone(move))).toEqual(move);
          expect(kind.mistake(givens, play, move)).toBeUndefined();
          const next = kind.apply(givens, play, move);
          expect(next, `a letter at ${cell} that changes nothing`).not.toBe(play);
          expect(n, `letters without end at ${cell}`).toBeLessThan(MAX_LETTERS);
          play = next;
          letters++;
        }
      }
      if (count === 0) expect(letters).toBeGreaterThan(0);
      const finder = await kind.hints();
      for (let n = 0; n < MAX_HINTS && kind.status(givens, play) !== 'solved'; n++) {
        const hint = await finder.find(givens, play, start);
        play = hint ? kind.apply(givens, play, hint.move) : play;
        if (!hint) break;
      }
      expect(kind.status(givens, play), 'letters, then hints').toBe('solved');
      expect(kind.letter(givens, play, start)).toBeUndefined();
    },
  );
}

export function solutionTests(kind: AnyKind, givens: Size): void {
  test('the solution of any board is solved, unbroken and plain JSON; a solved board is its own', () => {
    for (const { play } of met(kind, givens)) {
      const solved = kind.solution(givens, frozen(play));
      expect(kind.status(givens, solved)).toBe('solved');
      expect(kind.faults(givens, solved)).toEqual([]);
      expect(clone(solved)).toEqual(solved);
      expect(kind.solution(givens, solved)).toBe(solved);
    }
  });

  const { word } = kind;
  if (!word) return;
  test('the letters of a word are right, each changes something, and together they complete it', () => {
    for (const { play: first, view: at } of met(kind, givens)) {
      let play = first;
      for (let cell = 0; cell < cellCount(givens); cell++) {
        const view = kind.read(givens, play, at, { type: 'go', cell })?.view ?? at;
        for (let lacking = word(givens, frozen(play), frozen(view)); lacking.length > 0; ) {
          const [move] = lacking;
          expect(kind.move(clone(move))).toEqual(move);
          expect(kind.mistake(givens, play, move)).toBeUndefined();
          const next = kind.apply(givens, play, move);
          expect(next, `a letter at ${cell} that changes nothing`).not.toBe(play);
          play = next;
          // with an unordered list of words, `word` continues with the next one
          const rest = word(givens, play, view);
          if (lacking.length > 1) expect(rest, `after a letter of ${lacking.length}`).toEqual(lacking.slice(1));
          lacking = rest;
        }
      }
      expect(kind.status(givens, play), 'all words').toBe('solved');
    }
  });
}

export function hintTests({ kind, texts, gesture }: KindCases, givens: Size, hundreds: readonly number[]): void {
  const words = languages(texts);

  test.each(hundreds)(
    'hints lead to the solution from first to last, after %i hundred random gestures',
    async (count) => {
      const finder = await kind.hints();
      const played = playRandomly({ kind, ...(gesture && { gesture }) }, givens, 7, count * 100);
      let play = played.game.play;
      const view = played.frames.at(-1)?.view ?? kind.view(givens);
      for (let n = 0; n < MAX_HINTS; n++) {
        const hint = await finder.find(givens, frozen(play), view);
        if (!hint) break;
        for (const { t } of words) {
          filled(t, `technique.${kind.id}.${hint.technique}`);
          for (const stage of HINT_STAGES)
            filled(t, `hint.${kind.id}.${hint.says[stage].key}`, hint.says[stage].values);
        }
        for (const stage of HINT_STAGES) {
          for (const { cell } of hint.lights[stage]) expect(isCell(givens, cell), `a light on ${cell}`).toBe(true);
          expect(kind.read(givens, play, view, { type: 'light', lights: hint.lights[stage] })).toBeDefined();
        }
        expect(kind.move(clone(hint.move))).toEqual(hint.move);
        expect(kind.mistake(givens, play, hint.move)).toBeUndefined();
        const next = kind.apply(givens, play, hint.move);
        expect(next, 'a hint that changes nothing').not.toBe(play);
        play = next;
      }
      expect(kind.status(givens, play)).toBe('solved');
      expect(kind.progress(givens, play)).toBe(1);
      expect(kind.faults(givens, play)).toEqual([]);
      expect(await finder.find(givens, play, view)).toBeUndefined();
    },
  );
}
