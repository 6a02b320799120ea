// Script time per entry, from a pointer or a key to the frame that shows it, beside three DOM peers on their own grids.
import type { Page } from 'playwright';
import { type Bench, Bench as Chromium, type Entry } from '../chromium.ts';
import { PEERS } from '../peers/peers.ts';
import { type Measure, median, quantile, type Row, row } from '../row.ts';

const SLOWDOWNS = [1, 4, 6];

export const measure: Measure = async () => {
  const bench = await Chromium.open();
  const rows: Row[] = [];
  for (const peer of PEERS)
    for (const slowdown of SLOWDOWNS) {
      for (const [kind, times] of Object.entries(await peer.measure(bench, slowdown))) {
        console.log(
          peer.name,
          slowdown,
          kind,
          times.length,
          median(times).toFixed(2),
          quantile(times, 0.95).toFixed(2),
        );
      }
    }
  await bench.close();
  return rows;
};
