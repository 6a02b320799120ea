// `feedback list`, `feedback session` and `check`: what players say, whether ledger and balances agree, and whether lists are due.

import { dateIn } from '../common/calendar.ts';
import { checkBooks } from '../economy/checking.ts';
import { listsEnd } from '../making/dailyListsEnd.ts';
import { latestFeedback, sessionOf } from '../store/feedback.ts';
import { type Command, Refused, read, UsageError, whole } from './command.ts';
import { written } from './moments.ts';

export const feedbackList: Command = async (args, { db }) => {
  const { positionals, values } = read(args, { limit: { type: 'string' } });
  if (positionals.length > 0) throw new UsageError('Use: feedback list [--limit N]');
  const entries = await latestFeedback(db, whole('--limit', values.limit, 50, 1, 1000));
  const text = entries.map((entry) => {
    const { id, createdAt, kind, uid, deviceId, stars, levelId, clueRef, times, message, replay, hasSession } = entry;
    const facts = [
      written(createdAt),
      kind,
      uid ?? 'a visitor',
      ...(deviceId === null ? [] : [`device ${deviceId}`]),
      ...(stars === null ? [] : [`${stars} of 5 stars`]),
      ...(levelId === null ? [] : [levelId]),
      // a line break from the sender would make it look like two entries
      ...(clueRef === null ? [] : [clueRef.replaceAll(/\s+/g, ' ')]),
      ...(replay === null ? [] : ['with a saved game']),
      ...(hasSession ? [`with a session (feedback session ${id})`] : []),
      ...(times === 1 ? [] : [`${times} times`]),
    ];
    return [facts.join(', '), ...(message === '' ? [] : message.split('\n').map((line) => `  ${line}`))].join('\n');
  });
  return { json: entries, text: text.length === 0 ? 'There is no feedback yet.' : text.join('\n\n') };
};

/** The attached session as it came: whatever is in it, only `npm run -s replay` and the replay view unpack it. */
export const feedbackSession: Command = async (args, { db, newFile }) => {
  const [typed, path, ...more] = read(args, {}).positionals;
  if (typed === undefined || more.length > 0) throw new UsageError('Use: feedback session ID [FILE]');
  const id = whole('ID', typed, 0, 1, 999_999_999);
  const session = await sessionOf(db, id);
  if (!session) throw new Refused(`Feedback ${id} has no session.`);
  const name = path ?? `feedback-${id}.json.gz`;
  const file = await newFile(name);
  try {
    await file.write(session);
    await file.keep();
  } catch (error) {
    await file.drop();
    throw error;
  }
  return { json: { id, file: name, bytes: session.length }, text: `${session.length} bytes are in ${name}.` };
};

/** Exit code 1 if any player's ledger and balance differ, or a paid purchase or a chest was not booked. */
export const check: Command = async (args, { db, now, timeZone }) => {
  if (read(args, {}).positionals.length > 0) throw new UsageError('Use: check');
  const { people, differences: wrong, unbooked: missing, unbookedChests: chests } = await checkBooks(db);
  const faults = [
    ...wrong.map((one) => `${one.uid} ${one.currency}: the ledger says ${one.ledger}, the balance ${one.balance}`),
    ...missing.map((id) => `purchase ${id} is paid, but not in the ledger`),
    ...chests.map((id) => `chest ${id} and its ledger entries do not agree`),
  ];
  const { until, days, warning } = listsEnd(dateIn(timeZone, now));
  return {
    json: {
      ...{ people, differences: wrong, unbooked: missing, unbookedChests: chests },
      dailyLists: { until, days },
    },
    text: faults.length === 0 ? `The ledger adds up to the balances of all ${people} people.` : faults.join('\n'),
    warnings: warning === undefined ? [] : [warning],
    code: faults.length === 0 ? 0 : 1,
  };
};
