// Which level a page's address names, and what its page says about it. Reads the same rows as the level's own route, once a minute at
// most for each page: pages are kept by plugins/client.ts.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Level } from '../../api/levels.ts';
import { categoriesOf, DAILY, type GameType, isGameType } from '../../puzzles/catalogue.ts';
import { type LevelId, parseLevelId } from '../../puzzles/levelId.ts';
import { withLevelHead } from '../brands/levelHead.ts';
import { PICTURE } from '../brands/picture.ts';
import type { ServedBrand } from '../brands/served.ts';
import type { StillShell } from '../brands/shellFile.ts';
import { withStill } from '../brands/still.ts';
import { type Clock, dateIn } from '../common/calendar.ts';
import { standingOf } from '../levels/daily.ts';
import type { Database } from '../store/database.ts';
import { findLevel } from '../store/levels.ts';
import { ownHost } from './brand.ts';

/** How long a page waits for what it says about its level; without that it is still the app. */
const PATIENCE = 1000; // ms

export interface LevelPagesSetup {
  readonly db: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly publicUrl: string | undefined;
  readonly report: (error: unknown, what: string) => void;
}

export interface LevelAddress {
  readonly game: GameType;
  /** As in the address. */
  readonly id: string;
  readonly level: LevelId;
}

export interface LevelPage {
  /** As its brand has it. */
  readonly page: string;
  /** Omitted: the client's build has none, so there is no still picture. */
  readonly shell: StillShell | undefined;
  /** Names the brand where no host does. */
  readonly query: string;
}

export interface LevelPages {
  /** Unix ms. */
  now(): number;
  /** Where the brand lives, '' if that is not known: a brand's own host, else the operator's address; nothing else that a request calls us. */
  originOf(brand: ServedBrand, request: FastifyRequest): string;
  /** A level that every visitor may play; undefined for all others. */
  open(address: LevelAddress, brand: ServedBrand): Promise<Level | undefined>;
  /** The page about its level; undefined if there is no such level, or none that a visitor may see. */
  about(
    page: LevelPage,
    address: LevelAddress,
    brand: ServedBrand,
    request: FastifyRequest,
  ): Promise<string | undefined>;
}

/** undefined: it names no level of this game. `url`: path and query. */
export function levelAddress(url: string): LevelAddress | undefined {
  const [, game = '', id = '', ...more] = (url.split('?', 1)[0] ?? '').replace(/\/$/, '').split('/');
  const level = parseLevelId(id);
  if (!isGameType(game) || level === undefined || more.length > 0) return undefined;
  const categories: readonly string[] = categoriesOf(game);
  const fits = categories.includes(level.categoryType) && (level.categoryType === DAILY) === (level.date !== undefined);
  return fits ? { game, id, level } : undefined;
}

/** A daily puzzle, as long as `find` finds it, and the first levels of a category. */
const isOpenToAll = ({ level: { number = 0 } }: LevelAddress, { terms }: ServedBrand): boolean =>
  number <= terms.rules.openLevels;

/** Where the picture of a level is that is open to everybody. */
export const PICTURES = '/picture';
const pictureFor = (path: string, query: string) => ({ ...PICTURE, path: `${PICTURES}${path}.png${query}` });

export function levelPages({ db, clock, timeZone, publicUrl = '', report }: LevelPagesSetup): LevelPages {
  /** Never generates a missing daily: the page would wait seconds for it. */
  const find = async ({ game, id, level: { date } }: LevelAddress): Promise<Level | undefined> => {
    if (date !== undefined && standingOf(date, dateIn(timeZone, clock.now())) !== 'open') return undefined;
    try {
      return await Promise.race([findLevel(db, game, id), pause(PATIENCE, undefined, { ref: false })]);
    } catch (error) {
      report(error, 'a level could not be read for its page');
      return undefined;
    }
  };
  const originOf = (brand: ServedBrand, request: FastifyRequest): string => {
    const host = ownHost(brand, request);
    return host === undefined ? publicUrl.replace(/\/$/, '') : `${request.protocol}://${host}`;
  };

  return {
    now: () => clock.now(),
    originOf,
    open: async (address, brand) => (isOpenToAll(address, brand) ? find(address) : undefined),
    async about({ page, shell, query }, address, brand, request) {
      const level = await find(address);
      if (level === undefined) return undefined;
      const { game, id } = address;
      const { language } = address.level;
      const path = `/${game}/${id}`;
      const open = isOpenToAll(address, brand);
      const headed = withLevelHead(page, {
        ...{ brand, level, language, path: path + query },
        origin: originOf(brand, request),
        picture: open ? pictureFor(path, query) : undefined,
      });
      if (shell === undefined) return headed;
      try {
        return await withStill(headed, shell, { brand, game, level, language, path, open });
      } catch (error) {
        report(error, `no still picture for ${path}`);
        return headed;
      }
    },
  };
}
