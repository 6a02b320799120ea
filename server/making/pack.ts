// Packs of levels: the orders (with their seeds) and the titles of each. The first packs are in `assets/levels`; every month adds
// one of the same size to each category (levels/months.ts).

import { factsOf, GAME_TYPES, type GameType, PACK_SIZE, type PackCategory, packsOf } from '../../puzzles/catalogue.ts';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { seedOf } from '../../puzzles/random.ts';
import type { LevelOrder, MadeLevel } from './order.ts';
import type { PackLevel } from './packFile.ts';
import { levelTitle } from './titles.ts';

export interface PackPlace {
  readonly gameType: GameType;
  readonly categoryType: PackCategory;
  /** undefined for games without words, whose levels all languages share. */
  readonly language?: Language;
}

/** Every category but the dailies. */
export const PACK_PLACES: readonly PackPlace[] = GAME_TYPES.flatMap((gameType) =>
  packsOf(gameType).flatMap((categoryType) => placesOf(gameType, categoryType)),
);

function placesOf(gameType: GameType, categoryType: PackCategory): PackPlace[] {
  if (!factsOf(gameType).hasWords) return [{ gameType, categoryType }];
  return LANGUAGES.map((language) => ({ gameType, categoryType, language }));
}

/** YYYY-MM. The month of the packs in `assets/levels`. */
export const FIRST_MONTH = '2026-11';

/** `month`: YYYY-MM of a later pack. `first`: the number of its first level. */
export function packOrders(place: PackPlace, first = 1, month?: string): LevelOrder[] {
  const turn = monthNumber(month ?? FIRST_MONTH) - monthNumber(FIRST_MONTH);
  const { gameType, categoryType, language } = place;
  return Array.from({ length: PACK_SIZE }, (_, index) => {
    const inPack = index + 1;
    const words = ['pack', gameType, categoryType, ...(language ? [language] : []), ...(month ? [month] : []), inPack];
    const number = first + index;
    return { gameType, categoryType, language: language ?? 'de', seed: seedOf(...words), number, turn };
  });
}

function monthNumber(text: string): number {
  const [year, month] = text.split('-').map(Number) as [number, number];
  return year * 12 + month;
}

/** The level as a pack stores it, with a title in each of its languages. */
export function packLevel(place: PackPlace, number: number, made: MadeLevel): PackLevel {
  const { gameType, categoryType } = place;
  const languages = place.language === undefined ? LANGUAGES : [place.language];
  const titles = languages.map((language) => ({
    language,
    title: levelTitle({ gameType, categoryType, language, number, theme: made.theme }),
  }));
  return { number, difficulty: made.difficulty, titles, content: made.content };
}
