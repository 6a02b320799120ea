// What a solved level has paid, and how a daily's other players did. Loaded when a level is solved; omitted offline.

import { parseLevelId } from '../../puzzles/levelId.ts';
import { useGame } from '../app/gameHandle.ts';
import { lateOrnament } from '../app/late/lateComponent.tsx';
import { Silent } from '../celebration/Silent.tsx';
import styles from './Earned.module.css';

const JokersEarned = lateOrnament(
  async () => ({ default: (await import('./Result.tsx')).JokersEarned }),
  null,
  'economy',
);
const Solvers = lateOrnament(async () => ({ default: (await import('./Result.tsx')).Solvers }), null, 'economy');

// Each is mounted before its text: not every screen reader announces a live region that appears together with its text.

export function Earned() {
  return (
    <div role="status" className={styles.place}>
      <Silent>
        <JokersEarned />
      </Silent>
    </div>
  );
}

/** Of a daily level; nothing for others. */
export function Others() {
  const daily = useGame(({ context }) => parseLevelId(context.level.id)?.date !== undefined);
  if (!daily) return null;
  return (
    <div role="status" className={styles.others}>
      <Silent>
        <Solvers />
      </Silent>
    </div>
  );
}
