// WebGL where there is, else Pixi's canvas renderer with the same sprites, loaded only then. Never `Application` nor
// `autoDetectRenderer`: they bring every renderer along.

import 'pixi.js/unsafe-eval';
import { type Renderer, Ticker, WebGLRenderer } from 'pixi.js';
import type { Colour } from './palette.ts';

const GL_OPTIONS: WebGLContextAttributes = { alpha: false, antialias: false, stencil: true, premultipliedAlpha: true };

/** Pixi's own clock asks for frames for ever, for a collector and a scheduler that we do without. */
Ticker.system.autoStart = false;
Ticker.system.stop();

export async function openRenderer(canvas: HTMLCanvasElement, background: Colour): Promise<Renderer> {
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
