// What players teach about the clues: from counts of their games (server/store/clueCounts.ts) to a difficulty for each clue, and to
// the clues that an editor should read again.
//
// The difficulty comes from a Rasch model (Rasch 1960) on groups. A group g is a category and a length of answers. Of the games that
// tried the clue i, its player knew it (`known`, below) with probability 1 / (1 + exp(b_i - a_g)). a_g is how able the group's players
// are, and how much its grids help; clues that several categories use link them. Counts tell of no single player, so there is no
// ability of one. b_i has a normal prior around the mean of the clues that were written with the same difficulty (empirical Bayes):
// a clue that few have seen stays where its author put it.

import type { Lexicon } from './lexicon.ts';
import type { Difficulty } from './topics.ts';

/** In games. */
export interface Counts {
  readonly shown: number;
  /** Solved without help. */
  readonly unaided: number;
  /** That, and right as soon as it was complete. */
  readonly firstTry: number;
  /** Not filled in by other words alone. */
  readonly tried: number;
  /** Solved at the first try, when at most half of its letters were there. */
  readonly known: number;
  readonly hinted: number;
  /** Wrong when it was first complete. */
  readonly wrong: number;
}

/** A line of the server's export (`admin clues export`). */
export interface ClueRecord {
  readonly language: string;
  readonly answer: string;
  /** Written out. */
  readonly clue: string;
  /** By category. */
  readonly played: Readonly<Record<string, Counts>>;
  /** People by reason of their report; each person once, all visitors together as one. */
  readonly reported: Readonly<Record<string, number>>;
}

export interface Lesson {
  readonly answer: string;
  readonly clue: string;
  /** As it is in the lexicon, and as it should be. */
  readonly was: Difficulty;
  readonly is: Difficulty;
  /** b in logits, and its standard deviation. */
  readonly difficulty: number;
  readonly deviation: number;
  readonly counts: Counts;
  /** Games in which a clue of its difficulty would not have been right at the first try without help. */
  readonly expected: number;
  readonly reported: Readonly<Record<string, number>>;
  /** The larger, the more urgent; 0 is a clue like others. */
  readonly badness: number;
}

export interface Learned {
  readonly lessons: readonly Lesson[];
  /** The worst first. */
  readonly worst: readonly Lesson[];
  /** Clues that were played, but are no longer in the lexicon, or never were. */
  readonly unknown: number;
}

export const WORST = 50;

/** Logits: how far apart clues are that were written with the same difficulty. */
const SPREAD = 1;
/** Logits: the same for the groups. */
const GROUP_SPREAD = 1;
/**
 * Logits: what its place in the grid adds to a clue, which the model does not know. It does not shrink with the games, as long as they are
 * of one level.
 */
const PLACE_SPREAD = 0.5;
/** Games below which no difficulty is changed. */
const FEWEST_GAMES = 30;
/** Standard deviations beyond the limit of its class from which a clue changes it: one-sided 90 %. */
const SURE = 1.28;
/** Games of trouble, and reports, that are added to both sides of a ratio, so that a few games make nothing the worst. */
const FIRM = 10;
const FIRM_REPORTS = 0.5;
const ROUNDS = 1000;
/** Logits. */
const SETTLED = 1e-4;

interface Item {
  readonly answer: string;
  readonly clue: string;
  readonly was: Difficulty;
  readonly played: Map<string, Counts>;
  readonly reported: Map<string, number>;
}

/** `records` of several exports are added up; those of other languages are left out. */
export function learn(lexicon: Lexicon, records: readonly ClueRecord[]): Learned {
  const { items, unknown } = itemsOf(lexicon, records);
  const fit = fitted(items);
  const limits = limitsOf(fit, items);
  const expected = expectedOf(items);
  const all = items.map(totalOf);
  const reportRate = sum(items.map(reportsOf)) / Math.max(1, sum(all.map(({ shown }) => shown)));
  const lessons = items.map((item, index): Lesson => {
    const counts = all[index] as Counts;
    const [difficulty, deviation] = [fit.difficulties[index] as number, fit.deviations[index] as number];
    const trouble = counts.shown - counts.firstTry;
    const usual = expected[index] as number;
    const badness =
      difficulty -
      (fit.means[item.was - 1] as number) +
      Math.log((trouble + FIRM) / (usual + FIRM)) +
      Math.log((reportsOf(item) + FIRM_REPORTS) / (reportRate * counts.shown + FIRM_REPORTS));
    return {
      answer: item.answer,
      clue: item.clue,
      was: item.was,
      difficulty,
      deviation,
      counts,
      expected: usual,
      badness,
      is: counts.shown < FEWEST_GAMES ? item.was : classOf(item.was, difficulty, deviation, limits),
      reported: Object.fromEntries(item.reported),
    };
  });
  const worst = lessons.toSorted((one, other) => other.badness - one.badness).slice(0, WORST);
  return { lessons, worst, unknown };
}

/** The lexicon's text with the learned difficulties; everything else stays as it is. */
export function withDifficulties(text: string, lessons: readonly Lesson[]): string {
  const learned = new Map(lessons.map(({ answer, clue, is }) => [keyOf(answer, clue), is]));
  return text
    .split('\n')
    .map((line) => {
      const fields = line.split('\t');
      const [answer = '', short = '', , ...rest] = fields;
      const difficulty = learned.get(keyOf(answer, fields[6] ?? short));
      return difficulty === undefined ? line : [answer, short, difficulty, ...rest].join('\t');
    })
    .join('\n');
}

const keyOf = (answer: string, clue: string): string => `${answer}\t${clue}`;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const NOTHING: Counts = { shown: 0, unaided: 0, firstTry: 0, tried: 0, known: 0, hinted: 0, wrong: 0 };

const added = (one: Counts, other: Counts): Counts => ({
  shown: one.shown + other.shown,
  unaided: one.unaided + other.unaided,
  firstTry: one.firstTry + other.firstTry,
  tried: one.tried + other.tried,
  known: one.known + other.known,
  hinted: one.hinted + other.hinted,
  wrong: one.wrong + other.wrong,
});

const totalOf = ({ played }: Item): Counts => [...played.values()].reduce(added, NOTHING);
const reportsOf = ({ reported }: Item): number => sum([...reported.values()]);

function itemsOf(lexicon: Lexicon, records: readonly ClueRecord[]) {
  const items = new Map<string, Item>();
  const strangers = new Set<string>();
  for (const { language, answer, clue, played, reported } of records) {
    if (language !== lexicon.language) continue;
    const clues = lexicon.get(answer)?.clues ?? [];
    // a clue gets its long form later than its short one
    const known = clues.find(({ written }) => written === clue) ?? clues.find(({ text }) => text === clue);
    const key = keyOf(answer, known?.written ?? clue);
    if (known === undefined) {
      strangers.add(key);
      continue;
    }
    const { written, difficulty: was } = known;
    const item = items.get(key) ?? { answer, clue: written, was, played: new Map(), reported: new Map() };
    items.set(key, item);
    for (const [category, counts] of Object.entries(played))
      item.played.set(category, added(item.played.get(category) ?? NOTHING, counts));
    for (const [reason, people] of Object.entries(reported))
      item.reported.set(reason, (item.reported.get(reason) ?? 0) + people);
  }
  return { items: [...items.values()], unknown: strangers.size };
}

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));

/**
 * The posterior mode. Each parameter goes by its slope, divided by the most that the curvature can be (Böhning and Lindsay 1988): a
 * step of Newton's method would be faster, but may leap over the mode and back for ever.
 */
function fitted(items: readonly Item[]): Fit {
  const difficulties = items.map(() => 0);
  const abilities = new Map<string, number>();
  const means = [0, 0, 0];
  const chanceOf = (index: number, group: string) =>
    chance((abilities.get(group) ?? 0) - (difficulties[index] as number));
  const observations = items.map(({ answer, played }) =>
    [...played].map(([category, counts]) => ({ ...counts, group: `${category} ${answer.length}` })),
  );
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    const slopes = new Map<string, readonly [slope: number, bound: number]>();
    for (const [index, { was }] of items.entries()) {
      let slope = ((means[was - 1] as number) - (difficulties[index] as number)) / SPREAD ** 2;
      let bound = 1 / SPREAD ** 2;
      for (const { group, tried, known } of observations[index] ?? []) {
        const missed = tried * chanceOf(index, group) - known;
        slope += missed;
        bound += tried / 4;
        const [before, all] = slopes.get(group) ?? [
          -(abilities.get(group) ?? 0) / GROUP_SPREAD ** 2,
          1 / GROUP_SPREAD ** 2,
        ];
        slopes.set(group, [before - missed, all + tried / 4]);
      }
      difficulties[index] = (difficulties[index] as number) + slope / bound;
      moved = Math.max(moved, Math.abs(slope / bound));
    }
    for (const [group, [slope, bound]] of slopes) abilities.set(group, (abilities.get(group) ?? 0) + slope / bound);
    for (const level of means.keys()) {
      const here = difficulties.filter((_, index) => items[index]?.was === level + 1);
      if (here.length > 0) means[level] = sum(here) / here.length;
    }
    if (moved < SETTLED) break;
  }
  const deviations = observations.map((here, index) => {
    const spread = here.map(({ group, tried }) => tried * chanceOf(index, group) * (1 - chanceOf(index, group)));
    return 1 / Math.sqrt(sum(spread) + 1 / SPREAD ** 2);
  });
  return { difficulties, deviations, means };
}

interface Fit {
  readonly difficulties: readonly number[];
  readonly deviations: readonly number[];
  /** By written difficulty, from that of 1. */
  readonly means: readonly number[];
}

/** Where a class ends and the next begins: halfway between their means. None where players see no such order, or have not played both. */
function limitsOf({ means }: Fit, items: readonly Item[]): readonly (number | undefined)[] {
  const played = new Set(items.filter((item) => totalOf(item).tried > 0).map(({ was }) => was));
  return ([1, 2] as const).map((level) => {
    const [easier, harder] = [means[level - 1] as number, means[level] as number];
    const isThere = played.has(level) && played.has((level + 1) as Difficulty);
    return isThere && easier < harder ? (easier + harder) / 2 : undefined;
  });
}

/** At most one class away, so that an editor can follow, and a prank moves nothing far. */
function classOf(
  was: Difficulty,
  difficulty: number,
  deviation: number,
  limits: readonly (number | undefined)[],
): Difficulty {
  const margin = SURE * Math.hypot(deviation, PLACE_SPREAD);
  const above = limits[was - 1];
  const below = limits[was - 2];
  if (above !== undefined && difficulty > above + margin) return (was + 1) as Difficulty;
  if (below !== undefined && difficulty < below - margin) return (was - 1) as Difficulty;
  return was;
}

/** Games without a right first try, if each clue were like the others of its written difficulty in the same category. */
function expectedOf(items: readonly Item[]): number[] {
  const classes = new Map<string, Counts>();
  const place = (category: string, { was }: Item) => `${category} ${was}`;
  for (const item of items)
    for (const [category, counts] of item.played)
      classes.set(place(category, item), added(classes.get(place(category, item)) ?? NOTHING, counts));
  return items.map((item) =>
    sum(
      [...item.played].map(([category, { shown }]) => {
        const all = classes.get(place(category, item)) ?? NOTHING;
        return all.shown === 0 ? 0 : (shown * (all.shown - all.firstTry)) / all.shown;
      }),
    ),
  );
}
