// The renderer for browsers without WebGL, in a chunk of its own.

export { CanvasRenderer } from 'pixi.js';
