// WebGL where there is, else Pixi's canvas renderer with the same sprites, loaded only then. Never `Application` nor
// `autoDetectRenderer`: they bring every renderer along.

import 'pixi.js/unsafe-eval';
import { Container, type Renderer, Ticker, WebGLRenderer } from 'pixi.js';
import type { Colour } from './palette.ts';

const GL_OPTIONS: WebGLContextAttributes = { alpha: false, antialias: false, stencil: true, premultipliedAlpha: true };

/** Pixi's own clock asks for frames for ever, for a collector and a scheduler that we do without. */
Ticker.system.autoStart = false;
Ticker.system.stop();

export interface Drawer {
  readonly renderer: Renderer;
  readonly canvas: HTMLCanvasElement;
}

/** ms that a canvas keeps its size without a board. */
const PATIENCE = 10_000;

/**
 * One that its board has left. Context, extensions and programs of a new one take longer than a whole picture, and to give a
 * context back as long again.
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

/** Nothing that it has shown may still be there. `faulty`: it has thrown, and nobody knows where that has left it. */
export function giveBack(drawer: Drawer, faulty: boolean): void {
  drawer.canvas.remove();
  if (faulty || spare || isLost(drawer)) {
    // Gives the context back at once: browsers allow a page only a few.
    drawer.renderer.destroy();
    return;
  }
  drawer.renderer.render(nothing);
  spare = drawer;
  // A board that follows at once is mostly as large; without one its pixels are given back.
  setTimeout(() => spare === drawer && drawer.renderer.resize(1, 1, 1), PATIENCE);
}

const isLost = ({ renderer }: Drawer): boolean => (renderer as Partial<WebGLRenderer>).gl?.isContextLost() ?? false;

async function openRenderer(canvas: HTMLCanvasElement, background: Colour): Promise<Renderer> {
  const options = { canvas, background, width: 1, height: 1, antialias: false, skipExtensionImports: true };
  const context = canvas.getContext('webgl2', GL_OPTIONS) ?? canvas.getContext('webgl', GL_OPTIONS);
  if (context) {
    const renderer = new WebGLRenderer();
    // Pixi works on both versions and finds out which it was given; its type only names the newer.
    await renderer.init({ ...options, context: context as WebGL2RenderingContext });
    return renderer;
  }
  const { CanvasRenderer } = await import('./canvasRenderer.ts');
  const renderer = new CanvasRenderer();
  await renderer.init(options);
  return renderer;
}
