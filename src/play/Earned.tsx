// What a solved level has paid, loaded when a level is solved; left out offline.

import { lateOrnament } from '../app/late/lateComponent.tsx';
import { Silent } from '../celebration/Silent.tsx';

const JokersEarned = lateOrnament(
  async () => ({ default: (await import('./JokersEarned.tsx')).JokersEarned }),
  null,
  'economy',
);

export function Earned() {
  return (
    // there before its words: a region that comes together with them is not announced everywhere
    <div role="status">
      <Silent>
        <JokersEarned />
      </Silent>
    </div>
  );
}
