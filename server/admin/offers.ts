// `offer list|set|end`: what the shop sells, and for how much.

import { OFFER_KINDS } from '../../api/purchase.ts';
import { endOffer, findAnyOffer, type KeptOffer, listOffers, putOffer } from '../store/support.ts';
import { type AdminContext, type Command, one, Refused, read, table, UsageError, whole } from './command.ts';
import { momentOf, standing, written } from './moments.ts';

export const offerList: Command = async (args, context) => {
  if (read(args, {}).positionals.length > 0) throw new UsageError('Use: offer list');
  const offers = await listOffers(context.db);
  return {
    json: offers.map((offer) => ({ ...offer, state: standing(offer, context.now) })),
    text: lines(offers, context),
  };
};

const lines = (offers: readonly KeptOffer[], { now }: AdminContext): string =>
  table(
    ['offer', 'kind', 'jokers', 'price', 'currency', 'rank', 'from', 'until', 'state'],
    offers.map((offer) => [
      ...[offer.id, offer.kind, offer.jokers, offer.price, offer.currency, offer.rank],
      ...[written(offer.startsAt), written(offer.endsAt), standing(offer, now)],
    ]),
  );

const OPTIONS = {
  kind: { type: 'string' },
  jokers: { type: 'string' },
  price: { type: 'string' },
  currency: { type: 'string' },
  rank: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
} as const;

/** Options left out keep their values; a new offer needs jokers and a price. */
export const offerSet: Command = async (args, context) => {
  const { positionals, values } = read(args, OPTIONS);
  const id = one(positionals, 'offer set ID [--jokers N] [--price N] [--currency EUR] [--kind KIND] [--rank N] …');
  if (!/^[a-z0-9-]{1,40}$/.test(id))
    throw new UsageError('An offer’s id consists of lower-case letters, digits and hyphens.');
  const before = await findAnyOffer(context.db, id);
  if (before === undefined && (values.jokers === undefined || values.price === undefined))
    throw new UsageError(`There is no offer "${id}" yet: a new one needs --jokers and --price.`);
  const offer: KeptOffer = {
    id,
    kind: kindOf(id, values.kind ?? before?.kind),
    jokers: whole('--jokers', values.jokers, before?.jokers ?? 0, 1, 100_000),
    price: whole('--price', values.price, before?.price ?? 0, 1, 100_000_000),
    currency: currencyOf(values.currency ?? before?.currency ?? context.currency),
    rank: whole('--rank', values.rank, before?.rank ?? 100, 0, 1000),
    startsAt: momentOf('--from', values.from, context.timeZone) ?? before?.startsAt ?? new Date(context.now),
    endsAt: momentOf('--until', values.until, context.timeZone, true) ?? before?.endsAt ?? null,
  };
  await putOffer(context.db, offer);
  return { json: offer, text: lines([offer], context) };
};

/** A unique index on the id limits starter offers to one per account, so id and kind must agree. */
function kindOf(id: string, kind = id.startsWith('starter') ? 'starter' : 'size'): string {
  if (!OFFER_KINDS.some((known) => known === kind))
    throw new UsageError(`--kind must be one of ${OFFER_KINDS.join(', ')}.`);
  if (id.startsWith('starter') !== (kind === 'starter'))
    throw new UsageError('The ids of starter offers, and of no others, begin with "starter".');
  return kind;
}

function currencyOf(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) throw new UsageError('--currency must have three capital letters such as EUR.');
  return currency;
}

export const offerEnd: Command = async (args, context) => {
  const id = one(read(args, {}).positionals, 'offer end ID');
  const ended = await endOffer(context.db, id, new Date(context.now));
  if (ended === undefined) throw new Refused(`There is no offer "${id}".`);
  return { json: ended, text: `${id} is no longer sold.` };
};
