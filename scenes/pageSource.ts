// A page of an atlas as Pixi knows it. An upload takes only what has been drawn since the last one: Pixi's own would copy the whole page,
// which for 512 pixels square takes 8 ms, 33 on a slow processor, as long for one letter as for a board.

import { CanvasSource, ExtensionType, extensions, type GLTextureUploader, glUploadImageResource } from 'pixi.js';

const UPLOAD = 'page';

/** Device pixels of a canvas. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class PageSource extends CanvasSource {
  /** Since the last upload, one for each row of shapes: around two rows there may be most of the page. */
  private fresh: readonly Box[] = [];
  private drawn: Box | undefined;

  constructor(canvas: HTMLCanvasElement) {
    const { width, height } = canvas;
    super({ resource: canvas, width, height, scaleMode: 'linear' });
    this.uploadMethodId = UPLOAD;
  }

  /** Tells that something has been drawn in this box. `gap`: the free space around it, which belongs to it as far as the page goes. */
  draw({ x, y, width, height }: Box, gap: number): void {
    const [left, top] = [Math.max(0, x - gap), Math.max(0, y - gap)];
    const right = Math.min(this.pixelWidth, x + width + gap);
    const bottom = Math.min(this.pixelHeight, y + height + gap);
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    const last = this.fresh.at(-1);
    if (last?.y === top) this.fresh = [...this.fresh.slice(0, -1), around(last, box)];
    else this.fresh = [...this.fresh, box];
    this.drawn = around(this.drawn, box);
  }

  /** What is to be uploaded, once; `all`: the GPU has nothing of the page. */
  take(all: boolean): readonly Box[] {
    const taken = all && this.drawn ? [this.drawn] : this.fresh;
    this.fresh = [];
    return taken;
  }

  /** The page is empty again. */
  clear(): void {
    this.fresh = [];
    this.drawn = undefined;
  }
}

function around(one: Box | undefined, other: Box): Box {
  if (!one) return other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

type Gl = Parameters<GLTextureUploader['upload']>[2];

const uploader: GLTextureUploader = {
  id: UPLOAD,
  upload(source, texture, gl, version, ...rest) {
    // WebGL 1 takes a canvas only as a whole
    if (version !== 2) return glUploadImageResource.upload(source as CanvasSource, texture, gl, version, ...rest);
    const page = source as PageSource;
    const { pixelWidth, pixelHeight } = page;
    const { target, internalFormat, format, type } = texture;
    const isNew = texture.width !== pixelWidth || texture.height !== pixelHeight; // or its context was lost
    if (isNew) gl.texImage2D(target, 0, internalFormat, pixelWidth, pixelHeight, 0, format, type, null);
    texture.width = pixelWidth;
    texture.height = pixelHeight;
    for (const { x, y, width, height } of page.take(isNew)) {
      beginAt(gl, x, y);
      gl.texSubImage2D(target, 0, x, y, width, height, format, type, page.resource as HTMLCanvasElement);
    }
    beginAt(gl, 0, 0);
  },
};

/** Where in the canvas an upload begins. */
function beginAt(gl: Gl, x: number, y: number): void {
  gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, x);
  gl.pixelStorei(gl.UNPACK_SKIP_ROWS, y);
}

// a renderer takes the uploaders that are known when it is made
extensions.add({ ...uploader, extension: { type: ExtensionType.TextureUploaderWebGL, name: UPLOAD } });
