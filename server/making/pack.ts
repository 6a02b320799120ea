// What the packs of a catalogue are: which levels each holds, from which seeds, under which titles. The first packs lie in
// `assets/levels`; every month adds a pack of the same size to each category, made here as well.

import { factsOf, GAME_TYPES, type GameType, PACK_SIZE, type PackCategory, packsOf } from '../../puzzles/catalogue.ts';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { seedOf } from '../../puzzles/random.ts';
import type { LevelOrder, MadeLevel } from './order.ts';
import type { PackLevel } from './packFile.ts';
import { levelTitle } from './titles.ts';

export interface PackPlace {
  readonly gameType: GameType;
  readonly categoryType: PackCategory;
  /** undefined where all languages share the levels, since they have no words. */
  readonly language?: Language;
}

/** Every category whose levels are not made from the date. */
export const PACK_PLACES: readonly PackPlace[] = GAME_TYPES.flatMap((gameType) =>
  packsOf(gameType).flatMap((categoryType) => placesOf(gameType, categoryType)),
);

function placesOf(gameType: GameType, categoryType: PackCategory): PackPlace[] {
  if (!factsOf(gameType).hasWords) return [{ gameType, categoryType }];
  return LANGUAGES.map((language) => ({ gameType, categoryType, language }));
}

/** The orders of a pack. `month` (YYYY-MM) names a pack that came later; `first`: the number of its first level. */
export function packOrders(place: PackPlace, first = 1, month?: string): LevelOrder[] {
  const { gameType, categoryType, language } = place;
  return Array.from({ length: PACK_SIZE }, (_, index) => {
    const inPack = index + 1;
    const words = ['pack', gameType, categoryType, ...(language ? [language] : []), ...(month ? [month] : []), inPack];
    const number = first + index;
    return { gameType, categoryType, language: language ?? 'de', seed: seedOf(...words), number };
  });
}

/** The level as a pack keeps it, with a title in each language that it exists in. */
export function packLevel(place: PackPlace, number: number, made: MadeLevel): PackLevel {
  const { gameType, categoryType } = place;
  const languages = place.language === undefined ? LANGUAGES : [place.language];
  const titles = languages.map((language) => ({
    language,
    title: levelTitle({ gameType, categoryType, language, number, theme: made.theme }),
  }));
  return { number, difficulty: made.difficulty, titles, content: made.content };
}
