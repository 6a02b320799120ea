// Which chunks a first visit loads, and how large they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BOARD_BUDGET, EMBED_BUDGET, LOBBY_BUDGET } from './bench/bounds.ts';
import { type BuiltFiles, FILES_OF, filesOf } from './builtFiles.ts';

const DIST = join(import.meta.dirname, '../dist');

/** The page, the larger of the two languages, and the kind of the first game. */
const ENTRY = ['src/main.tsx', 'src/text/de.ts', 'puzzles/sudoku/index.ts'];
const LOBBY = [...ENTRY, 'src/lobby/Lobby.tsx', 'src/adapters/api/sending.ts'];
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

const builtIn = (dist: string): BuiltFiles => JSON.parse(readFileSync(join(dist, FILES_OF), 'utf8')) as BuiltFiles;

/** The scripts of modules that are loaded on demand, by their paths in the project. */
export const scriptsOf = (modules: readonly string[], dist = DIST): readonly string[] =>
  filesOf(builtIn(dist), modules).filter((file) => file.endsWith('.js'));

/** Sizes to the lobby and to the first board. Throws if there is no build or a chunk has been renamed. */
export function sizeReport(dist = DIST): readonly Size[] {
  const size = (name: string, roots: readonly string[], bound: number): Size => {
    const files = scriptsOf(roots, dist);
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
    return { name, kib: bytes / 1024, of: 'brotli', bound, files };
  };
  return [size('to the lobby', LOBBY, LOBBY_BUDGET), size('to the first board', BOARD, BOARD_BUDGET), embedSize(dist)];
}

/** What publishers' pages load. Throws if it needs another file. */
function embedSize(dist: string): Size {
  const files = scriptsOf(['src/embed/embed.ts'], dist);
  const [file = ''] = files;
  if (file !== 'embed.js' || files.length > 1) throw new Error('embed.js is not one file.');
  const kib = readFileSync(join(dist, file)).length / 1024;
  return { name: 'embed.js', kib, of: 'uncompressed', bound: EMBED_BUDGET, files: [file] };
}
