// The support tool: each command on both databases, and the command itself as a process.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { CommandResult } from '../../server/admin/run.ts';
import { balances, chests, grants, promoCodes, purchases, users } from '../../server/store/schema.ts';
import { supportOn } from './brandDocuments.ts';
import { startMain } from './mainProcess.ts';
import { copyTemplate, NOON, newDatabase, STORES, type Store, type TestNode } from './nodes.ts';
import { openShop, type Shop, WELCOME } from './shop.ts';
import { as } from './tokens.ts';

/** As a process it has the clock of the day, and may warn that lists are due. */
const BALANCED: CommandResult = {
  ...{ out: 'The ledger adds up to the balances of all 0 people.\n', code: 0 },
  err: expect.stringMatching(/^(The lists of the daily arrowwords [^\n]+\n)?$/),
};

describe.each(STORES)('on the %s', (_name, openStore) => {
  let store: Store;
  let shop: Shop;
  let node: TestNode;

  beforeAll(async () => {
    store = await openStore();
    shop = await openShop(await store.open('main', []));
    node = shop.node;
    await shop.offers('anna');
    await node.db.update(users).set({ username: 'Änna', usernameKey: 'änna' }).where(eq(users.uid, 'anna'));
  }, 60_000);
  afterAll(async () => {
    await node?.close();
    await store?.stop();
  });

  const admin = (...words: string[]): Promise<CommandResult> => supportOn(node.db)(...words);
  const json = async (...words: string[]) => JSON.parse((await admin(...words, '--json')).out);

  it('finds a player by uid and by username, and says why not by e-mail', async () => {
    expect((await admin('user', 'anna')).out).toMatch(/^uid +anna\nusername +Änna\nbrand +default\n/);
    expect(await json('user', 'ÄNNA')).toMatchObject([
      { uid: 'anna', balances: { spellJoker: WELCOME }, uniqueItems: 0, purchases: [] },
    ]);
    const byMail = await admin('user', 'anna@example.org');
    expect([byMail.code, byMail.err]).toEqual([1, expect.stringContaining('E-mail addresses are not kept')]);
    expect(await admin('user', 'nobody')).toMatchObject({ code: 1, out: '' });
  });

  it('asks for the uid if two brands have the same name', async () => {
    await node.db.insert(users).values({ uid: 'anna2', brand: 'other', username: 'Änna', usernameKey: 'änna' });
    expect(await json('user', 'änna')).toHaveLength(2);
    expect((await admin('grant', 'änna', '5', '--reason', 'x', '--yes')).err).toContain('use the uid');
    await node.db.delete(users).where(eq(users.uid, 'anna2'));
  });

  it('grants jokers with a reason, and only with --yes', async () => {
    const asked = await admin('grant', 'anna', '7', '--reason', 'a lost board');
    expect(asked).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is booked without --yes') });
    expect(await shop.jokers('anna')).toBe(WELCOME);
    const given = await json('grant', 'anna', '7', '--reason', 'a lost board', '--yes');
    expect(given).toMatchObject({ booked: true, balance: WELCOME + 7, operator: 'root' });
    expect(await node.db.select().from(grants)).toMatchObject([
      { id: given.id, uid: 'anna', jokers: 7, reason: 'a lost board', operator: 'root' },
    ]);
    expect(await shop.jokers('anna')).toBe(WELCOME + 7);
  });

  it('lists the ledger, newest first, with reason and giver of a gift', async () => {
    const [first] = await json('ledger', 'anna', '--limit', '1');
    expect(first).toMatchObject({ reason: 'grant', amount: 7, balance: WELCOME + 7, why: 'a lost board', by: 'root' });
    const text = (await admin('ledger', 'anna')).out;
    expect(text).toMatch(/spellJoker +7 +17 +grant +a lost board \(root\)/);
    expect(text).toMatch(/spellJoker +10 +10 +welcome/);
  });

  it('makes promo codes that can be redeemed, lists and ends them', async () => {
    const made = await admin('code', 'make', '--jokers', '4', '--uses', '2', '--until', '2026-11-30', '--count', '3');
    const codes = made.out.trim().split('\n');
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const [first = ''] = codes;
    const [row] = await node.db
      .select()
      .from(promoCodes)
      .where(eq(promoCodes.code, first.replace('-', '')));
    expect(row).toMatchObject({ jokers: 4, uses: 2, perPerson: 1, startsAt: new Date(NOON) });
    expect(row?.endsAt).toEqual(new Date('2026-11-30T23:00:00Z'));
    expect((await json('code', 'list'))[0]).toMatchObject({ state: 'open', used: 0 });
    expect((await admin('code', 'end', first.toLowerCase())).out).toContain('redeemed 0 of 2 times');
    expect((await json('code', 'list')).map(({ state }: { state: string }) => state).sort()).toEqual([
      'ended',
      'open',
      'open',
    ]);
    expect((await admin('code', 'list')).out).toMatch(/^code +brand +jokers +used +uses/);
    expect(await admin('code', 'end', 'nothing')).toMatchObject({ code: 1 });
  });

  it('begins and ends a code at midnight, even on days when the clocks change', async () => {
    const [code] = await json('code', 'make', '--from', '2027-03-28', '--until', '2027-03-28');
    expect([code.startsAt, code.endsAt]).toEqual(['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z']);
    const [exact] = await json('code', 'make', '--from', '2026-12-24T18:00+01:00');
    expect(exact.startsAt).toBe('2026-12-24T17:00:00.000Z');
  });

  it('changes, adds and ends offers of the shop', async () => {
    expect((await json('offer', 'list'))[0]).toMatchObject({ id: 'starter', price: 129, currency: 'EUR' });
    await admin('offer', 'set', 'size-small', '--price', '249', '--currency', 'CHF');
    expect(await shop.offer('anna', 'size-small')).toMatchObject({ jokers: 20, price: 249, currency: 'CHF' });
    expect((await admin('offer', 'set', 'advent', '--jokers', '24')).code).toBe(2);
    expect((await admin('offer', 'set', 'advent', '--jokers', '24', '--price', '199')).code).toBe(0);
    expect(await shop.offer('anna', 'advent')).toMatchObject({ kind: 'size', jokers: 24, currency: 'EUR' });
    expect((await admin('offer', 'end', 'advent')).out).toBe('advent is no longer sold.\n');
    await expect(shop.offer('anna', 'advent')).rejects.toThrow();
    expect((await admin('offer', 'set', 'starter-2', '--kind', 'size', '--jokers', '1', '--price', '1')).code).toBe(2);
    expect((await admin('offer', 'end', 'nothing')).code).toBe(1);
    expect((await admin('offer', 'list')).out).toMatch(/advent +size +24 +199 +EUR .*ended/);
  });

  it('lists players’ feedback', async () => {
    expect((await admin('feedback', 'list')).out).toBe('There is no feedback yet.\n');
    const payload = { kind: 'suggestion', message: 'Mehr\nKatzen', levelId: 'sudoku/de-leichtes-001' };
    await node.app.inject({ method: 'POST', url: '/api/feedback', payload, headers: as('anna') });
    const text = (await admin('feedback', 'list')).out;
    expect(text).toBe('2026-11-21 11:00Z, suggestion, anna, sudoku/de-leichtes-001\n  Mehr\n  Katzen\n');
    expect(await json('feedback', 'list')).toMatchObject([payload]);
    // a clue's name has one line, so that nobody can write what looks like another entry
    const forged = { kind: 'clue', clueRef: '7\n\n2026-11-21 12:00Z, feedback, anna\nx' };
    await node.app.inject({ method: 'POST', url: '/api/feedback', payload: forged, headers: as('berta') });
    expect((await admin('feedback', 'list')).out.split('\n')).toContainEqual(
      expect.stringMatching(/, clue, berta, 7 2026-11-21 12:00Z, feedback, anna x$/),
    );
  });

  it('writes an attached session into a file', async () => {
    const bytes = gzipSync('{"version":1}');
    const payload = { kind: 'feedback', message: 'Es klemmt', session: bytes.toString('base64') };
    await node.app.inject({ method: 'POST', url: '/api/feedback', payload, headers: as('anna') });
    const [, id = ''] = /with a session \(feedback session (\d+)\)/.exec((await admin('feedback', 'list')).out) ?? [];
    expect(await json('feedback', 'list')).toContainEqual(
      expect.objectContaining({ id: Number(id), hasSession: true }),
    );
    const path = join(mkdtempSync(join(tmpdir(), 'session-')), 'session.json.gz');
    expect((await admin('feedback', 'session', id, path)).out).toBe(`${bytes.length} bytes are in ${path}.\n`);
    expect(readFileSync(path)).toEqual(bytes);
    expect((await admin('feedback', 'session', id, path)).code).toBe(1);
    expect(await admin('feedback', 'session', '999999')).toMatchObject({
      code: 1,
      err: 'Feedback 999999 has no session.\n',
    });
    expect((await admin('feedback', 'session', 'x')).code).toBe(2);
  });

  it('finds balances that differ from the ledger, and purchases that were not booked', async () => {
    const { purchaseId } = await shop.bought('berta', 'size-medium');
    await shop.send(shop.signed(purchaseId, 'paid'));
    expect(await admin('check')).toMatchObject({
      code: 0,
      out: 'The ledger adds up to the balances of all 2 people.\n',
    });
    await node.db.update(balances).set({ balance: 999 }).where(eq(balances.uid, 'berta'));
    await node.db.insert(purchases).values({
      ...{ id: 'p', uid: 'anna', offerId: 'x', jokers: 1, price: 1, currency: 'EUR', provider: 'none', state: 'paid' },
    });
    const wrong = await admin('check');
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain(`berta spellJoker: the ledger says ${WELCOME + 60}, the balance 999`);
    expect(wrong.out).toContain('purchase p is paid, but not in the ledger');
    expect(await json('check')).toMatchObject({ people: 2, unbooked: ['p'], unbookedChests: [] });
  });

  it('finds chests that the ledger does not have, as somebody with all rights could make them', async () => {
    const made = await node.db.transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE chests DISABLE TRIGGER USER`);
      const chest = { uid: 'anna', gameType: 'sudoku', size: 'small', letters: 4, price: 2, state: 'opened' };
      const [row] = await tx.insert(chests).values(chest).returning({ id: chests.id });
      await tx.execute(sql`ALTER TABLE chests ENABLE TRIGGER USER`);
      return row?.id;
    });
    const wrong = await admin('check');
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain(`chest ${made} and its ledger entries do not agree`);
    expect(await json('check')).toMatchObject({ unbookedChests: [made] });
  });

  it.each([
    [[], 2],
    [['dance'], 2],
    [['code'], 2],
    [['user'], 2],
    [['user', 'a', 'b'], 2],
    [['ledger', 'anna', '--limit', '0'], 2],
    [['ledger', 'anna', '--depth', '3'], 2],
    [['grant', 'anna', '5'], 2],
    [['grant', 'anna', '-5', '--reason', 'x'], 2],
    [['grant', 'anna', '1.5', '--reason', 'x'], 2],
    [['grant', 'nobody', '5', '--reason', 'x', '--yes'], 1],
    [['code', 'make', '--until', 'tomorrow'], 2],
    [['code', 'make', '--until', '2026-11-01'], 2],
    [['offer', 'set', 'Big Sale'], 2],
  ])('refuses %j with code %i and a sentence', async (words, code) => {
    const answer = await admin(...words);
    expect([answer.code, answer.out]).toEqual([code, '']);
    expect(answer.err).toMatch(/^[^\n]+\n$/);
  });
});

describe('as a process', () => {
  const MAIN = join(import.meta.dirname, '../../server/admin/main.ts');
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'admin-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const runWith = (variables: Record<string, string>, ...words: string[]) =>
    new Promise<CommandResult>((resolve) => {
      const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...variables };
      const child = execFile(process.execPath, [MAIN, ...words], { env }, (_error, out, err) =>
        resolve({ out, err, code: child.exitCode ?? -1 }),
      );
    });
  const run = (...words: string[]) => runWith({}, ...words);

  it('shows its help without a database, and says where it found none', async () => {
    const help = await run('--help');
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('npm run -s admin -- grant')]);
    const none = await run('check');
    expect([none.code, none.err]).toEqual([1, expect.stringMatching(/^There is no database in .*\n$/)]);
  });

  it('refuses a database that was never used by a server, and leaves it alone', async () => {
    const url = await newDatabase();
    const sentence = /^No server has ever run on [^\n]+: set DATABASE_URL as the server has it\.\n$/;
    expect(await runWith({ DATABASE_URL: url }, 'check')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(sentence),
    });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query(`SELECT FROM pg_tables WHERE schemaname IN ('public', 'drizzle')`)).rowCount).toBe(0);
    await client.end();
  });

  it('works while a server runs on the folder, and after it has ended', { timeout: 240_000 }, async () => {
    copyTemplate('full', folder);
    const server = await startMain(folder, { LOG_LEVEL: 'info' });
    onTestFinished(() => void server.end('SIGKILL'));
    expect(statSync(join(folder, 'admin.sock')).mode & 0o777).toBe(0o600);
    expect(await run('code', 'make', '--jokers', '4', '--note', 'Advent')).toMatchObject({ err: '', code: 0 });
    expect(await run('check')).toEqual(BALANCED);
    expect(server.said()).toContain(`"command":"code make","operator":"${userInfo().username}","code":0`);
    const file = join(folder, 'backup');
    expect(await run('backup', file)).toMatchObject({ err: '', code: 0 });
    expect(await run('restore', file)).toMatchObject({ err: expect.stringContaining('stop it first'), code: 1 });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);

    await server.end('SIGKILL'); // the socket stays behind
    expect((await run('code', 'list')).out).toMatch(/Advent$/m);
    const elsewhere = { DATA_DIR: join(folder, 'new') };
    const restored = await runWith(elsewhere, 'restore', file);
    expect([restored.code, restored.err, restored.out]).toEqual([0, '', expect.stringMatching(/^promo_codes +1$/m)]);
  });
});
