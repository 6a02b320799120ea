// `npm test`: every check and every test of the project, one after the other; the closing line says how many passed.
import { type Count, LONG_PARTS, PARTS } from './testParts.ts';

const full = process.argv.includes('--full');
if (full) process.env.FULL = '1';

const total: Count = { passed: 0, failed: 0 };
const began = performance.now();

for (const part of full ? [...PARTS, ...LONG_PARTS] : PARTS) {
  process.stdout.write(`${part.name.padEnd(22)}`);
  const start = performance.now();
  const { count, output, notes = [] } = await part.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${count.failed === 0 ? 'ok' : 'FAILED'}  ${count.passed} passed, ${count.failed} failed, ${seconds} s\n`,
  );
  for (const note of notes) process.stdout.write(`${' '.repeat(22)}${note}\n`);
  if (count.failed > 0) process.stdout.write(`\n${output.trimEnd()}\n\n`);
  total.passed += count.passed;
  total.failed += count.failed;
}

process.stdout.write(`\nall parts: ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
