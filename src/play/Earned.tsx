// What a solved level has paid, and how a daily's other players did. Loaded when a level is solved; omitted offline.

import { parseLevelId } from '../../puzzles/levelId.ts';
import { useGame } from '../app/gameHandle.ts';
import { lateOrnament } from '../app/late/lateComponent.tsx';
import { Silent } from '../celebration/Silent.tsx';
import styles from './Earned.module.css';

const Result = lateOrnament(() => import('./Result.tsx'), null, 'economy');

export function Earned() {
  const daily = useGame(({ context }) => parseLevelId(context.level.id)?.date !== undefined);
  return (
    // mounted before its text: not every screen reader announces a live region that appears together with its text
    <div role="status" className={daily ? `${styles.place} ${styles.daily}` : styles.place}>
      <Silent>
        <Result daily={daily} />
      </Silent>
    </div>
  );
}
