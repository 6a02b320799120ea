// A saved game as a recording: what its player did is in the log, and the level is all that it needs.

import type { LogEntry, SavedGame } from '../../puzzles/log.ts';
import type { Level, Rules } from '../ports.ts';
import type { Portable } from './portable.ts';
import { BEGIN, RECORDING_VERSION, type RecordedEntry, type Recording } from './recording.ts';

/** The gesture of which only its move is known. */
export const MOVE = 'replay.move';

const GAME = 'game';

/**
 * Names neither the player nor the day. A log has no gestures, so the cursor goes where the moves are, and hints show nothing but their
 * last stage.
 */
export function playedGame(level: Level, rules: Rules, { log, relaxed }: SavedGame): Recording {
  const begin = { type: BEGIN, level: onlyLevel(level), rules, settings: {}, skipAd: true };
  const loaded = {
    type: 'xstate.done.actor.0.game.loading',
    output: { $loaded: { unreadable: false } },
    actorId: '0.game.loading',
  };
  const start = { type: 'START', at: 0, relaxed, fresh: true, ticking: true };
  const first = [begin, loaded, start].map((event): RecordedEntry => [0, GAME, event as unknown as Portable]);
  return {
    version: RECORDING_VERSION,
    app: 'log',
    device: {},
    from: 0,
    wall: 0,
    entries: [...first, ...allOf(log)],
  };
}

/** A payment may end during a pause: then its entry stands between `pause` and `resume`, where a machine accepts none. */
function allOf(log: readonly LogEntry[]): RecordedEntry[] {
  let paused = false;
  return log.flatMap((entry) => {
    if (entry.type === 'pause' || entry.type === 'resume') paused = entry.type === 'pause';
    const { at } = entry;
    const inPause = paused && (entry.type === 'hint' || entry.type === 'letter');
    return inPause
      ? [{ type: 'resume', at } as const, entry, { type: 'pause', at } as const].flatMap(entriesOf)
      : entriesOf(entry);
  });
}

/** As it was published, without what this device knows of it. */
const onlyLevel = ({ id, gameType, categoryType, createDate, title, difficulty, content }: Level): Level => ({
  id,
  gameType,
  categoryType,
  createDate,
  title,
  difficulty,
  content,
});

const MARKS = { undo: 'UNDO', redo: 'REDO', pause: 'PAUSE', resume: 'RESUME', restart: 'RESTART', giveUp: 'GIVE_UP' };

/** What happened to the game when it logged this. */
function entriesOf(entry: LogEntry): RecordedEntry[] {
  const { at } = entry;
  const put = (event: object, read?: object): RecordedEntry =>
    (read ? [at, GAME, event, read] : [at, GAME, event]) as unknown as RecordedEntry;
  const paid = (state: string, by: string) =>
    put({ type: `xstate.done.actor.0.game.${state}`, output: { paid: by }, actorId: `0.game.${state}` });
  switch (entry.type) {
    case 'move':
      return [put({ type: 'GESTURE', at, gesture: { type: MOVE, move: entry.move } })];
    case 'hint':
      return [
        put({ type: 'HINT', at }),
        put({
          type: 'xstate.done.actor.0.game.playing.running.hinting.finding',
          output: { move: entry.move, lights: { where: [], why: [], what: [] } },
          actorId: '0.game.playing.running.hinting.finding',
        }),
        put({ type: 'HINT', at }),
        put({ type: 'HINT', at }),
        paid('playing.running.hinting.paying', entry.paid),
      ];
    case 'letter':
      return [put({ type: 'LETTER', at }, { letter: entry.move }), paid('playing.running.lettering.paying', 'letter')];
    case 'secondChance':
      return [put({ type: 'SECOND_CHANCE', at }), paid('secondChance', entry.paid ?? 'joker')];
    default:
      return [put({ type: MARKS[entry.type], at })];
  }
}
