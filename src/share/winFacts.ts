// The figures of a won game, in words: for its dialog and for the shared picture.

import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { elapsedOf } from '../../machines/game/selectors.ts';
import { parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import { hintsUsed } from '../../puzzles/replay.ts';
import { useGame } from '../app/gameHandle.ts';
import { type FormerTimes, formerTimes } from '../app/played.ts';
import { shortTime } from '../app/timeText.ts';
import { useConfig, useLevels } from '../app/useAppState.ts';
import { useDailyWeek } from '../app/useDaily.ts';
import { timeToBeat } from './rival.ts';

export interface WinFact {
  readonly name: string;
  readonly value: string;
  /** Not a time, but how often something was done. */
  readonly counted?: true;
}

export function useWinFacts(): readonly WinFact[] {
  const { t } = useTranslation();
  const level = useGame(({ context }) => context.level);
  const game = useGame(({ context }) => context.game);
  const relaxed = useGame(({ context }) => context.relaxed);
  const best = useGame(({ context }) => context.record?.bestTime);
  const first = useGame(({ context }) => context.record?.first?.time);
  const ms = useGame(({ context }) => (context.game ? elapsedOf(context, context.game.at) : 0));
  return useMemo(() => {
    if (!game) return [];
    const counted = (name: string, count: number): WinFact => ({ name, value: String(count), counted: true });
    const counts = [
      counted(t('modal.gameWin.mistakes', { count: game.mistakes.length }), game.mistakes.length),
      counted(t('modal.gameWin.hints', { count: hintsUsed(game) }), hintsUsed(game)),
    ];
    if (game.letters > 0)
      counts.push(counted(t('modal.gameWin.letters', { context: level.gameType, count: game.letters }), game.letters));
    if (relaxed) return counts;
    const rival = timeToBeat(location.search, puzzleName(level));
    const theirs = rival === undefined ? [] : [{ name: t('modal.gameWin.rival'), value: shortTime(rival) }];
    return [...timeFacts(ms, best, first, t), ...theirs, ...counts];
  }, [game, level, relaxed, best, first, ms, t]);
}

/**
 * `best`: ms, including this game; undefined if this time does not count and there is no other. `first`: ms of the first solving. The
 * record has no other former time; where the first solving had none either, no time is known to be beaten.
 */
export function timeFacts(
  ms: number,
  best: number | undefined,
  first: number | undefined,
  t: TFunction,
): readonly WinFact[] {
  const time = shortTime(ms);
  if (best === undefined) return [{ name: t('modal.gameWin.time'), value: time }];
  if (shortTime(best) === time) {
    const beaten = first !== undefined && shortTime(first) !== time;
    return [{ name: t(beaten ? 'modal.gameWin.record' : 'modal.gameWin.time'), value: time }];
  }
  return [
    { name: t('modal.gameWin.time'), value: time },
    { name: t('modal.gameWin.best'), value: shortTime(best) },
  ];
}

/**
 * How this time compares with the others of its category, in a sentence; undefined for a relaxed game, and for a time that does not
 * count. Whole seconds count, as players see them.
 */
export function useComparison(): string | undefined {
  const { t } = useTranslation();
  const level = useGame(({ context }) => context.level);
  const relaxed = useGame(({ context }) => context.relaxed);
  const counts = useGame(({ context }) => context.record?.bestTime !== undefined);
  const ms = useGame(({ context }) => (context.game ? elapsedOf(context, context.game.at) : 0));
  const records = useLevels(({ context }) => context.allRecords);
  const { games } = useConfig();
  if (relaxed || !counts) return undefined;
  const type = parseLevelId(level.id)?.categoryType;
  const category = games.find((game) => game.type === level.gameType)?.categories.find((one) => one.type === type);
  if (category === undefined) return undefined;
  return comparisonText(ms, formerTimes(records, level.gameType, level.id), category.name, t);
}

/** `ms`: this time. `former`: of the same category, without this level's. */
export function comparisonText(ms: number, former: FormerTimes | undefined, category: string, t: TFunction): string {
  if (former === undefined) return t('modal.gameWin.compare.first', { category });
  const [now, best, average] = [ms, former.best, former.average].map((time) => Math.floor(time / 1000) * 1000) as [
    number,
    number,
    number,
  ];
  const told = { category, best: shortTime(best), average: shortTime(average) };
  if (now < best) return t('modal.gameWin.compare.fastest', told);
  if (now < average) return t('modal.gameWin.compare.faster', { ...told, time: shortTime(average - now) });
  return t('modal.gameWin.compare.other', told);
}

export interface Pride {
  /** Set if there were no mistakes, hints or letters. */
  readonly flawless: string | undefined;
  /** The streak, if there is one. */
  readonly days: string | undefined;
  /** How a friend's challenge has ended. */
  readonly duel: string | undefined;
  /** The sentence on the shared picture. */
  readonly headline: string | undefined;
}

export function usePride(): Pride {
  const { t } = useTranslation();
  const flawless = useGame(
    ({ context: { game } }) => game !== undefined && game.mistakes.length + hintsUsed(game) + game.letters === 0,
  );
  const daily = useGame(({ context }) => parseLevelId(context.level.id)?.date !== undefined);
  const level = useGame((state) => state.context.level);
  const ms = useGame(({ context }) =>
    context.game && !context.relaxed ? elapsedOf(context, context.game.at) : undefined,
  );
  const record = useGame(({ context }) => context.record);
  // known at once: what came later would move the dialog's other lines
  const { streak } = useDailyWeek({ puzzle: puzzleName(level), record });
  const perfect = flawless ? t('modal.gameWin.perfect') : undefined;
  const days = streak > 0 ? t('modal.gameWin.streak', { count: streak }) : undefined;
  return {
    flawless: perfect,
    days,
    duel: ms === undefined ? undefined : duelText(ms, timeToBeat(location.search, puzzleName(level)), t),
    headline: daily && streak > 1 ? days : perfect,
  };
}

/** What is said of a challenge; undefined without one. Whole seconds count, as players see them. */
export function duelText(ms: number, rival: number | undefined, t: TFunction): string | undefined {
  if (rival === undefined) return undefined;
  const more = Math.floor(ms / 1000) * 1000 - rival;
  if (more === 0) return t('modal.gameWin.tie');
  return more < 0 ? t('modal.gameWin.ahead') : t('modal.gameWin.behind', { time: shortTime(more) });
}
