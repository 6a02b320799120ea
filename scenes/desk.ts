// What fingers may do to a board: point at its cells, push and zoom it.

import { cellsBetween, cellUnder, isAtFit } from './layout.ts';
import type { Desk } from './pointer/state.ts';
import type { Source } from './source.ts';
import type { Viewpoint } from './viewpoint.ts';

/** CSS pixels; a thumb trembles by some five. */
const SLOP = 8;

/** `ratio` answers the device pixels of a CSS pixel at the time; `touched` hears that a gesture was sent. */
export function createDesk(source: Source, viewpoint: Viewpoint, ratio: () => number, touched: () => void): Desk {
  return {
    get slop() {
      return SLOP * ratio();
    },
    cellUnder: (at) => viewpoint.glass && cellUnder(viewpoint.glass, viewpoint.camera, at),
    cellsBetween: (from, to) => (viewpoint.glass ? cellsBetween(viewpoint.glass, viewpoint.camera, from, to) : []),
    pushes: (finger) =>
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
