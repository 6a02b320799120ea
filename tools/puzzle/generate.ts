// `generate`: makes puzzles of one game and category, one document per line.

import { parseArgs } from 'node:util';
import { categoriesOf, factsOf, GAME_TYPES, isGameType } from '../../puzzles/catalogue.ts';
import { LANGUAGES } from '../../puzzles/languages.ts';
import { seedOf } from '../../puzzles/random.ts';
import { loadMaker, memoryOf } from '../../server/making/make.ts';
import type { LevelOrder, MadeLevel, Maker } from '../../server/making/order.ts';
import { print, UsageError } from './output.ts';

/** The command's options; all others are the makers' own. */
const COMMON = ['category', 'lang', 'seed', 'count'] as const;

export async function generate(args: readonly string[]): Promise<number> {
  const [gameType = '', ...rest] = args;
  if (!isGameType(gameType)) {
    throw new UsageError(`Which kind? One of ${GAME_TYPES.join(', ')}, such as: generate sudoku --category leichtes`);
  }
  const maker = await loadMaker(gameType);
  const values = read(rest, maker);
  const options = optionsIn(maker, values);
  const categories = categoriesOf(gameType);
  const categoryType = oneOf('--category', values.category ?? (options.level && categories[0]), categories);
  const language = oneOf('--lang', values.lang ?? LANGUAGES[0], LANGUAGES);
  const seed = whole('--seed', values.seed ?? '0', 0);
  const count = whole('--count', values.count ?? '1', 1);
  const made: MadeLevel[] = [];
  for (let index = 0; index < count; index++) {
    const weekday = (index + 1) % 7;
    const order = { gameType, categoryType, language, options, seed: seedOf(seed, index), weekday, ...memoryOf(made) };
    const level = make(maker, order);
    const { content, theme } = level;
    made.push(level);
    await print(`${JSON.stringify({ ...content, title: theme ?? factsOf(gameType).name[language] })}\n`);
  }
  return 0;
}

/** The game's own options that were given. */
function optionsIn({ options = {} }: Maker, values: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(options).filter(([name]) => values[name] !== undefined);
  return Object.fromEntries(given.map(([name, choices]) => [name, oneOf(`--${name}`, values[name], choices)]));
}

function make(maker: Maker, order: LevelOrder) {
  try {
    return maker.make(order);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`${error.message}.`);
    throw error;
  }
}

function read(args: readonly string[], { options = {} }: Maker): Readonly<Record<string, string | undefined>> {
  const names = [...COMMON, ...Object.keys(options)];
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(names.map((name) => [name, text])) }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
}

function oneOf<T extends string>(option: string, value: string | undefined, choices: readonly T[]): T {
  const choice = choices.find((name) => name === value);
  if (choice === undefined) throw new UsageError(`${option} must be one of ${choices.join(', ')}.`);
  return choice;
}

function whole(option: string, value: string, least: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least) {
    throw new UsageError(`${option} must be a whole number of at least ${least}.`);
  }
  return number;
}
