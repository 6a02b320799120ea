// Builds the peers' pages in memory, minified as in production.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export interface PeerPage {
  readonly html: string;
  /** By path, beginning with a slash. */
  readonly files: ReadonlyMap<string, { body: string | Uint8Array; type: string }>;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

/** Builds one peer by the name of its file. Throws if its package is missing or does not build. */
export async function buildPeer(file: string): Promise<PeerPage> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, file) } },
  });
  if (!('output' in result)) throw new Error(`${file} was not built into one page.`);
  const files = new Map(
    result.output.map((part) => [
      `/${part.fileName}`,
      {
        body: part.type === 'chunk' ? part.code : part.source,
        type: TYPES[part.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      },
    ]),
  );
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'));
  const entry = result.output.find((part) => part.type === 'chunk' && part.isEntry);
  const html = [
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<style>body { margin: 0 }</style>',
    ...styles.map((path) => `<link rel="stylesheet" href="${path}">`),
    `<div id="root"></div><script type="module" src="/${entry?.fileName}"></script>`,
  ].join('');
  return { html, files };
}
