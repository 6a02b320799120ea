// What a kind says, in the words of the language: its phrases about a cell, and its hints.

import type { TFunction } from 'i18next';
import type { Hint, HintStage } from '../../puzzles/hint.ts';
import type { Spoken } from '../../puzzles/kind.ts';
import { foreign } from '../ui/Tongues.tsx';

type Values = Readonly<Record<string, string | number>>;

const SIGN = /\br(\d+)c(\d+)\b|\b([rcb])(\d+)\b/g;
/** Houses of several kinds: a comma between a row and a column would name the cell in which they meet. */
const UNLIKE = /\b[rcb]\d+(?:, [rcb]\d+)+\b/g;
/** Nothing but cells or digits. */
const LIST = /^(?:r\d+c\d+(?:, r\d+c\d+)+|\d(?:, \d)+)$/;
const HOUSES: Readonly<Record<string, string>> = { r: 'row', c: 'column', b: 'box' };

/**
 * Replaces the symbols by which hints name places (`r4c5` a cell, `r4c56` two of a row, `b3` a box, `c25` two columns) by
 * `place.<kind>` of the texts. Kinds without such words keep the symbols. `cell`: the word for a cell, which may be another one for
 * the ear.
 */
export const named = (t: TFunction, kind: string, values: Values, cell: Cell = 'cell'): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? inWords(t, kind, value, cell) : value,
    ]),
  );

type Cell = 'cell' | 'cellHeard';

const inWords = (t: TFunction, kind: string, text: string, cell: Cell): string =>
  unlisted(t, text).replace(
    SIGN,
    (sign: string, rows?: string, columns?: string, letter?: string, numbers?: string) => {
      const list = (digits = ''): string => (cell === 'cell' ? digits : joined(t, [...digits]));
      const options = {
        rows: list(rows),
        columns: list(columns),
        count: numbers?.length ?? 1,
        numbers: joined(t, [...(numbers ?? '')]),
      };
      return t(`place.${kind}.${letter === undefined ? cell : HOUSES[letter]}`, { ...options, defaultValue: sign });
    },
  );

const unlisted = (t: TFunction, text: string): string =>
  LIST.test(text)
    ? joined(t, text.split(', '))
    : text.replace(UNLIKE, (signs) => signs.split(', ').reduce((before, last) => t('place.and', { before, last })));

/** `2`, `2 and 5`, `2, 5 and 8`. */
function joined(t: TFunction, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1).join(', ');
  return before === '' ? last : t('place.and', { before, last, defaultValue: `${before}, ${last}` });
}

/** In these values are words of the puzzle, in its own language. */
const OF_PUZZLE: readonly string[] = ['clue', 'word', 'rest', 'sign'];

/** Marks the words of a puzzle whose language is not the page's. A single letter is no word. */
const marked = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      OF_PUZZLE.includes(name) && typeof value === 'string' && value.length > 1 ? foreign(value) : value,
    ]),
  );

/** One label: `spoken.<key>` of each phrase, in the order given. `isForeign`: the puzzle's words are marked. */
export const speak = (t: TFunction, spoken: Spoken, isForeign = false): string => speaker(t, isForeign)(spoken);

/**
 * `speak` for a whole board. Remembers phrases of one value at most: nearly every cell is empty or one of 26 letters, and a
 * translation costs more than its cell. Others, such as the pattern of a half-filled word, seldom come again.
 */
export function speaker(t: TFunction, isForeign = false): (spoken: Spoken) => string {
  const known = new Map<string, string>();
  const phrase = ({ key, values = {} }: Spoken[number]): string => {
    const say = () => t(`spoken.${key}`, { ...(isForeign ? marked(values) : values) });
    const all = Object.values(values);
    if (all.length > 1) return say();
    const name = `${key} ${all[0] ?? ''}`;
    const text = known.get(name) ?? say();
    known.set(name, text);
    return text;
  };
  return (spoken) => spoken.map(phrase).join(', ');
}

export interface StagedHint {
  readonly hint: Hint<unknown>;
  readonly stage: HintStage;
}

export function hintSentence(t: TFunction, kind: string, { hint, stage }: StagedHint, cell?: Cell): string {
  const { key, values, also } = hint.says[stage];
  const words = named(t, kind, cell === 'cellHeard' ? values : whole(values), cell);
  const sentences = [key, ...(also === undefined ? [] : [also])];
  return sentences.map((sentence) => t(`hint.${kind}.${sentence}`, words)).join(' ');
}

export const unbroken = (signs: string): string => signs.replaceAll(' ', '\u00a0');

/** A half-filled word (`H A R K ·`) and jumbled letters (`E E L L W`) never break between two of them. */
const whole = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'pattern' || name === 'letters' ? unbroken(`${value}`) : value,
    ]),
  );

/** The sentence for the ear: a word's pattern (`· · I`) sign by sign, its dots as words; `r4c5` in words, too. */
export function hintHeard(t: TFunction, kind: string, { hint, stage }: StagedHint, isForeign = false): string {
  const { values, ...says } = hint.says[stage];
  const sign = (of: string) => (of === '·' ? t(`spoken.${kind}.empty`) : of);
  const pattern = `${values.pattern ?? ''}`.split(' ').map(sign).join(', ');
  const heard = {
    ...hint,
    says: { ...hint.says, [stage]: { ...says, values: { ...(isForeign ? marked(values) : values), pattern } } },
  };
  return hintSentence(t, kind, { hint: heard, stage }, 'cellHeard');
}

export const techniqueName = (t: TFunction, kind: string, technique: string): string =>
  t(`technique.${kind}.${technique}`);
