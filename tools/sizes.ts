// Which chunks a first visit loads, and how large they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BOARD_BUDGET, EMBED_BUDGET, LOBBY_BUDGET } from './bench/bounds.ts';

const DIST = join(import.meta.dirname, '../dist');

/** The entry, the larger of the two languages, and the kind of the first game. */
const ENTRY = ['index.html', 'src/text/de.ts', 'puzzles/sudoku/index.ts'];
const LOBBY = [...ENTRY, 'src/lobby/Lobby.tsx'];
/** What opening a level loads in addition: the screen, the scene and its painter. */
const BOARD = [...ENTRY, 'src/play/GameScreen.tsx', 'scenes/mount.ts', 'scenes/sudoku/painter.ts'];

export interface Size {
  readonly name: string;
  readonly kib: number;
  /** At brotli's highest level, as a server sends precompressed files; or as it is. */
  readonly of: 'brotli' | 'uncompressed';
  readonly bound: number;
  /** Paths below dist/. */
  readonly files: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The scripts of modules that are loaded on demand, by their paths in the project. */
export const scriptsOf = (modules: readonly string[], dist = DIST): readonly string[] =>
  closure(manifestOf(dist), modules);

/** Sizes to the lobby and to the first board. Throws if there is no build or a chunk has been renamed. */
export function sizeReport(dist = DIST): readonly Size[] {
  const manifest = manifestOf(dist);
  const size = (name: string, roots: readonly string[], bound: number): Size => {
    const files = closure(manifest, roots);
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
    return { name, kib: bytes / 1024, of: 'brotli', bound, files };
  };
  return [
    size('to the lobby', LOBBY, LOBBY_BUDGET),
    size('to the first board', BOARD, BOARD_BUDGET),
    embedSize(manifest, dist),
  ];
}

/** What publishers' pages load. Throws if it needs another file. */
function embedSize(manifest: Manifest, dist: string): Size {
  const { file, imports = [], dynamicImports = [] } = manifest['src/embed/embed.ts'] ?? { file: '' };
  if (file !== 'embed.js' || imports.length + dynamicImports.length > 0) throw new Error('embed.js is not one file.');
  const kib = readFileSync(join(dist, file)).length / 1024;
  return { name: 'embed.js', kib, of: 'uncompressed', bound: EMBED_BUDGET, files: [file] };
}

/** The scripts of the roots and of everything that they import statically. */
function closure(manifest: Manifest, roots: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk "${key}": update its name in tools/sizes.ts.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const root of roots) visit(root);
  return [...seen].filter((file) => file.endsWith('.js'));
}
