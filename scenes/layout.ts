// Where the cells are on the glass: fitting, zoom, pan, and the way back from a pixel to a cell. Pure; all lengths are
// device pixels of the canvas.

import { type Cell, cellAt, cellCount, columnOf, rowOf, type Size } from '../puzzles/grid.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is looked at: the side of a cell, and where the grid's top left corner lies; right of or below 0 only where there is room left. */
export interface Camera extends Point {
  readonly side: number;
}

/** The glass: the canvas, which is exactly the grid when nothing is zoomed; all of the room, where that is too small to be read. */
export interface Glass {
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  /** Whole cell sides: all of the grid is seen, and the nearest that one can get. */
  readonly fit: number;
  readonly nearest: number;
  /** How a board is opened: as a whole, or as near as it can be read. */
  readonly opening: number;
}

/** Three times is enough for tired eyes, or as far as a finger needs to hit a cell of a large board. */
const MOST_ZOOM = 3;
const FINGER_SIDE = 132;
/** Beyond these letters only cost memory: a cell's side, and what all cells of a board may take in the atlas. */
const LARGEST_SIDE = 320;
const LARGEST_AREA = 12e6;

/** So much smaller than it should be, a cell can still be read: no reason to hide a part of the board. */
const NEARLY = 0.94;

interface Area {
  readonly width: number;
  readonly height: number;
}

/** The largest board of whole cells that fits into the room. `reading`: the side of a cell that can be read. */
export function glassFor(size: Size, room: Area, reading = 0): Glass {
  const fit = Math.max(1, Math.floor(Math.min(room.width / size.width, room.height / size.height)));
  const largest = Math.min(LARGEST_SIDE, Math.floor(Math.sqrt(LARGEST_AREA / cellCount(size))));
  const nearest = Math.max(fit, Math.min(Math.max(fit * MOST_ZOOM, FINGER_SIDE), largest));
  const opening = openingSide(size, room, fit, Math.min(reading, nearest));
  const seen = opening > fit ? room : { width: fit * size.width, height: fit * size.height };
  return { size, width: seen.width, height: seen.height, fit, nearest, opening };
}

/** All of it if it can be read so, else all columns or all rows, else what can be read. */
function openingSide(size: Size, room: Area, fit: number, reading: number): number {
  if (fit >= reading * NEARLY) return fit;
  const lines = [Math.floor(room.width / size.width), Math.floor(room.height / size.height)];
  return lines.find((side) => side >= reading * NEARLY && side < reading) ?? Math.ceil(reading);
}

export const atFit = (glass: Glass): Camera => bounded(glass, { side: glass.fit, x: 0, y: 0 });

/** The board as it is opened, at its beginning. */
export const opened = (glass: Glass): Camera => bounded(glass, { side: glass.opening, x: 0, y: 0 });

export const isAtFit = (glass: Glass, camera: Camera): boolean => camera.side <= glass.fit;

/** The cell under a point of the glass; undefined beside the grid. */
export function cellUnder(glass: Glass, camera: Camera, at: Point): Cell | undefined {
  const column = Math.floor((at.x - camera.x) / camera.side);
  const row = Math.floor((at.y - camera.y) / camera.side);
  const { width, height } = glass.size;
  return column >= 0 && row >= 0 && column < width && row < height ? cellAt(glass.size, row, column) : undefined;
}

/** The cells of which at least a part is on the glass, row by row. */
export function inSight({ size, width, height }: Glass, { side, x, y }: Camera): Cell[] {
  const cells: Cell[] = [];
  const [left, right] = [Math.max(0, Math.floor(-x / side)), Math.min(size.width, Math.ceil((width - x) / side))];
  const [top, bottom] = [Math.max(0, Math.floor(-y / side)), Math.min(size.height, Math.ceil((height - y) / side))];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) cells.push(cellAt(size, row, column));
  }
  return cells;
}

export const centreOf = (glass: Glass, camera: Camera, cell: Cell): Point => ({
  x: camera.x + (columnOf(glass.size, cell) + 0.5) * camera.side,
  y: camera.y + (rowOf(glass.size, cell) + 0.5) * camera.side,
});

/** Cells on the straight way between two points, so that a fast finger skips none. */
export function cellsBetween(glass: Glass, camera: Camera, from: Point, to: Point): Cell[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (camera.side / 4)));
  const cells: Cell[] = [];
  for (let i = 0; i <= steps; i++) {
    const at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
    const cell = cellUnder(glass, camera, at);
    if (cell !== undefined && cell !== cells.at(-1)) cells.push(cell);
  }
  return cells;
}

/** No gap ever shows between the grid and the glass's edge; a grid that is smaller lies in the middle. */
function bounded(glass: Glass, camera: Camera): Camera {
  const within = (value: number, room: number, length: number) =>
    length <= room ? Math.floor((room - length) / 2) : Math.min(0, Math.max(room - length, value));
  return {
    side: camera.side,
    x: within(camera.x, glass.width, camera.side * glass.size.width),
    y: within(camera.y, glass.height, camera.side * glass.size.height),
  };
}

export const panned = (glass: Glass, camera: Camera, by: Point): Camera =>
  bounded(glass, { ...camera, x: camera.x + by.x, y: camera.y + by.y });

/** Zoomed by a factor; what lay under `at` stays there as far as the bounds allow. */
export function zoomed(glass: Glass, camera: Camera, at: Point, factor: number): Camera {
  const side = Math.min(glass.nearest, Math.max(glass.fit, camera.side * factor));
  const scale = side / camera.side;
  return bounded(glass, { side, x: at.x - (at.x - camera.x) * scale, y: at.y - (at.y - camera.y) * scale });
}

/** Whole pixels again, about the middle of the glass: what a camera is when nothing moves. */
export function rested(glass: Glass, camera: Camera): Camera {
  const middle = { x: glass.width / 2, y: glass.height / 2 };
  const whole = zoomed(glass, camera, middle, Math.round(camera.side) / camera.side);
  return bounded(glass, { side: Math.round(whole.side), x: Math.round(whole.x), y: Math.round(whole.y) });
}

/**
 * The shortest pan that brings all of these cells into sight, or as many of the first ones as there is room for; the same
 * camera if they are there already.
 */
export function showing(glass: Glass, camera: Camera, cells: readonly Cell[]): Camera {
  const columns = cells.map((cell) => columnOf(glass.size, cell));
  const rows = cells.map((cell) => rowOf(glass.size, cell));
  const dx = reach(camera.x, camera.side, columns, glass.width);
  const dy = reach(camera.y, camera.side, rows, glass.height);
  return dx === 0 && dy === 0 ? camera : panned(glass, camera, { x: dx, y: dy });
}

/** How far to push along one side: `places` are columns or rows, the most wanted first. */
function reach(origin: number, side: number, places: readonly number[], room: number): number {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const place of places) {
    const [low, high] = [Math.min(from, place), Math.max(to, place)];
    if (from <= to && (high - low + 1) * side > room) break;
    [from, to] = [low, high];
  }
  if (from > to) return 0;
  const [start, end] = [origin + from * side, origin + (to + 1) * side];
  return start < 0 ? -start : Math.min(0, room - Math.ceil(end));
}
