// What a brand's chests cost and hold, judged when a brand is kept: mistakes of the operator's, not attacks. Brands from before these
// checks go on being served.

import type { Brand } from '../../api/brand.ts';
import { DEFAULT_ECONOMY } from '../../api/defaults.ts';
import { CHEST_SIZES, type ChestSize, factsOf, GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';

/** More letters than the largest board has cells, or jokers than a player ever has, are a slip of the hand. */
const MOST = { letters: 500, price: 1000 };

/** A sentence for each fault, with its place. */
export function chestFaults({ games, economy: { chests = {}, chestPrices } = {} }: Brand): string[] {
  if (chestPrices === undefined && Object.keys(chests).length === 0) return [];
  const prices = { ...DEFAULT_ECONOMY.chestPrices, ...chestPrices };
  const played = games?.map(({ type }) => type) ?? GAME_TYPES;
  return [
    ...CHEST_SIZES.flatMap((size) => outside(`economy/chestPrices/${size}`, prices[size], MOST.price, 'jokers')),
    ...GAME_TYPES.filter((type) => played.includes(type) || chests[type] !== undefined).flatMap((type) =>
      gameFaults(type, chests[type] ?? DEFAULT_ECONOMY.chests[type], prices),
    ),
  ];
}

type Sizes<Value> = Readonly<Partial<Record<ChestSize, Value>>>;

function gameFaults(type: GameType, letters: Sizes<number>, prices: Readonly<Record<ChestSize, number>>): string[] {
  const place = `economy/chests/${type}`;
  const sold = CHEST_SIZES.flatMap((size) => {
    const held = letters[size];
    return held === undefined ? [] : [{ size, held, price: prices[size] }];
  });
  if (sold.length === 0) return [`${place} is empty: name its sizes, or leave it out for the usual ones.`];
  return sold.flatMap(({ size, held, price }, index) => {
    const smaller = sold[index - 1];
    return [
      ...(factsOf(type).chests[size] === undefined ? [`${place} has no chest of the size ${size}.`] : []),
      ...outside(`${place}/${size}`, held, MOST.letters, 'letters'),
      ...(smaller && held <= smaller.held
        ? [`${place}/${size} holds ${held} letters, no more than ${smaller.size} with ${smaller.held}.`]
        : []),
      ...(smaller && price * smaller.held > smaller.price * held
        ? [
            `${place}/${size} costs ${price} jokers for ${held} letters: dearer a letter than ${smaller.size}, ` +
              `${smaller.price} for ${smaller.held}.`,
          ]
        : []),
    ];
  });
}

const outside = (place: string, value: number, most: number, unit: string): string[] =>
  value >= 1 && value <= most ? [] : [`${place} must be 1 to ${most} ${unit}, but is ${value}.`];
