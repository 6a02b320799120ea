// Changing levels: what a board costs from the level's arrival to the picture, how much memory fifty of them leave
// allocated, and what the largest board takes.
import type { Page } from 'playwright';
import { WordPage } from '../../../tests/helpers/wordPage.ts';
import type { Bench } from '../chromium.ts';
import type { BenchEntry } from '../entries.ts';
import { buildPeer } from '../peers/build.ts';
import { JUMBO, type Peer } from '../peers/peers.ts';
import { ARRIVED, DRAWN } from '../trace.ts';
import { DOUBLE_PAGE, openDoublePage } from './board.ts';

const CHANGES = 50;
/** ms: boards that have gone are freed when there is time. */
const FREED = 2000;
const ARRIVALS = 12;

/** Levels in the page's history, so that Back and Forward switch between them as for a player. */
const LEVELS = ['doppelseiter-002', 'doppelseiter-003', 'doppelseiter-004', 'doppelseiter-005'];

async function withHistory(bench: Bench, baseURL: string): Promise<Page> {
  const { page } = await openDoublePage(bench, baseURL);
  await page.evaluate(markArrivals, [ARRIVED, DRAWN] as const);
  for (const level of LEVELS) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/crossword/de-${level}`);
    await shown(page);
  }
  return page;
}

/** Runs in the page: marks when a level's response has arrived (a cached level: when it is requested), and every draw call. */
function markArrivals([arrived, drawn]: readonly [string, string]): void {
  const { fetch } = window;
  window.fetch = async (...call) => {
    const answer = await fetch(...call);
    performance.mark(arrived);
    return answer;
  };
  addEventListener('popstate', () => performance.mark(arrived), true);
  const gl = WebGL2RenderingContext.prototype;
  const { drawElements } = gl;
  gl.drawElements = function (...call) {
    performance.mark(drawn);
    drawElements.apply(this, call);
  };
}

/** Runs in the page of a peer or a floor: in a peer's every DOM change is part of the crossword, in a floor's every draw call. */
function markPeerArrivals([arrived, drawn]: readonly [string, string]): void {
  const page = window as unknown as { show(n: number): void };
  const { show } = page;
  page.show = (n) => {
    performance.mark(arrived);
    show(n);
  };
  new MutationObserver(() => performance.mark(drawn)).observe(document.body, { childList: true, subtree: true });
  const gl = WebGL2RenderingContext.prototype;
  const { drawElements } = gl;
  gl.drawElements = function (...call) {
    performance.mark(drawn);
    drawElements.apply(this, call);
  };
}

/** Waits until the level's start dialog is shown, and its board below it. */
async function shown(page: Page): Promise<void> {
  await page.locator('canvas').waitFor({ state: 'attached' });
  await page.getByRole('dialog').getByRole('button').last().waitFor();
  await page.waitForTimeout(300);
}

/** One step back, four forward, and so on: each change shows another level. */
const turn = (i: number): BenchEntry => ({
  async act(page) {
    await page.evaluate((by) => history.go(by), i % 8 < 4 ? -1 : 1);
    await shown(page);
  },
});

/**
 * Script time in ms of a change to another double page, from its response to the first frame with its board: parsing,
 * checking and everything else before the picture.
 */
export async function measureArrivals(bench: Bench, baseURL: string, slowdown: number): Promise<number[]> {
  const page = await withHistory(bench, baseURL);
  try {
    return await bench.measureArrivals(
      page,
      slowdown,
      Array.from({ length: ARRIVALS }, (_, i) => turn(i)),
    );
  } finally {
    await page.context().close();
  }
}

/** The same for a peer: puts a crossword that is already loaded on the page. */
export async function measurePeerArrivals(
  bench: Bench,
  slowdown: number,
  peer: Pick<Peer, 'file' | 'search'> = JUMBO,
): Promise<number[]> {
  const page = await bench.peer(await buildPeer(peer.file), peer.search);
  await page.evaluate(markPeerArrivals, [ARRIVED, DRAWN] as const);
  try {
    const show = (i: number): BenchEntry => ({
      act: (p) => p.evaluate((n) => (window as unknown as { show(n: number): void }).show(n), i + 2),
    });
    return await bench.measureArrivals(
      page,
      slowdown,
      Array.from({ length: ARRIVALS }, (_, i) => show(i)),
    );
  } finally {
    await page.context().close();
  }
}

/** MiB by which the page's heap has grown after 50 changes, with garbage collection before and after. */
export async function heapGrowth(bench: Bench, baseURL: string): Promise<number> {
  const page = await withHistory(bench, baseURL);
  try {
    for (let i = 0; i < 8; i++) await turn(i).act(page);
    await page.waitForTimeout(FREED);
    const before = await heapOf(page);
    for (let i = 0; i < CHANGES; i++) await turn(i).act(page);
    await page.waitForTimeout(FREED);
    return (await heapOf(page)) - before;
  } finally {
    await page.context().close();
  }
}

/** MiB: the page's heap, the textures that the GPU holds, and the canvas with its buffer behind it. */
export interface Memory {
  readonly heap: number;
  readonly textures: number;
  readonly canvas: number;
}

/** A dense phone's device pixels per CSS pixel. */
const DENSE = 3;

/** What the largest board takes on a dense phone, zoomed in to read and sharp, after garbage collection. */
export async function boardMemory(bench: Bench, baseURL: string): Promise<Memory> {
  const page = await bench.page(baseURL, DENSE);
  try {
    await page.addInitScript(countTextures);
    await new WordPage(page, 'crossword').start(DOUBLE_PAGE);
    await page.locator('canvas[data-sharp="true"]').waitFor();
    const { textures, canvas } = await page.evaluate(() => {
      const { width, height } = document.querySelector('canvas') as HTMLCanvasElement;
      const { textureBytes } = window as unknown as { textureBytes(): number };
      return { textures: textureBytes(), canvas: 2 * 4 * width * height };
    });
    return { heap: await heapOf(page), textures: textures / 2 ** 20, canvas: canvas / 2 ** 20 };
  } finally {
    await page.context().close();
  }
}

/** MiB of the peer's heap with its largest grid; it has neither textures nor a canvas. */
export async function peerHeap(bench: Bench): Promise<number> {
  const page = await bench.peer(await buildPeer(JUMBO.file), JUMBO.search);
  try {
    return await heapOf(page);
  } finally {
    await page.context().close();
  }
}

/** MiB, after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
}

/** Runs in the page: keeps the size of each texture that a board has given its pixels. */
function countTextures(): void {
  const gl = WebGL2RenderingContext.prototype;
  const { bindTexture, texImage2D, deleteTexture } = gl;
  const sizes = new Map<WebGLTexture, number>();
  let bound: WebGLTexture | null = null;
  gl.bindTexture = function (target, texture) {
    bound = texture;
    bindTexture.call(this, target, texture);
  };
  gl.texImage2D = function (...call: unknown[]) {
    const source = call.at(-1) as { readonly width?: number; readonly height?: number } | null;
    const [width, height] =
      call.length > 6 ? [Number(call[3]), Number(call[4])] : [source?.width ?? 0, source?.height ?? 0];
    if (bound) sizes.set(bound, 4 * width * height);
    Reflect.apply(texImage2D, this, call);
  };
  gl.deleteTexture = function (texture) {
    if (texture) sizes.delete(texture);
    deleteTexture.call(this, texture);
  };
  const bytes = () => [...sizes.values()].reduce((sum, one) => sum + one, 0);
  Object.assign(window, { textureBytes: bytes });
}
