// The API's documentation: it lists every route, and its page is served.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedStore, nodeOn, type TestNode } from './nodes.ts';

let node: TestNode;
beforeAll(async () => {
  node = await nodeOn(embeddedStore);
}, 60_000);
afterAll(() => node?.close());

interface Operation {
  readonly responses: object;
  readonly summary: string;
}

/** From Fastify's own tree of routes, with `/api/game/:type` written as `/api/game/{type}`. */
function registeredPaths(): string[] {
  const lines = node.app.printRoutes({ commonPrefix: false }).split('\n');
  const parents: string[] = [];
  const found: string[] = [];
  for (const line of lines) {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.length = depth;
    parents.push(part);
    if (methods !== undefined && methods !== 'OPTIONS') found.push(parents.join('').replaceAll(/:(\w+)/g, '{$1}'));
  }
  return found;
}

it('lists every route of the API with its answers', async () => {
  const { paths } = (await node.get('/api/openapi.json')).json();
  const bare = (path: string) => path.replace(/\/$/, '');
  const own = registeredPaths()
    .map(bare)
    .filter((path) => !path.startsWith('/api/docs') && path !== '/api/openapi.json')
    .filter((path) => !path.startsWith('/sandbox/')); // pages for people
  expect(own.length).toBeGreaterThan(5);
  expect(Object.keys(paths).map(bare).sort()).toEqual([...new Set(own)].sort());
  for (const path of Object.values<Record<string, Operation>>(paths)) {
    for (const { responses, summary } of Object.values(path)) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['4XX', '5XX']));
      expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
      expect(summary).toMatch(/\S/);
    }
  }
});

it('shows itself at /api/docs', async () => {
  const page = await node.get('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('swagger-ui');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self';/);
});
