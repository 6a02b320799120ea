// The address that the client's errors are sent to: which are accepted, and where the page may then send.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/settings/environment.ts';
import { embeddedStore, type Store, startNode, type TestNode } from './nodes.ts';

const SENTRY_DSN = 'https://abc123@errors.test/42';

describe('the setting', () => {
  it.each([SENTRY_DSN, 'https://k@errors.test:8443/sub/7', 'http://k@localhost:9000/1'])('accepts %s', (dsn) => {
    expect(readEnvironment({ SENTRY_DSN: dsn }).errorsTo).toBe(dsn);
  });

  it('is off unless asked for', () => expect(readEnvironment({}).errorsTo).toBeUndefined());

  it.each<[string, Record<string, string>]>([
    ['no address', { SENTRY_DSN: 'errors' }],
    ['a directive in a host', { SENTRY_DSN: 'https://k@a;frame-ancestors/1' }],
    ['no key', { SENTRY_DSN: 'https://errors.test/42' }],
    ['a secret', { SENTRY_DSN: 'https://k:secret@errors.test/42' }],
    ['no project', { SENTRY_DSN: 'https://k@errors.test/' }],
    ['a query', { SENTRY_DSN: 'https://k@errors.test/42?x=1' }],
    ['a script', { SENTRY_DSN: 'javascript:alert(1)' }],
    ['a plain address', { SENTRY_DSN: 'http://k@errors.test/42' }],
    ['a local one on a public server', { SENTRY_DSN: 'http://k@localhost/1', HOST: '0.0.0.0', SIGN_IN: 'emulator' }],
  ])('%s refuses the start', (_, variables) => {
    expect(() => readEnvironment(variables)).toThrow(/^SENTRY_DSN must be a DSN such as/m);
  });
});

describe('the server', () => {
  let store: Store;
  let quiet: TestNode;
  let telling: TestNode;
  beforeAll(async () => {
    store = await embeddedStore();
    quiet = await startNode(await store.open('quiet', []));
    telling = await startNode(await store.open('telling', []), { SENTRY_DSN });
  }, 60_000);
  afterAll(async () => {
    await quiet?.close();
    await telling?.close();
    await store?.stop();
  });

  it('tells the client, and lets its page send there and nowhere else', async () => {
    expect((await quiet.get('/api/settings')).json().data).not.toHaveProperty('errorsTo');
    expect((await telling.get('/api/settings')).json().data.errorsTo).toBe(SENTRY_DSN);
    const connect = async (node: TestNode) =>
      /connect-src ([^;]*)/.exec(String((await node.get('/health')).headers['content-security-policy']))?.[1];
    expect(await connect(telling)).toBe(`${await connect(quiet)} https://errors.test`);
  });
});
