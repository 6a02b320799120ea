// Attack: a token from before the account was deleted, after the player has signed in again. On two processes.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, failing, tally } from './attack.ts';
import { ask, now, unsigned } from './caller.ts';

const ROUTES: readonly (readonly [string, string, unknown?])[] = [
  ['GET', '/api/user/info'],
  ['GET', '/api/user/export'],
  ['GET', '/api/inventory/consumables'],
  ['GET', '/api/inventory/consumables/history'],
  ['GET', '/api/game/progress'],
  ['GET', '/api/game/gameList'],
  ['GET', '/api/purchase/offers'],
  ['PATCH', '/api/user/info', { username: 'revenant' }],
  ['POST', '/api/user/timeReward/collect'],
  ['POST', '/api/promo/redeem', { code: 'NONE' }],
  ['DELETE', '/api/user'],
];

export const revival: Attack = {
  name: 'an old token after deletion and a new sign-in',
  old: '200 again',
  async run({ pair }) {
    const [{ url }, { url: other }] = (await pair()).nodes;
    const uid = `phoenix-${now()}`;
    const before = unsigned(uid, { signedIn: now() - 60 });
    const first = await ask(url, 'GET', '/api/user/info', { token: before });
    const deleted = await ask(url, 'DELETE', '/api/user', { token: before });
    const dead = await ask(other, 'GET', '/api/user/info', { token: before });
    await sleep(2_000); // tokens count in seconds
    const again = await ask(url, 'GET', '/api/user/info', { token: unsigned(uid) });
    const statuses: number[] = [];
    for (const [n, [method, path, body]] of ROUTES.entries())
      statuses.push((await ask(n % 2 ? url : other, method, path, { token: before, body })).status);
    const still = await ask(other, 'GET', '/api/user/info', { token: unsigned(uid) });
    return {
      text: `old token on ${ROUTES.length} calls: ${tally(statuses)}`,
      through: failing({
        'the account could not be created, deleted and created again': [first.status, again.status, still.status].every(
          (status) => status === 200,
        ),
        'the deletion was refused': deleted.status < 300,
        'the token outlived the deletion': dead.status === 401,
        'the old token revived': statuses.every((status) => status === 401),
      }),
    };
  },
};
