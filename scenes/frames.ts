// What one display frame of a board does: size, then content, then movement.

import type { BoardScene } from './boardScene.ts';
import type { Fit, GridBox } from './fit.ts';
import type { MotionClock } from './motion.ts';
import type { Palette } from './palette.ts';
import { lit, wanted } from './sight.ts';
import type { Source } from './source.ts';
import type { Stage } from './stage.ts';
import type { Viewpoint } from './viewpoint.ts';

export interface Parts {
  readonly source: Source;
  readonly stage: Stage;
  readonly scene: BoardScene;
  readonly viewpoint: Viewpoint;
  readonly motion: MotionClock;
  readonly fit: Fit;
  /** Hears where the grid has come to rest. */
  readonly rested?: ((grid: GridBox) => void) | undefined;
}

export interface Frames {
  /** Everything is drawn anew with the next frame. */
  redraw(): void;
  /** The cursor may have been moved by a finger on the board. */
  touched(): void;
  setPalette(palette: Palette): void;
}

/** From now on the stage's frames show the source's board. */
export function driveFrames(parts: Parts, firstPalette: Palette): Frames {
  const { source, stage, scene, viewpoint, motion, fit } = parts;
  let palette = firstPalette;
  let outdated = true;
  let placed = viewpoint.camera;
  let told: typeof placed | undefined;
  let cursor = source.current().view.cursor;
  let lights = lit(source);

  function draw(now: number): boolean {
    if (fit.update()) outdated = true;
    if (!fit.room) return false;
    // Not while the camera moves: stretched sprites will do until it rests.
    const rebuilt = outdated || (viewpoint.resting && scene.side !== viewpoint.camera.side);
    if (rebuilt) scene.build(palette, Math.round(viewpoint.camera.side), fit.room.ratio);
    outdated = false;
    const painted = scene.sync();
    follow();
    const moved = motion.tick(now);
    return place() || rebuilt || painted || moved;
  }
  /** A cursor that went out of sight is brought back with its word, and a hint's lights are shown. */
  function follow(): void {
    const now = source.current().view.cursor;
    if (now !== cursor) viewpoint.show(...wanted(source));
    cursor = now;
    const shown = lit(source);
    if (shown !== lights && shown.length > 0) viewpoint.show(...shown.map(({ cell }) => cell));
    lights = shown;
  }
  /** What a finger touched stays under it: only its cell is made whole. */
  function touched(): void {
    const now = source.current().view.cursor;
    if (now !== cursor) viewpoint.show(now);
    cursor = now;
  }
  function place(): boolean {
    const { camera } = viewpoint;
    scene.root.position.set(camera.x, camera.y);
    scene.root.scale.set(camera.side / scene.side);
    const turned = camera !== placed;
    placed = camera;
    if (viewpoint.resting && fit.room && viewpoint.camera !== told) {
      told = camera;
      parts.rested?.(fit.placeOf(camera));
    }
    return turned;
  }
  function redraw(): void {
    outdated = true;
    stage.requestFrame();
  }

  stage.root.addChild(scene.root);
  stage.drive(draw);
  return {
    redraw,
    touched,
    setPalette(next) {
      if (next === palette) return;
      palette = next;
      stage.setBackground(next.paper);
      redraw();
    },
  };
}
