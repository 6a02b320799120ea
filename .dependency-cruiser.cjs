// Who may import whom: the table of the architecture, one rule a line of it. tests/rules plants a violation of each.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const packages = (names) => `(^|/)node_modules/(${names.join('|')})/`;
const folders = (names) => `^(${names.join('|')})/`;

/** A folder may import itself, these folders and these packages; everything else is an error. */
const only = (name, comment, from, { own = [], npm = [] }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { pathNot: [folders([from, ...own]), ...(npm.length > 0 ? [packages(npm)] : [])] },
});

/** The rooms of src from the ground up: a room imports rooms of lower floors only. main.tsx stands above them all. */
const FLOORS = [
  ['embed', 'late', 'ui'],
  ['adapters', 'text', 'theme'],
  ['app', 'games', 'toasts'],
  ['account', 'ads', 'board', 'celebration', 'feedback', 'parts', 'print', 'replay', 'share', 'shop'],
  ['help', 'lobby', 'paper', 'play', 'settings', 'statistics', 'watch', 'welcome'],
  ['modals'],
];
const rooms = (floors) => `^src/(${floors.flat().join('|')})/`;

const KIND = '(?!ipuz/|lexicon/|themes/)';
/** A game is a folder of puzzles/ that is none of those. */
const GAMES = readdirSync(join(__dirname, 'puzzles'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['ipuz', 'lexicon', 'themes'].includes(entry.name))
  .map(({ name }) => name)
  .join('|');
const REACT = [
  'react',
  'react-dom',
  '@xstate/react',
  'i18next',
  'i18next-browser-languagedetector',
  'react-i18next',
  'react-hot-toast',
  '@base-ui',
  'lucide-react',
];
const SDK = ['ky', 'idb', 'firebase', 'howler', '@dailymotion', '@iabtcf', 'workbox-[a-z]+'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('puzzles-are-pure', 'The rules run in the browser, on the server and in tests.', 'puzzles', {}),
    only('machines-know-only-puzzles', 'The world comes through ports.ts.', 'machines', {
      own: ['puzzles', 'api'],
      npm: ['xstate'],
    }),
    {
      name: 'machines-take-types-of-the-api',
      comment: 'A machine loads no schemas; the built-in configuration is data.',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: '^api/', pathNot: '^api/defaults\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    only('scenes-know-only-puzzles', 'A scene takes a Source: a replay drives it as well as an actor.', 'scenes', {
      own: ['puzzles'],
      npm: ['pixi\\.js'],
    }),
    only('api-is-self-contained', 'What server and client share besides puzzles.', 'api', {
      own: ['puzzles'],
      npm: ['typebox', 'colord'],
    }),
    {
      name: 'api-takes-the-catalogue',
      comment: 'Schemas name games, languages and level ids; how a game plays is not their business.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^puzzles/', pathNot: '^puzzles/(catalogue|languages|levelId)\\.ts$' },
    },
    {
      name: 'src-stays-in-the-browser',
      comment:
        'The client takes puzzles, machines, scenes, api and packages; nothing of the server, tools, tests or Node.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: ['^(server|tools|tests)/', packages(['fastify', '@fastify', 'pg', 'drizzle-orm', '@electric-sql'])],
      },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'Nothing that a browser loads may need a module of Node.',
      severity: 'error',
      from: { path: '^(puzzles|machines|scenes|api|src)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-knows-no-client',
      comment: 'The server takes puzzles, api, fastify and the database.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: ['^(machines|scenes|src|tools|tests)/', packages([...REACT, ...SDK, 'xstate', 'pixi\\.js', '@pixi'])],
      },
    },
    {
      name: 'the-ad-house-knows-no-app',
      comment: 'It stands in for other firms, who know nothing of the app.',
      severity: 'error',
      from: { path: '^tools/adHouse/' },
      to: { path: ['^(api|machines|puzzles|scenes|server|src|tests)/', '^tools/(?!adHouse/|browser\\.ts)'] },
    },
    {
      name: 'attackers-know-no-server',
      comment: 'What attacks the API believes its description, not its code.',
      severity: 'error',
      from: { path: '^tests/attacks/' },
      to: { path: '^(server|api|puzzles|machines|scenes|src)/' },
    },
    {
      name: 'kinds-do-not-know-each-other',
      comment: 'A fifth game touches no other one.',
      severity: 'error',
      from: { path: `^puzzles/${KIND}([^/]+)/` },
      to: { path: `^puzzles/${KIND}[^/]+/`, pathNot: '^puzzles/$1/' },
    },
    {
      name: 'the-contract-knows-no-kind',
      comment: 'What all kinds share names none of them; only the registry does.',
      severity: 'error',
      from: {
        path: '^puzzles/(?!registry\\.ts)(ipuz/|lexicon/|themes/)?[^/]+\\.ts$',
        pathNot: `^puzzles/${KIND}[^/]+/`,
      },
      to: { path: `^puzzles/${KIND}[^/]+/` },
    },
    {
      name: 'painters-do-not-know-each-other',
      comment: 'A game draws with what all scenes share.',
      severity: 'error',
      from: { path: `^scenes/(${GAMES})/` },
      to: { path: `^scenes/(${GAMES})/`, pathNot: '^scenes/$1/' },
    },
    {
      name: 'no-generator-on-the-board',
      comment: 'Whoever plays a game does not load its generator.',
      severity: 'error',
      from: { path: '^puzzles/[^/]+/index\\.ts$' },
      to: { path: '^puzzles/[^/]+/generate\\.ts$', reachable: true },
    },
    {
      name: 'hints-on-demand',
      comment: 'A hint is loaded when it is asked for.',
      severity: 'error',
      from: { path: '^(puzzles/[^/]+/index|puzzles/registry)\\.ts$' },
      to: { path: '^puzzles/[^/]+/hint\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'sdks-in-adapters-only',
      comment: 'A vendor can be changed in one folder.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/adapters/' },
      to: { path: packages(SDK) },
    },
    {
      name: 'pixi-in-celebration-only',
      comment: 'React chrome draws nothing on a canvas but the celebration.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/celebration/' },
      to: { path: packages(['pixi\\.js', '@pixi']) },
    },
    {
      name: 'scenes-where-boards-are',
      comment:
        'Boards are mounted by BoardHost, the guided board of the help and the replay; types cost nothing anywhere.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/((board|play)/Board[^/]+|help/[^/]+|replay/[^/]+)$' },
      to: { path: '^scenes/', dependencyTypesNot: ['type-only'] },
    },
    ...FLOORS.map((floor, index) => ({
      name: 'src-floor-by-floor',
      comment: 'What two rooms of a floor share moves to a lower one.',
      severity: 'error',
      from: { path: `^src/(${floor.join('|')})/` },
      to: { path: ['^src/[^/]+$', rooms(FLOORS.slice(index))], pathNot: '^src/$1/' },
    })),
    {
      name: 'every-room-has-its-floor',
      comment: 'A new folder of src gets its place in FLOORS.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: rooms(FLOORS) },
      to: {},
    },
    {
      name: 'games-do-not-know-each-other',
      comment: 'What the chrome needs of a game is in its own folder; only the registry knows them all.',
      severity: 'error',
      from: { path: `^src/games/(${GAMES})/` },
      to: { path: ['^src/games/registry\\.ts$', `^src/games/(${GAMES})/`], pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-are-known-by-their-manifests',
      comment: 'No screen takes a part of one game.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/games/(registry\\.ts$|(${GAMES})/)` },
      to: { path: [`^src/games/(${GAMES})/`, `^puzzles/(${GAMES})/`] },
    },
    {
      name: 'no-circles',
      comment: 'Modules that need each other, if only for types, are one module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      comment: 'Every import is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no interface for parsers
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|test-results|coverage)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default'],
    },
  },
};
