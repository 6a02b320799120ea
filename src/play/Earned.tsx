// The place of what a solved level has paid; it comes with its words when a level is solved, and silently not at all without
// a network.

import { lateOrnament } from '../app/late/lateComponent.tsx';
import { Silent } from '../celebration/Silent.tsx';

const JokersEarned = lateOrnament(
  async () => ({ default: (await import('./JokersEarned.tsx')).JokersEarned }),
  null,
  'economy',
);

export function Earned() {
  return (
    <Silent>
      <JokersEarned />
    </Silent>
  );
}
