// Script time per letter on a double page, compared with a crossword component and a chess board on their largest grids.
import { startServer } from '../../serve.ts';
import { Bench } from '../chromium.ts';
import { FLOOR, JUMBO, measurePeer, PIXI_FLOORS, WORD_PEERS } from '../peers/peers.ts';
import { type Measure, median, type Row, row } from '../row.ts';
import { measureLetters } from '../words/board.ts';

const SLOWDOWNS = [1, 4, 6];
const WAYS = { key: 'by key', pointer: 'by the on-screen key' } as const;

export const measure: Measure = async () => {
  const server = await startServer();
  const bench = await Bench.open();
  try {
    const rows: Row[] = [];
    for (const slowdown of SLOWDOWNS) rows.push(...(await letterRows(bench, server.url, slowdown)));
    return rows;
  } finally {
    await bench.close();
    await server.stop();
  }
};

async function letterRows(bench: Bench, url: string, slowdown: number): Promise<Row[]> {
  const peers: [name: string, value: number][] = [];
  for (const peer of WORD_PEERS) {
    const times = await measurePeer(bench, peer, slowdown);
    peers.push([peer.name, median(times.key ?? times.pointer ?? [])]);
  }
  const floors: [name: string, value: number][] = [];
  for (const floor of [FLOOR, ...PIXI_FLOORS])
    floors.push([floor.name, median((await measurePeer(bench, floor, slowdown)).key ?? [])]);
  const ours = await measureLetters(bench, url, slowdown);
  const below = floors.map(([name, value]) =>
    row(`words letter by key beside a floor, ${slowdown}x`, median(ours.key ?? []), 'ms', { name, value }),
  );
  const beside = Object.entries(ours).flatMap(([way, times]) =>
    peers.map(([name, value]) => {
      const rival = name === JUMBO.name ? 'component' : 'chess board';
      const label = `words letter ${WAYS[way as keyof typeof WAYS]} beside a ${rival}, ${slowdown}x`;
      return row(label, median(times), 'ms', { name, value });
    }),
  );
  return [...beside, ...below];
}
