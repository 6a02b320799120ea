// `code make|list|end`: promo codes.

import { randomInt } from 'node:crypto';
import { DEFAULT_KEY } from '../../api/brand.ts';
import { normaliseCode } from '../economy/promo.ts';
import { allBrands } from '../store/brands.ts';
import { endCode, keepCodes, listCodes, type PromoCode } from '../store/support.ts';
import { type AdminContext, type Command, one, Refused, read, table, UsageError, whole } from './command.ts';
import { momentOf, standing, written } from './moments.ts';

/** Crockford's base 32: no I, L, O, U. Ten of them are 50 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** With a hyphen for readability, which is ignored when the code is typed. */
const shown = (code: string): string => (code.length === LENGTH ? `${code.slice(0, 5)}-${code.slice(5)}` : code);

export const codeMake: Command = async (args, context) => {
  const { positionals, values } = read(args, {
    jokers: { type: 'string' },
    uses: { type: 'string' },
    'per-person': { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    note: { type: 'string' },
    count: { type: 'string' },
    brand: { type: 'string' },
  });
  if (positionals.length > 0) throw new UsageError('Codes are generated: do not pass one.');
  const uses = whole('--uses', values.uses, 1);
  const brand = values.brand ?? DEFAULT_KEY;
  if (brand !== DEFAULT_KEY && !(await allBrands(context.db)).some(({ key }) => key === brand))
    throw new Refused(`There is no brand "${brand}".`);
  const code = {
    brand,
    jokers: whole('--jokers', values.jokers, 5, 1, 10_000),
    uses,
    perPerson: whole('--per-person', values['per-person'], 1, 1, uses),
    startsAt: momentOf('--from', values.from, context.timeZone) ?? new Date(context.now),
    endsAt: momentOf('--until', values.until, context.timeZone, true) ?? null,
    note: values.note?.trim() ?? '',
  };
  if (code.endsAt !== null && code.endsAt <= code.startsAt) throw new UsageError('--until must come after --from.');
  const count = whole('--count', values.count, 1, 1, 5000);
  const made = Array.from({ length: count }, () => ({ ...code, code: newCode() }));
  await keepCodes(context.db, made);
  return {
    json: made.map((each) => ({ ...each, used: 0, shown: shown(each.code) })),
    text: made.map((each) => shown(each.code)).join('\n'),
  };
};

export const codeList: Command = async (args, context) => {
  const { positionals } = read(args, {});
  if (positionals.length > 0) throw new UsageError('Use: code list');
  const codes = await listCodes(context.db);
  return {
    json: codes.map((code) => ({ ...code, shown: shown(code.code), state: stateOf(code, context) })),
    text: table(
      ['code', 'brand', 'jokers', 'used', 'uses', 'per person', 'from', 'until', 'state', 'note'],
      codes.map((code) => [
        ...[shown(code.code), code.brand, code.jokers, code.used, code.uses, code.perPerson],
        ...[written(code.startsAt), written(code.endsAt), stateOf(code, context), code.note],
      ]),
    ),
  };
};

const stateOf = (code: PromoCode, { now }: AdminContext): string => {
  const state = standing(code, now);
  return state === 'open' && code.used >= code.uses ? 'used up' : state;
};

export const codeEnd: Command = async (args, context) => {
  const typed = one(read(args, {}).positionals, 'code end CODE');
  const ended = await endCode(context.db, normaliseCode(typed), new Date(context.now));
  if (ended === undefined) throw new Refused(`There is no code "${typed}".`);
  const { used, uses } = ended;
  return { json: ended, text: `${shown(ended.code)} has ended; it was redeemed ${used} of ${uses} times.` };
};
