// The place of what a solved level has paid; it comes with its words when a level is solved, and silently not at all without
// a network.

import { Silent } from '../celebration/Silent.tsx';
import { lateOrnament } from '../late/lateComponent.tsx';

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
