// Counted events, sent with consent. They say what happened, and nothing of the player, the device or the time.

import Type, { type Static } from 'typebox';
import { eventName, LEVEL_EVENTS, MOST_EVENTS, PAGE_EVENTS } from './events.ts';
import { PuzzleName } from './progress.ts';

const closed = { additionalProperties: false } as const;

const CountedEvent = Type.Union([
  Type.Object({ name: Type.Enum(LEVEL_EVENTS.map(eventName)), level: PuzzleName }, closed),
  Type.Object({ name: Type.Enum(PAGE_EVENTS.map(eventName)) }, closed),
]);
export type CountedEvent = Static<typeof CountedEvent>;

export const CountedEvents = Type.Object(
  { events: Type.Array(CountedEvent, { minItems: 1, maxItems: MOST_EVENTS }) },
  { ...closed, title: 'CountedEvents' },
);
export type CountedEvents = Static<typeof CountedEvents>;
