// What one display frame of a board does: size, then content, then movement.

import type { Fit, GridBox } from '../fit.ts';
import { type Glass, inSight } from '../layout.ts';
import type { MotionClock } from '../motion.ts';
import type { Palette } from '../palette.ts';
import type { Sight } from '../sight.ts';
import type { Stage } from '../stage.ts';
import type { Viewpoint } from '../viewpoint.ts';
import { createEasel } from './easel.ts';
import type { Board, Picture } from './picture.ts';
import type { WhenIdle } from './slices.ts';
import { IDLE, type PictureInput, type PictureState } from './state.ts';
import { step } from './step.ts';

export interface Parts {
  readonly board: Board;
  readonly stage: Stage;
  readonly viewpoint: Viewpoint;
  readonly motion: MotionClock;
  readonly fit: Fit;
  readonly sight: Sight;
  readonly whenIdle: WhenIdle;
  /** Called with the grid's position each time it comes to rest. */
  readonly onRest?: ((grid: GridBox) => void) | undefined;
}

export interface Frames {
  /** Makes the next frame redraw everything. */
  redraw(): void;
  setPalette(palette: Palette): void;
  destroy(): void;
}

/** Makes the stage's frames show the board. */
export function driveFrames(parts: Parts, firstPalette: Palette): Frames {
  const { board, stage, viewpoint, motion, fit, sight } = parts;
  const easel = createEasel(board, stage, parts.whenIdle, { done: () => finished(), failed: fail });
  let state: PictureState = IDLE;
  let palette = firstPalette;
  let expired = true;
  let placed = viewpoint.camera;
  let reported: typeof placed | undefined;
  let sharp: boolean | undefined;
  let fault: { readonly error: unknown } | undefined;

  function dispatch(input: PictureInput): void {
    state = step(state, input, easel);
  }
  function finished(): void {
    dispatch({ type: 'done' });
    stage.requestFrame();
  }
  /** Makes the next frame throw the error, so that it is handled like any error while drawing. */
  function fail(error: unknown): void {
    fault = { error };
    stage.requestFrame();
  }

  function draw(now: number): boolean {
    if (fault) throw fault.error;
    if (fit.update()) expired = true;
    if (!fit.room || !viewpoint.glass) return false;
    const picture = pictureFor(viewpoint.glass, fit.room.ratio);
    const frame = board.source.current();
    const painted = picture?.sync(frame) ?? false;
    sight.follow(frame);
    const moved = motion.tick(now);
    const turned = picture !== undefined && place(picture);
    return easel.takeNews() || painted || moved || turned;
  }
  /** A new size or palette is drawn at once, a new zoom in idle time. */
  function pictureFor(glass: Glass, ratio: number): Picture | undefined {
    const { camera, resting } = viewpoint;
    const paper = { palette, side: Math.round(camera.side), ratio };
    if (expired) {
      expired = false;
      dispatch({ type: 'cancel' });
      easel.draw(paper, inSight(glass, camera));
      placed = camera;
    }
    if (resting) dispatch({ type: 'rest', paper });
    return easel.shown;
  }
  function place(picture: Picture): boolean {
    const { camera } = viewpoint;
    const turned = camera !== placed;
    if (turned) dispatch({ type: 'move', side: camera.side });
    picture.root.position.set(camera.x, camera.y);
    picture.root.scale.set(camera.side / picture.side);
    showSharp(camera.side === picture.side && picture.whole);
    placed = camera;
    if (viewpoint.resting && fit.room && camera !== reported) {
      reported = camera;
      parts.onRest?.(fit.placeOf(camera));
    }
    return turned;
  }
  /** Marks the canvas while the picture is in its final state, for tests that compare it. */
  function showSharp(now: boolean): void {
    if (now !== sharp) stage.canvas.dataset.sharp = `${now}`;
    sharp = now;
  }
  function redraw(): void {
    expired = true;
    stage.requestFrame();
  }

  stage.drive(draw);
  return {
    redraw,
    setPalette(next) {
      if (next === palette) return;
      palette = next;
      stage.setBackground(next.paper);
      redraw();
    },
    destroy() {
      dispatch({ type: 'cancel' });
      easel.destroy();
    },
  };
}
