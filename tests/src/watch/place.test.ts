// The links out of the view stay on this site.

import { expect, test } from 'vitest';
import { pathHere } from '../../../src/watch/place.ts';

test.each([
  ['/', '/'],
  ['/sudoku/de-leichtes-001', '/sudoku/de-leichtes-001'],
  ['//evil.example/', '/evil.example/'],
  ['///evil.example', '/evil.example'],
])('from %s a link leads to %s', (pathname, path) => {
  expect(pathHere({ pathname })).toBe(path);
  expect(new URL(pathHere({ pathname }), 'https://example.org').origin).toBe('https://example.org');
});
