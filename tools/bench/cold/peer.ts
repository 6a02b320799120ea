// A peer's page as a folder that our own server serves, compressed as our client is.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressClient } from '../../../server/plugins/precompress.ts';
import { buildPeer } from '../peers/build.ts';

export async function servedPeer(file: string): Promise<string> {
  const mode = process.env.NODE_ENV;
  const { html, files } = await buildPeer(file);
  // a build sets it for its whole process, and our server would refuse to start without an operator's keys
  if (mode === undefined) delete process.env.NODE_ENV;
  const folder = mkdtempSync(join(tmpdir(), 'peer-'));
  writeFileSync(join(folder, 'index.html'), html);
  for (const [path, { body }] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  await compressClient(folder);
  return folder;
}
