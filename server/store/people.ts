// Tables of players and what they own. Balances have two: `ledger` records what happened, `balances` is its running sum, updated in
// the same transaction and never negative.

import { load } from './load.ts';

const { sql } = load('drizzle-orm');
const {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} = load('drizzle-orm/pg-core');

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    /** The sign-in provider's id, after the brand's key (identity/key.ts). */
    uid: text('uid').primaryKey(),
    /** The brand of the account; in rows older than the brands whatever the client called itself. */
    brand: text('brand').notNull(),
    /** Empty until the player chooses one. */
    username: text('username').notNull().default(''),
    /** Equal for names that count as the same; null until the player chooses one. */
    usernameKey: text('username_key'),
    avatar: text('avatar').notNull().default('anna'),
    /** Counts changes of the player's progress; a change locks this row. */
    changes: bigint('changes', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_username').on(table.brand, table.usernameKey)],
);

/** Deleted accounts: their older tokens are void, and they get no second welcome gift. */
export const deletedUsers = pgTable('deleted_users', {
  uid: text('uid').primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
});

/** The owner; the row is deleted with the account. */
const uid = () =>
  text('uid')
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' });

export const balances = pgTable(
  'balances',
  {
    uid: uid(),
    /** One of CURRENCIES in api/inventory.ts. */
    currency: text('currency').notNull(),
    balance: integer('balance').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.currency] }),
    check('balance_never_negative', sql`${table.balance} >= 0`),
  ],
);

/** Append-only. `ref` names what it was for: each subject is booked once. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    uid: uid(),
    currency: text('currency').notNull(),
    /** One of LEDGER_REASONS in api/inventory.ts. */
    reason: text('reason').notNull(),
    ref: text('ref').notNull(),
    amount: integer('amount').notNull(),
    /** The balance after this entry. */
    balance: integer('balance').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_once').on(table.uid, table.currency, table.reason, table.ref),
    index('ledger_history').on(table.uid, table.id),
    check('ledger_amount_not_zero', sql`${table.amount} <> 0`),
    check('ledger_balance_never_negative', sql`${table.balance} >= 0`),
  ],
);

/** The response to each request that was carried out, by its idempotency key, for retries. */
export const idempotency = pgTable(
  'idempotency',
  {
    uid: uid(),
    key: text('key').notNull(),
    /** Of method, path and body: a different request with the same key is refused. */
    hash: text('hash').notNull(),
    status: integer('status').notNull(),
    response: text('response').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] }), index('idempotency_age').on(table.createdAt)],
);

export const uniqueItems = pgTable(
  'unique_items',
  {
    uid: uid(),
    /** `{kind}:{id}`. */
    uniqueId: text('unique_id').notNull(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.uniqueId] })],
);

/** Bought chests, with what they held and cost at that time. The database keeps all of that, and each state needs its ledger entry. */
export const chests = pgTable(
  'chests',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    uid: uid(),
    gameType: text('game_type').notNull(),
    /** One of CHEST_SIZES in puzzles/catalogue.ts. */
    size: text('size').notNull(),
    letters: integer('letters').notNull(),
    /** In jokers. */
    price: integer('price').notNull(),
    /** A closed chest is opened or undone, once; then it stays so. */
    state: text('state').notNull().default('closed'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chests_owner').on(table.uid, table.id),
    check('chest_state', sql`${table.state} IN ('closed', 'opened', 'undone')`),
    check('chest_costs_and_holds', sql`${table.price} >= 1 AND ${table.letters} >= 1`),
  ],
);

export const timeRewards = pgTable('time_rewards', {
  uid: uid().primaryKey(),
  nextAt: moment('next_at').notNull(),
});

export const promoCodes = pgTable(
  'promo_codes',
  {
    /** Upper case, without blanks and hyphens. */
    code: text('code').primaryKey(),
    /** Whose players may redeem it. */
    brand: text('brand').notNull().default('default'),
    jokers: integer('jokers').notNull(),
    /** How often it can be redeemed in total. */
    uses: integer('uses').notNull(),
    used: integer('used').notNull().default(0),
    perPerson: integer('per_person').notNull().default(1),
    startsAt: moment('starts_at').notNull().defaultNow(),
    endsAt: moment('ends_at'),
    note: text('note').notNull().default(''),
  },
  (table) => [check('promo_limit', sql`${table.used} >= 0 AND ${table.used} <= ${table.uses}`)],
);

export const redemptions = pgTable(
  'redemptions',
  {
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    uid: uid(),
    /** 1 for the player's first redemption, up to the code's `perPerson`. */
    time: integer('time').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.code, table.uid, table.time] })],
);

export const offers = pgTable('offers', {
  id: text('id').primaryKey(),
  /** starter, bestSeller or size. */
  kind: text('kind').notNull(),
  jokers: integer('jokers').notNull(),
  /** In the currency's smallest unit. */
  price: integer('price').notNull(),
  currency: text('currency').notNull(),
  rank: integer('rank').notNull().default(0),
  startsAt: moment('starts_at').notNull().defaultNow(),
  endsAt: moment('ends_at'),
});

/** Kept for the books after the account is deleted. */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    uid: text('uid'),
    offerId: text('offer_id').notNull(),
    jokers: integer('jokers').notNull(),
    price: integer('price').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    /** The provider's reference. */
    providerRef: text('provider_ref'),
    /** begun, paid, cancelled or refunded. */
    state: text('state').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    foreignKey({ columns: [table.uid], foreignColumns: [users.uid] }).onDelete('set null'),
    index('purchases_paid').on(table.paidAt).where(sql`state = 'paid'`),
    uniqueIndex('purchases_provider').on(table.provider, table.providerRef),
    /** A starter offer can be bought once per account. */
    uniqueIndex('purchases_starter')
      .on(table.uid, table.offerId)
      .where(sql`state = 'paid' AND offer_id LIKE 'starter%'`),
  ],
);

/** The provider's notices that were processed: each counts once. */
export const notices = pgTable(
  'payment_notices',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

/** Jokers granted by support, with reason and operator. `id` is the ledger's `ref`. Kept after the account is deleted. */
export const grants = pgTable('grants', {
  id: text('id').primaryKey(),
  uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
  jokers: integer('jokers').notNull(),
  reason: text('reason').notNull(),
  operator: text('operator').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A player's game. `changed` increases over all of the player's rows. */
export const progress = pgTable(
  'progress',
  {
    uid: uid(),
    /** `{gameType}/{levelId}`. */
    puzzle: text('puzzle').notNull(),
    revision: integer('revision').notNull(),
    changed: bigint('changed', { mode: 'number' }).notNull(),
    solved: boolean('solved').notNull(),
    /** Of the stored game, 0 to 1. */
    progress: doublePrecision('progress').notNull(),
    /** ms. */
    bestTime: doublePrecision('best_time'),
    solvedAt: moment('solved_at'),
    /** ISO day of its first opening, as the device reported it. */
    opened: text('opened'),
    /** When the server first saw it. */
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the server first saw the stored game, and the game's clock (ms) at that time. Null in rows older than these columns. */
    begunAt: moment('begun_at'),
    begunClock: doublePrecision('begun_clock'),
    /** When its reward was paid for a game that the server had not seen in play. */
    offlineReward: moment('offline_reward'),
    /** Time, mistakes, hints and letters of the first solve, as JSON. */
    first: text('first'),
    /** Its clues have been counted, which happens once. */
    cluesCounted: boolean('clues_counted').notNull().default(false),
    /** The log, as JSON. */
    game: text('game').notNull(),
    /** The restore point, as JSON: the last board that was replaced by one that does not continue it. */
    restore: text('restore'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.puzzle] }),
    index('progress_changes').on(table.uid, table.changed),
  ],
);

export const feedback = pgTable(
  'feedback',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    uid: text('uid').references(() => users.uid, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    message: text('message').notNull().default(''),
    stars: integer('stars'),
    /** The random identifier of the sender's device; null from clients that do not send it. */
    deviceId: text('device_id'),
    levelId: text('level_id'),
    clueRef: text('clue_ref'),
    replay: text('replay'),
    /** The end of the sender's session (machines/replay), gzip as base64. Never unpacked here. */
    session: text('session'),
    /** Hash of the content: a repeat is only counted. */
    hash: text('hash').notNull(),
    times: integer('times').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('feedback_once').on(table.hash)],
);
