// The canvases of the atlases. Freed ones are kept for a while for the next picture: making one and giving it memory on the GPU
// takes as long as drawing on it.

import { PageSource } from './pageSource.ts';

export interface Page {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  readonly source: PageSource;
  readonly shelf: { x: number; y: number; height: number };
  /** Drawn on since it was last uploaded. */
  fresh: boolean;
  /** The GPU has it, in whatever state. */
  known: boolean;
}

/** Device pixels of all that is kept: two whole pictures of most boards, 8 MiB on the canvases and as much on the GPU. */
const MOST_KEPT = 2 * 1024 * 1024;
/** ms that an unused page is kept. */
const PATIENCE = 10_000;

const spare: Page[] = [];
let ending: ReturnType<typeof setTimeout> | undefined;

/** An empty page of that size in device pixels, with a white pen. */
export function takePage(width: number, height: number): Page {
  const at = spare.findIndex(({ canvas }) => canvas.width === width && canvas.height === height);
  const page = at < 0 ? undefined : spare.splice(at, 1)[0];
  if (!page) return createPage(width, height);
  page.pen.clearRect(0, 0, width, height);
  page.source.clear();
  return { ...page, shelf: { x: 0, y: 0, height: 0 }, fresh: false };
}

/** Nothing that shows it may be drawn again. */
export function releasePage(page: Page): void {
  clearTimeout(ending);
  ending = setTimeout(() => spare.splice(0).forEach(end), PATIENCE);
  if (pixels([...spare, page]) <= MOST_KEPT) spare.push(page);
  else end(page);
}

const pixels = (pages: readonly Page[]): number =>
  pages.reduce((sum, { canvas }) => sum + canvas.width * canvas.height, 0);

function end({ source, canvas }: Page): void {
  source.destroy();
  // Frees the pixels at once: phones garbage-collect canvases late.
  canvas.width = 0;
  canvas.height = 0;
}

function createPage(width: number, height: number): Page {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const source = new PageSource(canvas);
  return { canvas, pen: penOf(canvas), source, shelf: { x: 0, y: 0, height: 0 }, fresh: false, known: false };
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No 2D canvas');
  pen.fillStyle = '#fff';
  pen.strokeStyle = '#fff';
  pen.textBaseline = 'alphabetic';
  return pen;
}
