// What a device asks for: the games that changed since it last asked, and how every level stands with the person.

import type { Language } from '../../api/codes.ts';
import type { GameList, ProgressList } from '../../api/progress.ts';
import { datesOfWeek, hasDaily } from '../daily.ts';
import { DAILY, GAMES } from '../games.ts';
import { datedId, parseLevelId } from '../levelId.ts';
import type { Database } from '../store/database.ts';
import { listAllLevels } from '../store/levels.ts';
import { changesAfter, gamesWithChange, standingsOf } from '../store/progress.ts';
import { itemsOf } from '../store/unique.ts';
import { itemOf } from './join.ts';
import { isOpen, levelBefore } from './rule.ts';

const PAGE = { games: 50, bytes: 1_000_000 };

/** Oldest change first, at most a page; one game at least, however long its log is. */
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

/** Levels of one language in their order; dailies by weekday, as the level list has them. */
export async function gameList(db: Database, uid: string, language: Language, today: string): Promise<GameList> {
  const levels = await listAllLevels(db, language);
  const standings = new Map((await standingsOf(db, uid)).map((row) => [row.puzzle, row]));
  const owned = new Set((await itemsOf(db, uid)).filter(({ kind }) => kind === 'level').map(({ id }) => id));
  const idsOf = (gameType: string, category: string): readonly string[] => {
    if (category !== DAILY) return levels.get(`${gameType}/${category}`) ?? [];
    return GAMES.some(({ type }) => type === gameType && hasDaily(type))
      ? datesOfWeek(today).map((date) => datedId(language, DAILY, date))
      : [];
  };
  const stateOf = (gameType: string, id: string) => {
    const name = `${gameType}/${id}`;
    const row = standings.get(name);
    if (row !== undefined) return row.solved ? 'solved' : 'started';
    const level = parseLevelId(id);
    if (level === undefined) return 'locked';
    const before = levelBefore(level);
    const beforeSolved = before !== undefined && (standings.get(`${gameType}/${before}`)?.solved ?? false);
    return isOpen(level, today, { owned: owned.has(name), begun: false, beforeSolved }) ? 'open' : 'locked';
  };
  return GAMES.flatMap(({ type, categories }) =>
    categories.map((categoryType) => ({
      gameType: type,
      categoryType,
      levels: idsOf(type, categoryType).map((id) => {
        const bestTime = standings.get(`${type}/${id}`)?.bestTime ?? undefined;
        return { id, state: stateOf(type, id), ...(bestTime !== undefined && { bestTime }) } as const;
      }),
    })),
  );
}
