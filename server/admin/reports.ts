// `feedback list` and `check`: what players say, and whether ledger and balances agree.

import { checkBooks } from '../economy/checking.ts';
import { latestFeedback } from '../store/feedback.ts';
import { type Command, read, UsageError, whole } from './command.ts';
import { written } from './moments.ts';

export const feedbackList: Command = async (args, { db }) => {
  const { positionals, values } = read(args, { limit: { type: 'string' } });
  if (positionals.length > 0) throw new UsageError('Use: feedback list [--limit N]');
  const entries = await latestFeedback(db, whole('--limit', values.limit, 50, 1, 1000));
  const text = entries.map(({ createdAt, kind, uid, deviceId, stars, levelId, clueRef, times, message, replay }) => {
    const facts = [
      written(createdAt),
      kind,
      uid ?? 'a visitor',
      ...(deviceId === null ? [] : [`device ${deviceId}`]),
      ...(stars === null ? [] : [`${stars} of 5 stars`]),
      ...(levelId === null ? [] : [levelId]),
      ...(clueRef === null ? [] : [clueRef]),
      ...(replay === null ? [] : ['with a saved game']),
      ...(times === 1 ? [] : [`${times} times`]),
    ];
    return [facts.join(', '), ...(message === '' ? [] : message.split('\n').map((line) => `  ${line}`))].join('\n');
  });
  return { json: entries, text: text.length === 0 ? 'There is no feedback yet.' : text.join('\n\n') };
};

/** Exit code 1 if any player's ledger and balance differ, or a paid purchase was not booked. */
export const check: Command = async (args, { db }) => {
  if (read(args, {}).positionals.length > 0) throw new UsageError('Use: check');
  const { people, differences: wrong, unbooked: missing } = await checkBooks(db);
  const faults = [
    ...wrong.map((one) => `${one.uid} ${one.currency}: the ledger says ${one.ledger}, the balance ${one.balance}`),
    ...missing.map((id) => `purchase ${id} is paid, but not in the ledger`),
  ];
  return {
    json: { people, differences: wrong, unbooked: missing },
    text: faults.length === 0 ? `The ledger adds up to the balances of all ${people} people.` : faults.join('\n'),
    code: faults.length === 0 ? 0 : 1,
  };
};
