// Addresses: what each means, and that reading reverses writing.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadsHome, namesScreen, parseRoute, printRoute, type Route, SCREENS } from '../../machines/app/route.ts';
import { DEFAULT_CONFIGURATION } from '../../machines/config/configMachine.ts';
import { MODAL_KINDS } from '../../machines/modal/modalMachine.ts';

const { games } = DEFAULT_CONFIGURATION;
const read = (address: string): Route | undefined => {
  const [path = '', search = ''] = address.split('?');
  return parseRoute({ path, search }, games);
};
const plain = { screen: 'game', modal: undefined, rest: '' };

test.each([
  ['/sudoku/play', { gameType: 'sudoku', id: 'play', ...plain }],
  ['/gridpuzzle/play', { gameType: 'gridpuzzle', id: 'play', ...plain }],
  ['/wordsearch/play/', { gameType: 'wordsearch', id: 'play', ...plain }],
  ['/crossword/de-bilderratsel-003', { gameType: 'crossword', id: 'de-bilderratsel-003', ...plain }],
  ['/sudoku/de-bilderratsel-003', { gameType: 'sudoku', id: 'de-bilderratsel-003', ...plain }],
  ['/sudoku/nonsense', { gameType: 'sudoku', id: 'nonsense', ...plain }],
  ['/sudoku/de-leichtes-7', { gameType: 'sudoku', id: 'de-leichtes-7', ...plain }],
  ['/sudoku/play?screen=lobby', { gameType: 'sudoku', id: 'play', ...plain, screen: 'lobby' }],
  ['/sudoku/play?screen=shop', { gameType: 'sudoku', id: 'play', ...plain }],
  ['/sudoku/play?modal=help', { gameType: 'sudoku', id: 'play', ...plain, modal: { kind: 'help', about: undefined } }],
  ['/sudoku/play?modal=evil&vendor=755', { gameType: 'sudoku', id: 'play', ...plain, rest: 'vendor=755' }],
  [
    '/sudoku/play?screen=lobby&modal=gamePurchase&about=de-leichtes-009',
    {
      gameType: 'sudoku',
      id: 'play',
      ...plain,
      screen: 'lobby',
      modal: { kind: 'gamePurchase', about: 'de-leichtes-009' },
    },
  ],
])('%s', (address, route) => {
  expect(read(address)).toEqual(route);
});

test.each(['/', '', '/sudoku', '/chess/play', '/sudoku/play/more', '/sudoku/', '/Sudoku/play', '//sudoku/play'])(
  '%s is not ours',
  (address) => {
    expect(read(address)).toBeUndefined();
  },
);

test('a path without a game or a level may be a mistake', () => {
  for (const path of ['', '/', '/sudoku', '/crossword/', '/logout']) expect(leadsHome(path), path).toBe(true);
  for (const path of ['/foo', '/foo/bar/baz', '/sudoku/play/more', '/Sudoku', '//sudoku'])
    expect(leadsHome(path), path).toBe(false);
});

test('reading what was written gives the same route', () => {
  const route = fc.record({
    gameType: fc.constantFrom(...games.map(({ type }) => type)),
    id: fc.constantFrom('play', 'de-leichtes-004', 'en-tagliches_ratsel-2026-11-21', 'de-leichtes-0001', 'x%20y'),
    screen: fc.constantFrom(...SCREENS),
    modal: fc.option(
      fc.record({ kind: fc.constantFrom(...MODAL_KINDS), about: fc.option(fc.string(), { nil: undefined }) }),
      { nil: undefined },
    ),
    rest: fc.constantFrom('', 'vendor=755', 'vendor=a+b&brand=%26'),
  });
  fc.assert(
    fc.property(route, (one) => {
      expect(parseRoute(printRoute(one), games)).toEqual(one);
    }),
  );
});

test('a parameter that the app does not know leaves the address', () => {
  const route = read(
    '/sudoku/play?email=max%40example.org&vendor=755&screen=lobby&gclid=x&brand=nordlicht&opener=frame',
  );
  expect(route?.rest).toBe('vendor=755&brand=nordlicht&opener=frame');
});

test('a friend’s time to beat is in the address of its level alone', () => {
  const rest = 'vendor=755&rival=sudoku.de-leichtes-004.312';
  const plain = { gameType: 'sudoku', screen: 'game', modal: undefined, rest } as const;
  expect(printRoute({ ...plain, id: 'de-leichtes-004' }).search).toBe(rest);
  for (const id of ['de-leichtes-005', 'de-leichtes-0040', 'play'])
    expect(printRoute({ ...plain, id }).search).toBe('vendor=755');
  expect(printRoute({ ...plain, id: 'de-leichtes-004', gameType: 'crossword' }).search).toBe('vendor=755');
});

test('an address may or may not name a screen', () => {
  const names = (search: string) => namesScreen({ path: '/sudoku/play', search });
  expect([names(''), names('screen=game'), names('screen=x'), names('modal=help')]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
