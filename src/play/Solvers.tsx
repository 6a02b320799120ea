// How the player's time compares with that of others who have solved the same daily, and how many of them needed no help.

import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { elapsedOf } from '../../machines/game/selectors.ts';
import { type SolveTimes, slowerShare, unaidedShare } from '../../puzzles/solveTimes.ts';
import { usePorts } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import styles from './JokersEarned.module.css';

/** Below it the sentence would not be one to be proud of. */
const WORTH_SAYING = 0.1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Answer = v.object({
  players: count,
  unaided: count,
  times: v.pipe(v.array(v.tuple([count, count])), v.maxLength(1000)),
});

export function Solvers() {
  const { t, i18n } = useTranslation();
  const times = useSolveTimes();
  const relaxed = useGame(({ context }) => context.relaxed);
  const ms = useGame(({ context }) => (context.game ? elapsedOf(context, context.game.at) : 0));
  if (times === undefined) return null;
  const slower = relaxed ? undefined : slowerShare(times, ms);
  const unaided = unaidedShare(times);
  const percent = (share: number) => Math.round(share * 100);
  const sentences = [
    slower !== undefined &&
      slower >= WORTH_SAYING &&
      t('modal.gameWin.faster', { percent: Math.min(99, percent(slower)) }),
    unaided !== undefined &&
      t('modal.gameWin.unaided', {
        players: times.players.toLocaleString(i18n.language),
        percent: percent(unaided),
      }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <p className={styles.earned}>
      <Users aria-hidden="true" />
      {sentences.join(' ')}
    </p>
  );
}

/** undefined until they are there, and without a network: nobody misses them. */
function useSolveTimes(): SolveTimes | undefined {
  const { api, reporter } = usePorts();
  const { gameType, categoryType, id } = useGame(({ context }) => context.level);
  const [times, show] = useState<SolveTimes>();
  useEffect(() => {
    const gone = new AbortController();
    api
      .solveTimes(gameType, categoryType, id, gone.signal)
      .then((answer) => show(v.parse(Answer, answer)))
      .catch((error: unknown) => {
        if (!gone.signal.aborted) reporter.report(error, 'solvers');
      });
    return () => gone.abort();
  }, [api, reporter, gameType, categoryType, id]);
  return times;
}
