// Counts what players do, by day, brand and level. Anonymous: tokens are not read, and nothing of the caller is stored.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { type CountedEvent, CountedEvents } from '../../api/analytics.ts';
import { FAILURES } from '../../api/envelope.ts';
import type { ServedBrand } from '../brands/served.ts';
import { dateIn } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';
import { publishedAmong } from '../levels/levelOf.ts';
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
        const brand = await app.brandOf(request);
        const events = addedUp(request.body.events);
        const levels = new Set(events.map(({ level }) => level).filter((level) => level !== ''));
        const ours = [...levels].filter((level) => hasGame(brand, level));
        const { names, fault } = await publishedAmong(database.db, ours, today);
        // a level that has just gone takes nothing else with it
        const counted = events.filter(({ level }) => level === '' || names.has(level));
        if (counted.length === 0) throw fault ?? new Problem('UNKNOWN_GAME');
        await addCounts(database.db, today, brand.key, counted);
        return reply.status(204).send(null);
      },
    );
  };

const hasGame = ({ document }: ServedBrand, level: string): boolean =>
  document?.games?.some(({ type }) => level.startsWith(`${type}/`)) ?? true;

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
