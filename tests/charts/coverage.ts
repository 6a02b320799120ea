// Before the ways are gone: builds the app with the test's ports. Afterwards: says how much of the charts they went through.

import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHARTS } from '../../machines/replay/charts.ts';
import { type Node, nameOf, nodesOf, transitionsOf } from '../helpers/chartCoverage.ts';
import { GUIDES, waysOf } from './ways.ts';

/** Each test writes what it reached here; workers that end early take nothing with them. */
export const REACHED = join(import.meta.dirname, '../../test-results/charts/reached');

/** And one that fails its session. */
export const SESSIONS = join(REACHED, '../sessions');

export default function setup(): () => void {
  for (const folder of [REACHED, SESSIONS]) rmSync(folder, { recursive: true, force: true });
  return report;
}

function report(): void {
  const files = globSync('*.json', { cwd: REACHED });
  const reached = new Set(files.flatMap((file) => JSON.parse(readFileSync(join(REACHED, file), 'utf8')) as string[]));
  const missing: string[] = [];
  let ways = 0;
  for (const machine of CHARTS) {
    const guide = GUIDES[machine.id];
    if (!guide) continue;
    ways += waysOf(machine).length;
    const states = nodesOf(machine.root as Node);
    const names = [states.map(({ id }) => id), states.flatMap(transitionsOf).map(nameOf)];
    const [all, went] = [names, names.map((some) => some.filter((name) => reached.has(name)))];
    console.log(
      `${machine.id}: ${went[0]?.length} of ${all[0]?.length} states, ${went[1]?.length} of ${all[1]?.length} transitions`,
    );
    for (const name of names.flat().filter((one) => !reached.has(one))) {
      const why = guide.never[name];
      if (why === undefined) missing.push(name);
      else console.log(`  never: ${name}: ${why}`);
    }
  }
  if (files.length >= ways && missing.length > 0) throw new Error(`The ways do not go through ${missing.join('; ')}`);
}
