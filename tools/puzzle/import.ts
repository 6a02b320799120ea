// `import`: adds third-party puzzles to the database, numbered after the category's existing levels. They get the same checks as
// our own. Importing the same files again adds nothing.

import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { factsOf, GAME_TYPES, packsOf } from '../../puzzles/catalogue.ts';
import { readSheet, type Sheet } from '../../puzzles/ipuz/sheet.ts';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { dateIn, systemClock } from '../../server/common/calendar.ts';
import type { PackPlace } from '../../server/making/pack.ts';
import { type PackLevel, readPacks } from '../../server/making/packFile.ts';
import { levelTitle } from '../../server/making/titles.ts';
import { readDatabaseSettings } from '../../server/settings/environment.ts';
import { openDatabase } from '../../server/store/open.ts';
import { addPack, seedPacks } from '../../server/store/packs.ts';
import { type Documents, readFileDocuments } from './check.ts';
import { describe } from './faults.ts';
import { print, readLanguage, UsageError } from './output.ts';

/** Prints a line per file: "ok", or what is wrong and where. Imports nothing, and returns 1, unless all are valid. */
export async function importPuzzles(args: readonly string[]): Promise<number> {
  const { files, place, language } = read(args);
  const documents: Sheet['fields'][] = [];
  let bad = 0;
  for (const file of files) {
    const result = await readFileDocuments(file, place.gameType);
    if (result.ok) documents.push(...result.value);
    else bad++;
    await print(result.ok ? 'ok\n' : `${describe(result.fault, language ?? 'en')}\n`);
  }
  if (bad > 0) return 1;
  const added = await put(documents, place, language);
  await print(added.length === 0 ? 'imported before, nothing added\n' : added.map((id) => `added ${id}\n`).join(''));
  return 0;
}

function read(args: readonly string[]): { files: readonly string[]; place: PackPlace; language: Language | undefined } {
  const text = { type: 'string' } as const;
  let parsed: { positionals: string[]; values: { game?: string; category?: string; lang?: string } };
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { game: text, category: text, lang: text },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { positionals, values } = parsed;
  if (positionals.length === 0)
    throw new UsageError('Which files? Such as: import puzzle.ipuz --game sudoku --category leichtes');
  const gameType = GAME_TYPES.find((type) => type === values.game);
  if (gameType === undefined) throw new UsageError(`--game must be one of ${GAME_TYPES.join(', ')}.`);
  const open = packsOf(gameType);
  const category = open.find((name) => name === values.category);
  if (category === undefined) throw new UsageError(`--category must be one of ${open.join(', ')}.`);
  const language = readLanguage(values.lang);
  return { files: positionals, place: { gameType, categoryType: category }, language };
}

/** The ids of the new levels; none if the same documents were imported before. */
async function put(all: Documents, place: PackPlace, language: Language | undefined): Promise<string[]> {
  const settings = readDatabaseSettings(process.env);
  const database = await openDatabase(settings, (db) => seedPacks(db, readPacks()));
  const createDate = dateIn(settings.timeZone, systemClock.now());
  const added: string[] = [];
  try {
    for (const [tongue, documents] of byLanguage(all, place, language)) {
      const here = tongue === undefined ? place : { ...place, language: tongue };
      const name = `import/${place.gameType}/${place.categoryType}/${createHash('sha256')
        .update(JSON.stringify([tongue, documents]))
        .digest('hex')
        .slice(0, 16)}`;
      const numbers: number[] = [];
      const levelsAfter = (last: number) =>
        documents.map((document, index) => {
          numbers.push(last + 1 + index);
          return importedLevel(place, here.language, last + 1 + index, document);
        });
      if (await addPack(database.db, name, { ...here, createDate, levelsAfter })) {
        added.push(...numbers.map((number) => `${tongue ?? 'de and en'} ${place.categoryType} ${number}`));
      }
    }
  } finally {
    await database.close();
  }
  return added;
}

/** Groups by language: none for a game without words, else the requested language, else the document's own, else German. */
function byLanguage(documents: Documents, { gameType }: PackPlace, language: Language | undefined) {
  const groups = new Map<Language | undefined, Sheet['fields'][]>();
  for (const document of documents) {
    const told = document['io.raetsel.locale'];
    const own = language ?? LANGUAGES.find((name) => name === told) ?? 'de';
    const tongue = factsOf(gameType).hasWords ? own : undefined;
    groups.set(tongue, [...(groups.get(tongue) ?? []), document]);
  }
  return groups;
}

function importedLevel(
  place: PackPlace,
  language: Language | undefined,
  number: number,
  document: Sheet['fields'],
): PackLevel {
  const sheet = readSheet(document);
  if (!sheet.ok) throw new Error(`${sheet.fault.code}: the document was checked before`);
  const { title, difficulty, fields } = sheet.value;
  const languages = language === undefined ? LANGUAGES : [language];
  const titles = languages.map((tongue) => ({
    language: tongue,
    title: title || levelTitle({ ...place, language: tongue, number, theme: undefined }),
  }));
  return { number, difficulty, titles, content: fields };
}
