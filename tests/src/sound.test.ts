// When a sound is played, and that none is loaded while sound is off.

import { describe, expect, test } from 'vitest';
import { localSettings } from '../../src/adapters/settings.ts';
import { createSound, type SoundPlayer } from '../../src/adapters/sound/sound.ts';
import { settled } from '../helpers/ports.ts';

function world({ touched = true } = {}) {
  const kept = new Map<string, string>();
  const settings = localSettings({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, to) => void kept.set(key, to),
  });
  const heard: string[] = [];
  const reports: unknown[] = [];
  const idle: (() => void)[] = [];
  const state = { now: 0, loads: 0, broken: false };
  const player: SoundPlayer = { play: (name) => void heard.push(name), stop: () => void heard.push('(silence)') };
  const sound = createSound({
    settings,
    load: async () => {
      state.loads += 1;
      if (state.broken) throw new Error('no network');
      return player;
    },
    report: (error) => void reports.push(error),
    touched: () => touched,
    idle: (then) => void idle.push(then),
    now: () => state.now,
  });
  const rest = async (): Promise<void> => {
    await settled();
    for (const then of idle.splice(0)) then();
    await settled();
  };
  return { settings, heard, reports, idle, state, sound, rest };
}

describe('a sound', () => {
  test('is loaded in idle time, once, and then played at once', async () => {
    const { sound, heard, state, rest } = world();
    sound.play('game');
    await settled();
    expect([state.loads, heard]).toEqual([0, []]);
    await rest();
    expect([state.loads, heard]).toEqual([1, ['game']]);
    sound.play('gameFinish');
    await settled();
    expect([state.loads, heard]).toEqual([1, ['game', 'gameFinish']]);
  });

  test('that is turned off loads nothing, and the setting is remembered', async () => {
    const { settings, sound, heard, state, idle, rest } = world();
    settings.set('sound', false);
    sound.play('game');
    await rest();
    expect([state.loads, idle.length, heard]).toEqual([0, 0, []]);
    settings.set('sound', true);
    sound.play('game');
    await rest();
    expect(heard).toEqual(['game']);
  });

  test('waits for a touch of the page', async () => {
    const { sound, heard, state, rest } = world({ touched: false });
    sound.play('modalOpen');
    await rest();
    expect([state.loads, heard]).toEqual([0, []]);
  });

  test('that loads too late is not played', async () => {
    const { sound, heard, state, rest } = world();
    sound.play('game');
    state.now = 5_000;
    await rest();
    expect([state.loads, heard]).toEqual([1, []]);
  });

  test('stops when it is turned off', async () => {
    const { settings, sound, heard, rest } = world();
    sound.play('gameFinish');
    await rest();
    settings.set('sound', false);
    await settled();
    sound.play('game');
    await rest();
    expect(heard).toEqual(['gameFinish', '(silence)']);
  });

  test('that cannot be loaded is reported once and tried again with each next', async () => {
    const { sound, heard, reports, state, rest } = world();
    state.broken = true;
    sound.play('game');
    sound.play('modalOpen');
    await rest();
    sound.play('gameFinish');
    await rest();
    expect([reports.length, state.loads]).toEqual([1, 2]);
    state.broken = false;
    sound.play('game');
    await rest();
    expect(heard).toEqual(['game']);
  });
});
