// Counts requested frames, renders, draw calls, texts drawn, contexts and listeners, by wrapping the browser's functions.

import { Sprite } from 'pixi.js';

export const counts = {
  frames: 0,
  renders: 0,
  draws: 0,
  uploads: 0,
  /** Of all textures' memory, and what has been copied into it; device pixels. */
  room: 0,
  copied: 0,
  glyphs: 0,
  contexts: 0,
  listeners: 0,
  textures: 0,
  /** Sprites. */
  destroyed: 0,
};

export function watchBrowser(): void {
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    counts.frames++;
    return request(callback);
  };
  watchGl(WebGL2RenderingContext.prototype);
  watchCanvases();
  watchListeners();
  const { destroy } = Sprite.prototype;
  Sprite.prototype.destroy = function (...args) {
    counts.destroyed++;
    destroy.apply(this, args);
  };
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

function watchGl(prototype: WebGL2RenderingContext): void {
  const gl = prototype as unknown as Methods;
  const wrap = (name: string, count: (args: readonly unknown[]) => void) => {
    const original = gl[name];
    if (!original) throw new Error(`No ${name}`);
    gl[name] = function (this: unknown, ...args: unknown[]) {
      count(args);
      return original.apply(this, args);
    };
  };
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    wrap(name, () => counts.draws++);
  }
  // Each picture begins by clearing the canvas.
  wrap('clear', () => counts.renders++);
  wrap('texImage2D', (args) => {
    counts.uploads++;
    // target, level, format within, width, height, …, source
    const [width, height, source] = [Number(args[3]), Number(args[4]), args.at(-1)];
    counts.room += width * height;
    if (source !== null) counts.copied += width * height;
  });
  wrap('texSubImage2D', (args) => {
    // target, level, x, y, width, height, format, type, source; or without width and height, the whole source
    const { width, height } = args.at(-1) as HTMLCanvasElement;
    counts.copied += args.length === 9 ? Number(args[4]) * Number(args[5]) : width * height;
  });
  wrap('createTexture', () => counts.textures++);
  wrap('deleteTexture', () => counts.textures--);
}

function watchCanvases(): void {
  const pen = CanvasRenderingContext2D.prototype;
  const { fillText } = pen;
  pen.fillText = function (...args) {
    counts.glyphs++;
    fillText.apply(this, args);
  };
  const canvas = HTMLCanvasElement.prototype as unknown as Methods;
  const { getContext } = canvas;
  canvas.getContext = function (this: unknown, ...args: unknown[]) {
    if (String(args[0]).startsWith('webgl')) counts.contexts++;
    return getContext?.apply(this, args);
  };
}

function watchListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const global = (target: EventTarget) => target === window || target === document || target instanceof MediaQueryList;
  EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
    const options = args[2];
    if (global(this)) {
      counts.listeners++;
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal) addEventListener.call(signal, 'abort', () => counts.listeners--);
    }
    return addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (...args: Parameters<typeof removeEventListener>) {
    if (global(this)) counts.listeners--;
    return removeEventListener.apply(this, args);
  };
}
