// The floor below every board that Pixi draws: 32x22 cells of two sprites each, of which a key changes two; no rules, no machine.
// With `?mesh` the same cells are one mesh, of whose vertex buffer only the changed parts are uploaded. With `?machine` a key goes through
// a machine without rules. `show` replaces the board by the cells that a phone shows of a double page, as a level that arrives does.
import 'pixi.js/unsafe-eval';
import {
  Buffer,
  BufferUsage,
  CanvasSource,
  Container,
  Geometry,
  GlProgram,
  Mesh,
  Rectangle,
  Shader,
  Sprite,
  Texture,
  type TextureShader,
  Ticker,
  WebGLRenderer,
} from 'pixi.js';
import { assign, createActor, setup } from 'xstate';

const [COLUMNS, ROWS, SIDE, PAGE] = [32, 22, 24, 512];
const CELLS = COLUMNS * ROWS;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const [PLAIN, CURRENT, INK, OWN] = [0xf0f0f0, 0xffff80, 0x000000, 0x000088];

/** Shows a letter in a cell, or a colour behind it. */
interface Cells {
  ground(cell: number, tint: number): void;
  letter(cell: number, letter: number, tint: number): void;
}

Ticker.system.autoStart = false;
Ticker.system.stop();
const canvas = document.createElement('canvas');
canvas.style.display = 'block';
document.getElementById('root')?.append(canvas);
const context = canvas.getContext('webgl2', {
  alpha: false,
  antialias: false,
  stencil: true,
}) as WebGL2RenderingContext;
const renderer = new WebGLRenderer();
const size = { width: COLUMNS * SIDE, height: ROWS * SIDE };
await renderer.init({ canvas, context, ...size, background: 0xffffff, skipExtensionImports: true });

/** Of a double page at the size in which its clues can be read, on a phone of 412x800. */
const IN_SIGHT = 10 * 13;

let source = atlas();
let root = new Container();
const cells = location.search.includes('mesh') ? meshCells() : spriteCells(CELLS);
fill(cells, CELLS);
renderer.render(root);

interface Typed {
  readonly letters: readonly string[];
  readonly cursor: number;
}
const typing = setup({ types: {} as { context: Typed; events: { type: 'KEY'; key: string } } }).createMachine({
  context: { letters: LETTERS.concat(Array.from({ length: CELLS - LETTERS.length }, () => '')), cursor: 0 },
  initial: 'playing',
  states: {
    playing: {
      on: {
        KEY: {
          actions: assign(({ context: { letters, cursor }, event }) => ({
            letters: letters.with(cursor, event.key),
            cursor: (cursor + 1) % CELLS,
          })),
        },
      },
    },
  },
});

function draw(from: number, key: string, to: number): void {
  cells.ground(from, PLAIN);
  cells.letter(from, LETTERS.indexOf(key), OWN);
  cells.ground(to, CURRENT);
  queueMicrotask(() => renderer.render(root));
}
if (location.search.includes('machine')) {
  const game = createActor(typing).start();
  let cursor = 0;
  game.subscribe(({ context }) => {
    draw(cursor, context.letters[cursor] ?? '', context.cursor);
    cursor = context.cursor;
  });
  addEventListener('keydown', ({ key }) => game.send({ type: 'KEY', key }));
} else {
  let cursor = 0;
  addEventListener('keydown', ({ key }) => {
    const from = cursor;
    cursor = (cursor + 1) % CELLS;
    draw(from, key, cursor);
  });
}

Object.assign(window, {
  // in a task of its own, as after a response
  show: () => setTimeout(replace),
});

function replace(): void {
  root.destroy({ children: true });
  source.destroy();
  source = atlas();
  root = new Container();
  fill(spriteCells(IN_SIGHT), IN_SIGHT);
  renderer.render(root);
}

function fill(board: Cells, count: number): void {
  for (let cell = 0; cell < count; cell++) {
    board.ground(cell, PLAIN);
    board.letter(cell, cell % LETTERS.length, INK);
  }
}

function atlas(): CanvasSource {
  const page = document.createElement('canvas');
  page.width = page.height = PAGE;
  const pen = page.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.font = '600 16px sans-serif';
  for (const [n, letter] of LETTERS.entries()) {
    const { x, y } = frameOf(n);
    pen.fillText(letter.toUpperCase(), x + 6, y + 18);
  }
  return new CanvasSource({ resource: page, width: PAGE, height: PAGE });
}

function solid(): Rectangle {
  return new Rectangle(2, 2, SIDE - 4, SIDE - 4);
}

function frameOf(letter: number): Rectangle {
  return new Rectangle((letter % 13) * 30, 40 + Math.floor(letter / 13) * 30, SIDE, SIDE);
}

function cornerOf(cell: number): { readonly x: number; readonly y: number } {
  return { x: (cell % COLUMNS) * SIDE, y: Math.floor(cell / COLUMNS) * SIDE };
}

function spriteCells(count: number): Cells {
  const letters = LETTERS.map((_, n) => new Texture({ source, frame: frameOf(n) }));
  const white = new Texture({ source, frame: solid() });
  const row = (texture?: Texture) =>
    Array.from({ length: count }, (_, cell) => {
      const sprite = new Sprite(texture);
      const { x, y } = cornerOf(cell);
      sprite.position.set(x + 1, y + 1);
      return root.addChild(sprite);
    });
  const [grounds, inks] = [row(white), row(letters[0])];
  return {
    ground: (cell, tint) => void Object.assign(grounds[cell] as Sprite, { tint }),
    letter: (cell, letter, tint) => void Object.assign(inks[cell] as Sprite, { texture: letters[letter], tint }),
  };
}

/** Bytes of a quad: four corners, each with a place, a place on the page, and a colour. */
const [FLOATS, STRIDE, QUAD] = [5, 20, 80];

function meshCells(): Cells {
  const data = new Float32Array((CELLS * 2 * QUAD) / 4);
  const colours = new Uint32Array(data.buffer);
  const buffer = new Buffer({ data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST, shrinkToFit: false });
  root.addChild(meshOf(buffer));
  const { gl } = renderer;
  function put(quad: number, cell: number, frame: Rectangle, tint: number): void {
    const { x, y } = cornerOf(cell);
    for (const corner of [0, 1, 2, 3]) {
      const at = (quad * 4 + corner) * FLOATS;
      const [right, down] = [corner & 1, corner >> 1];
      data[at] = x + 1 + right * (SIDE - 2);
      data[at + 1] = y + 1 + down * (SIDE - 2);
      data[at + 2] = (frame.x + right * frame.width) / PAGE;
      data[at + 3] = (frame.y + down * frame.height) / PAGE;
      colours[at + 4] = 0xff000000 | tint;
    }
    gl.bindBuffer(gl.ARRAY_BUFFER, renderer.buffer.getGlBuffer(buffer).buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, quad * QUAD, data, (quad * QUAD) / 4, QUAD / 4);
  }
  return {
    ground: (cell, tint) => put(cell, cell, solid(), tint),
    letter: (cell, letter, tint) => put(CELLS + cell, cell, frameOf(letter), tint),
  };
}

function meshOf(buffer: Buffer): Mesh<Geometry, TextureShader> {
  const corners = [0, 1, 2, 2, 1, 3];
  const data = Uint16Array.from({ length: CELLS * 12 }, (_, n) => Math.floor(n / 6) * 4 + (corners[n % 6] ?? 0));
  const geometry = new Geometry({
    attributes: {
      aPosition: { buffer, format: 'float32x2', stride: STRIDE, offset: 0 },
      aPlace: { buffer, format: 'float32x2', stride: STRIDE, offset: 8 },
      aColor: { buffer, format: 'unorm8x4', stride: STRIDE, offset: 16 },
    },
    indexBuffer: new Buffer({ data, usage: BufferUsage.INDEX }),
  });
  const glProgram = GlProgram.from({
    vertex: `in vec2 aPosition; in vec2 aPlace; in vec4 aColor; out vec2 place; out vec4 colour;
      uniform mat3 uProjectionMatrix; uniform mat3 uWorldTransformMatrix; uniform mat3 uTransformMatrix;
      void main() {
        mat3 all = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
        gl_Position = vec4((all * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
        place = aPlace; colour = aColor;
      }`,
    fragment: `in vec2 place; in vec4 colour; uniform sampler2D uTexture;
      void main() { finalColor = texture(uTexture, place) * colour; }`,
  });
  return new Mesh({ geometry, shader: new Shader({ glProgram, resources: { uTexture: source } }) as TextureShader });
}
