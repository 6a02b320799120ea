// Attack: deeply nested JSON, thousands of brackets, at every place in the body of every call that takes one.

import { filled, operations } from './api.ts';
import { type Attack, failing, tally } from './attack.ts';
import { ask, isFailure, now, unsigned } from './caller.ts';

const DEEP = 5000;
const lists = '['.repeat(DEEP) + ']'.repeat(DEEP);
const objects = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;
const open = '['.repeat(DEEP);
const wide = `[${'[],'.repeat(20_000)}[]]`;

export const brackets: Attack = {
  name: '5,000 brackets in each call with a body',
  old: '500 in three of them',
  async run({ home }) {
    const { url } = await home();
    const token = unsigned(`digger-${now()}`);
    const calls = (await operations(url)).filter(({ method }) => method !== 'GET');
    const answers: { name: string; status: number; fine: boolean }[] = [];
    for (const { method, path, body: schema } of calls) {
      const names = Object.keys(schema?.properties ?? {});
      for (const nested of [lists, objects, open, wide]) {
        const inside = names.map((name) => `{${JSON.stringify(name)}:${nested}}`);
        const game = `{"game":{"version":1,"puzzle":"sudoku/de-leichtes-001","seed":1,"relaxed":false,"log":[{"type":"move","at":1,"move":${nested}}]}}`;
        for (const body of [nested, ...inside, ...(path.includes('progress') ? [game] : [])]) {
          if (method === 'DELETE') continue; // it would delete the account that the other calls use
          const answer = await ask(url, method, filled(path), { token, body, headers: { 'if-none-match': '*' } });
          answers.push({
            name: `${method} ${path}`,
            status: answer.status,
            fine: answer.status < 400 || isFailure(answer),
          });
        }
      }
    }
    const bad = answers.filter(({ status, fine }) => status >= 500 || !fine);
    return {
      text: `${answers.length} posts: ${tally(answers.map(({ status }) => status))}`,
      through: [
        ...failing({ 'nothing was asked': answers.length > 50 }),
        ...new Set(bad.map(({ name, status }) => `${name} answered ${status}`)),
      ],
    };
  },
};
