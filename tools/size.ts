// `npm test` runs it after the build: brotli sizes of the JavaScript that a first visit loads to the lobby and to the first
// board, according to the build's manifest, and the size of embed.js. Exits with 1 if one exceeds its bound. A browser test checks that nothing else is loaded.
import { sizeReport } from './sizes.ts';

const report = sizeReport();
for (const { name, kib, of, bound } of report) {
  process.stdout.write(`${name}: ${kib.toFixed(1)} KiB ${of}, bound ${bound} KiB\n`);
}
process.exitCode = report.every(({ kib, bound }) => kib <= bound) ? 0 : 1;
