// Attack: each address is called with every method that it does not support.

import { request } from 'node:http';
import { filled, operations } from './api.ts';
import { type Attack, failing } from './attack.ts';
import { isFailure } from './caller.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'LOCK'];

interface Heard {
  readonly status: number;
  readonly allow: string;
  readonly body: unknown;
}

/** Raw HTTP, since `fetch` itself refuses some of the methods. */
const send = (url: string, method: string, path: string): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const asking = request(`${url}${path}`, { method }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        body = undefined;
      }
      resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow ?? '', body });
    });
    asking.once('error', reject);
    asking.end();
  });

const shapeOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

export const methods: Attack = {
  name: 'wrong methods',
  old: '404',
  async run({ home }) {
    const { url } = await home();
    const known = new Map<string, string[]>();
    for (const { method, path } of await operations(url)) known.set(path, [...(known.get(path) ?? []), method]);
    const wrong: string[] = [];
    /** Whether the address also belongs to another call: GET /game/{type}/{category} also matches /game/progress/{id}. */
    const elsewhere = (path: string, method: string) =>
      [...known].some(([other, ways]) => ways.includes(method) && shapeOf(other).test(filled(path)));
    let asked = 0;
    for (const [path, ways] of known)
      for (const method of METHODS) {
        if (ways.includes(method) || elsewhere(path, method)) continue;
        const { status, allow, body } = await send(url, method, filled(path));
        asked++;
        const named = allow.split(', ');
        const right = status === 405 && ways.every((way) => named.includes(way)) && !named.includes(method);
        if (!right || !isFailure({ body })) wrong.push(`${method} ${path}: ${status}, Allow: ${allow}`);
      }
    return {
      text: `${asked} asked, ${asked - wrong.length} refused by 405 with Allow`,
      through: [...failing({ 'nothing was asked': asked > 50 }), ...wrong],
    };
  },
};
