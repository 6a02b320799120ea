// The shop: offers and checkout. Jokers are booked only on the provider's signed notice.

import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

export const OFFER_KINDS = ['starter', 'bestSeller', 'size'] as const;

export const Offer = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    /** `starter` can be bought once per account; `bestSeller` is listed before the sizes, whatever it sells. */
    kind: Type.Enum(OFFER_KINDS),
    jokers: Type.Integer({ minimum: 1 }),
    /** In the currency's smallest unit, such as cents. */
    price: Type.Integer({ minimum: 1 }),
    /** ISO 4217, such as EUR. */
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  },
  { ...closed, title: 'Offer' },
);
export type Offer = Static<typeof Offer>;

/** As the shop shows it. `mostBought`: more orders of it were paid lately than of any other offer. */
export const ShownOffer = Type.Object(
  { ...Offer.properties, mostBought: Type.Optional(Type.Literal(true)) },
  { ...closed, title: 'ShownOffer' },
);
export type ShownOffer = Static<typeof ShownOffer>;
export const Offers = Type.Array(ShownOffer);

/**
 * `price` and `currency` as shown: 409 PRICE_CHANGED if they have changed. `vendor`: of the app's address, which the way back keeps;
 * one that the settings do not know is dropped.
 */
export const PurchaseBody = Type.Object(
  {
    offerId: Offer.properties.id,
    price: Offer.properties.price,
    currency: Offer.properties.currency,
    vendor: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { ...closed, title: 'Purchase' },
);
export type PurchaseBody = Static<typeof PurchaseBody>;

export const PurchaseAnswer = Type.Object(
  { purchaseId: Type.String(), checkoutUrl: Type.String() },
  { ...closed, title: 'PurchaseAnswer' },
);
export type PurchaseAnswer = Static<typeof PurchaseAnswer>;
