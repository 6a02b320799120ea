// WebGL where available, else Pixi's canvas renderer, which is loaded only then and draws the same sprites. Never `Application`
// or `autoDetectRenderer`: they pull in every renderer.

import 'pixi.js/unsafe-eval';
import './pageSource.ts';
import { Container, type Renderer, Ticker, WebGLRenderer } from 'pixi.js';
import type { Colour } from './palette.ts';

const GL_OPTIONS: WebGLContextAttributes = { alpha: false, antialias: false, stencil: true, premultipliedAlpha: true };

/** Pixi's own ticker requests frames forever, for a garbage collector and a scheduler that we do without. */
Ticker.system.autoStart = false;
Ticker.system.stop();

export interface Drawer {
  readonly renderer: Renderer;
  readonly canvas: HTMLCanvasElement;
}

/** ms that an unused canvas keeps its size. */
const PATIENCE = 10_000;

/**
 * The last board's drawer, kept for reuse. Opening a context with its extensions and programs takes longer than drawing a whole
 * board, and closing it takes as long again.
 */
let spare: Drawer | undefined;
const nothing = new Container();

export async function takeDrawer(background: Colour): Promise<Drawer> {
  const taken = spare;
  spare = undefined;
  if (taken && !isLost(taken)) {
    taken.renderer.background.color = background;
    return taken;
  }
  taken?.renderer.destroy();
  const canvas = document.createElement('canvas');
  return { canvas, renderer: await openRenderer(canvas, background) };
}

/** The caller must have destroyed everything it showed. `faulty`: the renderer has thrown, and its state is unknown. */
export function releaseDrawer(drawer: Drawer, faulty: boolean): void {
  drawer.canvas.remove();
  if (faulty || spare || isLost(drawer)) {
    // Closes the context at once: browsers allow a page only a few.
    drawer.renderer.destroy();
    return;
  }
  drawer.renderer.render(nothing);
  spare = drawer;
  // Usually the next board follows at once and has the same size; otherwise the pixels are freed.
  setTimeout(() => spare === drawer && drawer.renderer.resize(1, 1, 1), PATIENCE);
}

const isLost = ({ renderer }: Drawer): boolean => (renderer as Partial<WebGLRenderer>).gl?.isContextLost() ?? false;

async function openRenderer(canvas: HTMLCanvasElement, background: Colour): Promise<Renderer> {
  const options = { canvas, background, width: 1, height: 1, antialias: false, skipExtensionImports: true };
  const context = canvas.getContext('webgl2', GL_OPTIONS) ?? canvas.getContext('webgl', GL_OPTIONS);
  if (context) {
    const renderer = new WebGLRenderer();
    // Pixi works with both versions and detects which one it was given; its type names only WebGL 2.
    await renderer.init({ ...options, context: context as WebGL2RenderingContext });
    return renderer;
  }
  const { CanvasRenderer } = await import('./canvasRenderer.ts');
  const renderer = new CanvasRenderer();
  await renderer.init(options);
  return renderer;
}
