// Makes the level packs in `assets/levels`, from fixed seeds: the same bytes every time.

import { makeSeries } from '../server/making/make.ts';
import { PACK_PLACES, type PackPlace, packLevel, packOrders } from '../server/making/pack.ts';
import { packName, printPack } from '../server/making/packFile.ts';

/** Increment it when the packs must replace what servers have seeded. */
const VERSION = 9;
const CREATE_DATE = '2026-11-01';

/** A pack's file below `assets/levels`. The daily levels are not packed: the server makes them from the date. */
export const packFile = (place: PackPlace): string => `${packName(place)}.ndjson`;

export async function makePack(place: PackPlace): Promise<string> {
  const orders = packOrders(place);
  const made = await makeSeries(orders);
  const levels = made.map((level, index) => packLevel(place, index + 1, level));
  return printPack({ ...place, version: VERSION, createDate: CREATE_DATE }, levels);
}

/** The packs whose file path contains one of the words; all if there are no words. */
export const packPlaces = (words: readonly string[] = []): readonly PackPlace[] =>
  PACK_PLACES.filter((place) => words.length === 0 || words.some((word) => packFile(place).includes(word)));
