// The port `Analytics`: what is told of what players do. It loads late and with consent only (src/app/measuring.ts), so it is not
// among those that the page starts with.

import type { eventName, LevelEvent, PageEvent } from '../../../api/events.ts';

/** `level`: its `puzzleName`. Says nothing of the player or the device. */
export type AnalyticsEvent =
  | { readonly name: ReturnType<typeof eventName<LevelEvent>>; readonly level: string }
  | { readonly name: ReturnType<typeof eventName<PageEvent>> };

export interface Analytics {
  track(event: AnalyticsEvent): void;
  /** The consent is withdrawn: nothing is sent from now on, not even what waits. */
  end(): void;
}
