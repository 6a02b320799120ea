// What pointers act on: the board under the glass. They point at its cells, pan it and zoom it.

import type { Gesture } from '../../puzzles/gesture.ts';
import type { Cell } from '../../puzzles/grid.ts';
import { cellsBetween, cellUnder, isAtFit, type Point } from '../layout.ts';
import type { Source } from '../source.ts';
import type { Viewpoint } from '../viewpoint.ts';

/** Points in device pixels of the canvas. */
export interface Surface {
  /** Device pixels that a touch may move and still be a tap. */
  readonly slop: number;
  cellUnder(at: Point): Cell | undefined;
  cellsBetween(from: Point, to: Point): readonly Cell[];
  /** Do wheel and fingers zoom the board? If not, they zoom the page. */
  readonly zooms: boolean;
  /** Does this touch pan the board? */
  pansWith(finger: boolean): boolean;
  send(gesture: Gesture): void;
  pan(by: Point): void;
  zoom(at: Point, factor: number): void;
  /** All fingers are lifted: the picture may become sharp. */
  settle(): void;
}

/** CSS pixels; a thumb jitters by about five. */
const SLOP = 8;

/** `ratio` returns the current device pixels per CSS pixel; `touched` is called after a gesture was sent. */
export function createSurface(source: Source, viewpoint: Viewpoint, ratio: () => number, touched: () => void): Surface {
  return {
    get slop() {
      return SLOP * ratio();
    },
    get zooms() {
      return !viewpoint.locked;
    },
    cellUnder: (at) => viewpoint.glass && cellUnder(viewpoint.glass, viewpoint.camera, at),
    cellsBetween: (from, to) => (viewpoint.glass ? cellsBetween(viewpoint.glass, viewpoint.camera, from, to) : []),
    pansWith: (finger) =>
      finger && !viewpoint.locked && viewpoint.glass !== undefined && !isAtFit(viewpoint.glass, viewpoint.camera),
    send(gesture) {
      source.send(gesture);
      touched();
    },
    pan: viewpoint.pan,
    zoom: viewpoint.zoom,
    settle: viewpoint.settle,
  };
}
