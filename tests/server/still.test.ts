// A level's still picture: what the page of a level shows before the app is there. It gives nothing away, whoever wrote the level.

import { expect, it } from 'vitest';
import type { Level } from '../../api/levels.ts';
import { withoutStill } from '../../api/still.ts';
import { GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import type { Givens as Arrowword } from '../../puzzles/crossword/types.ts';
import type { Givens as FillIn } from '../../puzzles/gridpuzzle/types.ts';
import type { Givens as WordSearch } from '../../puzzles/wordsearch/types.ts';
import { svgText } from '../../server/brands/drawn.ts';
import { builtInBrand } from '../../server/brands/served.ts';
import { openedLevel, shapesOf, withStill } from '../../server/brands/still.ts';
import { readPacks } from '../../server/making/packFile.ts';

const SHELL = {
  html: '<div class="still" data-still="{{path}}" data-hand="right"><i lang="{{lang}}" data-long="{{long}}">{{words}}{{number}}</i>{{mistakes:<b></b>}}<p>{{board}}</p></div>',
  css: '.shell{color:red}',
  styled: (page: string) => page,
};
const PAGE = '<html><head></head><body><div id="root"></div></body></html>';

const brand = builtInBrand({
  ...{ timeZone: 'Europe/Berlin', vendors: [], redirectHost: '', ads: undefined, consentUrl: undefined },
  ...{ adFreePrice: undefined, errorsTo: undefined, urls: {}, firebase: {} },
} as never);

/** The first, a middle and the last level of each category and language. */
const SAMPLES = readPacks().flatMap(({ name, gameType, categoryType, createDate, levels }) =>
  [0, Math.floor(levels.length / 2), levels.length - 1].map((at) => {
    const { content, titles, difficulty } = levels[at] as (typeof levels)[number];
    const level: Level = {
      id: `${name} ${at}`,
      gameType,
      categoryType,
      createDate,
      difficulty,
      content,
      title: titles[0]?.title ?? '',
    };
    return [`${name} ${at + 1}`, gameType as GameType, level] as const;
  }),
);

const still = (game: GameType, level: Level, open = true) =>
  withStill(PAGE, SHELL, { brand, game, level, language: 'de', path: '/x/y', open });

/** The signs in the drawing's cells, by where they stand; without clues. */
const signsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text x="(\d+)" y="[\d.]+">([^<]+)<\/text>/g)].map(([, , sign = '']) => sign);

it('samples every game', () => expect(new Set(SAMPLES.map(([, game]) => game))).toEqual(new Set(GAME_TYPES)));

it.each(SAMPLES)('the picture of %s shows what is given and nothing else', async (_name, game, level) => {
  const opened = await openedLevel(game, level);
  if (opened === undefined) throw new Error('it does not open');
  const { kind, givens } = opened;
  for (const medium of ['paper', 'screen'] as const) {
    const signs = signsIn(svgText(shapesOf(opened, medium)));
    const start = kind.start(givens);
    const looks = kind.look(givens, start, kind.view(givens)) as readonly Record<string, unknown>[];
    if (game === 'sudoku') {
      const given = looks.filter(({ given }) => given);
      expect(given.length).toBeLessThan(81);
      expect(signs).toEqual(given.map(({ digit }) => `${digit}`));
    } else if (game === 'gridpuzzle') {
      const { given, letters } = givens as FillIn;
      expect(signs).toEqual(letters.filter((_, cell) => given[cell]));
      expect(signs.length).toBeLessThan(letters.filter((letter) => letter !== '').length);
    } else if (game === 'crossword') {
      // nothing but the numbers of the solution word, and none of its letters
      const { solutionWord } = givens as Arrowword;
      const numbers = Array.from({ length: solutionWord?.cells.length ?? 0 }, (_, index) => `${index + 1}`);
      expect(signs.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
    } else {
      expect(signs).toEqual([...(givens as WordSearch).letters]);
    }
    // what marks a found or solved word
    expect(svgText(shapesOf(opened, medium))).not.toContain('rotate(');
  }
});

it.each(SAMPLES)('the page of %s holds no answer', async (_name, game, level) => {
  const page = await still(game, level);
  const [body = ''] = /<body>.*/s.exec(page) ?? [];
  const opened = await openedLevel(game, level);
  if (game === 'crossword')
    for (const { answer } of (opened?.givens as Arrowword | undefined)?.slots ?? [])
      expect(body.includes(`>${answer}<`), answer).toBe(false);
  if (game === 'gridpuzzle' || game === 'wordsearch') expect(body).not.toMatch(/>[A-Z]{3,}</);
  expect(body).not.toMatch(/style=|<script/);
});

it('a level that is not open to everybody has a frame without a picture, and none of its content', async () => {
  for (const [, game, level] of SAMPLES.filter(([name]) => name.endsWith(' 1'))) {
    const page = await still(game, level, false);
    expect(page).toContain('<div class="still-board"></div>');
    expect(page).not.toMatch(/<svg|<text/);
  }
});

it('escapes title and clues', async () => {
  const [, , sample] = SAMPLES.find(([, game]) => game === 'crossword') ?? [];
  if (sample === undefined) throw new Error('no sample');
  const evil = '</div><script>alert(1)</script>';
  const content = structuredClone(sample.content) as { clues: { Across: object[] } };
  Object.assign(content.clues.Across[0] as object, { clue: '<b onclick=x>', 'io.raetsel.lines': ['<b onclick=x>'] });
  const level = { ...sample, title: evil, content };
  const page = await still('crossword', level);
  expect(page).not.toMatch(/<script|<b onclick/);
  expect(page).toContain('&lt;/div&gt;&lt;script&gt;');
});

it('a page is stored without the picture of its level', async () => {
  const [, game, level] = SAMPLES[0] as (typeof SAMPLES)[number];
  const page = await still(game, level);
  expect(page.length).toBeGreaterThan(PAGE.length + 1000);
  expect(withoutStill(page)).toBe(PAGE);
  expect(withoutStill(PAGE)).toBe(PAGE);
});

it('a document that does not open leaves the page as it is', async () => {
  const [, game, level] = SAMPLES[0] as (typeof SAMPLES)[number];
  expect(await still(game, { ...level, content: {} })).toBe(PAGE);
});
