// Where the cells are on the glass (the canvas as a viewport): fitting, zoom, pan, and from a pixel back to a cell. Pure; all
// lengths are device pixels of the canvas.

import { type Cell, cellAt, cellCount, columnOf, rowOf, type Size } from '../puzzles/grid.ts';
import { NEARLY } from '../puzzles/opening.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cell's side, and the position of the grid's top left corner: above 0 only if there is room to spare. */
export interface Camera extends Point {
  readonly side: number;
}

/** The canvas: exactly the grid of a board that is not zoomed, or the whole room if such a grid would be unreadable. */
export interface Glass {
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  /** A cell's side, a whole number: with the whole grid in sight, and zoomed in as far as possible. */
  readonly fit: number;
  readonly nearest: number;
  /** A cell's side when the board opens: the whole grid, or a readable size. */
  readonly opening: number;
}

/** Zoom limits: three times is enough for tired eyes; a large board may zoom further, until a finger can hit a cell. */
const MAX_ZOOM = 3;
const FINGER_SIDE = 132;
/** Limits that save memory, since larger letters gain nothing: of a cell's side, and of all cells together in the atlas. */
const MAX_SIDE = 320;
const MAX_AREA = 12e6;

interface Area {
  readonly width: number;
  readonly height: number;
}

/** Cell sides: a readable one; one that will do, rather than a board that has to be moved both ways; and one for a board that has to. */
interface Readable {
  readonly reading: number;
  readonly least?: number;
  readonly moved?: number;
}

/** The largest board of whole cells that fits into the room; of a board that does not fit, as many whole cells as there is room for. */
export function glassFor(
  size: Size,
  room: Area,
  { reading, least = reading, moved = reading }: Readable = { reading: 0 },
): Glass {
  const whole = Math.max(1, sideIn(room, size));
  const largest = Math.min(MAX_SIDE, Math.floor(Math.sqrt(MAX_AREA / cellCount(size))));
  const nearest = Math.max(whole, Math.min(Math.max(whole * MAX_ZOOM, FINGER_SIDE), largest));
  const opening = Math.min(openingSide(size, room, { reading: Math.min(reading, nearest), least, moved }), nearest);
  if (opening <= whole)
    return { size, width: whole * size.width, height: whole * size.height, fit: whole, nearest, opening: whole };
  const seen = { width: cut(room.width, size.width, opening), height: cut(room.height, size.height, opening) };
  return { size, ...seen, fit: Math.max(1, sideIn(seen, size)), nearest, opening };
}

const sideIn = (room: Area, size: Size): number =>
  Math.floor(Math.min(room.width / size.width, room.height / size.height));

/** All of the room if all cells are in sight, which leaves it to those who zoom in; else whole cells, and the line after the last one. */
const cut = (room: number, cells: number, side: number): number =>
  cells * side <= room || side > room ? room : Math.min(room, Math.floor(room / side) * side + 1);

/** The whole board if readable, else all columns or all rows; if neither, the same where it will do; else whole columns. */
function openingSide(size: Size, room: Area, { reading, least, moved }: Required<Readable>): number {
  const fit = sideIn(room, size);
  if (fit >= reading * NEARLY) return fit;
  const lines = [Math.floor(room.width / size.width), Math.floor(room.height / size.height)];
  const one = lines.find((side) => side >= reading * NEARLY && side < reading);
  if (one !== undefined) return one;
  if (lines.some((side) => side >= reading)) return Math.ceil(reading);
  const will = [fit, ...lines].find((side) => side >= least && side < reading);
  if (will !== undefined) return will;
  const columns = Math.min(size.width - 1, Math.max(1, Math.floor(room.width / (moved * NEARLY))));
  return Math.floor(room.width / Math.max(1, columns));
}

/** The camera when the board opens, at its top left corner. */
export const opened = (glass: Glass): Camera => bounded(glass, { side: glass.opening, x: 0, y: 0 });

export const isAtFit = (glass: Glass, camera: Camera): boolean => camera.side <= glass.fit;

/** The cell under a point of the glass; undefined beside the grid. */
export function cellUnder(glass: Glass, camera: Camera, at: Point): Cell | undefined {
  const column = Math.floor((at.x - camera.x) / camera.side);
  const row = Math.floor((at.y - camera.y) / camera.side);
  const { width, height } = glass.size;
  return column >= 0 && row >= 0 && column < width && row < height ? cellAt(glass.size, row, column) : undefined;
}

/** The middle of a cell, on the glass or beside it. */
export const middleOf = ({ size }: Glass, { side, x, y }: Camera, cell: Cell): Point => ({
  x: x + (columnOf(size, cell) + 0.5) * side,
  y: y + (rowOf(size, cell) + 0.5) * side,
});

/** The cells that are at least partly on the glass, row by row. */
export function inSight({ size, width, height }: Glass, { side, x, y }: Camera): Cell[] {
  const cells: Cell[] = [];
  const [left, right] = [Math.max(0, Math.floor(-x / side)), Math.min(size.width, Math.ceil((width - x) / side))];
  const [top, bottom] = [Math.max(0, Math.floor(-y / side)), Math.min(size.height, Math.ceil((height - y) / side))];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) cells.push(cellAt(size, row, column));
  }
  return cells;
}

/** The cells on the straight line between two points, so that a fast finger skips none. */
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

/** Never leaves a gap between the grid and the glass's edge; a smaller grid is centred. */
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

/** Zoomed by a factor; what lies under `at` stays there as far as the bounds allow. */
export function zoomed(glass: Glass, camera: Camera, at: Point, factor: number): Camera {
  const side = Math.min(glass.nearest, Math.max(glass.fit, camera.side * factor));
  const scale = side / camera.side;
  return bounded(glass, { side, x: at.x - (at.x - camera.x) * scale, y: at.y - (at.y - camera.y) * scale });
}

/** The camera when nothing moves: back on whole pixels, about the middle of the glass. */
export function rested(glass: Glass, camera: Camera): Camera {
  const middle = { x: glass.width / 2, y: glass.height / 2 };
  const whole = zoomed(glass, camera, middle, Math.round(camera.side) / camera.side);
  return bounded(glass, { side: Math.round(whole.side), x: Math.round(whole.x), y: Math.round(whole.y) });
}

/**
 * The camera after the shortest pan that brings all of these cells into sight, or as many of the first ones as fit; the same
 * camera if they already are.
 */
export function showing(glass: Glass, camera: Camera, cells: readonly Cell[]): Camera {
  const dx = reach(camera.x, camera.side, cells, (cell) => columnOf(glass.size, cell), glass.width);
  const dy = reach(camera.y, camera.side, cells, (cell) => rowOf(glass.size, cell), glass.height);
  return dx === 0 && dy === 0 ? camera : panned(glass, camera, { x: dx, y: dy });
}

/** How far to pan along one axis: `placeOf` is a cell's column or row; the most important cells first. */
function reach(
  origin: number,
  side: number,
  cells: readonly Cell[],
  placeOf: (cell: Cell) => number,
  room: number,
): number {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    const place = placeOf(cell);
    const low = Math.min(from, place);
    const high = Math.max(to, place);
    if (from <= to && (high - low + 1) * side > room) break;
    from = low;
    to = high;
  }
  if (from > to) return 0;
  const start = origin + from * side;
  const end = origin + (to + 1) * side;
  return start < 0 ? -start : Math.min(0, room - Math.ceil(end));
}
