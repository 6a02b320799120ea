// Runs every attack against servers that it starts itself, prints a line for each, and exits with 1 if any got through.
// `node tools/node.mjs tests/attacks/main.ts [WORD…]`: only those whose name contains one of the words.

import { startPostgres } from '../../tools/postgres.ts';
import type { Attack, Pair, Seen, Targets } from './attack.ts';
import { brackets } from './brackets.ts';
import { containers } from './containers.ts';
import { crowd, formerDailies } from './crowd.ts';
import { doors, forgeries } from './doors.ts';
import { farming, languages, reveals } from './farming.ts';
import { fuzz } from './fuzz.ts';
import { half } from './half.ts';
import { exports, judgeFlood } from './hogs.ts';
import { methods } from './methods.ts';
import { races } from './races.ts';
import { requestNames } from './requestNames.ts';
import { revival } from './revival.ts';
import { secretFigures } from './secretFigures.ts';
import { removeAll, type Server, startServer } from './server.ts';
import { vanishing } from './vanishing.ts';

const ATTACKS: readonly Attack[] = [
  ...[doors, forgeries, revival, farming, languages, reveals, formerDailies, methods, brackets, fuzz, requestNames],
  ...[secretFigures, races, vanishing, containers, crowd, judgeFlood, exports, half],
];

const ends: (() => Promise<unknown>)[] = [];

/** Memoises `make`: every caller gets the same promise. */
function onceOnly<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function startPair(): Promise<Pair> {
  const cluster = await startPostgres();
  ends.push(() => cluster.stop());
  const secret = 'the provider and the operator know it';
  const variables = {
    ...{ DATABASE_URL: cluster.url, SIGN_IN: 'emulator', PAYMENT: 'sandbox', SANDBOX_IN_PRODUCTION: 'on' },
    SANDBOX_SECRET: secret,
  };
  const first = await startServer(variables);
  const second: Server = await startServer(variables);
  return { nodes: [first, second], database: cluster.url, secret };
}

const targets: Targets = { home: onceOnly(() => startServer()), pair: onceOnly(startPair) };

async function tried({ run }: Attack): Promise<Seen> {
  try {
    return await run(targets);
  } catch (error) {
    return { text: 'the attack itself failed', through: [error instanceof Error ? `${error.stack}` : `${error}`] };
  }
}

const words = process.argv.slice(2);
const chosen = ATTACKS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
let [held, through] = [0, 0];
for (const attack of chosen) {
  const began = performance.now();
  const { text, through: found } = await tried(attack);
  const took = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${found.length === 0 ? 'held   ' : 'THROUGH'} ${attack.name}: ${text} (${attack.old}) [${took} s]`);
  for (const sentence of found) console.log(`          ${sentence}`);
  if (found.length === 0) held++;
  else through++;
}
console.log(`${held} attacks held, ${through} got through`);
await removeAll();
for (const end of ends) await end();
process.exitCode = through === 0 && held > 0 ? 0 : 1;
