// Which modules come in one file, and which files a visit needs. Left alone, the bundler makes a file of each set of modules that the
// same imports share: 40 before the first entry, most of them under 3 KiB, and on a slow network each waits for its turn.

import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { GAME_TYPES, type GameType, HOME_GAME } from '../puzzles/catalogue.ts';
import { LANGUAGES, type Language } from '../puzzles/languages.ts';
import { VISITS, type Visits } from '../server/plugins/preloads.ts';
import { type BuiltFiles, FILES_OF, filesOf } from './builtFiles.ts';

/** What chooses chunks sees of the modules. */
interface Known {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const PAGE = ['src/main.tsx'];
const LOBBY = ['src/lobby/Lobby.tsx'];
/** What the lobby asks the server; a level's page brings its answers. */
const SENDING = 'src/adapters/api/sending.ts';
/** The lists of levels, in the lobby and over a game. */
const LEVELS = ['src/lobby/LevelPanel.tsx', 'src/parts/LevelPicker.tsx'];
const PLAY = ['src/play/GameScreen.tsx', 'src/play/Announcer.tsx', 'src/board/twin.ts'];
const WORDS = ['src/play/wordParts.ts'];
const RENDERER = ['scenes/mount.ts'];
/** A game's rules, which the lobby needs as well, and what draws and reads out its board. */
const rulesOf = (game: GameType): string => `puzzles/${game}/index.ts`;
const boardOf = (game: GameType): readonly string[] => [`scenes/${game}/painter.ts`, `puzzles/${game}/ears.ts`];

const wordy = (game: GameType): boolean => game !== HOME_GAME;
/** A word game's own, and those of the words' bar and list. */
const textsOf = (game: GameType, code: Language): readonly string[] => [
  `src/text/${code}/games/${game}.json`,
  `src/text/${code}/later/words.json`,
];
/** In which a crossword's clues are drawn. */
const CLUE_FONT = 'clue.woff2';

/** By file: the modules that need it. A module comes with the first file that needs it. */
const FILES: readonly (readonly [file: string, roots: readonly string[]])[] = [
  ['page', PAGE],
  ['lobby', LOBBY],
  ['levels', LEVELS],
  ['play', PLAY],
  ['words', WORDS],
  ...GAME_TYPES.flatMap((game) => [[`${game}Rules`, [rulesOf(game)]] as const, [game, boardOf(game)] as const]),
];

/** The modules that a board has when it is built alone. */
let drawing: ReadonlySet<string> = new Set();

/** Finds them with the client's own plugins, since only a build tells what of Pixi a board uses. */
export const drawingOf = (plugins: readonly Plugin[], alias: Readonly<Record<string, string>>): Plugin => ({
  name: 'drawing',
  apply: 'build',
  async buildStart() {
    const input = Object.fromEntries([...RENDERER, ...GAME_TYPES.map((game) => `scenes/${game}/painter.ts`)].entries());
    const made = (await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [...plugins],
      resolve: { alias },
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input, preserveEntrySignatures: 'strict' },
      },
    })) as Rolldown.RolldownOutput;
    const chunks = new Map(made.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
    const seen = new Set<string>();
    const add = (file: string): void => {
      const chunk = chunks.get(file);
      if (seen.has(file) || chunk === undefined) return;
      seen.add(file);
      for (const next of chunk.imports) add(next);
    };
    for (const { isEntry, fileName } of chunks.values()) if (isEntry) add(fileName);
    drawing = new Set([...seen].flatMap((file) => chunks.get(file)?.moduleIds ?? []));
  },
});

const closures = new Map<string, ReadonlySet<string>>();

/** The modules that these import statically, and they themselves. */
function closureOf(roots: readonly string[], known: Known): ReadonlySet<string> {
  const name = roots.join();
  const seen = new Set<string>(closures.get(name));
  if (seen.size > 0) return seen;
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], code } = known.getModuleInfo(id) ?? {};
    for (const next of importedIds)
      if (ICONS.test(next)) for (const icon of iconsOf(code ?? '', next, known)) visit(icon);
      else visit(next);
  };
  for (const root of roots) visit(idOf(root));
  closures.set(name, seen);
  return seen;
}

/** The icons' index imports all of them: what a module needs is only what it names. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
let files: ReadonlyMap<string, string> | undefined;

function iconsOf(code: string, index: string, known: Known): readonly string[] {
  files ??= new Map(
    [
      ...(known.getModuleInfo(index)?.code ?? '').matchAll(/export \{([^}]*)\} from ['"]\.\/(icons\/[^'"]+)['"]/g),
    ].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
  const named = [...code.matchAll(/import \{([^}]*)\} from ['"]lucide-react['"]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );
  return named.flatMap((name) => {
    const file = files?.get(name);
    return file === undefined ? [] : [index.replace(/[^/]*$/, file)];
  });
}

const idOf = (module: string): string => fileURLToPath(new URL(`../${module}`, import.meta.url));

/** The file in which a module comes; null leaves it to the bundler. */
function fileOf(id: string, known: Known): string | null {
  const needed = FILES.filter(([, roots]) => closureOf(roots, known).has(id)).map(([file]) => file);
  const [first = null, ...others] = needed;
  if (first === 'page') return first;
  if (id.includes('/pixi.js/')) return drawing.has(id) ? 'renderer' : null;
  if (drawing.has(id) && (first === null || (others.length > 0 && id.includes('/scenes/')))) return 'renderer';
  if (others.length === 0) return first;
  // the lobby needs the rules of a game
  if (
    first === 'lobby' ||
    first === 'levels' ||
    (needed.some(isRules) && (first === 'play' || needed.includes(`${HOME_GAME}Rules`)))
  )
    return 'page';
  // a game's rules and board
  if (first !== null && needed.every((file) => file.replace('Rules', '') === first.replace('Rules', ''))) return first;
  return first === 'play' || needed.includes(HOME_GAME) ? 'play' : 'words';
}

const isRules = (file: string): boolean => file.endsWith('Rules');

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { debugName: 'files', name: fileOf, includeDependenciesRecursively: false },
];

/** What a place needs besides what its page, and the place before it in this list, need. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  page: PAGE,
  ...Object.fromEntries(LANGUAGES.map((code) => [code, [`src/text/${code}.ts`]])),
  lobby: [...LOBBY, SENDING, rulesOf(HOME_GAME)],
  ...Object.fromEntries(
    GAME_TYPES.map((game) => [
      game,
      [...PLAY, ...RENDERER, ...(wordy(game) ? WORDS : []), rulesOf(game), ...boardOf(game)],
    ]),
  ),
  ...Object.fromEntries(
    LANGUAGES.flatMap((code) => GAME_TYPES.filter(wordy).map((game) => [`${game}.${code}`, textsOf(game, code)])),
  ),
};

export const visits: Plugin = {
  name: 'visits',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const own = (id: string): string => id.slice(idOf('').length);
    const built: BuiltFiles = {
      modules: Object.fromEntries(
        chunks.flatMap(({ moduleIds, fileName }) =>
          moduleIds.filter((id) => !/node_modules|^\0/.test(id)).map((id) => [own(id), fileName]),
        ),
      ),
      files: Object.fromEntries(
        chunks.map(({ fileName, imports, viteMetadata }) => [
          fileName,
          { imports, css: [...(viteMetadata?.importedCss ?? [])] },
        ]),
      ),
    };
    const font = Object.values(bundle).find(({ fileName }) =>
      fileName.startsWith(`assets/${CLUE_FONT.replace('.woff2', '-')}`),
    );
    if (font === undefined) throw new Error(`The build has no ${CLUE_FONT}.`);
    const byPlace: Visits = Object.fromEntries(
      Object.entries(PLACES).map(([at, roots]) => [
        at,
        [...filesOf(built, roots), ...(at === 'crossword' ? [font.fileName] : [])],
      ]),
    );
    this.emitFile({ type: 'asset', fileName: VISITS, source: JSON.stringify(byPlace) });
    this.emitFile({ type: 'asset', fileName: FILES_OF, source: JSON.stringify(built) });
  },
};
