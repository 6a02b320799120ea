// The Pixi renderer of a board, with three entry points: `show` for what a player did, `requestFrame` for animation, `showInFrame`
// for a new size. Nothing runs in between. After a lost context is restored, the whole picture is shown again.

import { Container, type TextureSource, type WebGLRenderer } from 'pixi.js';
import type { Colour } from './palette.ts';
import { releaseDrawer, takeDrawer } from './renderer.ts';

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /**
   * Sets what is rendered from now on; it still belongs to the caller. Its position and scale are a uniform on the GPU, so moving
   * or stretching it does not touch its sprites.
   */
  put(root: Container): void;
  /** Uploads a texture to the GPU before a picture needs it. */
  upload(source: TextureSource): void;
  /** Sets what prepares each frame; `now` is the display's time in ms. It returns false if nothing has changed. */
  drive(draw: (now: number) => boolean): void;
  /** Draws and renders in the next display frame. */
  requestFrame(): void;
  /**
   * Draws at the end of this task, for the display's next frame, instead of waiting for that frame to begin. If the next frame
   * already has its picture, requests the one after it.
   */
  show(): void;
  /** Draws at once, for the frame that is being made: only for what the browser calls after its layout, which a measurement then need not force. */
  showInFrame(): void;
  /** In device pixels. Must be called within `draw`, since it wipes the canvas. */
  resize(width: number, height: number): void;
  setBackground(colour: Colour): void;
  destroy(): void;
}

/** `failed`: a frame threw; the stage renders nothing more. */
export async function openStage(background: Colour, failed: (error: unknown) => void): Promise<Stage> {
  const drawer = await takeDrawer(background);
  const { canvas, renderer } = drawer;
  let root = new Container();
  const bound = new AbortController();
  let draw = (_now: number) => false;
  let requested: number | undefined;
  let closed = false;
  let faulty = false;
  let lost = false;
  /** The context was restored without a picture, so it must be rendered whatever `draw` returns. */
  let empty = false;
  let soon = false;
  /** The time of the display frame that was rendered last. */
  let shown = -1;

  function frame(now: number): void {
    requested = undefined;
    if (lost || closed) return;
    shown = frameTime();
    try {
      if (draw(now) || empty) renderer.render(root);
      empty = false;
    } catch (error) {
      closed = true;
      faulty = true;
      failed(error);
    }
  }
  function requestFrame(): void {
    if (!closed && !lost) requested ??= requestAnimationFrame(frame);
  }
  function show(): void {
    if (closed || lost || soon || requested !== undefined) return;
    if (frameTime() === shown) {
      requestFrame();
      return;
    }
    soon = true;
    // At the end of the task, so that several changes in one task are one picture.
    queueMicrotask(() => {
      soon = false;
      if (requested === undefined) frame(frameTime());
    });
  }
  function showInFrame(): void {
    if (requested !== undefined) cancelAnimationFrame(requested);
    frame(frameTime());
  }
  // Pixi prevents the loss from being final, and uploads its textures and buffers again when the context is restored.
  function contextLost(): void {
    lost = true;
  }
  function contextRestored(): void {
    lost = false;
    empty = true;
    requestFrame();
  }
  canvas.addEventListener('webglcontextlost', contextLost, { signal: bound.signal });
  canvas.addEventListener('webglcontextrestored', contextRestored, { signal: bound.signal });

  return {
    canvas,
    put: (container) => {
      root = container;
    },
    // The canvas renderer needs no upload: it draws from the source itself.
    upload: (source) => (renderer as Partial<WebGLRenderer>).texture?.initSource(source),
    drive: (by) => {
      draw = by;
    },
    requestFrame,
    show,
    showInFrame,
    resize: (width, height) => renderer.resize(width, height, 1),
    setBackground: (colour) => {
      renderer.background.color = colour;
    },
    destroy() {
      closed = true;
      if (requested !== undefined) cancelAnimationFrame(requested);
      bound.abort();
      releaseDrawer(drawer, faulty);
    },
  };
}

/** ms; constant within a display frame, on the clock of `requestAnimationFrame`. */
const frameTime = (): number => Number(document.timeline.currentTime);
