// Yesterday's solutions wait for the server's clock, whatever the device's says.

import { describe, expect, test, vi } from 'vitest';
import { shifted, todayIn } from '../../../src/app/days.ts';
import { overBefore, serverDay } from '../../../src/paper/serverDay.ts';

const BERLIN = 'Europe/Berlin';

/** A server at this time; without one there is no network. */
const serverAt = (date?: string) =>
  vi.fn<typeof fetch>(async () => {
    if (date === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { headers: { date } });
  });

test('the day is in the zone of the configuration', async () => {
  const lateEvening = 'Mon, 23 Nov 2026 23:30:00 GMT';
  expect(await serverDay(BERLIN, serverAt(lateEvening))).toBe('2026-11-24');
  expect(await serverDay('America/New_York', serverAt(lateEvening))).toBe('2026-11-23');
});

test('nothing that is stored answers', async () => {
  const ask = serverAt('Mon, 23 Nov 2026 12:00:00 GMT');
  await serverDay(BERLIN, ask);
  expect(ask).toHaveBeenCalledExactlyOnceWith('/', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
});

test('without a network, or from a server that does not say it, the day is not known', async () => {
  expect(await serverDay(BERLIN, serverAt())).toBe(undefined);
  expect(await serverDay(BERLIN, serverAt('soon'))).toBe(undefined);
  expect(await serverDay(BERLIN, async () => new Response(null))).toBe(undefined);
});

describe('a device whose clock is', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const HOUR = 3_600_000;
  const read = async (ahead: number) => {
    const edition = todayIn(BERLIN, now + ahead * HOUR).iso;
    const over = overBefore(edition, await serverDay(BERLIN, serverAt(new Date(now).toUTCString())));
    return { solutionsOf: shifted(edition, -1), over };
  };

  test.each([
    ['right', 0, '2026-11-22', 'yes'],
    ['a day ahead', 24, '2026-11-23', 'no'],
    ['a week ahead', 7 * 24, '2026-11-29', 'no'],
    ['twelve hours ahead, over midnight', 12, '2026-11-23', 'no'],
    ['a day behind', -24, '2026-11-21', 'yes'],
  ])('%s', async (_, ahead, solutionsOf, over) => expect(await read(ahead)).toEqual({ solutionsOf, over }));

  test('whatever it says, shows nothing before the server has answered, nor if it does not', () => {
    expect(overBefore('2026-11-23', undefined)).toBe('asking');
    expect(overBefore('2026-11-23', null)).toBe('unknown');
  });
});
