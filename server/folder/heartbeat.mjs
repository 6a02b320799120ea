// The thread that renews the lease on a data folder, so that a busy main thread does not lose it. Plain JavaScript: TypeScript in a
// worker would cost every start 50 ms of CPU and 17 MB.

import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** `file`: the lease. `line`: its first line, which names the owner. `every`: ms. `given`: 1 once the lease is being released. */
const { file, line, every, given, sentence } = workerData;
const read = Buffer.alloc(Buffer.byteLength(line));
let beats = 0;

/** Whether the lease is still ours; throws on I/O errors. */
function beat() {
  const handle = openSync(file, 'r+');
  try {
    if (readSync(handle, read, 0, read.length, 0) !== read.length || read.toString() !== line) return false;
    beats += 1;
    writeSync(handle, `${String(beats).padStart(12, '0')}\n`, read.length + 1);
    return true;
  } finally {
    closeSync(handle);
  }
}

setInterval(() => {
  let ours = true;
  try {
    ours = beat();
  } catch (error) {
    ours = error.code !== 'ENOENT' && error.code !== 'ESTALE'; // other errors may be temporary
  }
  if (ours || Atomics.load(given, 0) === 1) return;
  writeSync(2, sentence);
  process.kill(process.pid, 'SIGKILL'); // immediately: the main thread must not write any more
}, every);
