// Puts a board into the page (canvas, camera, pointer, size and pixel ratio) and removes all of it again.

import type { Cell, Direction } from '../puzzles/grid.ts';
import { createFit, type GridBox, placeCanvas } from './fit.ts';
import { loadFont } from './font.ts';
import { createMotion } from './motion.ts';
import type { AnyPainterFactory } from './painter.ts';
import type { Palette } from './palette.ts';
import { driveFrames } from './picture/frames.ts';
import { type Board, createPicture } from './picture/picture.ts';
import { freeInSlices, type WhenIdle } from './picture/slices.ts';
import { bindPointer, pointOf } from './pointer/bind.ts';
import { createSurface } from './pointer/surface.ts';
import { watchRoom } from './room.ts';
import { createSight } from './sight.ts';
import type { Source } from './source.ts';
import { openStage } from './stage.ts';
import { createViewpoint } from './viewpoint.ts';

export { loadPainter } from './registry.ts';

export interface BoardOptions {
  readonly palette: Palette;
  readonly reducedMotion: boolean;
  /** Families in order of preference, as in CSS. */
  readonly fontFamily: string;
  /** CSS pixels of a cell's side that are readable enough here, where that is less than on a board that is played. */
  readonly readable?: number | undefined;
  /** A finger or a button came down on the board. */
  onTouch?(): void;
  /** The grid has come to rest here in the host: after mounting, a zoom, a pan or a resize. */
  onRest?(grid: GridBox): void;
  /** The board can no longer be drawn or touched; it stays as it is. */
  onError(error: unknown): void;
  /** For the sharp picture after a zoom, which is made in the page's idle time. */
  readonly whenIdle: WhenIdle;
  /** Draws this game, from `loadPainter`. */
  readonly painter: AnyPainterFactory;
}

export interface MountedBoard {
  readonly canvas: HTMLCanvasElement;
  setPalette(palette: Palette): void;
  setReducedMotion(reduced: boolean): void;
  /** Zooms by a factor, in if it is above 1; stops at the whole board and at the closest view. */
  zoom(by: number): void;
  /** Moves the view of a zoomed board. */
  pan(to: Direction): void;
  /** Shows the whole board if one of these cells is out of sight; undefined: again what was seen before. */
  overview(cells: readonly Cell[] | undefined): void;
  /** The cell under a point of the page, in CSS pixels; undefined beside the grid. */
  cellAt(x: number, y: number): Cell | undefined;
  /** Keeps fingers and wheel from zooming and moving the board; both then zoom the page, as everywhere in the browser. */
  setLocked(locked: boolean): void;
  /** A second picture, of another source, painted small and never shown: requests no frame, renders nothing. */
  rehearse(other: Source): DryBoard;
  destroy(): void;
}

export interface DryBoard {
  /** Paints what has changed in its source. */
  show(): void;
  end(): void;
}

/** A cell's side in device pixels, in a picture that is never shown. */
const DRY_SIDE = 9;

/**
 * Shows the source's board in the host (no border, no padding), as large as fits, with whole device pixels for each cell. The
 * canvas is exactly the grid, centred in the host; a board that would be unreadable takes the whole host and opens zoomed in.
 * Rejects if there is no renderer.
 */
export async function mountBoard(host: HTMLElement, source: Source, options: BoardOptions): Promise<MountedBoard> {
  const factory = options.painter;
  const [font] = await Promise.all([
    loadFont(options.fontFamily, factory.faces),
    factory.prepare?.(source.givens as never),
  ]);
  const stage = await openStage(options.palette.paper, options.onError);
  const motion = createMotion(stage.requestFrame, options.reducedMotion);
  const viewpoint = createViewpoint(motion, stage.requestFrame);
  const board: Board = { source, factory, motion, fontFamily: options.fontFamily };
  const sight = createSight(source, viewpoint);
  const reading = Math.min(factory.reading?.(source.givens as never) ?? 0, options.readable ?? Infinity);
  const fit = createFit(host, source.givens, stage, viewpoint, {
    reading,
    cells: () => sight.focus(source.current()),
  });
  const { whenIdle, onRest } = options;
  const frames = driveFrames({ board, stage, viewpoint, motion, fit, sight, whenIdle, onRest }, options.palette);
  // the first time, too: as soon as the browser has laid out the host
  const measured = () => {
    fit.expire();
    stage.showInFrame();
  };
  const surface = createSurface(source, viewpoint, () => fit.room?.ratio ?? 1, sight.touched);

  placeCanvas(host, stage.canvas);
  const unbind = [
    watchRoom(host, measured),
    bindPointer(host, stage.canvas, surface, options.onError, options.onTouch),
    source.subscribe(stage.show),
  ];
  void font.late?.then(frames.redraw);

  return {
    canvas: stage.canvas,
    setPalette: frames.setPalette,
    setReducedMotion: motion.setReduced,
    overview: viewpoint.overview,
    zoom: (by) => viewpoint.zoomStep(by, source.current().view.cursor),
    pan: viewpoint.panStep,
    cellAt(x, y) {
      const box = stage.canvas.getBoundingClientRect();
      const inside = x >= box.left && x < box.right && y >= box.top && y < box.bottom;
      return inside ? surface.cellUnder(pointOf(stage.canvas, { clientX: x, clientY: y })) : undefined;
    },
    setLocked(locked) {
      viewpoint.setLocked(locked);
      host.style.touchAction = stage.canvas.style.touchAction = locked ? 'pinch-zoom' : 'none';
    },
    rehearse(other) {
      const motion = createMotion(() => undefined, true);
      const dry = createPicture(
        { ...board, source: other, motion },
        { palette: options.palette, side: DRY_SIDE, ratio: 1 },
      );
      const show = () => void dry.sync(other.current());
      show();
      const end = () => freeInSlices(whenIdle, dry.takeDown());
      return { show, end };
    },
    destroy() {
      for (const end of unbind) end();
      motion.clear();
      frames.destroy();
      stage.destroy();
    },
  };
}
