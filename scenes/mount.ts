// Puts a board into the page: canvas, camera, pointer, size and pixel ratio, and takes all of it out again.

import { type BoardScene, createBoardScene } from './boardScene.ts';
import { createDesk } from './desk.ts';
import { loadFont } from './font.ts';
import { glassFor } from './layout.ts';
import { createMotion } from './motion.ts';
import type { AnyPainterFactory } from './painter.ts';
import type { Palette } from './palette.ts';
import { bindPointer } from './pointer/bind.ts';
import { loadPainter } from './registry.ts';
import { type Room, roomOf, watchRoom } from './room.ts';
import type { Source } from './source.ts';
import { openStage, type Stage } from './stage.ts';
import { createViewpoint, type Viewpoint } from './viewpoint.ts';

export interface BoardOptions {
  readonly palette: Palette;
  readonly reducedMotion: boolean;
  /** As in CSS: families in order of preference. */
  readonly fontFamily: string;
  /** The board can no longer be drawn or touched; it stays as it was. */
  onError(error: unknown): void;
  /** How to draw a kind that the registry does not know. */
  readonly painter?: AnyPainterFactory;
}

export interface MountedBoard {
  readonly canvas: HTMLCanvasElement;
  setPalette(palette: Palette): void;
  setReducedMotion(reduced: boolean): void;
  /** Looks at the host's size again; only needed where it changes without the browser noticing. */
  resize(): void;
  /** Nearer with a factor above 1; ends at the whole board and at three times its size. */
  zoom(by: number): void;
  /** Keeps fingers and wheel from zooming and moving the board. */
  setLocked(locked: boolean): void;
  destroy(): void;
}

/**
 * Shows the source's board in the host (no border, no padding), as large as the host has room for, with whole device
 * pixels for each cell. The canvas is exactly the grid, in the host's middle. Rejects if the kind cannot be drawn.
 */
export async function mountBoard(host: HTMLElement, source: Source, options: BoardOptions): Promise<MountedBoard> {
  const [factory, font] = await Promise.all([
    options.painter ?? loadPainter(source.kind.id),
    loadFont(options.fontFamily),
  ]);
  const stage = await openStage(options.palette.paper, options.onError);
  const motion = createMotion(stage.requestFrame, options.reducedMotion);
  const viewpoint = createViewpoint(motion, stage.requestFrame);
  const scene = createBoardScene(source, factory, motion, options.fontFamily);
  const frames = createFrames(host, source, stage, scene, viewpoint, motion.tick, options.palette);
  dress(host, stage.canvas);

  const unbind = [
    watchRoom(host, frames.measure),
    bindPointer(stage.canvas, createDesk(source, viewpoint, frames.ratio), options.onError),
    source.subscribe(() => scene.stale && stage.requestFrame()),
  ];
  void font.late?.then(frames.redraw);
  frames.measure();

  return {
    canvas: stage.canvas,
    setPalette: frames.setPalette,
    setReducedMotion: motion.setReduced,
    resize: frames.measure,
    zoom: viewpoint.zoomStep,
    setLocked: viewpoint.setLocked,
    destroy() {
      for (const end of unbind) end();
      motion.clear();
      frames.stop();
      scene.destroy();
      stage.destroy();
    },
  };
}

interface Frames {
  ratio(): number;
  measure(): void;
  redraw(): void;
  setPalette(palette: Palette): void;
  stop(): void;
}

/** What one display frame does: size, then content, then movement. */
function createFrames(
  host: HTMLElement,
  source: Source,
  stage: Stage,
  scene: BoardScene,
  viewpoint: Viewpoint,
  tick: (now: number) => boolean,
  firstPalette: Palette,
): Frames {
  let palette = firstPalette;
  let room: Room | undefined;
  let outdated = true;
  let placed = viewpoint.camera;
  let cursor = source.current().view.cursor;

  function fitTo(now: Room): void {
    const glass = glassFor(source.givens, now);
    const { canvas } = stage;
    if (canvas.width !== glass.width || canvas.height !== glass.height) stage.resize(glass.width, glass.height);
    setBox(canvas, now, glass);
    if (glass.fit !== viewpoint.glass?.fit) viewpoint.setGlass(glass);
    outdated = true;
  }
  function measured(): boolean {
    if (room) return viewpoint.glass !== undefined;
    room = roomOf(host);
    // A hidden host has no room; its observer calls when it is shown.
    if (room.width === 0 || room.height === 0) return viewpoint.glass !== undefined;
    fitTo(room);
    return true;
  }
  function draw(now: number): boolean {
    if (!measured() || !room) return false;
    const rebuilt = outdated || (viewpoint.resting && scene.side !== viewpoint.camera.side);
    if (rebuilt) scene.build(palette, Math.round(viewpoint.camera.side), room.ratio);
    outdated = false;
    const painted = scene.sync();
    const current = source.current().view.cursor;
    if (current !== cursor) viewpoint.show(current);
    cursor = current;
    const moved = tick(now);
    const { camera } = viewpoint;
    const turned = camera !== placed;
    placed = camera;
    scene.root.position.set(camera.x, camera.y);
    scene.root.scale.set(camera.side / scene.side);
    return rebuilt || painted || moved || turned;
  }
  function redraw(): void {
    outdated = true;
    stage.requestFrame();
  }
  stage.root.addChild(scene.root);
  stage.drive(draw);

  return {
    ratio: () => room?.ratio ?? 1,
    measure() {
      room = undefined;
      stage.requestFrame();
    },
    redraw,
    setPalette(next) {
      palette = next;
      stage.setBackground(next.paper);
      redraw();
    },
    stop: () => stage.drive(() => false),
  };
}

/** The canvas takes no part in the page's layout or selection, and keeps all touches to itself. */
function dress(host: HTMLElement, canvas: HTMLCanvasElement): void {
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    touchAction: 'none',
    userSelect: 'none',
    webkitUserSelect: 'none',
    webkitTouchCallout: 'none',
    webkitTapHighlightColor: 'transparent',
  });
  host.append(canvas);
}

/** In the middle of the host, on whole device pixels. */
function setBox(
  canvas: HTMLCanvasElement,
  room: Room,
  glass: { readonly width: number; readonly height: number },
): void {
  const css = (pixels: number) => `${pixels / room.ratio}px`;
  const start = (slack: number, fraction: number) => css(Math.round(slack / 2 + fraction) - fraction);
  canvas.style.width = css(glass.width);
  canvas.style.height = css(glass.height);
  canvas.style.left = start(room.width - glass.width, room.left);
  canvas.style.top = start(room.height - glass.height, room.top);
}
