// `generate`: makes puzzles of one game and category, one document per line.

import { parseArgs } from 'node:util';
import { categoriesOf, factsOf, GAME_TYPES, type GameType, isGameType } from '../../puzzles/catalogue.ts';
import type { OwnWord } from '../../puzzles/crossword/ownWords.ts';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { fold } from '../../puzzles/lexicon/fold.ts';
import { seedOf } from '../../puzzles/random.ts';
import { lexiconOf } from '../../server/making/lexicon.ts';
import { loadMaker, memoryOf } from '../../server/making/make.ts';
import type { LevelOrder, MadeLevel, Maker } from '../../server/making/order.ts';
import { withPictureUrls } from './crossword/pictures.ts';
import { print, UsageError } from './output.ts';
import { demandClues, readTheme, readWords, themeLines, withFamilies } from './wordLists.ts';

/** The command's options; all others are the makers' own. */
const COMMON = ['category', 'lang', 'seed', 'count'] as const;
/** Of the games with words. */
const WORDS = ['words', 'theme', 'ban'] as const;
/** Of the arrowword. */
const ITS_OWN = ['solution'] as const;
/** Words of a theme that a grid should have; more may come by chance. */
const THEME_WORDS = 3;

export async function generate(args: readonly string[]): Promise<number> {
  const [gameType = '', ...rest] = args;
  if (!isGameType(gameType)) {
    throw new UsageError(`Which kind? One of ${GAME_TYPES.join(', ')}, such as: generate sudoku --category leichtes`);
  }
  const maker = await loadMaker(gameType);
  const values = read(rest, maker, gameType);
  const options = optionsIn(maker, values);
  const categories = categoriesOf(gameType);
  const language = oneOf('--lang', values.lang ?? LANGUAGES[0], LANGUAGES);
  if (values.theme === 'list') return listThemes(language);
  const categoryType = oneOf('--category', values.category ?? (options.level && categories[0]), categories);
  const seed = whole('--seed', values.seed ?? '0', 0);
  const count = whole('--count', values.count ?? '1', 1);
  const wishes = wishesIn(values, gameType, language);
  const solution = solutionIn(values.solution);
  const made: MadeLevel[] = [];
  let lacking = false;
  for (let index = 0; index < count; index++) {
    const weekday = (index + 1) % 7;
    const order = { gameType, categoryType, language, options, seed: seedOf(seed, index), weekday, ...memoryOf(made) };
    const level = make(maker, { ...order, ...solution, ...wishes?.order });
    const { content, theme } = level;
    made.push(level);
    const title = wishes?.title ?? theme ?? factsOf(gameType).name[language];
    await print(`${JSON.stringify(withPictureUrls({ ...content, title }))}\n`);
    if (wishes?.order.own && !told(wishes, level)) lacking = true;
  }
  return lacking ? 1 : 0;
}

async function listThemes(language: Language): Promise<number> {
  for (const line of themeLines(language, new Date().getFullYear())) await print(`${line}\n`);
  return 0;
}

interface Wishes {
  /** Of the theme. */
  readonly title?: string;
  readonly order: Pick<LevelOrder, 'own' | 'few' | 'ban'>;
  /** How many of the words a level must have. */
  readonly least: number;
}

function wishesIn(
  { words, theme, ban }: Readonly<Record<string, string | undefined>>,
  gameType: GameType,
  language: Language,
): Wishes | undefined {
  if (words !== undefined && theme !== undefined) throw new UsageError('--words or --theme, not both.');
  const banned = ban === undefined ? {} : { ban: withFamilies(readWords('--ban', ban), lexiconOf(language)) };
  const isFree = ({ answer }: OwnWord) => banned.ban?.includes(answer) !== true;
  if (words !== undefined) {
    const own = readWords('--words', words);
    const both = own.filter((word) => !isFree(word)).map(({ answer }) => answer);
    if (both.length > 0) throw new UsageError(`Both wanted and banned: ${both.join(', ')}.`);
    if (gameType === 'crossword') demandClues(own, lexiconOf(language));
    const least = gameType === 'wordsearch' ? 0 : own.length;
    return { order: { own, ...banned }, least };
  }
  if (theme === undefined) return ban === undefined ? undefined : { order: banned, least: 0 };
  const { title, words: all } = readTheme(theme, language);
  const own = all.filter((word) => isFree(word) && (word.clue !== undefined || isKnown(word, gameType, language)));
  // a word search has nothing but its theme
  if (gameType === 'wordsearch') return { title, order: { own, ...banned }, least: 0 };
  return { title, order: { own, few: THEME_WORDS, ...banned }, least: THEME_WORDS };
}

function solutionIn(word: string | undefined): Pick<LevelOrder, 'solution'> {
  if (word === undefined) return {};
  const solution = fold(word);
  if (!/^[A-Z]{3,12}$/.test(solution)) throw new UsageError('--solution must be one word of 3 to 12 letters.');
  return { solution };
}

/** Only an arrowword needs clues. */
const isKnown = ({ answer }: OwnWord, gameType: GameType, language: Language): boolean =>
  gameType !== 'crossword' || lexiconOf(language).get(answer) !== undefined;

/** Says on standard error which of the words the level has; false if they are too few. */
function told({ order: { own = [], few }, least }: Wishes, { answers }: MadeLevel): boolean {
  const words = own.map(({ answer }) => answer);
  const set = words.filter((answer) => answers.includes(answer));
  const left = words.filter((answer) => !answers.includes(answer));
  const rest = few === undefined && left.length > 0 && least > 0 ? `; left out: ${left.join(', ')}` : '';
  process.stderr.write(`set ${set.length} of ${words.length}: ${set.join(', ') || 'none'}${rest}\n`);
  return set.length >= least;
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

function read(
  args: readonly string[],
  { options = {} }: Maker,
  gameType: GameType,
): Readonly<Record<string, string | undefined>> {
  const words = [...(factsOf(gameType).hasWords ? WORDS : []), ...(gameType === 'crossword' ? ITS_OWN : [])];
  const names = [...COMMON, ...words, ...Object.keys(options)];
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
