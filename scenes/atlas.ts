// Our own glyphs and shapes on one canvas, which is the one texture of a board: whatever is drawn from it goes to the
// GPU in one call. Everything is white and tinted by the sprite. Drawn for one cell size, pixel by pixel.

import { CanvasSource, Rectangle, Texture } from 'pixi.js';

/** One drawn text. The sprite that shows it has the glyph's middle as its pivot. */
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
  /** Solid white to be stretched into grounds and lines. */
  readonly solid: Texture;
  glyph(text: string, style: GlyphStyle): Glyph;
  /** A shape of that many device pixels, drawn once for a key; the pen is white and starts at the shape's corner. */
  shape(key: string, width: number, height: number, draw: Draw): Texture;
  /** Before a picture is shown: hands what was drawn since the last one to the GPU, all at once. */
  flush(): void;
  destroy(): void;
}

/** Keeps neighbours from bleeding into each other while the board is scaled. */
const GAP = 2;
const SOLID = 8;

export function createAtlas(fontFamily: string, expectedArea: number): Atlas {
  // A little more than asked for, since shelves waste some; a power of two is what old GPUs like.
  const width = 2 ** Math.ceil(Math.log2(Math.sqrt(expectedArea * 1.3) + 64));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  const pen = penOf(canvas);
  const source = new CanvasSource({ resource: canvas, width, height: width, scaleMode: 'linear' });
  const textures = new Map<string, Texture>();
  const glyphs = new Map<string, Glyph>();
  const shelf = { x: 0, y: 0, height: 0 };
  let fresh = false;

  function place(w: number, h: number): Rectangle {
    if (shelf.x + w + GAP > width) {
      shelf.x = 0;
      shelf.y += shelf.height + GAP;
      shelf.height = 0;
    }
    while (shelf.y + h + GAP > canvas.height) grow(canvas, source, pen);
    const frame = new Rectangle(shelf.x, shelf.y, w, h);
    shelf.x += w + GAP;
    shelf.height = Math.max(shelf.height, h);
    return frame;
  }

  function shape(key: string, w: number, h: number, draw: Draw): Texture {
    const known = textures.get(key);
    if (known) return known;
    const frame = place(Math.ceil(w), Math.ceil(h));
    pen.save();
    pen.translate(frame.x, frame.y);
    draw(pen);
    pen.restore();
    fresh = true;
    // Dynamic: its sprites hear of it when the canvas grows.
    const texture = new Texture({ source, frame, dynamic: true });
    textures.set(key, texture);
    return texture;
  }

  function glyph(text: string, { px, weight }: GlyphStyle): Glyph {
    const key = `${weight} ${px} ${text}`;
    const known = glyphs.get(key);
    if (known) return known;
    pen.font = `${weight} ${px}px ${fontFamily}`;
    const box = pen.measureText(text);
    // All texts of a style share a baseline: the figure one is flat at both ends and as tall as the rest.
    const tall = Math.round(pen.measureText('1').actualBoundingBoxAscent);
    const left = Math.ceil(Math.max(0, box.actualBoundingBoxLeft)) + 1;
    const above = Math.ceil(box.actualBoundingBoxAscent) + 1;
    const w = left + Math.ceil(Math.max(box.width, box.actualBoundingBoxRight)) + 1;
    const h = above + Math.ceil(Math.max(0, box.actualBoundingBoxDescent)) + 1;
    const middleX = left + Math.round(box.width / 2);
    const shift = Math.round(box.width / 2) - box.width / 2;
    const texture = shape(`glyph ${key}`, w, h, () => pen.fillText(text, left + shift, above));
    const made = { texture, middleX, middleY: above - Math.round(tall / 2) };
    glyphs.set(key, made);
    return made;
  }

  return {
    solid: new Texture({ source, frame: solidFrame(shape), dynamic: true }),
    glyph,
    shape,
    flush() {
      if (fresh) source.update();
      fresh = false;
    },
    destroy() {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
      // Frees the pixels at once; phones collect canvases late.
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}

/** The inner part of a white square, so that stretching never reaches its edge. */
function solidFrame(shape: Atlas['shape']): Rectangle {
  const { frame } = shape('solid', SOLID, SOLID, (pen) => pen.fillRect(0, 0, SOLID, SOLID));
  return new Rectangle(frame.x + 2, frame.y + 2, SOLID - 4, SOLID - 4);
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No 2D canvas');
  pen.fillStyle = '#fff';
  pen.strokeStyle = '#fff';
  pen.textBaseline = 'alphabetic';
  return pen;
}

/** Twice as tall, with what was drawn; a canvas forgets everything when its size is set. */
function grow(canvas: HTMLCanvasElement, source: CanvasSource, pen: CanvasRenderingContext2D): void {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  const { fillStyle, strokeStyle, font } = pen;
  source.resize(canvas.width, canvas.height * 2);
  Object.assign(pen, { fillStyle, strokeStyle, font, textBaseline: 'alphabetic' });
  pen.drawImage(copy, 0, 0);
}
