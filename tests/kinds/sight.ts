// A kind may cache the last board to avoid visiting every cell again; the cache must never be observable.

import { expect, test } from 'vitest';
import type { Size } from '../../puzzles/grid.ts';
import { randomInt, seeded } from '../../puzzles/random.ts';
import { sameLook } from '../../scenes/picture/difference.ts';
import type { KindCases } from './kindCases.ts';
import { type Frame, playRandomly } from './randomPlay.ts';

export function sightTests({ kind, gesture }: KindCases, givens: Size): void {
  test('looks and progress depend on play and view only, not on earlier calls', () => {
    const { frames } = playRandomly({ kind, ...(gesture && { gesture }) }, givens, 17, 300);
    const random = seeded(17);
    const order = [...frames, ...frames.map(() => frames[randomInt(random, frames.length)] as Frame)];
    for (const { play, view } of order) {
      // a new object, for which nothing can be cached
      const fresh = structuredClone(givens);
      expect(kind.progress(givens, play)).toBe(kind.progress(fresh, play));
      const alone = kind.look(fresh, play, view);
      for (const [cell, look] of kind.look(givens, play, view).entries()) {
        if (!sameLook(look, alone[cell] as object)) expect(look, `at ${cell}`).toEqual(alone[cell]);
      }
    }
  });
}
