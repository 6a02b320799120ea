// Pixels and cells: properties of every board, every zoom and every finger.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, cellCount, columnOf, rowOf } from '../../puzzles/grid.ts';
import {
  type Camera,
  cellsBetween,
  cellUnder,
  type Glass,
  glassFor,
  inSight,
  isAtFit,
  opened,
  type Point,
  panned,
  rested,
  showing,
  zoomed,
} from '../../scenes/layout.ts';

/** Zoomed out as far as possible. */
const atFit = (glass: Glass): Camera => zoomed(glass, opened(glass), { x: 0, y: 0 }, 1e-6);

const centreOf = (glass: Glass, camera: Camera, cell: Cell): Point => ({
  x: camera.x + (columnOf(glass.size, cell) + 0.5) * camera.side,
  y: camera.y + (rowOf(glass.size, cell) + 0.5) * camera.side,
});

const glasses = fc
  .record({
    width: fc.integer({ min: 1, max: 30 }),
    height: fc.integer({ min: 1, max: 30 }),
    side: fc.integer({ min: 6, max: 90 }),
    slack: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ width, height, side, slack }) =>
    glassFor({ width, height }, { width: width * side + slack, height: height * side + slack }),
  );

/** Boards that open zoomed in, in rooms of any shape. */
const readings = fc
  .record({
    width: fc.integer({ min: 2, max: 40 }),
    height: fc.integer({ min: 2, max: 40 }),
    room: fc.record({ width: fc.integer({ min: 120, max: 900 }), height: fc.integer({ min: 120, max: 900 }) }),
    reading: fc.integer({ min: 20, max: 110 }),
  })
  .map(({ room, reading, ...size }) => ({ glass: glassFor(size, room, { reading }), room, reading }));

const part = fc.double({ min: 0, max: 1, noNaN: true });
const factor = fc.double({ min: 0.2, max: 5, noNaN: true });

/** Any camera that zooming and panning can produce. */
const viewsOf = (boards: fc.Arbitrary<Glass>) =>
  fc
    .tuple(boards, part, part, factor, fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }))
    .map(([glass, x, y, by, dx, dy]): [Glass, Camera] => {
      const at = { x: x * glass.width, y: y * glass.height };
      return [glass, panned(glass, zoomed(glass, atFit(glass), at, by), { x: dx, y: dy })];
    });
const views = viewsOf(glasses);
/** Including grids smaller than their canvas. */
const anyViews = viewsOf(
  fc.oneof(
    glasses,
    readings.map(({ glass }) => glass),
  ),
);

test('a board that is unreadable as a whole takes all of its room and opens at a readable size', () => {
  fc.assert(
    fc.property(readings, ({ glass, room, reading }) => {
      const { opening, fit, nearest, size } = glass;
      expect(opening).toBeGreaterThanOrEqual(Math.min(reading * 0.94, nearest) - 1);
      expect(opening).toBeLessThanOrEqual(Math.max(fit, nearest));
      if (fit >= reading * 0.94) expect([opening, glass.width]).toEqual([fit, fit * size.width]);
      expect(glass.width).toBeLessThanOrEqual(room.width);
      expect(glass.height).toBeLessThanOrEqual(room.height);
      if (opening === fit) return;
      for (const [seen, all, cells] of [
        [glass.width, room.width, size.width],
        [glass.height, room.height, size.height],
      ] as const) {
        // all of the room, or whole cells and the line after the last one, with less than a cell to spare
        if (cells * opening <= all || opening > all) expect(seen).toBe(all);
        else {
          expect(seen % opening).toBeLessThanOrEqual(1);
          expect(all - seen).toBeLessThan(opening);
        }
      }
    }),
  );
});

test.each([
  // columns, rows, room, reading, side: whole, all columns, all rows, a readable size
  [10, 12, 640, 768, 47, 64],
  [12, 22, 568, 768, 47, 47],
  [12, 30, 564, 500, 47, 47],
  [30, 10, 400, 470, 47, 47],
  // eight whole columns on a phone
  [32, 22, 358, 318, 47, 44],
  [12, 14, 540, 500, 47, 45],
])('%i by %i in %i by %i, read at %i, is opened at %i', (width, height, w, h, reading, side) => {
  expect(glassFor({ width, height }, { width: w, height: h }, { reading }).opening).toBe(side);
});

test.each([
  // columns, rows, room, reading, least, side: whole, all columns, whole columns
  [32, 22, 1240, 868, 48, 36, 38],
  [32, 22, 1248, 620, 48, 36, 39],
  [32, 22, 920, 768, 48, 36, 46],
  // all columns at the readable size are better than the whole at the least
  [16, 22, 800, 800, 48, 36, 48],
])(
  '%i by %i in %i by %i, read at %i, with %i will do, is opened at %i',
  (width, height, w, h, reading, least, side) => {
    expect(glassFor({ width, height }, { width: w, height: h }, { reading, least }).opening).toBe(side);
  },
);

test('a double page opens on a tablet with 14 whole columns', () => {
  const { opening, width, height } = glassFor(
    { width: 32, height: 22 },
    { width: 788, height: 768 },
    { reading: 47.4, moved: 47.4 * 1.2 },
  );
  expect([opening, width, height]).toEqual([56, 14 * 56 + 1, 13 * 56 + 1]);
});

test('a grid smaller than its canvas is centred', () => {
  fc.assert(
    fc.property(readings, ({ glass }) => {
      const { side, x, y } = atFit(glass);
      for (const [start, length, room] of [
        [x, side * glass.size.width, glass.width],
        [y, side * glass.size.height, glass.height],
      ] as const) {
        expect(Math.abs(2 * start + length - room)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('as many of the requested cells as fit are shown, the first one always', () => {
  fc.assert(
    fc.property(anyViews, fc.nat(), fc.boolean(), ([glass, view], n, across) => {
      const camera = rested(glass, view);
      fc.pre(camera.side <= Math.min(glass.width, glass.height));
      const { width, height } = glass.size;
      const first = n % cellCount(glass.size);
      const line = Array.from({ length: across ? width : height }, (_, i) =>
        across ? first - (first % width) + i : (first % width) + i * width,
      );
      const cells = [
        first,
        ...line.filter((cell) => cell !== first).sort((a, b) => Math.abs(a - first) - Math.abs(b - first)),
      ];
      const shown = showing(glass, camera, cells);
      const inSight = (cell: number) => {
        const { x, y } = centreOf(glass, shown, cell);
        const half = shown.side / 2;
        return x - half >= 0 && y - half >= 0 && x + half <= glass.width && y + half <= glass.height;
      };
      expect(inSight(first)).toBe(true);
      if (line.length * shown.side <= (across ? glass.width : glass.height)) expect(line.every(inSight)).toBe(true);
    }),
  );
});

test('the canvas is exactly the grid, in whole cells, and no larger than the room', () => {
  fc.assert(
    fc.property(glasses, (glass) => {
      expect(Number.isInteger(glass.fit)).toBe(true);
      expect(glass.width).toBe(glass.fit * glass.size.width);
      expect(glass.height).toBe(glass.fit * glass.size.height);
    }),
  );
  expect(glassFor({ width: 9, height: 9 }, { width: 359, height: 800 }).fit).toBe(39);
});

test('from a cell to its middle and back is the same cell', () => {
  fc.assert(
    fc.property(anyViews, fc.nat(), ([glass, camera], n) => {
      const cell = n % cellCount(glass.size);
      expect(cellUnder(glass, camera, centreOf(glass, camera, cell))).toBe(cell);
    }),
  );
});

test('there is no cell outside the grid', () => {
  const glass = glassFor({ width: 9, height: 9 }, { width: 360, height: 360 });
  const camera = atFit(glass);
  for (const at of [
    { x: -0.1, y: 5 },
    { x: 5, y: -0.1 },
    { x: 360, y: 5 },
    { x: 5, y: 360 },
  ]) {
    expect(cellUnder(glass, camera, at)).toBeUndefined();
  }
  expect(cellUnder(glass, camera, { x: 359.9, y: 359.9 })).toBe(80);
});

test('the grid covers the whole canvas at any zoom, and its cells stay between the two limits', () => {
  fc.assert(
    fc.property(views, ([glass, camera]) => {
      expect(camera.x).toBeLessThanOrEqual(0);
      expect(camera.y).toBeLessThanOrEqual(0);
      expect(camera.x + camera.side * glass.size.width).toBeGreaterThanOrEqual(glass.width - 1e-6);
      expect(camera.y + camera.side * glass.size.height).toBeGreaterThanOrEqual(glass.height - 1e-6);
      expect(camera.side).toBeGreaterThanOrEqual(glass.fit);
      expect(camera.side).toBeLessThanOrEqual(glass.nearest);
    }),
  );
});

test('zooming in keeps the point under the finger', () => {
  fc.assert(
    fc.property(views, part, part, fc.double({ min: 1, max: 3, noNaN: true }), ([glass, camera], x, y, by) => {
      const at = { x: x * glass.width, y: y * glass.height };
      const next = zoomed(glass, camera, at, by);
      const onBoard = (c: Camera) => [(at.x - c.x) / c.side, (at.y - c.y) / c.side];
      const [beforeX = 0, beforeY = 0] = onBoard(camera);
      const [afterX = 0, afterY = 0] = onBoard(next);
      expect(afterX).toBeCloseTo(beforeX, 6);
      expect(afterY).toBeCloseTo(beforeY, 6);
    }),
  );
});

test('zooming all the way out shows the whole board', () => {
  fc.assert(
    fc.property(views, ([glass, camera]) => {
      const out = zoomed(glass, camera, { x: 3, y: 3 }, 0.001);
      expect(isAtFit(glass, out)).toBe(true);
      expect(out.side).toBe(glass.fit);
      // Toward zero, not the minus zero that rounding may leave.
      expect(Math.abs(out.x) + Math.abs(out.y)).toBeCloseTo(0, 6);
    }),
  );
});

test('a camera at rest is on whole pixels, hardly moved', () => {
  fc.assert(
    fc.property(views, ([glass, camera]) => {
      const rest = rested(glass, camera);
      for (const value of [rest.side, rest.x, rest.y]) expect(Number.isInteger(value)).toBe(true);
      expect(Math.abs(rest.side - camera.side)).toBeLessThanOrEqual(0.5);
      const again = rested(glass, rest);
      expect([again.side, again.x + 0, again.y + 0]).toEqual([rest.side, rest.x + 0, rest.y + 0]);
    }),
  );
});

test('a cell to be shown is fully visible afterwards, and one that already is moves nothing', () => {
  fc.assert(
    fc.property(anyViews, fc.nat(), ([glass, view], n) => {
      const camera = rested(glass, view);
      fc.pre(camera.side <= Math.min(glass.width, glass.height));
      const cell = n % cellCount(glass.size);
      const shown = showing(glass, camera, [cell]);
      const { x, y } = centreOf(glass, shown, cell);
      const half = shown.side / 2;
      expect(x - half).toBeGreaterThanOrEqual(0);
      expect(y - half).toBeGreaterThanOrEqual(0);
      expect(x + half).toBeLessThanOrEqual(glass.width);
      expect(y + half).toBeLessThanOrEqual(glass.height);
      expect(showing(glass, shown, [cell])).toBe(shown);
    }),
  );
});

test('the cells between two points touch each other: no finger is too fast', () => {
  fc.assert(
    fc.property(views, part, part, part, part, ([glass, camera], x1, y1, x2, y2) => {
      const from = { x: x1 * (glass.width - 1), y: y1 * (glass.height - 1) };
      const to = { x: x2 * (glass.width - 1), y: y2 * (glass.height - 1) };
      const cells = cellsBetween(glass, camera, from, to);
      expect(cells[0]).toBe(cellUnder(glass, camera, from));
      expect(cells.at(-1)).toBe(cellUnder(glass, camera, to));
      const { width } = glass.size;
      for (const [i, cell] of cells.slice(1).entries()) {
        const before = cells[i] as number;
        expect(Math.abs((cell % width) - (before % width))).toBeLessThanOrEqual(1);
        expect(Math.abs(Math.floor(cell / width) - Math.floor(before / width))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('exactly the cells with a part on the canvas are visible', () => {
  const places = { factor: fc.double({ min: 0.5, max: 3, noNaN: true }), x: fc.nat(900), y: fc.nat(900) };
  fc.assert(
    fc.property(readings, fc.record(places), ({ glass }, { factor, x, y }) => {
      const camera = panned(glass, zoomed(glass, atFit(glass), { x, y }, factor), { x: -x, y: -y });
      const seen = new Set(inSight(glass, camera));
      for (let cell = 0; cell < cellCount(glass.size); cell++) {
        const middle = centreOf(glass, camera, cell);
        const half = camera.side / 2;
        // Device pixels of the cell on the canvas, along the side that shows less of it; negative: the distance outside.
        const shown = Math.min(
          Math.min(glass.width, middle.x + half) - Math.max(0, middle.x - half),
          Math.min(glass.height, middle.y + half) - Math.max(0, middle.y - half),
        );
        if (Math.abs(shown) > 1e-6) expect(seen.has(cell)).toBe(shown > 0);
      }
    }),
    { numRuns: 60 },
  );
});
