// What a day's edition holds: its puzzles as they stand, and those of the day before with their solutions.

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadGame } from '../../machines/game/load.ts';
import type { Level } from '../../machines/ports.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import type { AppPorts } from '../adapters/ports.ts';
import { usePorts } from '../app/context.ts';
import { dailyId, shifted } from '../app/days.ts';
import { useAppState, useConfig, useFreshRecords, useLevels } from '../app/useAppState.ts';
import { type Daily, useDailies } from '../app/useDaily.ts';
import { gameOf } from '../games/registry.ts';
import type { Pictures, StillBoard } from '../games/still.ts';
import { type Fill, type Printable, printable } from '../print/printable.ts';
import { nearest } from '../text/i18n.ts';
import { type Over, overBefore, serverDay } from './serverDay.ts';

/** A puzzle of the edition, ready to be drawn. */
export interface Puzzle {
  readonly level: Level;
  readonly kind: AnyKind;
  readonly givens: Size;
  /** As the player left it. */
  readonly play: unknown;
  readonly still: StillBoard;
  readonly pictures: Pictures;
}

/** Its own drawing of a puzzle: empty, as played, or solved. */
export const sheetOf = ({ kind, givens, play }: Puzzle, fill: Fill): Printable => printable(kind, givens, play, fill);

/** A puzzle's place on the page. Neither `puzzle` nor `failed`: it is loading. */
export interface Piece extends Daily {
  readonly puzzle: Puzzle | undefined;
  readonly failed: boolean;
}

export interface ArrivedPiece extends Piece {
  readonly puzzle: Puzzle;
}

export const arrived = (pieces: readonly Piece[]): readonly ArrivedPiece[] =>
  pieces.flatMap((piece) => (piece.puzzle ? [{ ...piece, puzzle: piece.puzzle }] : []));

export interface Edition {
  /** ISO day. */
  readonly day: string;
  readonly today: readonly Piece[];
  readonly yesterday: readonly Piece[];
  /** Whether yesterday is over at the server, too: its solutions are shown only then. */
  readonly over: Over;
  /** Loads again what has failed. */
  readonly retry: () => void;
}

/** Opened and not solved: it can still be solved, and pays for its day. */
export const isBegun = ({ record }: Daily): boolean => record?.solved === false;

/** Those of yesterday's puzzles whose solutions may be read. */
export const solutionsIn = ({ yesterday, over }: Edition): readonly ArrivedPiece[] =>
  over === 'yes' ? arrived(yesterday).filter((piece) => !isBegun(piece)) : [];

export function useEdition(): Edition {
  useFreshRecords();
  const { games, timeZone } = useConfig();
  const day = useAppState((context) => context.day.iso);
  const dailies = useDailies(games);
  const before = useDayBefore(dailies, day);
  const today = usePieces(dailies);
  const yesterday = usePieces(before);
  const server = useServerDay(timeZone, day);
  const over = overBefore(day, server.day);
  const retry = useCallback(() => {
    today.retry();
    yesterday.retry();
    server.retry();
  }, [today.retry, yesterday.retry, server.retry]);
  const failed = over === 'unknown' || [...today.pieces, ...yesterday.pieces].some((piece) => piece.failed);
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return { day, today: today.pieces, yesterday: yesterday.pieces, over, retry };
}

const AGAIN = 10_000; // ms

/** Asks again on another day of the device's and for each retry, until the server's day is `wanted`. `day`: as in `overBefore`. */
function useServerDay(timeZone: string, wanted: string) {
  const [day, tell] = useState<string | null>();
  const [tries, again] = useState(0);
  const reached = overBefore(wanted, day) === 'yes';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry asks again
  useEffect(() => {
    if (reached) return;
    let left = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    serverDay(timeZone, window.fetch.bind(window)).then((now) => {
      if (left) return;
      tell((last) => now ?? last ?? null);
      // a device is said to be online before its network answers
      if (now === undefined) later = setTimeout(() => again((count) => count + 1), AGAIN);
    });
    return () => {
      left = true;
      clearTimeout(later);
    };
  }, [timeZone, wanted, reached, tries]);
  const retry = useCallback(() => again((count) => count + 1), []);
  return { day, retry };
}

/** The same games' puzzles of yesterday. */
function useDayBefore(dailies: readonly Daily[], day: string): readonly Daily[] {
  const { i18n } = useTranslation();
  const records = useLevels(({ context }) => context.allRecords);
  return dailies.map((daily) => {
    const levelId = dailyId(nearest(i18n.language), daily.category.type, shifted(day, -1));
    return { ...daily, levelId, record: records[puzzleName({ gameType: daily.game.type, id: levelId })] };
  });
}

type Found = ReadonlyMap<string, Puzzle | 'failed'>;

const nameOf = ({ game, levelId }: Daily): string => puzzleName({ gameType: game.type, id: levelId });

function usePieces(dailies: readonly Daily[]): { readonly pieces: readonly Piece[]; readonly retry: () => void } {
  const ports = usePorts();
  const loadKind = useAppState((context) => context.loadKind);
  const [found, find] = useState<Found>(new Map());
  const [tries, again] = useState(0);
  const names = dailies.map(nameOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which dailies; a retry loads those that failed
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    for (const daily of dailies) {
      const name = nameOf(daily);
      const tell = (what: Puzzle | 'failed') => signal.aborted || find((last) => new Map(last).set(name, what));
      if (typeof found.get(name) === 'object') continue;
      load(daily, { ports, loadKind, signal }).then(tell, (error: unknown) => {
        if (!signal.aborted) ports.reporter.report(error, 'paper');
        tell('failed');
      });
    }
    return () => ending.abort();
  }, [names, tries, ports, loadKind]);
  const retry = useCallback(() => again((count) => count + 1), []);
  const pieces = useMemo(
    () =>
      dailies.map((daily) => {
        const now = found.get(nameOf(daily));
        return { ...daily, puzzle: now === 'failed' ? undefined : now, failed: now === 'failed' };
      }),
    [dailies, found],
  );
  return { pieces, retry };
}

interface World {
  readonly ports: AppPorts;
  readonly loadKind: (gameType: string) => Promise<AnyKind> | undefined;
  readonly signal: AbortSignal;
}

/** Rejects if level or rules do not load, or the level cannot be read. */
async function load({ game, category, levelId }: Daily, { ports, loadKind, signal }: World): Promise<Puzzle> {
  const [level, { still }] = await Promise.all([
    ports.api.level(game.type, category.type, levelId, signal, true),
    gameOf(game.type).still(),
  ]);
  const kindOf = () => loadKind(game.type) ?? Promise.reject(new Error(`no such game: ${game.type}`));
  const loaded = await loadGame({ level, loadKind: kindOf, ports });
  if (!loaded.ok) throw new Error(`${nameOf({ game, category, levelId, record: undefined })}: ${loaded.fault.code}`);
  const { kind, givens, game: played } = loaded.value;
  const play = played?.play ?? kind.start(givens);
  const pictures: Pictures = (await still.pictures?.(printable(kind, givens, play, 'empty').looks)) ?? new Map();
  return { level, kind, givens, play, still, pictures };
}
