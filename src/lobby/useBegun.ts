// The games that were begun and are not solved: what the lobby offers to go on with.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { percentDone } from '../../machines/percent.ts';
import type { CategoryConfig, GameConfig, LevelRecord } from '../../machines/ports.ts';
import { parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import { usePorts } from '../app/context.ts';
import { isInArchive } from '../app/days.ts';
import { type PlayedLevel, playedLevels } from '../app/remembered.ts';
import { useAppState, useLevels } from '../app/useAppState.ts';
import { whichLevel } from './whichLevel.ts';

export interface Begun {
  readonly game: GameConfig;
  readonly category: CategoryConfig;
  readonly levelId: string;
  /** Which of its category, such as `No. 7`. */
  readonly which: string;
  readonly lost: boolean;
  /** 0..100; undefined while the records are being read. */
  readonly percent: number | undefined;
}

/**
 * The latest first, then those begun on another device, and at last the lost ones, which need a second chance. A level that was opened and left without a move is not among them. What was
 * played here is known at once, so that nothing moves when the records arrive.
 */
export function useBegun(games: readonly GameConfig[]): readonly Begun[] {
  const { i18n } = useTranslation();
  const { storage } = usePorts();
  const today = useAppState(({ day }) => day.iso);
  const records = useLevels(({ context }) => context.allRecords);
  const read = useLevels((snapshot) => !snapshot.matches('loadingList')) || Object.keys(records).length > 0;
  return useMemo(() => {
    const played = playedLevels(storage);
    const begun = namesOf(played, records).flatMap(({ gameType, levelId, state }) => {
      const record = records[puzzleName({ gameType, id: levelId })];
      const id = parseLevelId(levelId);
      const game = games.find(({ type }) => type === gameType);
      const category = game?.categories.find(({ type }) => type === id?.categoryType);
      if (!game || !category || !id || (read && !record) || (record ? record.solved : state === 'won')) return [];
      if (state === 'givenUp' || (id.date !== undefined && !isInArchive(id.date, today))) return [];
      const percent = record && percentDone(record.progress);
      return [{ game, category, levelId, which: whichLevel(id, i18n), lost: state === 'lost', percent }];
    });
    return begun.toSorted((a, b) => Number(a.lost) - Number(b.lost));
  }, [games, storage, records, read, today, i18n]);
}

function namesOf(
  played: readonly PlayedLevel[],
  records: Readonly<Record<string, LevelRecord>>,
): readonly PlayedLevel[] {
  const here = new Set(played.map(({ gameType, levelId }) => puzzleName({ gameType, id: levelId })));
  const elsewhere = Object.entries(records)
    .filter(([name, { solved, progress }]) => !solved && progress > 0 && !here.has(name))
    .toSorted(([, a], [, b]) => (b.opened ?? '').localeCompare(a.opened ?? ''))
    .map(([name]): PlayedLevel => {
      const [gameType = '', levelId = ''] = name.split('/');
      return { gameType, levelId, state: 'begun' };
    });
  return [...played, ...elsewhere];
}
