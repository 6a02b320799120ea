// The lists of the daily arrowwords end one day: who says so, from when on, and what players get then.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import { runAdmin } from '../../server/admin/run.ts';
import { nothingBeside } from '../../server/backup/beside.ts';
import { addDays, dateIn } from '../../server/common/calendar.ts';
import { DUE, keepWarning, listsEnd } from '../../server/making/dailyListsEnd.ts';
import { openPrometheus } from '../../server/metrics/prometheus.ts';
import { showLists } from '../../server/operations/figures.ts';
import { embeddedStore, nodeOn, type TestNode } from './nodes.ts';

const ZONE = 'Europe/Berlin';
const noonOf = (date: string): number => Date.parse(`${date}T11:00:00Z`);
/** The last day of the lists as they are. */
const LAST = listsEnd('2026-11-26').until;

describe('the end of the lists', () => {
  test.each([
    ['2026-11-26', 125, false],
    ['2027-03-01', DUE, false],
    ['2027-03-02', DUE - 1, true],
    ['2027-03-31', 0, true],
    ['2027-04-10', -10, true],
  ])('seen on %s: %i days, due: %s', (today, days, due) => {
    const end = listsEnd(today, '2027-03-31');
    expect(end).toMatchObject({ days, until: '2027-03-31' });
    expect(end.warning !== undefined).toBe(due);
  });

  test('is named, as what it means and what to do', () => {
    expect(listsEnd('2027-03-31', '2027-03-31').warning).toMatch(/end on 2027-03-31.*npm run dailies/);
    expect(listsEnd('2027-04-01', '2027-03-31').warning).toMatch(/ended on 2027-03-31/);
  });
});

describe('the server’s log', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: noonOf('2027-02-27') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('warns once a day from thirty days before the end on, and at once when it starts later', async () => {
    const said: string[] = [];
    const today = () => dateIn(ZONE, Date.now());
    const start = () =>
      keepWarning(
        today,
        () => said.push(today()),
        (day) => listsEnd(day, '2027-03-31'),
      );
    const stop = start();
    vi.advanceTimersByTime(5 * 86_400_000);
    await stop();
    expect(said).toEqual(['2027-03-02', '2027-03-03', '2027-03-04']);
    vi.advanceTimersByTime(40 * 86_400_000);
    await start()();
    expect(said.slice(3)).toEqual(['2027-04-13']);
  });
});

describe('after the end', () => {
  let node: TestNode;
  beforeAll(async () => {
    node = await nodeOn(embeddedStore);
  });
  afterAll(() => node?.close());

  const check = (today: string, ...words: string[]) =>
    runAdmin(['check', ...words], (work) =>
      work({
        ...{ db: node.db, now: noonOf(today), timeZone: ZONE, currency: 'EUR', hasConsent: false, operator: 'root' },
        newFile: () => Promise.reject(new Error('no file')),
        files: nothingBeside,
      }),
    );

  it('`check` warns, and its JSON says until when', async () => {
    const early = await check(addDays(LAST, -DUE));
    expect(early).toMatchObject({ err: '', code: 0 });
    const due = await check(addDays(LAST, 1 - DUE));
    expect(due).toMatchObject({ out: early.out, err: expect.stringContaining(`end on ${LAST}`), code: 0 });
    const { out } = await check(addDays(LAST, 3), '--json');
    expect(JSON.parse(out)).toMatchObject({ dailyLists: { until: LAST, days: -3 } });
  });

  it('the metrics have the days that are left', async () => {
    const prometheus = openPrometheus();
    showLists(prometheus, () => addDays(LAST, -12));
    expect(await prometheus.text()).toMatch(/^raetsel_daily_lists_days_left 12$/m);
  });

  it.each(['de', 'en'])(
    '%s: each day still has its arrowword, without a theme',
    { timeout: 300_000 },
    async (language) => {
      const dates = [1, 20].map((days) => addDays(LAST, days));
      const answers = new Set<string>();
      for (const date of dates) {
        node.at = noonOf(date);
        const response = await node.get(`/api/game/crossword/tagliches_ratsel/${language}-tagliches_ratsel-${date}`);
        expect([date, response.statusCode]).toEqual([date, 200]);
        const { title, content } = response.json().data;
        expect(title).not.toMatch(/:/);
        const sheet = readSheet(content);
        const board = sheet.ok ? openCrossword(sheet.value) : sheet;
        expect(board.ok && board.value.slots.length).toBeGreaterThan(30);
        answers.add(JSON.stringify(content.solution));
      }
      expect(answers.size).toBe(dates.length);
    },
  );
});
