// A plain model of what the economy should do: no database, no keys, no locks.

import type { Consumables } from '../../../api/inventory.ts';
import { type ChestSize, factsOf, forEachGame, type GameType } from '../../../puzzles/catalogue.ts';

/** What a player may request, and what else may happen. */
export type Command =
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'collect' }
  | { readonly do: 'hint' | 'secondChance' | 'letter'; readonly game: GameType; readonly ref: string }
  | { readonly do: 'chest'; readonly game: GameType; readonly size: ChestSize; readonly closed?: true }
  /** One of the closed chests that were bought, counted from the last. */
  | { readonly do: 'open' | 'undo'; readonly chest: number }
  | { readonly do: 'unlock'; readonly number: number }
  | { readonly do: 'avatar'; readonly name: string }
  | { readonly do: 'redeem'; readonly code: number }
  /** Retries the request this many back, with its key. */
  | { readonly do: 'repeat'; readonly back: number };

export type Request = Exclude<Command, { do: 'wait' | 'repeat' }>;

const CHEST_PRICES = { small: 2, medium: 3, big: 4, huge: 5 };
const AVATARS: Record<string, number> = { anna: 0, ida: 5, mila: 15 };
/** Jokers and uses per person of each code. */
export const CODES = [
  { jokers: 4, perPerson: 1 },
  { jokers: 2, perPerson: 3 },
];

interface Bought {
  readonly game: GameType;
  readonly letters: number;
  readonly price: number;
  ended?: 'CHEST_OPENED' | 'CHEST_UNDONE';
}

export class Model {
  jokers = 10;
  freeHints = 3;
  readonly letters: Record<GameType, number> = { ...forEachGame(() => 0) };
  readonly #owned = new Set<string>();
  readonly #paid = new Set<string>();
  readonly #redeemed: number[] = [];
  readonly #chests: Bought[] = [];
  #due = 0;

  get consumables(): Consumables {
    return { spellJoker: this.jokers, freeHints: this.freeHints, letters: this.letters };
  }

  /** `ok`, or the code of the refusal. `at`: unix seconds. */
  answer(request: Request, at: number): string {
    switch (request.do) {
      case 'collect':
        if (at < this.#due) return 'ALREADY_COLLECTED';
        this.#due = at + 10_800;
        return this.#pay(-1);
      case 'chest': {
        const letters = factsOf(request.game).chests[request.size];
        if (letters === undefined) return 'NO_SUCH_CHEST';
        if (this.#pay(CHEST_PRICES[request.size]) !== 'ok') return 'NOT_ENOUGH_JOKERS';
        if (request.closed) this.#chests.push({ game: request.game, letters, price: CHEST_PRICES[request.size] });
        else this.letters[request.game] += letters;
        return 'ok';
      }
      case 'open':
      case 'undo':
        return this.#end(request.do, this.#chests.at(-1 - request.chest));
      case 'unlock':
        if (this.#owned.has(`${request.number}`)) return 'ALREADY_OWNED';
        return request.number <= 5 ? 'LEVEL_OPEN' : this.#buy(`${request.number}`, 10);
      case 'avatar': {
        const price = AVATARS[request.name];
        if (price === undefined) return 'UNKNOWN_AVATAR';
        return price === 0 || this.#owned.has(request.name) ? 'ALREADY_OWNED' : this.#buy(request.name, price);
      }
      case 'redeem': {
        const code = CODES[request.code];
        const times = this.#redeemed.filter((one) => one === request.code).length;
        if (code === undefined || times >= code.perPerson) return 'CODE_REFUSED';
        this.#redeemed.push(request.code);
        return this.#pay(-code.jokers);
      }
      default:
        return this.#inGame(request);
    }
  }

  #end(how: 'open' | 'undo', chest: Bought | undefined): string {
    if (chest === undefined) return 'NO_SUCH_CHEST';
    if (chest.ended) return chest.ended;
    chest.ended = how === 'open' ? 'CHEST_OPENED' : 'CHEST_UNDONE';
    if (how === 'undo') return this.#pay(-chest.price);
    this.letters[chest.game] += chest.letters;
    return 'ok';
  }

  #inGame({ do: reason, game, ref }: Extract<Request, { ref: string }>): string {
    const name = `${reason} ${game} ${ref}`;
    if (this.#paid.has(name)) return 'ok';
    if (reason === 'letter') {
      if (this.letters[game] === 0) return 'NOT_ENOUGH_LETTERS';
      this.letters[game] -= 1;
    } else if (this.freeHints > 0) this.freeHints -= 1;
    else if (this.#pay(1) !== 'ok') return 'NOT_ENOUGH_JOKERS';
    this.#paid.add(name);
    return 'ok';
  }

  #buy(what: string, price: number): string {
    const paid = this.#pay(price);
    if (paid === 'ok') this.#owned.add(what);
    return paid;
  }

  /** A negative price is a gift to the player. */
  #pay(price: number): string {
    if (this.jokers < price) return 'NOT_ENOUGH_JOKERS';
    this.jokers -= price;
    return 'ok';
  }
}
