// A page of an atlas as Pixi knows it. An upload takes only what has been drawn since the last one: Pixi's own would copy the whole page,
// which for 512 pixels square takes 8 ms, 33 on a slow processor, as long for one letter as for a board.

import {
  CanvasSource,
  ExtensionType,
  extensions,
  type GLTextureUploader,
  glUploadImageResource,
  Rectangle,
} from 'pixi.js';

const UPLOAD = 'page';

export class PageSource extends CanvasSource {
  /** Since the last upload, one box for each row of shapes, device pixels: around two rows there may be most of the page. */
  private fresh: Rectangle[] = [];
  private drawn: Rectangle | undefined;

  constructor(canvas: HTMLCanvasElement) {
    const { width, height } = canvas;
    super({ resource: canvas, width, height, scaleMode: 'linear' });
    this.uploadMethodId = UPLOAD;
  }

  /** Tells that something has been drawn there. `gap`: the free space around it, which belongs to it as far as the page goes. */
  draw(frame: Rectangle, gap: number): void {
    const box = frame
      .clone()
      .pad(gap)
      .fit(new Rectangle(0, 0, this.pixelWidth, this.pixelHeight));
    this.drawn = this.drawn?.enlarge(box) ?? box.clone();
    const last = this.fresh.at(-1);
    if (last?.y === box.y) last.enlarge(box);
    else this.fresh.push(box);
  }

  /** What is to be uploaded, once; `all`: the GPU has nothing of the page. */
  take(all: boolean): readonly Rectangle[] {
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
