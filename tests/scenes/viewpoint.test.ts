// The camera's movements, frame by frame.

import { beforeEach, expect, test } from 'vitest';
import { glassFor, inSight, isAtFit, middleOf } from '../../scenes/layout.ts';
import { createMotion, type MotionClock } from '../../scenes/motion.ts';
import { createViewpoint, type Viewpoint } from '../../scenes/viewpoint.ts';

const GLASS = glassFor({ width: 9, height: 9 }, { width: 360, height: 360 });
const MIDDLE = { x: 180, y: 180 };

let motion: MotionClock;
let viewpoint: Viewpoint;
beforeEach(() => {
  motion = createMotion(() => undefined, false);
  viewpoint = createViewpoint(motion, () => undefined);
  viewpoint.setGlass(GLASS);
});

/** Frames until nothing moves. */
function run(): number {
  let now = 0;
  while (motion.tick(now)) now += 16;
  return now;
}

test('a new canvas shows the whole board, at rest', () => {
  viewpoint.zoom(MIDDLE, 2);
  viewpoint.setGlass(GLASS);
  expect(viewpoint.camera).toEqual({ side: 40, x: 0, y: 0 });
  expect(viewpoint.resting).toBe(true);
});

test('fingers move it at once; it rests on whole pixels a moment after they are lifted', () => {
  viewpoint.zoom({ x: 100, y: 20 }, 1.37);
  expect(viewpoint.camera.side).toBeCloseTo(54.8);
  viewpoint.settle();
  motion.tick(0);
  expect(viewpoint.resting).toBe(false);
  run();
  expect(viewpoint.resting).toBe(true);
  expect(viewpoint.camera.side).toBe(55);
});

test('another turn of the wheel delays coming to rest', () => {
  viewpoint.zoom(MIDDLE, 1.2);
  viewpoint.settle();
  viewpoint.zoom(MIDDLE, 1.2);
  run();
  expect(viewpoint.resting).toBe(false);
});

test('a button zooms in visible steps, and out again to the whole board', () => {
  viewpoint.zoomStep(2);
  motion.tick(0);
  motion.tick(40);
  expect(viewpoint.camera.side).toBeGreaterThan(40);
  expect(viewpoint.camera.side).toBeLessThan(80);
  run();
  expect(viewpoint.camera.side).toBe(80);
  viewpoint.zoomStep(0.1);
  run();
  expect(isAtFit(GLASS, viewpoint.camera)).toBe(true);
});

test('a button zooms about the cell that is told, which stays in sight; out of sight it counts for nothing', () => {
  viewpoint.zoomStep(3, 4);
  run();
  expect(inSight(GLASS, viewpoint.camera)).toContain(4);
  // whole, at the upper edge
  expect(middleOf(GLASS, viewpoint.camera, 4)).toEqual({ x: 180, y: 60 });
  viewpoint.zoomStep(1.5, 80);
  run();
  expect(inSight(GLASS, viewpoint.camera)).not.toContain(80);
});

test('with reduced motion it arrives at once', () => {
  motion.setReduced(true);
  viewpoint.zoomStep(2);
  expect(viewpoint.camera.side).toBe(80);
  expect(viewpoint.resting).toBe(true);
});

test('an off-screen cell is scrolled into view, a visible one moves nothing', () => {
  viewpoint.zoomStep(2);
  run();
  const before = viewpoint.camera;
  viewpoint.show(40);
  expect(run()).toBe(0);
  expect(viewpoint.camera).toBe(before);
  viewpoint.show(0);
  run();
  expect([viewpoint.camera.x + 0, viewpoint.camera.y + 0]).toEqual([0, 0]);
});

test('locked, it ignores fingers and buttons, and still follows the cursor', () => {
  viewpoint.zoomStep(2);
  run();
  viewpoint.setLocked(true);
  const before = viewpoint.camera;
  viewpoint.zoom(MIDDLE, 2);
  viewpoint.pan({ x: 9, y: 9 });
  viewpoint.zoomStep(2);
  run();
  expect(viewpoint.camera).toBe(before);
  viewpoint.show(80);
  run();
  expect(viewpoint.camera).not.toEqual(before);
});

test('before the board has room nothing happens', () => {
  const early = createViewpoint(motion, () => undefined);
  early.zoom(MIDDLE, 2);
  early.zoomStep(2);
  early.show(3);
  early.settle();
  expect(run()).toBe(0);
  expect(early.glass).toBeUndefined();
});

test('a board that opens zoomed in shows what is requested first, on whole pixels, and zooms out to all of it', () => {
  const near = glassFor({ width: 32, height: 22 }, { width: 358, height: 318 }, { reading: 47 });
  viewpoint.setGlass(near, [32 * 21 + 31]);
  expect(viewpoint.camera).toEqual({ side: 44, x: 353 - 32 * 44, y: 309 - 22 * 44 });
  viewpoint.setGlass(near);
  expect([viewpoint.camera, viewpoint.resting]).toEqual([{ side: 44, x: 0, y: 0 }, true]);
  viewpoint.show(6, 7, 8, 9);
  run();
  // the four of them are too wide for a phone beside the first columns
  expect(viewpoint.camera.x).toBe(353 - 10 * 44);
  viewpoint.zoomStep(0.01);
  run();
  expect(viewpoint.camera).toEqual({ side: 11, x: 0, y: 33 });
  expect(isAtFit(near, viewpoint.camera)).toBe(true);
});

test('a locked board cannot be zoomed or panned by hand, but follows the cursor', () => {
  const near = glassFor({ width: 32, height: 22 }, { width: 358, height: 318 }, { reading: 47 });
  viewpoint.setGlass(near);
  viewpoint.setLocked(true);
  viewpoint.zoom(MIDDLE, 2);
  viewpoint.zoomStep(2);
  viewpoint.pan({ x: -90, y: -90 });
  run();
  expect(viewpoint.camera).toEqual({ side: 44, x: 0, y: 0 });
  viewpoint.show(31);
  run();
  expect(viewpoint.camera.x).toBe(353 - 32 * 44);
});

test('a button moves the view by most of the glass, as far as the board reaches', () => {
  viewpoint.zoomStep(2);
  run();
  viewpoint.panStep('right');
  run();
  viewpoint.panStep('down');
  run();
  const { x: left, y: top } = viewpoint.camera;
  expect([left, top]).toEqual([-180 - 180, -180 - 180]);
  viewpoint.panStep('left');
  run();
  viewpoint.panStep('up');
  run();
  expect(viewpoint.camera).toEqual({ side: 80, x: left + 216, y: top + 216 });
  viewpoint.setLocked(true);
  viewpoint.panStep('left');
  run();
  expect(viewpoint.camera.x).toBe(left + 216);
});

test('the overview shows the whole board if what it is about is out of sight, of a locked one too, and leads back to what was seen before', () => {
  viewpoint.zoom(MIDDLE, 2);
  viewpoint.settle();
  run();
  const seen = viewpoint.camera;
  viewpoint.setLocked(true);
  viewpoint.overview([40]);
  expect(run()).toBe(0);
  viewpoint.overview([40, 0]);
  run();
  expect(isAtFit(GLASS, viewpoint.camera)).toBe(true);
  viewpoint.overview(undefined);
  run();
  expect(viewpoint.camera).toEqual(seen);
  viewpoint.overview(undefined);
  expect(run()).toBe(0);
});
