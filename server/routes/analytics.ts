// Counts what players do, by day, brand and level. Anonymous: tokens are not read, and nothing of the caller is stored.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { type CountedEvent, CountedEvents } from '../../api/analytics.ts';
import { FAILURES } from '../../api/envelope.ts';
import { dateIn } from '../common/calendar.ts';
import { requireAllPublished } from '../levels/levelOf.ts';
import { addCounts, type Counted } from '../store/dailyCounts.ts';
import type { Context } from './context.ts';

export const analyticsRoutes =
  ({ database, clock, environment }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/analytics',
      {
        config: { rate: 'analytics' },
        onRequest: app.auth.unnamed,
        schema: {
          summary: 'Counts events, without anything about who caused them',
          body: CountedEvents,
          response: { 204: Type.Null(), ...FAILURES },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const today = dateIn(environment.timeZone, clock.now());
        const counted = addedUp(request.body.events);
        const levels = new Set(counted.map(({ level }) => level).filter((level) => level !== ''));
        await requireAllPublished(database.db, [...levels], today);
        const { key } = await app.brandOf(request);
        await addCounts(database.db, today, key, counted);
        return reply.status(204).send(null);
      },
    );
  };

/** Equal events as one row. */
function addedUp(events: readonly CountedEvent[]): Counted[] {
  const counts = new Map<string, Counted>();
  for (const event of events) {
    const level = 'level' in event ? event.level : '';
    const place = `${event.name} ${level}`;
    counts.set(place, { event: event.name, level, count: (counts.get(place)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
