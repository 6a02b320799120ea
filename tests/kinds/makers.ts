// Part of the kind suite: who may make which move, and the pace that no human can beat.

import { expect, test } from 'vitest';
import { cellCount, type Size } from '../../puzzles/grid.ts';
import { type AnyKind, MAKERS, type Maker } from '../../puzzles/kind.ts';
import { readSaved } from '../../puzzles/log.ts';
import { leastTime } from '../../puzzles/pace.ts';
import { begin } from '../../puzzles/replay.ts';
import { met } from './randomPlay.ts';

/** More hints than any puzzle needs. */
const MAX_HINTS = 3000;

/** What hints and letters write until the board is solved. */
async function helpOf(kind: AnyKind, givens: Size): Promise<Record<Maker, unknown[]>> {
  const [finder, view] = [await kind.hints(), kind.view(givens)];
  const made: Record<Maker, unknown[]> = { move: [], hint: [], letter: [] };
  // a few hundred gestures leave notes behind, which lead to other hints
  for (const from of met(kind, givens)) {
    for (let { play } = from, n = 0; n < MAX_HINTS; n++) {
      const hint = await finder.find(givens, play, view);
      if (!hint) break;
      // one that only takes something out is logged as the player's own move, which it could be
      made[kind.makers(hint.move).includes('hint') ? 'hint' : 'move'].push(hint.move);
      play = kind.apply(givens, play, hint.move);
    }
    for (let cell = 0; cell < cellCount(givens); cell++) {
      const at = kind.read(givens, from.play, from.view, { type: 'go', cell })?.view ?? from.view;
      const letter = kind.letter(givens, from.play, at);
      made.letter.push(...(letter === undefined ? [] : [letter]), ...(kind.word?.(givens, from.play, at) ?? []));
    }
  }
  return made;
}

export function makerTests(kind: AnyKind, givens: Size, moves: () => readonly unknown[]): void {
  test('a log accepts each move from its makers only', async () => {
    const made = await helpOf(kind, givens);
    made.move.push(...moves());
    const typesOf = (of: readonly unknown[]) => new Set(of.map((move) => (move as { type: string }).type));
    const types = { move: typesOf(made.move), hint: typesOf(made.hint), letter: typesOf(made.letter) };
    for (const move of Object.values(made).flat()) {
      const { type } = move as { type: string };
      for (const maker of MAKERS) {
        const log = [{ type: maker, at: 1, move, ...(maker === 'hint' && { paid: 'free' }) }];
        const read = readSaved(kind, structuredClone({ version: 1, puzzle: 'p', seed: 1, relaxed: false, log }));
        const told = read.ok ? 'taken' : `${read.fault.code} at ${read.fault.at}`;
        const wanted = types[maker].has(type) ? 'taken' : 'BAD_MOVE at log[0].move';
        if (told !== wanted) expect(told, `${type} as ${maker}`).toBe(wanted);
      }
    }
  });
}

export function paceTests(kind: AnyKind, boards: readonly { readonly givens: Size }[]): void {
  test('solving takes a minimum of time; each hint and letter counts as one part', () => {
    for (const { givens } of boards) {
      const game = begin(kind, givens);
      const parts = kind.pace.parts(givens);
      expect(parts).toBeGreaterThan(0);
      expect(leastTime(kind, givens, game)).toBe(Math.max(1000, parts * kind.pace.part));
      expect(leastTime(kind, givens, { ...game, paidHints: parts - 1, letters: 1 })).toBe(1000);
      expect(leastTime(kind, givens, { ...game, letters: parts, entries: 1000 })).toBe(1000 * kind.pace.entry);
    }
  });
}
