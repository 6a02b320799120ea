// Script time per entry, from a key or a pointer to the frame that shows it, compared with three DOM peers on their own grids.
import { startServer } from '../../serve.ts';
import { measureBoard } from '../board.ts';
import { Bench } from '../chromium.ts';
import { FLOOR, measurePeer, PEERS } from '../peers/peers.ts';
import { type Measure, median, quantile, type Row, row } from '../row.ts';

const SLOWDOWNS = [1, 4, 6];
const WAYS = { key: 'by key', pointer: 'by the on-screen key', tap: 'by a tap on the cell' } as const;
const FIGURES = { median, p95: (times: readonly number[]) => quantile(times, 0.95) } as const;

type Figure = keyof typeof FIGURES;

interface Series {
  readonly name: string;
  readonly way: string;
  readonly times: readonly number[];
}

export const measure: Measure = async () => {
  const server = await startServer();
  const bench = await Bench.open();
  try {
    const rows: Row[] = [];
    for (const slowdown of SLOWDOWNS) rows.push(...(await atSpeed(bench, server.url, slowdown)));
    return rows;
  } finally {
    await bench.close();
    await server.stop();
  }
};

async function atSpeed(bench: Bench, url: string, slowdown: number): Promise<Row[]> {
  const peers: Series[] = [];
  for (const peer of [...PEERS, FLOOR]) {
    for (const [way, times] of Object.entries(await measurePeer(bench, peer, slowdown))) {
      peers.push({ name: peer.name, way, times });
    }
  }
  const ours = Object.entries(await measureBoard(bench, url, slowdown));
  return (Object.keys(FIGURES) as Figure[]).flatMap((figure) => {
    const of = (times: readonly number[]) => FIGURES[figure](times);
    const label = `${slowdown}x ${figure}`;
    const rivals = peers.filter(({ name }) => name !== FLOOR.name).sort((a, b) => of(a.times) - of(b.times));
    const floors = peers.filter(({ name }) => name === FLOOR.name);
    const [fastest, floor] = [rivals[0], floors[0]];
    if (fastest === undefined || floor === undefined) return [];
    const beside = { name: `${fastest.name} by ${fastest.way}`, value: of(fastest.times) };
    const below = { name: FLOOR.name, value: of(floor.times) };
    return [
      ...ours.map(([way, times]) =>
        row(`board entry ${WAYS[way as keyof typeof WAYS]}, ${label}`, of(times), 'ms', beside),
      ),
      ...rivals.map(({ name, way, times }) => row(`board peer ${name} by ${way}, ${label}`, of(times), 'ms', below)),
    ];
  });
}
