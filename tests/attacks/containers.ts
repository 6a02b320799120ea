// Attack: two containers with the same host name on one data folder, while players collect; then the first one is killed.

import { type Attack, failing, upTo } from './attack.ts';
import { ask, jokersOf, unsigned } from './caller.ts';
import { canContain, NotStarted, newFolder, startServer } from './server.ts';

const WELCOME_AND_ONE = 11;

export const containers: Attack = {
  name: 'two containers on one folder',
  old: 'started 4 of 4 times; 30 of 90 writes lost',
  async run() {
    if (!(await canContain()))
      return { text: 'skipped: no namespaces here (root and unshare are needed)', through: [] };
    const folder = newFolder();
    const variables = { DATA_DIR: folder };
    const first = await startServer(variables, 'box');
    const people: string[] = [];
    const collect = async (count: number) => {
      for (const uid of upTo(count).map((n) => `tenant-${people.length + n}`)) {
        const { status } = await ask(first.url, 'POST', '/api/user/timeReward/collect', { token: unsigned(uid) });
        if (status === 200) people.push(uid);
      }
    };
    await collect(20);
    let [started, stacks] = [0, 0];
    for (const host of ['box', 'box', 'other']) {
      try {
        await startServer(variables, host);
        started++;
      } catch (error) {
        if (!(error instanceof NotStarted)) throw error;
        if (/\n\s+at /.test(error.message)) stacks++;
      }
      await collect(20);
    }
    await first.end('SIGKILL');
    const next = await startServer(variables, 'replacement');
    const kept: number[] = [];
    for (const uid of people) kept.push(await jokersOf(next.url, unsigned(uid)));
    await next.end('SIGKILL'); // a container forwards no other signal
    const lost = kept.filter((jokers) => jokers !== WELCOME_AND_ONE).length;
    return {
      text: `second started ${started} of 3 times; ${lost} of ${people.length} acknowledged writes lost; a replacement started`,
      through: failing({
        'a second server started on the folder': started === 0,
        'it was refused by a stack': stacks === 0,
        'not everybody was served meanwhile': people.length === 80,
        'acknowledged writes were lost': lost === 0,
      }),
    };
  },
};
