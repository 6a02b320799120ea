// Moves the camera: zooms, pans, brings cells into sight, and comes to rest on whole pixels.

import type { Cell, Direction } from '../puzzles/grid.ts';
import {
  type Camera,
  type Glass,
  inSight,
  isAtFit,
  middleOf,
  opened,
  type Point,
  panned,
  rested,
  showing,
  zoomed,
} from './layout.ts';
import { LONG, type Motion, SHORT } from './motion.ts';

export interface Viewpoint {
  readonly camera: Camera;
  /** undefined until the board has room. */
  readonly glass: Glass | undefined;
  /** Nothing is moving: the camera is on whole pixels, and the atlas may be drawn for its cell size. */
  readonly resting: boolean;
  /** A resize: the board reopens with these cells in sight, the most important first. */
  setGlass(glass: Glass, cells?: readonly Cell[]): void;
  pan(by: Point): void;
  zoom(at: Point, factor: number): void;
  /** Zooms about this cell if it is in sight, else about the middle; animated, as for a button. */
  zoomStep(factor: number, about?: Cell): void;
  /** As by a button: to the part of the board that lies there, animated. */
  panStep(to: Direction): void;
  /** The whole board if one of these cells is out of sight; undefined: back to what was seen before. Also of a locked board, since it is
   *  not the player who moves it. */
  overview(cells: readonly Cell[] | undefined): void;
  settle(): void;
  /** Brings the cells into sight, or as many of the first ones as fit. */
  show(...cells: readonly Cell[]): void;
  /** A locked board cannot be zoomed or panned by the player. */
  setLocked(locked: boolean): void;
  readonly locked: boolean;
}

/** The part of the glass that a step moves: what was at its edge stays in sight. */
const STEP = 0.6;
const PUSHES: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: STEP },
  right: { x: -STEP, y: 0 },
  down: { x: 0, y: -STEP },
  left: { x: STEP, y: 0 },
};

export function createViewpoint(motion: Motion, requestFrame: () => void): Viewpoint {
  /** All camera movements have this one owner, so that a newer one stops the older. */
  const owner = {};
  let glass: Glass | undefined;
  let camera: Camera = { side: 1, x: 0, y: 0 };
  let resting = true;
  let locked = false;
  /** The camera before the overview. */
  let before: Camera | undefined;

  function moveTo(next: Camera): void {
    camera = next;
    resting = false;
    requestFrame();
  }
  function rest(): void {
    if (!glass) return;
    camera = rested(glass, camera);
    resting = true;
    requestFrame();
  }
  function glide(ms: number, at: (done: number) => Camera): void {
    motion.run(owner, ms, (done) => {
      moveTo(at(done));
      if (done === 1) rest();
    });
  }

  function slide(to: Camera, ms = SHORT): void {
    const from = camera;
    const between = (a: number, b: number, done: number) => a + (b - a) * done;
    glide(ms, (done) => ({
      side: between(from.side, to.side, done),
      x: between(from.x, to.x, done),
      y: between(from.y, to.y, done),
    }));
  }

  return {
    get camera() {
      return camera;
    },
    get glass() {
      return glass;
    },
    get resting() {
      return resting;
    },
    get locked() {
      return locked;
    },
    setGlass(next, cells = []) {
      motion.stop(owner);
      glass = next;
      camera = rested(next, showing(next, opened(next), cells));
      resting = true;
      before = undefined;
    },
    pan(by) {
      if (!glass || locked) return;
      motion.stop(owner);
      moveTo(panned(glass, camera, by));
    },
    zoom(at, factor) {
      if (!glass || locked) return;
      motion.stop(owner);
      moveTo(zoomed(glass, camera, at, factor));
    },
    zoomStep(factor, about) {
      if (!glass || locked) return;
      const board = glass;
      const from = camera;
      const kept = about !== undefined && inSight(board, from).includes(about) ? about : undefined;
      const at = kept === undefined ? { x: board.width / 2, y: board.height / 2 } : middleOf(board, from, kept);
      glide(LONG, (done) => {
        const next = zoomed(board, from, at, factor ** done);
        // a cell at the edge grows beyond it
        return kept === undefined ? next : showing(board, next, [kept]);
      });
    },
    panStep(to) {
      if (!glass || locked) return;
      const { x, y } = PUSHES[to];
      slide(panned(glass, camera, { x: x * glass.width, y: y * glass.height }));
    },
    overview(cells) {
      if (!glass) return;
      const seen = inSight(glass, camera);
      if (cells?.some((cell) => !seen.includes(cell))) {
        before = camera;
        slide(zoomed(glass, camera, { x: 0, y: 0 }, glass.fit / camera.side), LONG);
      } else if (!cells && before) {
        slide(before, LONG);
        before = undefined;
      }
    },
    settle() {
      // Debounced: the next wheel turn or finger often follows in a moment.
      if (!resting) motion.run(owner, LONG, (done) => done === 1 && rest());
    },
    show(...cells) {
      if (!glass || isAtFit(glass, camera)) return;
      const to = showing(glass, camera, cells);
      if (to !== camera) slide(to);
    },
    setLocked(value) {
      locked = value;
    },
  };
}
