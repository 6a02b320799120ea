// `user`, `ledger`, `grant`: one player, the history of their jokers, and a grant.

import { randomUUID } from 'node:crypto';
import { book } from '../economy/book.ts';
import { usernameKey } from '../identity/profile.ts';
import { balancesOf } from '../store/ledger.ts';
import { findUsers, keepGrant, ledgerWithGifts, ownedBy, type User } from '../store/support.ts';
import { inTransaction } from '../store/transaction.ts';
import { type AdminContext, type Command, one, Refused, read, table, UsageError, whole } from './command.ts';
import { written } from './moments.ts';

const MOST = 10_000; // jokers per grant

export const user: Command = async (args, context) => {
  const { positionals } = read(args, {});
  const found = await lookUp(context, one(positionals, 'user UID|USERNAME'));
  const people = await Promise.all(found.map((person) => portrait(context, person)));
  return { json: people.map(({ json }) => json), text: people.map(({ text }) => text).join('\n\n') };
};

/** E-mail addresses are kept by the sign-in provider only. */
async function lookUp({ db }: AdminContext, name: string): Promise<User[]> {
  if (name.includes('@') && (await findUsers(db, name, usernameKey(name))).length === 0)
    throw new Refused(
      'E-mail addresses are not kept in this database. Look up the uid at the sign-in provider ' +
        '(Firebase console, Authentication, Users), or ask for the username.',
    );
  const found = await findUsers(db, name, usernameKey(name));
  if (found.length === 0) throw new Refused(`No player has the uid or username "${name}".`);
  return found;
}

async function portrait({ db }: AdminContext, person: User) {
  const [balances, owned] = [await balancesOf(db, person.uid), await ownedBy(db, person.uid)];
  const { usernameKey: _, ...known } = person;
  const facts = [
    ['uid', person.uid],
    ['username', person.username || '-'],
    ['brand', person.brand],
    ['avatar', person.avatar],
    ['since', written(person.createdAt)],
    ['next reward', written(owned.nextCollect)],
    ['unique items', String(owned.uniqueItems)],
    ...[...balances].sort().map(([currency, balance]) => [currency, String(balance)]),
    ...owned.purchases.map(({ id, jokers, state, createdAt }) => [
      'purchase',
      `${written(createdAt)} ${jokers} jokers ${state} ${id}`,
    ]),
  ];
  return {
    json: { ...known, balances: Object.fromEntries(balances), ...owned },
    text: facts.map(([name = '', value]) => `${name.padEnd(20)}${value}`).join('\n'),
  };
}

/** Throws if several brands have a player of that name: only the uid identifies one. */
async function onlyUser(context: AdminContext, name: string): Promise<User> {
  const [first, ...more] = await lookUp(context, name);
  if (first === undefined || more.length > 0)
    throw new Refused(`Several players are called "${name}": use the uid, which "user ${name}" shows.`);
  return first;
}

export const ledger: Command = async (args, context) => {
  const { positionals, values } = read(args, { limit: { type: 'string' } });
  const { uid } = await onlyUser(context, one(positionals, 'ledger UID [--limit N]'));
  const entries = await ledgerWithGifts(context.db, uid, whole('--limit', values.limit, 50, 1, 1000));
  const rows = entries.map(({ time, currency, amount, balance, reason, ref, why, by }) => [
    ...[written(time), currency, amount, balance, reason],
    why === null ? ref : `${why} (${by})`,
  ]);
  return { json: entries, text: table(['time', 'currency', 'amount', 'balance', 'reason', 'for'], rows) };
};

export const grant: Command = async (args, context) => {
  const { positionals, values } = read(args, {
    reason: { type: 'string' },
    by: { type: 'string' },
    yes: { type: 'boolean' },
  });
  const [name, amount, ...more] = positionals;
  const reason = values.reason?.trim() ?? '';
  if (name === undefined || amount === undefined || more.length > 0 || reason === '')
    throw new UsageError('Use: grant UID JOKERS --reason "WHY" [--by NAME] --yes');
  const jokers = whole('JOKERS', amount, 0, 1, MOST);
  const { uid, username } = await onlyUser(context, name);
  const operator = values.by?.trim() || context.operator;
  const gift = { id: randomUUID(), uid, jokers, reason, operator };
  const whom = username === '' ? uid : `${uid} (${username})`;
  if (values.yes !== true) {
    const text = `${jokers} jokers for ${whom}, reason "${reason}", given by ${operator}. Nothing is booked without --yes.`;
    return { json: { ...gift, id: null, booked: false }, text };
  }
  const balance = await inTransaction(context.db, async (tx) => {
    await keepGrant(tx, { ...gift, createdAt: new Date(context.now) });
    return book(tx, { uid, currency: 'spellJoker', reason: 'grant', ref: gift.id, amount: jokers });
  });
  return { json: { ...gift, booked: true, balance }, text: `${jokers} jokers for ${whom}: the balance is ${balance}.` };
};
