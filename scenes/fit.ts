// Keeps the canvas as large as its host allows: exactly the grid, centred in the host, on whole device pixels.

import type { Cell, Size } from '../puzzles/grid.ts';
import { LARGER, ROOMY, WIDE, WILL_DO } from '../puzzles/opening.ts';
import { type Camera, type Glass, glassFor } from './layout.ts';
import { type Room, roomOf } from './room.ts';
import type { Stage } from './stage.ts';
import type { Viewpoint } from './viewpoint.ts';

/** A box in the host, in CSS pixels. */
export interface GridBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  /** Undefined until the host has had room for a board. */
  readonly room: Room | undefined;
  /** The next `update` measures the host again. */
  expire(): void;
  /** The grid's position in the host. */
  placeOf(camera: Camera): GridBox;
  /** Must be called within a frame. True: the picture must be redrawn. */
  update(): boolean;
}

/** How a board opens: CSS pixels of a readable cell's side, and the cells to show first. */
export interface Opening {
  readonly reading: number;
  cells(): readonly Cell[];
}

export function createFit(
  host: HTMLElement,
  size: Size,
  stage: Stage,
  viewpoint: Viewpoint,
  opening: Opening = { reading: 0, cells: () => [] },
): Fit {
  const { canvas } = stage;
  let room: Room | undefined;
  let expired = true;

  function update(): boolean {
    if (!expired) return false;
    const now = roomOf(host);
    // A hidden host has no room: keep the last size; the observer fires when the host is shown.
    if (now.width < size.width || now.height < size.height) return false;
    const reading = opening.reading * now.ratio;
    const least = now.width < WIDE * now.ratio ? reading : reading * WILL_DO;
    const moved = now.width < ROOMY * now.ratio ? reading : reading * LARGER;
    const glass = glassFor(size, now, { reading, least, moved });
    const resized = canvas.width !== glass.width || canvas.height !== glass.height;
    if (resized) stage.resize(glass.width, glass.height);
    if (resized || !viewpoint.glass) viewpoint.setGlass(glass, opening.cells());
    setBox(canvas, now, glass);
    const other = resized || now.ratio !== room?.ratio;
    room = now;
    expired = false;
    return other;
  }

  return {
    get room() {
      return room;
    },
    placeOf(camera) {
      const ratio = room?.ratio ?? 1;
      return {
        left: Number.parseFloat(canvas.style.left) + camera.x / ratio,
        top: Number.parseFloat(canvas.style.top) + camera.y / ratio,
        width: (camera.side * size.width) / ratio,
        height: (camera.side * size.height) / ratio,
      };
    },
    expire: () => {
      expired = true;
    },
    update,
  };
}

/** Takes the canvas out of the page's layout and text selection, and makes it handle all touches itself as long as it is not locked. */
export function placeCanvas(host: HTMLElement, canvas: HTMLCanvasElement): void {
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    // until it is fitted: it must not be seen to grow
    width: '0',
    height: '0',
    touchAction: 'none',
    userSelect: 'none',
    webkitUserSelect: 'none',
    webkitTouchCallout: 'none',
    webkitTapHighlightColor: 'transparent',
  });
  host.append(canvas);
}

function setBox(canvas: HTMLCanvasElement, room: Room, glass: Glass): void {
  const css = (pixels: number) => `${pixels / room.ratio}px`;
  const start = (slack: number, fraction: number) => css(Math.round(slack / 2 + fraction) - fraction);
  canvas.style.width = css(glass.width);
  canvas.style.height = css(glass.height);
  canvas.style.left = start(room.width - glass.width, room.left);
  canvas.style.top = start(room.height - glass.height, room.top);
}
