// `npm test`: every check and every test of the project; the closing line says how many passed.
import { type Count, LONG_STAGES, type Part, STAGES } from './testParts.ts';

const full = process.argv.includes('--full');
if (full) process.env.FULL = '1';

const total: Count = { passed: 0, failed: 0 };
const began = performance.now();

for (const lanes of full ? [...STAGES, ...LONG_STAGES] : STAGES) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) await runPart(part);
    }),
  );
}

async function runPart(part: Part): Promise<void> {
  const start = performance.now();
  const { count, output, notes = [] } = await part.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const lines = [
    `${part.name.padEnd(22)}${count.failed === 0 ? 'ok' : 'FAILED'}  ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
    ...notes.map((note) => `${' '.repeat(22)}${note}`),
    ...(count.failed > 0 ? ['', output.trimEnd(), ''] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  total.passed += count.passed;
  total.failed += count.failed;
}

process.stdout.write(`\nall parts: ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
