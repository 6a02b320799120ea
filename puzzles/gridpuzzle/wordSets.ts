// Words by length as bit sets: one mask holds the words with a certain letter at a place, so thousands are filtered at once.

/** The words of one length; sets of them are bit fields of `size` 32-bit numbers. */
export interface WordSet {
  readonly words: readonly string[];
  readonly size: number;
  /** By `place * 26 + letter`, flat: `size` numbers each. */
  readonly masks: Uint32Array;
  /** The number of its first word; words are numbered across all lengths. */
  readonly first: number;
}

export interface WordSets {
  readonly byLength: ReadonlyMap<number, WordSet>;
  /** By a word's number (`first` of its length + index): numbers of the words that it excludes, itself included. */
  readonly kin: readonly (readonly number[])[];
}

/** `rootOf`: words of one root exclude each other. */
export function wordSets(words: readonly string[], rootOf: (word: string) => string = (word) => word): WordSets {
  const lists = new Map<number, string[]>();
  for (const word of words) listIn(lists, word.length).push(word);
  const byLength = new Map<number, WordSet>();
  const numbersOf = new Map<string, number[]>();
  let first = 0;
  for (const [length, list] of [...lists].sort(([a], [b]) => a - b)) {
    byLength.set(length, setOf(list, length, first));
    for (const [index, word] of list.entries()) listIn(numbersOf, rootOf(word)).push(first + index);
    first += list.length;
  }
  const kin = [...byLength.values()].flatMap((set) => set.words.map((word) => listIn(numbersOf, rootOf(word))));
  return { byLength, kin };
}

/** The key's list, created if missing. */
function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? [];
  if (list.length === 0) lists.set(key, list);
  return list;
}

function setOf(words: readonly string[], length: number, first: number): WordSet {
  const size = Math.ceil(words.length / 32);
  const masks = new Uint32Array(length * 26 * size);
  for (const [index, word] of words.entries()) {
    for (let place = 0; place < length; place++) {
      const at = (place * 26 + word.charCodeAt(place) - 65) * size + (index >> 5);
      masks[at] = (masks[at] as number) | (1 << (index & 31));
    }
  }
  return { words, size, masks, first };
}

/** The number of bits set in a 32-bit number. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
