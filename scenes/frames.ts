// What one display frame of a board does: size, then content, then movement.

import type { BoardScene } from './boardScene.ts';
import type { Fit, GridBox } from './fit.ts';
import { type Glass, inSight } from './layout.ts';
import type { MotionClock } from './motion.ts';
import type { Palette } from './palette.ts';
import { createSharpening } from './sharpen.ts';
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
  /** Nothing more is prepared. */
  end(): void;
}

/** From now on the stage's frames show the source's board. */
export function driveFrames(parts: Parts, firstPalette: Palette): Frames {
  const { source, stage, scene, viewpoint, motion, fit } = parts;
  const sharpening = createSharpening(scene, stage);
  let palette = firstPalette;
  let expired = true;
  let placed = viewpoint.camera;
  let told: typeof placed | undefined;
  let sharp: boolean | undefined;
  let cursor = source.current().view.cursor;
  let lights = lit(source);

  function draw(now: number): boolean {
    if (fit.update()) expired = true;
    if (!fit.room || !viewpoint.glass) return false;
    const rebuilt = renew(viewpoint.glass, fit.room.ratio);
    const painted = scene.sync();
    follow();
    const moved = motion.tick(now);
    return place() || rebuilt || painted || moved;
  }
  /** Another size or palette is drawn at once, another zoom while nobody waits for it. True: there is something new to show. */
  function renew(glass: Glass, ratio: number): boolean {
    const { camera, resting } = viewpoint;
    const paper = { palette, side: Math.round(camera.side), ratio };
    const outdated = expired;
    expired = false;
    if (outdated) {
      sharpening.drop();
      scene.build(paper, inSight(glass, camera));
      placed = camera;
    }
    const fresh = (resting && sharpening.want(paper)) || outdated;
    if (fresh) stage.put(scene.root);
    return fresh;
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
    const turned = camera !== placed;
    if (turned) sharpening.move(camera.side);
    scene.root.position.set(camera.x, camera.y);
    scene.root.scale.set(camera.side / scene.side);
    showSharp(camera.side === scene.side && scene.whole);
    placed = camera;
    if (viewpoint.resting && fit.room && viewpoint.camera !== told) {
      told = camera;
      parts.rested?.(fit.placeOf(camera));
    }
    return turned;
  }
  /** For whoever waits for the picture as it will stay, such as who compares it with another one. */
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
    touched,
    end: sharpening.destroy,
    setPalette(next) {
      if (next === palette) return;
      palette = next;
      stage.setBackground(next.paper);
      redraw();
    },
  };
}
