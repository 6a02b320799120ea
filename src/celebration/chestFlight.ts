// How a chest opens: its lid goes up, the letters rise out of it and find their places in rows over it. Pure and
// deterministic, so that every chest of a size looks the same.

import { CHEST } from '../app/chestShape.ts';

/** ms; the whole opening. */
export const OPENING = 900;
const LID_OPEN = 260;
/** ms from the first letter to the last, and of the flight of one. */
const SPREAD = 300;
const FLIGHT = 340;

export interface Stage {
  readonly width: number;
  readonly height: number;
}

export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
}

const eased = (time: number): number => 1 - (1 - Math.min(1, Math.max(0, time))) ** 3;

/** 0 closed, 1 open. */
export const lidAt = (ms: number): number => eased(ms / LID_OPEN);

/** How much larger the chest is: closed it fills the room, open it leaves it to the letters. */
export const scaleAt = (ms: number, { height }: Stage): number =>
  1 + Math.max(0, Math.min(1, (height - 8) / (CHEST.body + CHEST.lid + 4) - 1)) * (1 - lidAt(ms));

/** The height above the chest with its lid up. */
const roomOver = (height: number): number => height - CHEST.body - 2 * CHEST.lid - 12;

/** The side of a tile: as large as the rows over the chest allow. */
export function tileSide(count: number, { width, height }: Stage): number {
  const room = roomOver(height);
  for (let side = 40; side > 12; side -= 2) {
    const columns = Math.max(1, Math.floor((width - 16) / (side + 6)));
    if (Math.ceil(count / columns) * (side + 6) <= room) return side;
  }
  return 12;
}

/** Where the middle of letter `index` of `count` is after `ms`. */
export function tileAt(index: number, count: number, ms: number, stage: Stage): Tile {
  const step = tileSide(count, stage) + 6;
  const most = Math.max(1, Math.floor((stage.width - 16) / step));
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, count - row * columns);
  const place = {
    x: stage.width / 2 + ((index % columns) - (inRow - 1) / 2) * step,
    y: roomOver(stage.height) - (rows - row - 0.5) * step,
  };
  const mouth = { x: stage.width / 2, y: stage.height - CHEST.body - 4 };
  const time = eased((ms - LID_OPEN / 2 - (index / Math.max(1, count)) * SPREAD) / FLIGHT);
  return {
    x: mouth.x + (place.x - mouth.x) * time,
    y: mouth.y + (place.y - mouth.y) * time,
    alpha: Math.min(1, time * 3),
  };
}
