// Attack: request ids over two processes that repeat, are missing, or are chosen by the caller.

import { type Attack, failing, spread, upTo } from './attack.ts';
import { ask } from './caller.ts';

const PATHS = [
  '/health',
  '/api/settings',
  '/api/user/info',
  '/api/nothing',
  '/api/game/sudoku/leichtes/de-leichtes-001',
];
const GIVEN = '11111111-1111-4111-8111-111111111111';

export const requestNames: Attack = {
  name: "a request's id on two processes",
  old: 'the same ids in each process, none in the answer',
  async run({ pair }) {
    const { nodes } = await pair();
    const names = await spread(upTo(400), 8, async (n) => {
      const path = PATHS[n % PATHS.length] ?? '';
      const headers = { 'x-request-id': GIVEN, 'request-id': GIVEN };
      return (await ask(nodes[n % 2]?.url ?? '', 'GET', path, { headers })).headers.get('x-request-id');
    });
    const given = names.filter((name) => name !== null);
    return {
      text: `${given.length} of ${names.length} answers have one, ${new Set(given).size} different`,
      through: failing({
        'an answer has no id': given.length === names.length,
        'an id came twice': new Set(given).size === given.length,
        "a stranger's id was taken over": !given.includes(GIVEN),
      }),
    };
  },
};
