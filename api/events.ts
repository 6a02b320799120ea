// What is counted, by name: data without schemas, since the client loads it too.

/** Every event's name begins with it (specification 3, "Analytics events"). */
export const EVENT_PREFIX = 'raetsel_';

/** Those of a level. */
export const LEVEL_EVENTS = ['start', 'win'] as const;
/** Those of the page: a visit, and how a pre-roll ended. */
export const PAGE_EVENTS = ['visit', 'ad_completed', 'ad_none', 'ad_failed'] as const;

export type LevelEvent = (typeof LEVEL_EVENTS)[number];
export type PageEvent = (typeof PAGE_EVENTS)[number];

/** An event's full name: the prefix and its suffix. */
export const eventName = <Suffix extends LevelEvent | PageEvent>(suffix: Suffix): `${typeof EVENT_PREFIX}${Suffix}` =>
  `${EVENT_PREFIX}${suffix}`;

/** Events sent at once. */
export const MOST_EVENTS = 50;
