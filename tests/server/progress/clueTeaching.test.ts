// Simulated players teach known difficulties: their logs go through the judge, the counts, the reports and the export to
// `lexicon learn`, which has to find the order of the clues, and those that were planted to be bad.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import { type ClueRecord, type Learned, type Lesson, learn, WORST } from '../../../puzzles/lexicon/learn.ts';
import type { LogEntry } from '../../../puzzles/log.ts';
import { randomInt, seeded, shuffled } from '../../../puzzles/random.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { judge } from '../../../server/progress/judge.ts';
import { countClues } from '../../../server/store/clueCounts.ts';
import { supportOn } from '../brandDocuments.ts';
import { nodeOn, postgresStore, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { boardOf, contentOf, gameOf } from './games.ts';

const PLAYERS = 500;
/** Of each category: how many levels there are, and how many of them each plays. */
const CATEGORIES = { leichtes: [16, 6], halbe_seite: [8, 2] } as const;
const BAD = 10;

type Slot = Givens['slots'][number];
const nameOf = ({ answer, clue }: { readonly answer: string; readonly clue: string | Slot['clue'] }): string =>
  `${answer}: ${typeof clue === 'string' ? clue : clue.text}`;

const lexicon = lexiconOf('de');
const random = seeded(1859);
const folder = mkdtempSync(join(tmpdir(), 'teaching-'));

const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const logistic = (): number => {
  const u = random();
  return Math.log(u / (1 - u));
};

interface Level {
  readonly name: string;
  readonly category: string;
  readonly content: unknown;
  readonly givens: Givens;
}

/** What a clue really is, in logits. */
const truth = new Map<string, number>();
const bad = new Set<string>();
const truthOf = (lesson: Lesson): number => truth.get(nameOf(lesson)) ?? Number.NaN;
let levels: Level[];
let learned: Learned;
let node: TestNode;

/**
 * Fills in what they know, again and again as crossing letters help; stuck, they take a hint or guess. A log of a relaxed game, and
 * the clues that gave them trouble.
 */
function played({ slots }: Givens, ability: number): { log: LogEntry[]; trouble: Slot[] } {
  const letters = new Map<number, string>();
  const log: LogEntry[] = [];
  const trouble: Slot[] = [];
  let at = 0;
  const write = (slot: Slot, spoiled = false) => {
    for (const [place, cell] of slot.cells.entries()) {
      if (letters.has(cell)) continue;
      const isLast = spoiled && slot.cells.slice(place + 1).every((later) => letters.has(later));
      const letter = isLast ? (slot.answer[place] === 'X' ? 'Y' : 'X') : (slot.answer[place] as string);
      at += 800;
      log.push({ type: 'move', at, move: { type: 'letter', cell, letter, pencil: false } });
      if (isLast) log.push({ type: 'move', at: at + 700, move: { type: 'clear', cells: [cell] } });
      else letters.set(cell, letter);
    }
  };
  const luck = new Map(slots.map((slot) => [slot, logistic()]));
  const isFull = ({ cells }: Slot) => cells.every((cell) => letters.has(cell));
  const knows = (slot: Slot) => {
    const share = slot.cells.filter((cell) => letters.has(cell)).length / slot.cells.length;
    return ability - (truth.get(nameOf(slot)) ?? 0) + 4 * share + (luck.get(slot) ?? 0) > 0;
  };
  const order = shuffled(random, slots);
  for (;;) {
    const open = order.filter((slot) => !isFull(slot));
    const stuckAt = open[0];
    if (stuckAt === undefined) return { log, trouble };
    const known = open.filter((slot) => !isFull(slot) && knows(slot));
    for (const slot of known) write(slot);
    if (known.length > 0) continue;
    trouble.push(stuckAt);
    if (random() < 0.5) {
      const cell = stuckAt.cells.find((each) => !letters.has(each)) as number;
      at += 5000;
      log.push({ type: 'hint', at, move: { type: 'reveal', cell }, paid: 'joker' });
      letters.set(cell, stuckAt.answer[stuckAt.cells.indexOf(cell)] as string);
    } else {
      write(stuckAt, true);
      write(stuckAt);
    }
  }
}

async function levelsOf(category: keyof typeof CATEGORIES): Promise<Level[]> {
  return Promise.all(
    Array.from({ length: CATEGORIES[category][0] }, async (_, index) => {
      const name = `crossword/de-${category}-${`${index + 1}`.padStart(3, '0')}`;
      return { name, category, content: contentOf(name), givens: (await boardOf(name)).givens as Givens };
    }),
  );
}

function decideTruth(): void {
  const slots = levels.flatMap(({ givens }) => givens.slots);
  for (const slot of slots) {
    const written = lexicon.get(slot.answer)?.clues.find((clue) => clue.written === slot.clue.text)?.difficulty;
    if (written === undefined) throw new Error(`${nameOf(slot)} is not in the lexicon.`);
    truth.set(nameOf(slot), written - 3 + 0.9 * normal());
  }
  while (bad.size < BAD) bad.add(nameOf(slots[randomInt(random, slots.length)] as Slot));
  for (const name of bad) truth.set(name, 4);
}

async function report({ name, givens }: Level, slot: Slot, uid: string): Promise<void> {
  const clueRef = `${givens.slots.indexOf(slot)}: ${slot.clue.text}`;
  const payload = { kind: 'clue', levelId: name, clueRef, message: random() < 0.5 ? 'answer' : 'unclear' };
  const answer = await node.app.inject({ method: 'POST', url: '/api/feedback', payload, headers: as(uid) });
  expect(answer.statusCode).toBe(204);
}

beforeAll(async () => {
  node = await nodeOn(postgresStore);
  const byCategory = { leichtes: await levelsOf('leichtes'), halbe_seite: await levelsOf('halbe_seite') };
  levels = Object.values(byCategory).flat();
  decideTruth();
  for (let player = 0; player < PLAYERS; player++) {
    const ability = normal();
    for (const [category, all] of Object.entries(byCategory)) {
      for (const level of shuffled(random, all).slice(0, CATEGORIES[category as keyof typeof CATEGORIES][1])) {
        const { log, trouble } = played(level.givens, ability);
        const game = gameOf(level.name, log, { relaxed: true });
        const verdict = await judge({ gameType: 'crossword', content: level.content, game, mistakes: 3 });
        if (!verdict.ok || verdict.clues === undefined) throw new Error(`${level.name} is not over`);
        await countClues(node.db, { language: 'de', categoryType: category }, verdict.clues);
        for (const slot of trouble)
          if (random() < (bad.has(nameOf(slot)) ? 0.05 : 0.002)) await report(level, slot, `player-${player}`);
      }
    }
  }
  const path = join(folder, 'export');
  const { err } = await supportOn(node.db)('clues', 'export', path);
  expect(err).toBe('');
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  learned = learn(
    lexicon,
    lines.map((line): ClueRecord => JSON.parse(line)),
  );
}, 300_000);
afterAll(async () => {
  await node?.close();
  rmSync(folder, { recursive: true });
});

/** Spearman's; equal values share their ranks. */
function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ranks = (of: 0 | 1) =>
    pairs.map((pair) => {
      const below = pairs.filter((other) => other[of] < pair[of]).length;
      const equal = pairs.filter((other) => other[of] === pair[of]).length;
      return below + (equal - 1) / 2;
    });
  const [xs, ys] = [ranks(0), ranks(1)];
  const mean = (pairs.length - 1) / 2;
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, x, index) => sum + (x - mean) * ((b[index] as number) - mean), 0);
  return product(xs, ys) / Math.sqrt(product(xs, xs) * product(ys, ys));
}

it('finds the true order of the clues better than their authors', () => {
  expect(learned.unknown).toBe(0);
  expect(learned.lessons).toHaveLength(truth.size);
  const against = (of: (lesson: Lesson) => number) =>
    rankCorrelation(learned.lessons.map((lesson) => [truthOf(lesson), of(lesson)]));
  const [byAuthors, byPlayers] = [against(({ was }) => was), against(({ difficulty }) => difficulty)];
  expect(byAuthors).toBeLessThan(0.5);
  expect(byPlayers).toBeGreaterThan(0.6);
});

it('changes difficulties, most of them for the better', () => {
  // clues of a difficulty were drawn around -2, -1 and 0
  const trueClass = (lesson: Lesson) => Math.max(1, Math.min(3, Math.round(truthOf(lesson) + 3)));
  const changed = learned.lessons.filter(({ was, is }) => was !== is);
  const better = changed.filter((lesson) => Math.sign(trueClass(lesson) - lesson.was) === lesson.is - lesson.was);

  expect(changed.length).toBeGreaterThan(20);
  expect(better.length / changed.length).toBeGreaterThan(0.85);
});

it('has every clue that was planted to be bad near the top of the worst fifty', () => {
  expect(learned.worst).toHaveLength(WORST);
  const top = new Set(learned.worst.slice(0, 2 * BAD).map(nameOf));
  expect([...bad].filter((name) => !top.has(name))).toEqual([]);
});
