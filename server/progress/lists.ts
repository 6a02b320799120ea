// What a device synchronises: games changed since its last request, and the state of every level.

import type { GameList, LevelState, ProgressList } from '../../api/progress.ts';
import { categoriesOf, DAILY, GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';
import { datedId, type LevelId, namesOf, parseLevelId } from '../../puzzles/levelId.ts';
import { datesOfWeek } from '../levels/daily.ts';
import { namesBefore } from '../levels/open.ts';
import { isOpen, type OpenBy } from '../levels/rule.ts';
import type { Database } from '../store/database.ts';
import { listAllLevels } from '../store/levels.ts';
import { changesAfter, gamesWithChange, standingsOf } from '../store/progress.ts';
import { itemsOf } from '../store/unique.ts';
import { itemOf } from './join.ts';

const PAGE = { games: 50, bytes: 1_000_000 };

/** Oldest change first, one page at most, but at least one game, however long its log. */
export async function changesSince(db: Database, uid: string, since: number): Promise<ProgressList> {
  const changes = await changesAfter(db, uid, since, PAGE.games + 1);
  let bytes = 0;
  const fitting = changes.filter((change, index) => {
    bytes += Number(change.bytes);
    return index < PAGE.games && (index === 0 || bytes <= PAGE.bytes);
  });
  const rows = await gamesWithChange(
    db,
    uid,
    fitting.map(({ changed }) => changed),
  );
  return { items: rows.map(itemOf), more: fitting.length < changes.length };
}

/** All levels of one language in order, dailies by weekday. A level shared by languages counts as solved in all of them. */
export async function gameList(db: Database, uid: string, language: Language, by: OpenBy): Promise<GameList> {
  const levels = await listAllLevels(db, language);
  const standings = new Map((await standingsOf(db, uid)).map((row) => [row.puzzle, row]));
  const owned = new Set((await itemsOf(db, uid)).filter(({ kind }) => kind === 'level').map(({ id }) => id));
  const dailies = datesOfWeek(by.today).map((date) => datedId(language, DAILY, date));
  const idsOf = (gameType: string, category: string): readonly string[] =>
    category === DAILY ? dailies : (levels.get(`${gameType}/${category}`) ?? []);
  const isSolved = (name: string) => standings.get(name)?.solved ?? false;
  const stateOf = (gameType: GameType, id: string, level: LevelId, names: readonly string[]): LevelState => {
    if (names.some(isSolved)) return 'solved';
    if (standings.has(`${gameType}/${id}`)) return 'started';
    const beforeSolved = namesBefore(gameType, level).some(isSolved);
    const known = { owned: names.some((name) => owned.has(name)), begun: false, beforeSolved };
    return isOpen(level, by, known) ? 'open' : 'locked';
  };
  const entryOf = (gameType: GameType, id: string) => {
    const level = parseLevelId(id);
    if (level === undefined) return { id, state: 'locked' } as const;
    const names = namesOf(gameType, level);
    const times = names.map((name) => standings.get(name)?.bestTime ?? Infinity);
    const [state, bestTime] = [stateOf(gameType, id, level, names), Math.min(...times)];
    return { id, state, ...(bestTime < Infinity && { bestTime }) } as const;
  };
  return GAME_TYPES.flatMap((gameType) =>
    categoriesOf(gameType).map((categoryType) => ({
      gameType,
      categoryType,
      levels: idsOf(gameType, categoryType).map((id) => entryOf(gameType, id)),
    })),
  );
}
