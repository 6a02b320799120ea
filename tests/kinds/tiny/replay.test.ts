// The tiny game uses the same log and replay as the real ones, without any code of its own there.

import { expect, test } from 'vitest';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { elapsed } from '../../../puzzles/replay.ts';
import { BoardPlayer } from '../../helpers/boardPlayer.ts';
import { document } from './cases.ts';
import { tiny } from './kind.ts';

function sitDown(): BoardPlayer {
  const sheet = readSheet(document);
  const givens = sheet.ok ? tiny.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(givens.fault.code);
  return new BoardPlayer(tiny as AnyKind, givens.value);
}

test('it can be played, undone, restarted and solved', () => {
  const at = sitDown()
    .seesOnly(['r1c1', 'r1c2', 'r2c1', 'r2c3', 'r3c2', 'r3c3'], { lit: true })
    .tap('r1c1')
    .seesOnly(['r2c3', 'r3c2', 'r3c3'], { lit: true })
    .wait(500)
    .tap('r2c2')
    .undo()
    .restart()
    .undo()
    .wait(500)
    .tap('r3c3')
    .seesOnly([], { lit: true });
  expect(tiny.status(at.givens as never, at.game.play as never)).toBe('solved');
  expect(elapsed(at.game, at.at)).toBe(1000);
});

test('dark rows leave marks', () => {
  const at = sitDown().tap('r1c1');
  const marks = tiny.marks?.(at.givens as never, at.game.play as never, at.view);
  expect([...(marks ?? [])]).toEqual([['row0', { from: 0, to: 2, tone: 'dark' }]]);
});
