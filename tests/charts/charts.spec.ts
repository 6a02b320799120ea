// The real app, driven through the charts of game, ad, timed joker and logout: a test for each of their transitions, on the shortest way
// to it. What a test went through is printed when all are done (coverage.ts).

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { CHARTS } from '../../machines/replay/charts.ts';
import { registered } from '../helpers/accountPage.ts';
import { REACHED, SESSIONS } from './coverage.ts';
import { ChartPlayer } from './player.ts';
import { GUIDES, waysOf } from './ways.ts';

for (const machine of CHARTS.filter(({ id }) => id in GUIDES))
  for (const way of waysOf(machine)) {
    const name = way.steps.at(-1) ?? '';
    test(name, async ({ page, request }, { testId }) => {
      const email = ['timeReward', 'logout'].includes(machine.id) ? await registered(request) : undefined;
      const player = new ChartPlayer(page, way, machine);
      try {
        await player.begin(email);
        await player.go();
      } catch (error) {
        keep(SESSIONS, name, await page.evaluate(() => window.charts?.session()));
        throw error;
      } finally {
        keep(REACHED, testId, await page.evaluate(() => window.charts?.reached() ?? []));
      }
    });
  }

function keep(folder: string, name: string, what: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll(/[^\w.]+/g, '-')}.json`), JSON.stringify(what));
}
