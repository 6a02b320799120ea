// What the development server passes on to the API, and what it serves itself.

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_PATH } from '../../tools/apiPath.ts';

const isPassedOn = (path: string): boolean => new RegExp(API_PATH).test(path);

it('passes requests on to the API', () => {
  for (const path of [
    '/api/game/config/',
    '/api/levels/sudoku/de-leichtes-001',
    '/api/user/info?fresh=1',
    '/api/docs/',
  ])
    expect(isPassedOn(path), path).toBe(true);
});

it('serves the client its modules of api/', () => {
  const modules = readdirSync('api').filter((name) => name.endsWith('.ts'));
  expect(modules).toContain('defaults.ts');
  for (const name of modules)
    for (const path of [`/api/${name}`, `/api/${name}?t=1764000000000`]) expect(isPassedOn(path), path).toBe(false);
});
