// Movement requests frames only while it lasts.

import { expect, test } from 'vitest';
import { createMotion } from '../../scenes/motion.ts';

function clock(reduced = false) {
  let asked = 0;
  const motion = createMotion(() => asked++, reduced);
  return { motion, asked: () => asked };
}

test('runs from 0 to 1 within its time, slower towards the end, and then requests nothing', () => {
  const { motion, asked } = clock();
  const steps: number[] = [];
  motion.run({}, 100, (done) => steps.push(done));
  for (const now of [1000, 1050, 1100]) expect(motion.tick(now)).toBe(true);
  expect(steps[0]).toBe(0);
  expect(steps[1]).toBeGreaterThan(0.5);
  expect(steps[2]).toBe(1);
  expect(asked()).toBe(3);
  expect(motion.tick(1116)).toBe(false);
  expect(steps).toHaveLength(3);
  expect(asked()).toBe(3);
});

test('with reduced motion the end is reached at once, without a frame', () => {
  const { motion, asked } = clock(true);
  const steps: number[] = [];
  motion.run({}, 100, (done) => steps.push(done));
  expect(steps).toEqual([1]);
  expect(asked()).toBe(0);
  expect(motion.tick(5)).toBe(false);
});

test('a newer movement of the same owner ends the older one', () => {
  const { motion } = clock();
  const owner = {};
  const seen: string[] = [];
  motion.run(owner, 100, () => seen.push('old'));
  motion.run(owner, 100, () => seen.push('new'));
  motion.tick(0);
  expect(seen).toEqual(['new']);
});

test('a stopped movement takes no further step', () => {
  const { motion } = clock();
  const owner = {};
  const steps: number[] = [];
  motion.run(owner, 100, (done) => steps.push(done));
  motion.tick(0);
  motion.stop(owner);
  expect(motion.tick(50)).toBe(false);
  expect(steps).toEqual([0]);
});

test('after a switch to reduced motion, running movements end with the next frame', () => {
  const { motion } = clock();
  const steps: number[] = [];
  motion.run({}, 100, (done) => steps.push(done));
  motion.setReduced(true);
  motion.tick(0);
  expect(steps).toEqual([1]);
});

test('a movement may start another one', () => {
  const { motion } = clock();
  const seen: string[] = [];
  motion.run({}, 10, (done) => done === 1 && motion.run({}, 10, () => seen.push('second')));
  motion.tick(0);
  motion.tick(10);
  motion.tick(20);
  expect(seen).toEqual(['second']);
});
