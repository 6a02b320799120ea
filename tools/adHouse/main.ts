// `node tools/node.mjs tools/adHouse/main.ts [--port N] [--host H] [--scenario NAME]`: the ad house on its own.
import { parseArgs } from 'node:util';
import { readScenario, SCENARIOS, type Scenario } from './scenarios.ts';
import { startAdHouse } from './server.ts';

const USAGE = `Usage: main.ts [--port 8090] [--host 127.0.0.1] [--scenario NAME[:MS]]

Scenarios:
${Object.entries(SCENARIOS)
  .map(([name, what]) => `  ${name.padEnd(16)} ${what}`)
  .join('\n')}
`;

function fail(message: string): never {
  process.stderr.write(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8090' },
        host: { type: 'string', default: '127.0.0.1' },
        scenario: { type: 'string', default: 'completed' },
        help: { type: 'boolean', default: false },
      },
    });
    readScenario(values.scenario);
    return values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

const options = readOptions();
if (options.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const house = await startAdHouse({ port: Number(options.port), host: options.host }).catch((error: Error) =>
  fail(error.message),
);
house.scenario(options.scenario as Scenario);
process.stdout.write(`Ad house: ${house.url}/demo.html\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void house.stop().then(() => process.exit(0)));
}
