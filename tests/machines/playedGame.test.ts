// A saved game as a recording: the machines, told only the log, end as the game did; and between two entries nothing happens by itself.

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { GameContext } from '../../machines/game/types.ts';
import { playedGame } from '../../machines/replay/playedGame.ts';
import { type Kinds, type Playing, play } from '../../machines/replay/player.ts';
import { fingerprint } from '../../machines/replay/portable.ts';
import { machinesOf, partedAfter, partedEntries, printsNow, printsOf } from '../../machines/replay/prints.ts';
import { faultOf, type Recording } from '../../machines/replay/recording.ts';
import { allKinds, readRecording } from '../../tools/replay.ts';

const FOLDER = join(import.meta.dirname, '../replays');
const files = (pattern: string): [string, Recording][] =>
  globSync(pattern, { cwd: FOLDER }).map((path) => [path, readRecording(join(FOLDER, path))]);

let kinds: Kinds;
beforeAll(async () => {
  kinds = await allKinds();
});

function toTheEnd(recording: Recording): Playing {
  const playing = play(recording, kinds);
  while (playing.position < recording.entries.length) playing.step();
  return playing;
}

interface Ended {
  readonly value: unknown;
  readonly context: GameContext;
}

/** The last game of a session. */
function gameOf({ roots }: Playing): Ended | undefined {
  const machines = [...roots].flatMap(([name, root]) => machinesOf(root, name));
  return machines.findLast(([path]) => /(^|\/)game[^/]*$/.test(path))?.[1].getSnapshot() as Ended | undefined;
}

const played = [...files('pointer/*.json'), ...files('game/*.json')].flatMap(([name, recording]) => {
  const part = () => {
    const game = gameOf(toTheEnd(recording));
    return game?.context.saved && game.context.game && { ...game, saved: game.context.saved };
  };
  return [[name, part] as const];
});

test.each(played)('%s', (_, part) => {
  const game = part();
  if (!game) return;
  const { level, rules } = game.context;
  const recording = playedGame(level, rules, game.saved);
  expect(faultOf(JSON.parse(JSON.stringify(recording)))).toBeUndefined();
  const again = gameOf(toTheEnd(JSON.parse(JSON.stringify(recording)) as Recording));
  const facts = ({ context: { game: now, kind, givens } }: Ended) =>
    now && {
      play: fingerprint(now.play),
      status: kind?.status(givens as never, now.play),
      mistakes: now.mistakes,
      entries: now.entries,
      hints: [now.freeHints, now.paidHints],
      letters: now.letters,
    };
  expect(again && facts(again)).toEqual(facts(game));
  if (game.value === 'won') expect(again?.value).toBe('won');
});

test('no machine does anything by itself between two entries', async () => {
  for (const [name, recording] of files('{game,session}/*.json')) {
    const playing = play(recording, kinds);
    while (playing.position < recording.entries.length) {
      playing.step();
      const before = [...printsNow(playing.roots)];
      await new Promise((done) => setTimeout(done));
      expect([...printsNow(playing.roots)], `${name} ${playing.position}`).toEqual(before);
    }
  }
});

test('a move of a log that is none for this game changes nothing', () => {
  const [, recording] = files('game/it-survives-a-reload.json')[0] as [string, Recording];
  const [[, , begin] = [] as never] = recording.entries;
  const { level, rules } = begin as unknown as Pick<GameContext, 'level' | 'rules'>;
  const log = [{ type: 'move', at: 5, move: { type: 'digit', cell: 900, digit: 'x' } }] as const;
  const { context } = gameOf(
    toTheEnd(playedGame(level, rules, { version: 1, puzzle: 'x', seed: 1, relaxed: false, log })),
  ) as Ended;
  expect(context.saved?.log).toEqual([]);
});

test('which entries part, and which machines then differ', () => {
  const [, recording] = files('game/undo-and-redo*.json')[0] as [string, Recording];
  const now = printsOf(recording, kinds);
  expect(partedEntries(now, now)).toEqual([]);
  const other = now.map((print, index) => (index === 3 ? 'game=0000@lost' : print));
  expect(partedEntries(other, now)).toEqual([3]);
  expect(partedAfter(other, now, 2)).toEqual([]);
  expect(partedAfter(other, now, 3)).toEqual([{ path: 'game', was: 'lost', is: 'playing.running.thinking' }]);
});
