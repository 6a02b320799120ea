// An hour of hard play of one game, through the whole app and recorded: an entry every 1.5 s, mistakes, hints, undo, pauses, restarts,
// other levels and an ad before each.

import { setImmediate } from 'node:timers/promises';
import { createActor } from 'xstate';
import { adMachine } from '../../machines/ad/adMachine.ts';
import type { AdEvent } from '../../machines/ad/types.ts';
import type { GameContext } from '../../machines/game/types.ts';
import type { Level } from '../../machines/ports.ts';
import { createRecorder, type Recorder } from '../../machines/replay/recorder.ts';
import type { GameType } from '../../puzzles/catalogue.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { type Random, randomInt, seeded } from '../../puzzles/random.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { readPacks } from '../../server/making/packFile.ts';
import { makeWorld, settled, type World } from './ports.ts';
import { arrived, type Visitor } from './visitor.ts';

const HOUR = 60 * 60 * 1000; // ms
const EVERY = 1500; // ms
/** ms until the next word is found, and between two moves of a drag. */
const SEARCH = 20_000;
const DRAGGED = 60;
/** ms after which this player leaves a level for another one. By chance it would be two in one run and five in the next. */
const LEVEL = 25 * 60 * 1000;
/** Levels that this player has solved before. */
const SOLVED = 100;

/** Made of a pack, as the server answers it. */
function levelOf(gameType: GameType, category: string, id: string): Level {
  const packs = readPacks().filter((one) => one.gameType === gameType && one.categoryType === category);
  const pack = packs.find(({ language }) => language === undefined || language === 'de');
  const one = pack?.levels.find(({ number }) => number === Number(id.slice(-3)));
  if (!pack || !one) throw new Error(`there is no ${id}`);
  const { createDate, categoryType } = pack;
  const { difficulty, content } = one;
  return { id, gameType, categoryType, createDate, title: one.titles[0]?.title ?? '', difficulty, content } as Level;
}

type Facts = Readonly<Record<'givens' | 'game', Record<string, never>>>;

/** What is still to be entered, one bundle after the other: a word or a cell, chosen at random. */
function bundle(context: GameContext, random: Random): Gesture[] {
  const { givens, game } = context as unknown as Facts;
  const pick = <T>(items: readonly T[]): T => items[randomInt(random, items.length)] as T;
  const tap = (cell: number): Gesture => ({ type: 'tap', cell, extend: false });
  const type = (symbol: string): Gesture => ({ type: 'symbol', symbol, alt: random() < 0.02 });
  const { play } = game as unknown as {
    play: { letters?: readonly string[]; digits?: readonly number[]; found?: readonly number[] };
  };
  if (context.level.gameType === 'wordsearch') {
    const { words } = givens as unknown as { words: readonly { cells: readonly number[] }[] };
    const open = words.filter((_, index) => !play.found?.includes(index));
    const { cells } = pick(open.length > 0 ? open : words);
    if (random() < 0.3) return [tap(cells[0] ?? 0), tap(pick(cells))];
    const path = random() < 0.2 ? cells.slice(0, -1) : cells;
    const drags = path.map(
      (_, index): Gesture => ({ type: 'drag', path: path.slice(0, index + 1), end: false, extend: false }),
    );
    return [...drags, { type: 'drag', path, end: true, extend: false }];
  }
  if (context.level.gameType === 'sudoku') {
    const { solution } = givens as unknown as { solution: readonly number[] };
    const cell = randomInt(random, 81);
    return [tap(cell), type(String(random() < 0.05 ? 1 + randomInt(random, 9) : solution[cell]))];
  }
  const { slots } = givens as unknown as {
    slots: readonly { cells: readonly number[]; answer?: string; word?: string }[];
  };
  const open = slots.filter(({ cells }) => cells.some((cell) => !play.letters?.[cell]));
  const { cells, answer, word = answer ?? '' } = pick(open.length > 0 ? open : slots);
  const letters = [...word].map((letter) => (random() < 0.04 ? pick([...'ERNSTL']) : letter));
  return [tap(cells[0] ?? 0), ...(random() < 0.4 ? [tap(cells[0] ?? 0)] : []), ...letters.map(type)];
}

export interface Hour {
  readonly visitor: Visitor;
  readonly recorder: Recorder;
  readonly world: World;
}

export async function hourOf(gameType: GameType, category: string, seed = 1, every = EVERY): Promise<Hour> {
  const random = seeded(seed);
  let level = 1;
  const id = (): string => `de-${category}-${String(level).padStart(3, '0')}`;
  const world = makeWorld({ path: `/${gameType}/${id()}`, search: '' });
  for (let number = 1; number <= 20; number++)
    world.bought.add(`${gameType}/de-${category}-${String(number).padStart(3, '0')}`);
  for (let number = 0; number < SOLVED; number++) {
    const first = { time: randomInt(random, 900_000), mistakes: 1, hints: randomInt(random, 3), letters: 0 };
    const known = { solved: true, bestTime: first.time, progress: 1, opened: '2026-10-12', first };
    world.records.set(`${gameType}/en-${category}-2026-${number}`, known);
  }
  world.script.level = async (one) => levelOf(gameType, one.replace(/^de-|-\d+$/g, ''), one);
  const exact = world.clock.now.bind(world.clock);
  const tenths = (): number => Math.round(exact() * 10) / 10;
  world.clock.now = tenths;
  const recorder = createRecorder({ now: tenths, wall: tenths, about: { app: 'test', device: {} } });
  world.script.preroll = () => ad(world, recorder);
  const visitor = await arrived(world, { loadKind: (type) => loadKind(type as GameType) }, recorder.seen);
  const begin = async (): Promise<void> => {
    await visitor.until(id(), 'ready');
    await visitor.start().until(id(), 'running');
  };
  const game = (): GameContext => visitor.context.gameRef?.getSnapshot().context as GameContext;
  const wait = (ms: number): void => world.clock.increment(Math.round(ms * (0.3 + 1.4 * random()) * 10) / 10);
  await begin();
  while (world.clock.now() < HOUR) {
    if (gameType === 'wordsearch') wait(SEARCH);
    for (const gesture of bundle(game(), random)) {
      wait(gesture.type === 'drag' ? DRAGGED : every);
      visitor.play({ type: 'GESTURE', gesture } as never);
    }
    await setImmediate(); // between two entries of a person there is at least a task
    const phase = visitor.context.gameRef?.getSnapshot();
    if (phase?.matches('lost')) visitor.play({ type: 'GO_ON' });
    if (phase?.matches('secondChance')) visitor.play({ type: 'GO_ON' });
    const chance = random();
    if (chance < 0.03) visitor.play({ type: 'UNDO' });
    else if (chance < 0.04) visitor.play({ type: 'REDO' });
    else if (chance < 0.055) {
      for (const type of ['HINT', 'HINT', 'HINT', 'HINT_CLOSE'] as const) {
        visitor.play({ type });
        await settled();
        wait(every);
      }
    } else if (chance < 0.065) visitor.play({ type: 'LETTER' });
    else if (chance < 0.075) visitor.play({ type: 'PAUSE' }).play({ type: 'RESUME' });
    else if (chance < 0.078) visitor.play({ type: 'RESTART' });
    const isWon = game().kind?.status(game().givens as never, game().game?.play) === 'solved';
    if (isWon || world.clock.now() > level * LEVEL) {
      level += 1; // the one before is solved, and cannot be started
      visitor.send({ type: 'CLOSE_MODAL' }).send({ type: 'BOARD_IDLE' });
      await settled();
      visitor.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
      wait(every);
      visitor.send({ type: 'OPEN_LEVEL', levelId: id() });
      await begin();
    }
  }
  return { visitor, recorder, world };
}

/** A pre-roll, as the page plays it. */
async function ad(world: World, recorder: Recorder): Promise<'completed' | 'none'> {
  const consent = {
    present: () => true,
    listen(heard: (answer: 'granted') => void) {
      heard('granted');
      return () => undefined;
    },
  };
  let play: (event: AdEvent) => void = () => undefined;
  const loadPlayer = async () => ({
    request: (heard: (event: never) => void) => {
      play = heard as never;
      return () => undefined;
    },
  });
  const actor = createActor(adMachine, {
    clock: world.clock,
    inspect: recorder.seen,
    input: { consent, loadPlayer } as never,
  });
  actor.start();
  await settled();
  for (const type of ['AD_LOADED', 'AD_STARTED', 'AD_COMPLETED'] as const) {
    world.clock.increment(700);
    play({ type });
  }
  return 'completed';
}
