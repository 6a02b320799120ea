// The word boards: script time per frame of a drag, a pan and a zoom, idle time, memory, and how long a level takes to appear;
// letters have a group of their own (letters.ts).
import { countFrames, takeFrames } from '../../../tests/helpers/frames.ts';
import { WordPage } from '../../../tests/helpers/wordPage.ts';
import { startServer } from '../../serve.ts';
import { Bench } from '../chromium.ts';
import { JUMBO, PIXI_FLOORS } from '../peers/peers.ts';
import { type Measure, median, quantile, type Row, row } from '../row.ts';
import { DOUBLE_PAGE, measureMoves } from '../words/board.ts';
import { boardMemory, heapGrowth, measureArrivals, measurePeerArrivals, peerHeap } from '../words/levels.ts';

const SLOWDOWNS = [1, 4, 6];
/** One display frame, ms. */
const FRAME = 1000 / 60;
const IDLE = 60_000; // ms
/** MiB on a phone with three device pixels per CSS pixel. */
const TEXTURE_BUDGET = 48;
const CANVAS_BUDGET = 16;

export const measure: Measure = async () => {
  const server = await startServer();
  const bench = await Bench.open();
  try {
    const rows: Row[] = [];
    rows.push(...(await moveRows(bench, server.url)));
    for (const slowdown of SLOWDOWNS) rows.push(...(await arrivalRows(bench, server.url, slowdown)));
    rows.push(...(await idleRows(bench, server.url)));
    const heap = await heapGrowth(bench, server.url);
    rows.push(row('words heap after 50 level changes', heap, 'MiB more', { name: 'budget', value: 1 }));
    rows.push(...(await memoryRows(bench, server.url)));
    return rows;
  } finally {
    await bench.close();
    await server.stop();
  }
};

async function memoryRows(bench: Bench, url: string): Promise<Row[]> {
  const { heap, textures, canvas } = await boardMemory(bench, url);
  return [
    row('words memory of a double page, heap', heap, 'MiB', { name: JUMBO.name, value: await peerHeap(bench) }),
    row('words memory of a double page, textures', textures, 'MiB', { name: 'budget', value: TEXTURE_BUDGET }),
    row('words memory of a double page, canvas', canvas, 'MiB', { name: 'budget', value: CANVAS_BUDGET }),
  ];
}

async function moveRows(bench: Bench, url: string): Promise<Row[]> {
  const moves = await measureMoves(bench, url, 4);
  return Object.entries(moves).map(([move, times]) =>
    row(`words frame of a ${move}, 4x p95`, quantile(times, 0.95), 'ms', { name: 'display frame', value: FRAME }),
  );
}

async function arrivalRows(bench: Bench, url: string, slowdown: number): Promise<Row[]> {
  const peer = { name: JUMBO.name, value: median(await measurePeerArrivals(bench, slowdown)) };
  const [sprites] = PIXI_FLOORS;
  const floor = { name: sprites.name, value: median(await measurePeerArrivals(bench, slowdown, sprites)) };
  const ours = median(await measureArrivals(bench, url, slowdown));
  return [
    row(`words level to the screen, ${slowdown}x`, ours, 'ms', peer),
    row(`words level to the screen beside a floor, ${slowdown}x`, ours, 'ms', floor),
  ];
}

async function idleRows(bench: Bench, url: string): Promise<Row[]> {
  const page = await bench.page(url);
  await countFrames(page);
  const board = new WordPage(page, 'crossword');
  await board.start(DOUBLE_PAGE);
  await page.waitForTimeout(3000);
  await takeFrames(page);
  await page.waitForTimeout(IDLE);
  const idle = await takeFrames(page);
  await page.keyboard.press('e');
  await page.waitForTimeout(1000);
  const key = await takeFrames(page);
  await page.context().close();
  const nothing = { name: 'nothing', value: 0 };
  return [
    row('words idle frames requested in 60 s', idle.requests, 'frames', nothing),
    row('words idle renders in 60 s', idle.renders, 'renders', nothing),
    row('words draw calls at most a frame', Math.max(0, ...key.draws), 'draws', { name: 'bound', value: 4 }),
  ];
}
