// What a person owns: jokers, solution letters, unique items, and the ledger that says how it came about.

import Type, { type Static } from 'typebox';
import { CHEST_SIZES, forEachGame, GAME_TYPES, type GameType } from '../puzzles/catalogue.ts';
import { LevelId } from './levels.ts';

const closed = { additionalProperties: false } as const;
const Count = Type.Integer({ minimum: 0 });

/** Made by the client before the first try and kept with the intent. Every POST that moves jokers carries one. */
export const IdempotencyKey = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});
export const KeyHeaders = Type.Object({ 'idempotency-key': IdempotencyKey });

export const Letters = Type.Object(
  forEachGame(() => Count),
  { ...closed, title: 'Letters' },
);

/** `userInvConsumables`: `spellJoker` are the jokers, `letters` the solution letters of each game. */
export const Consumables = Type.Object(
  { spellJoker: Count, letters: Letters, freeHints: Count },
  { ...closed, title: 'Consumables' },
);
export type Consumables = Static<typeof Consumables>;

export const SPEND_REASONS = ['hint', 'secondChance', 'letter'] as const;

/** `ref` names the entry in the game that is paid for: the same one is charged once, whatever the key. */
export const SpendBody = Type.Object(
  {
    reason: Type.Enum(SPEND_REASONS),
    gameType: Type.Enum(GAME_TYPES),
    levelId: LevelId,
    ref: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { ...closed, title: 'Spend' },
);
export type SpendBody = Static<typeof SpendBody>;

/** The consumables after it, and what it was paid with: a hint takes a free hint first, then a joker. */
export const SpendAnswer = Type.Object(
  { ...Consumables.properties, paid: Type.Enum(['free', 'joker', 'letter']) },
  { ...closed, title: 'SpendAnswer' },
);
export type SpendAnswer = Static<typeof SpendAnswer>;

/** Why a balance changed. Each is a word of the ledger and has a sentence in the client. */
export const LEDGER_REASONS = [
  'welcome',
  'level',
  'timeReward',
  'promo',
  'purchase',
  'refund',
  'grant',
  'hint',
  'secondChance',
  'letter',
  'unlock',
  'avatar',
  'chest',
] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** What a balance counts. */
export type Currency = 'spellJoker' | 'freeHints' | LettersOf<GameType>;
type LettersOf<Game extends string> = `letters:${Game}`;
export const lettersOf = <Game extends GameType>(gameType: Game): LettersOf<Game> => `letters:${gameType}`;
export const CURRENCIES: readonly Currency[] = ['spellJoker', 'freeHints', ...GAME_TYPES.map(lettersOf)];

/** `cursor`: the id of the last entry that is known. */
export const HistoryQuery = Type.Object({ cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })) }, closed);

export const HistoryEntry = Type.Object(
  {
    id: Type.String(),
    /** Unix seconds. */
    time: Type.Integer(),
    currency: Type.Enum(CURRENCIES),
    reason: Type.Enum(LEDGER_REASONS),
    /** Negative where it was spent. */
    amount: Type.Integer(),
    /** After it. */
    balance: Count,
    /** What it was for: a level, a code's last characters, an offer. */
    ref: Type.String(),
  },
  closed,
);
/** Newest first, 50 at most. */
export const History = Type.Array(HistoryEntry, { title: 'History' });
export type History = Static<typeof History>;

/** A level is `{gameType}/{levelId}` for good; an avatar its name. */
export const UniqueBody = Type.Object(
  { kind: Type.Enum(['level', 'avatar']), id: Type.String({ minLength: 1, maxLength: 100 }) },
  { ...closed, title: 'UniquePurchase' },
);
export type UniqueBody = Static<typeof UniqueBody>;

export const UniqueItem = Type.Object(
  { uniqueId: Type.String(), kind: Type.Enum(['level', 'avatar']), id: Type.String(), time: Type.Integer() },
  { ...closed, title: 'UniqueItem' },
);
/** By `uniqueId`, which is `level:{gameType}/{levelId}` or `avatar:{name}`. */
export const UniqueItems = Type.Record(Type.String(), UniqueItem);
export type UniqueItems = Static<typeof UniqueItems>;

export const UniqueAnswer = Type.Object(
  { uniqueId: Type.String(), userInvConsumables: Consumables },
  { ...closed, title: 'UniqueAnswer' },
);
export type UniqueAnswer = Static<typeof UniqueAnswer>;

/** Huge: crossword only. */
export const ChestBody = Type.Object(
  { gameType: Type.Enum(GAME_TYPES), size: Type.Enum(CHEST_SIZES) },
  { ...closed, title: 'ChestPurchase' },
);
export type ChestBody = Static<typeof ChestBody>;

/** `letters`: how many were in it. */
export const ChestAnswer = Type.Object(
  { letters: Count, userInvConsumables: Consumables },
  { ...closed, title: 'ChestAnswer' },
);
export type ChestAnswer = Static<typeof ChestAnswer>;
