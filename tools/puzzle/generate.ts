// `generate`: new puzzles of a kind and a category, one document a line.

import { parseArgs } from 'node:util';
import { printIpuz } from '../../puzzles/ipuz/sheet.ts';
import { seedOf } from '../../puzzles/random.ts';
import { GENERATED_KINDS, type Generator, isGeneratedKind, loadGenerator, type Order } from './generators.ts';
import { print } from './output.ts';
import { UsageError } from './usageError.ts';

/** Options that only some generators know. */
const WISHES = ['level', 'technique', 'symmetry'];
const LANGUAGES = ['de', 'en'] as const;

export async function generate(args: readonly string[]): Promise<number> {
  const { positionals, values } = read(args);
  const [kind = '', ...more] = positionals;
  if (!isGeneratedKind(kind) || more.length > 0) {
    throw new UsageError(
      `Which kind? One of ${GENERATED_KINDS.join(', ')}, such as: generate sudoku --category leichtes`,
    );
  }
  const generator = await loadGenerator(kind);
  const wishes = wishesIn(generator, values);
  const category = oneOf(
    '--category',
    values.category ?? (wishes.level && generator.categories[0]),
    generator.categories,
  );
  const language = oneOf('--lang', values.lang ?? 'de', LANGUAGES);
  const seed = whole('--seed', values.seed ?? '0', 0);
  const count = whole('--count', values.count ?? '1', 1);
  for (let index = 0; index < count; index++) {
    const order = { category, language, wishes, seed: seedOf(seed, index), weekday: (index + 1) % 7 };
    await print(`${printIpuz(make(generator, order))}\n`);
  }
  return 0;
}

/** The generator's own options, as far as they were given. */
function wishesIn({ wishes }: Generator, values: Readonly<Record<string, string | undefined>>): Order['wishes'] {
  const asked = WISHES.filter((name) => values[name] !== undefined);
  return Object.fromEntries(asked.map((name) => [name, oneOf(`--${name}`, values[name], wishes[name] ?? [])]));
}

function make(generator: Generator, order: Order) {
  try {
    return generator.generate(order);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`${error.message}.`);
    throw error;
  }
}

function read(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { category: text, lang: text, seed: text, count: text, level: text, technique: text, symmetry: text },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
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
    throw new UsageError(`${option} must be a whole number from ${least} on.`);
  }
  return number;
}
