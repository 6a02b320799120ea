// Glyphs and shapes on a few canvases, which are all the textures of a board, so that it takes one draw call. Everything is
// white, to be tinted by its sprite, and drawn pixel-exactly for one cell size.

import { Rectangle, Texture, type TextureSource } from 'pixi.js';
import { type Page, releasePage, takePage } from './pages.ts';

/** A drawn text. The sprite that shows it has the glyph's middle as its pivot. */
export interface Glyph {
  readonly texture: Texture;
  /** The text's middle within the texture, whole device pixels: half its advance, half the height of its figures. */
  readonly middleX: number;
  readonly middleY: number;
}

export interface GlyphStyle {
  /** Device pixels of the em. */
  readonly px: number;
  readonly weight: number;
}

export type Draw = (context: CanvasRenderingContext2D) => void;

export interface Atlas {
  /** Solid white, stretched into backgrounds and lines. */
  readonly solid: Texture;
  glyph(text: string, style: GlyphStyle): Glyph;
  /** A shape of this size in device pixels, drawn once per key; the pen is white and its origin is the shape's corner. */
  shape(key: string, width: number, height: number, draw: Draw): Texture;
  /** A page has changed since it was last taken. */
  readonly hasNews: boolean;
  /**
   * The next page that has changed since it was last taken, to be uploaded to the GPU; without `all`, the page still being
   * filled is left out. `known`: it was taken before.
   */
  take(all: boolean): { readonly source: TextureSource; readonly known: boolean } | undefined;
  /** Gives back its pages, for the next atlas: from now on nothing of it may be shown. */
  release(): void;
  /** Frees what is left bit by bit; each yield is a point to pause at. */
  takeDown(): Generator<void>;
}

/** Device pixels between shapes, which would bleed into each other while the board is scaled. */
const GAP = 2;
const SOLID = 8;
/**
 * A page's side: minimum and maximum in device pixels, and cells per side. A page is uploaded in one go, within a frame; every
 * GPU can draw from eight pages in one call.
 */
const MIN_PAGE = 512;
const MAX_PAGE = 1024;
const PAGE_CELLS = 4;

/** `cell`: a cell's side in device pixels, the size of most shapes. */
export function createAtlas(fontFamily: string, cell: number): Atlas {
  const side = Math.min(MAX_PAGE, Math.max(MIN_PAGE, PAGE_CELLS * (cell + GAP)));
  const pages = [takePage(side, side)];
  const textures = new Map<string, Texture>();
  const glyphs = new Map<string, Glyph>();

  function place(w: number, h: number): { readonly page: Page; readonly frame: Rectangle } {
    const last = pages.at(-1) as Page;
    const here = onShelf(last, w, h);
    if (here) return { page: last, frame: here };
    const page = takePage(Math.max(side, w + GAP), Math.max(side, h + GAP));
    pages.push(page);
    return { page, frame: onShelf(page, w, h) as Rectangle };
  }

  function shape(key: string, w: number, h: number, draw: Draw): Texture {
    const known = textures.get(key);
    if (known) return known;
    const { page, frame } = place(Math.ceil(w), Math.ceil(h));
    const { pen, source } = page;
    pen.save();
    pen.translate(frame.x, frame.y);
    draw(pen);
    pen.restore();
    page.fresh = true;
    source.draw(frame, GAP);
    const texture = new Texture({ source, frame });
    textures.set(key, texture);
    return texture;
  }

  function glyph(text: string, { px, weight }: GlyphStyle): Glyph {
    const key = `${weight} ${px} ${text}`;
    const known = glyphs.get(key);
    if (known) return known;
    const font = `${weight} ${px}px ${fontFamily}`;
    const { pen } = pages[0] as Page;
    pen.font = font;
    const box = pen.measureText(text);
    // All texts of a style share a baseline. The digit 1 is flat at both ends and as tall as the others.
    const tall = Math.round(pen.measureText('1').actualBoundingBoxAscent);
    const left = Math.ceil(Math.max(0, box.actualBoundingBoxLeft)) + 1;
    const above = Math.ceil(box.actualBoundingBoxAscent) + 1;
    const w = left + Math.ceil(Math.max(box.width, box.actualBoundingBoxRight)) + 1;
    const h = above + Math.ceil(Math.max(0, box.actualBoundingBoxDescent)) + 1;
    const middleX = left + Math.round(box.width / 2);
    const shift = Math.round(box.width / 2) - box.width / 2;
    const texture = shape(`glyph ${key}`, w, h, (there) => {
      there.font = font;
      there.fillText(text, left + shift, above);
    });
    const made = { texture, middleX, middleY: above - Math.round(tall / 2) };
    glyphs.set(key, made);
    return made;
  }

  return {
    solid: new Texture({ source: (pages[0] as Page).source, frame: solidFrame(shape) }),
    glyph,
    shape,
    get hasNews() {
      return pages.some(({ fresh }) => fresh);
    },
    take(all) {
      const page = pages.find(({ fresh }, index) => fresh && (all || index < pages.length - 1));
      if (!page) return undefined;
      const { source, known } = page;
      Object.assign(page, { fresh: false, known: true });
      return { source, known };
    },
    release() {
      for (const page of pages.splice(0)) releasePage(page);
    },
    *takeDown() {
      for (const texture of textures.values()) yield texture.destroy();
    },
  };
}

/** Room for a shape on the page; undefined if there is none. */
function onShelf({ canvas, shelf }: Page, w: number, h: number): Rectangle | undefined {
  const next = shelf.x + w + GAP > canvas.width;
  const x = next ? 0 : shelf.x;
  const y = next ? shelf.y + shelf.height + GAP : shelf.y;
  if (w + GAP > canvas.width || y + h + GAP > canvas.height) return undefined;
  Object.assign(shelf, { x: x + w + GAP, y, height: next ? h : Math.max(shelf.height, h) });
  return new Rectangle(x, y, w, h);
}

/** The inner part of a white square, so that stretching never reaches its edge. */
function solidFrame(shape: Atlas['shape']): Rectangle {
  const { frame } = shape('solid', SOLID, SOLID, (pen) => pen.fillRect(0, 0, SOLID, SOLID));
  return new Rectangle(frame.x + 2, frame.y + 2, SOLID - 4, SOLID - 4);
}
