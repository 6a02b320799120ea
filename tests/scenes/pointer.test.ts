// The states of a pointer, played finger by finger on a board of ten columns whose cells are ten pixels wide.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gesture } from '../../puzzles/gesture.ts';
import { IDLE, type PointerInput, type PointerState, type Touch } from '../../scenes/pointer/state.ts';
import { step } from '../../scenes/pointer/step.ts';
import type { Surface } from '../../scenes/pointer/surface.ts';

type Point = { x: number; y: number };

function table({ zoomed = false } = {}) {
  const sent: Gesture[] = [];
  const pans: Point[] = [];
  const zooms: number[] = [];
  let settled = 0;
  const cellUnder = ({ x, y }: Point) =>
    x >= 0 && y >= 0 && x < 100 && y < 100 ? Math.floor(y / 10) * 10 + Math.floor(x / 10) : undefined;
  const surface: Surface = {
    zooms: true,
    slop: 3,
    cellUnder,
    cellsBetween: (from, to) => {
      const cells = [cellUnder(from), cellUnder({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }), cellUnder(to)];
      return cells.filter((cell) => cell !== undefined);
    },
    pansWith: (finger) => finger && zoomed,
    send: (gesture) => sent.push(gesture),
    pan: (by) => pans.push(by),
    zoom: (_at, factor) => zooms.push(factor),
    settle: () => settled++,
  };
  let state: PointerState = IDLE;
  const give = (input: PointerInput) => {
    state = step(state, input, surface);
    return player;
  };
  const touch = (id: number, x: number, y: number, more: Partial<Touch> = {}): Touch => ({
    id,
    at: { x, y },
    finger: true,
    extend: false,
    ...more,
  });
  const player = {
    down: (id: number, x: number, y: number, more?: Partial<Touch>) =>
      give({ type: 'down', touch: touch(id, x, y, more) }),
    move: (id: number, x: number, y: number) => give({ type: 'move', touch: touch(id, x, y) }),
    up: (id: number, x: number, y: number) => give({ type: 'up', touch: touch(id, x, y) }),
    cancel: () => give({ type: 'cancel' }),
    sent,
    pans,
    zooms,
    settled: () => settled,
    state: () => state.name,
  };
  return player;
}

describe('tap', () => {
  test('down and up on one cell', () => {
    expect(table().down(1, 5, 5).up(1, 5, 5).sent).toEqual([{ type: 'tap', cell: 0, extend: false }]);
  });
  test('a thumb that jitters over the edge of a cell still taps where it came down', () => {
    expect(table().down(1, 9, 5).move(1, 11, 5).up(1, 11, 5).sent).toEqual([{ type: 'tap', cell: 0, extend: false }]);
  });
  test('with Ctrl, Shift or Cmd it extends', () => {
    expect(table().down(1, 15, 5, { extend: true }).up(1, 15, 5).sent).toEqual([
      { type: 'tap', cell: 1, extend: true },
    ]);
  });
  test('leaving the board cancels it', () => {
    expect(table().down(1, 5, 5).move(1, -20, 5).up(1, -20, 5).sent).toEqual([]);
  });
  test('beside the board it does nothing', () => {
    expect(table().down(1, 105, 5).up(1, 105, 5).sent).toEqual([]);
  });
  test('a cancelled press does nothing', () => {
    const player = table().down(1, 5, 5).cancel().up(1, 5, 5);
    expect(player.sent).toEqual([]);
    expect(player.state()).toBe('idle');
  });
});

describe('drag', () => {
  test('reports every cell entered in order, and the end once', () => {
    const { sent } = table().down(1, 5, 5).move(1, 15, 5).move(1, 18, 5).move(1, 35, 5).up(1, 35, 5);
    expect(sent).toEqual([
      { type: 'drag', path: [0, 1], end: false, extend: false },
      { type: 'drag', path: [0, 1, 2, 3], end: false, extend: false },
      { type: 'drag', path: [0, 1, 2, 3], end: true, extend: false },
    ]);
  });
  test('continues where it returns to the board', () => {
    const { sent } = table().down(1, 5, 5).move(1, 15, 5).move(1, 15, -30).move(1, 25, 5).up(1, 25, 5);
    expect(sent.at(-1)).toEqual({ type: 'drag', path: [0, 1, 2], end: true, extend: false });
  });
  test('a cancel is reported, and lifting the finger does nothing more', () => {
    const { sent } = table().down(1, 5, 5).move(1, 15, 5).cancel().up(1, 15, 5);
    expect(sent.at(-1)).toEqual({ type: 'cancel' });
    expect(sent).toHaveLength(2);
  });
  test('a second finger cancels it and pinches', () => {
    const player = table().down(1, 5, 5).move(1, 15, 5).down(2, 50, 50);
    expect(player.sent.at(-1)).toEqual({ type: 'cancel' });
    expect(player.state()).toBe('pinching');
  });
  test('a mouse draws on a zoomed board as well', () => {
    const { sent, pans } = table({ zoomed: true }).down(1, 5, 5, { finger: false }).move(1, 15, 5).up(1, 15, 5);
    expect(sent.at(-1)).toEqual({ type: 'drag', path: [0, 1], end: true, extend: false });
    expect(pans).toEqual([]);
  });
});

describe('pan and pinch', () => {
  test('one finger pans a zoomed board and selects nothing', () => {
    const player = table({ zoomed: true }).down(1, 5, 5).move(1, 15, 5).move(1, 15, 20).up(1, 15, 20);
    expect(player.pans).toEqual([
      { x: 10, y: 0 },
      { x: 0, y: 15 },
    ]);
    expect(player.sent).toEqual([]);
    expect(player.settled()).toBe(1);
  });
  test('a tap on a zoomed board is a tap', () => {
    expect(table({ zoomed: true }).down(1, 5, 5).up(1, 5, 5).sent).toEqual([{ type: 'tap', cell: 0, extend: false }]);
  });
  test('two fingers zoom by how their distance changes, about their middle', () => {
    const player = table().down(1, 40, 50).down(2, 60, 50).move(1, 30, 50).move(2, 70, 50);
    expect(player.zooms).toEqual([1.5, 40 / 30]);
    expect(player.pans).toEqual([
      { x: -5, y: 0 },
      { x: 5, y: 0 },
    ]);
    expect(player.sent).toEqual([]);
  });
  test('two fingers at the same point do no harm', () => {
    expect(table().down(1, 50, 50).down(2, 50, 50).move(1, 50, 50).zooms).toEqual([1]);
  });
  test('a third finger is ignored', () => {
    const player = table().down(1, 40, 50).down(2, 60, 50).down(3, 5, 5).move(3, 80, 80).up(3, 80, 80);
    expect(player.state()).toBe('pinching');
    expect(player.zooms).toEqual([]);
  });
  test('the remaining finger keeps panning, and taps nothing when it is lifted', () => {
    const player = table().down(1, 40, 50).down(2, 60, 50).up(1, 40, 50);
    expect(player.state()).toBe('panning');
    player.move(2, 65, 50).up(2, 65, 50);
    expect(player.pans).toEqual([{ x: 5, y: 0 }]);
    expect(player.sent).toEqual([]);
  });
});

test('in any sequence, with all fingers lifted or cancelled it is idle, and every drag has ended or been cancelled', () => {
  const inputs = fc.array(
    fc.record({
      what: fc.constantFrom('down', 'move', 'up', 'cancel'),
      id: fc.integer({ min: 1, max: 3 }),
      x: fc.integer({ min: -20, max: 120 }),
      y: fc.integer({ min: -20, max: 120 }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(inputs, fc.boolean(), (list, zoomed) => {
      const player = table({ zoomed });
      for (const { what, id, x, y } of list) {
        if (what === 'cancel') player.cancel();
        else player[what as 'down' | 'move' | 'up'](id, x, y);
      }
      player.cancel();
      expect(player.state()).toBe('idle');
      let open = false;
      for (const gesture of player.sent) {
        if (gesture.type === 'drag') open = !gesture.end;
        if (gesture.type === 'cancel') open = false;
        if (gesture.type === 'tap') expect(open).toBe(false);
      }
      expect(open).toBe(false);
    }),
  );
});
