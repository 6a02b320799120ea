// What a solved level has paid. Loaded when a level is solved; omitted offline.

import { lateOrnament } from '../app/late/lateComponent.tsx';
import { Silent } from '../celebration/Silent.tsx';
import styles from './Earned.module.css';

const JokersEarned = lateOrnament(
  async () => ({ default: (await import('./JokersEarned.tsx')).JokersEarned }),
  null,
  'economy',
);

export function Earned() {
  return (
    // mounted before its text: not every screen reader announces a live region that appears together with its text
    <div role="status" className={styles.place}>
      <Silent>
        <JokersEarned />
      </Silent>
    </div>
  );
}
