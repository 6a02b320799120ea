// A recording as pictures: how every machine stood after each entry. Snapshots never change, so to look at any moment again costs nothing;
// those of a stretch are kept, since all of a long session would not fit into memory.

import type { AnyActorRef, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { type Kinds, type Playing, play } from '../../machines/replay/player.ts';
import { machinesOf } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';

/** One machine at one moment. The same object as before if nothing has happened to it. */
export interface Stand {
  readonly path: string;
  readonly machine: AnyStateMachine;
  readonly value: unknown;
  readonly status: string;
  readonly context: object;
}

/** A transition that an entry had a machine take. */
export interface Taken {
  readonly path: string;
  /** Paths of states, as in an outline. */
  readonly source: string;
  readonly targets: readonly string[];
  /** As the machine names it. */
  readonly type: string;
}

export interface Picture {
  readonly stands: ReadonlyMap<string, Stand>;
  readonly taken: readonly Taken[];
}

export interface Film {
  readonly recording: Recording;
  /** After so many entries. Throws if an entry cannot be played. */
  at(position: number): Picture;
  /** The last transition of this machine up to there, as far as it is known. */
  lastTaken(path: string, position: number): Taken | undefined;
  close(): void;
}

/** Entries of a stretch, and how many stretches are kept. */
const STRETCH = 200;
const KEPT = 4;

const NOTHING: Picture = { stands: new Map(), taken: [] };

export function openFilm(recording: Recording, kinds: Kinds): Film {
  /** By number; the first picture of each is the last of the one before, so that the two can be compared. */
  const stretches = new Map<number, Picture[]>();
  let projector: Projector | undefined;
  const last = recording.entries.length;

  function developed(number: number): Picture[] {
    const known = stretches.get(number);
    if (known) return known;
    const from = number * STRETCH;
    if (!projector || projector.position > from) {
      projector?.stop();
      projector = project(recording, kinds);
    }
    while (projector.position < from) projector.step();
    const pictures = [projector.picture];
    while (projector.position < Math.min(last, from + STRETCH)) pictures.push(projector.step());
    stretches.set(number, pictures);
    const oldest = [...stretches.keys()].find((one) => one !== number);
    if (stretches.size > KEPT && oldest !== undefined) stretches.delete(oldest);
    return pictures;
  }

  const at = (position: number): Picture => {
    // the end of a stretch is in it, not only at the beginning of the next
    const number = Math.max(0, Math.ceil(position / STRETCH) - 1);
    return developed(number)[position - number * STRETCH] ?? NOTHING;
  };
  return {
    recording,
    at,
    lastTaken(path, position) {
      const first = Math.max(0, position - STRETCH);
      for (let now = position; now > first; now--) {
        const taken = at(now).taken.findLast((one) => one.path === path);
        if (taken) return taken;
      }
      return undefined;
    },
    close() {
      projector?.stop();
      projector = undefined;
      stretches.clear();
    },
  };
}

interface Projector {
  readonly position: number;
  readonly picture: Picture;
  step(): Picture;
  stop(): void;
}

interface Standing {
  readonly actor: AnyActorRef;
  readonly stand: Stand;
}

function project(recording: Recording, kinds: Kinds): Projector {
  let seen: { readonly actor: AnyActorRef; readonly transitions: readonly AnyTransitionDefinition[] }[] = [];
  const inspect = (happened: InspectionEvent): void => {
    if (happened.type !== '@xstate.microstep') return;
    seen.push({ actor: happened.actorRef as AnyActorRef, transitions: happened._transitions });
  };
  const playing: Playing = play(recording, kinds, inspect);
  /** By root: an entry changes nothing under another one that is there already. */
  const groups = new Map<string, readonly Standing[]>();
  let picture = NOTHING;
  const look = (name: string): void => {
    const root = playing.roots.get(name);
    const standings = (root ? machinesOf(root, name) : []).map(
      ([path, actor]): Standing => ({
        actor,
        stand: standOf(path, actor, picture.stands.get(path)),
      }),
    );
    groups.set(name, standings);
  };
  const step = (): Picture => {
    seen = [];
    const [, to = ''] = recording.entries[playing.position] ?? [];
    playing.step();
    look(to.replace(/\/.*/s, ''));
    for (const name of playing.roots.keys()) if (!groups.has(name)) look(name);
    const standings = [...groups.values()].flat();
    const stands = new Map(standings.map(({ stand }) => [stand.path, stand]));
    const taken = seen.flatMap(({ actor, transitions }) => {
      const path = standings.find((one) => one.actor === actor)?.stand.path;
      return path === undefined ? [] : transitions.map((one) => takenBy(path, one));
    });
    picture = { stands, taken };
    return picture;
  };
  return {
    get position() {
      return playing.position;
    },
    get picture() {
      return picture;
    },
    step,
    stop: playing.stop,
  };
}

function standOf(path: string, actor: AnyActorRef, before: Stand | undefined): Stand {
  const { value, status, context, machine } = actor.getSnapshot() as Omit<Stand, 'path'>;
  if (before && before.value === value && before.context === context && before.status === status) return before;
  return { path, machine, value, status, context };
}

const takenBy = (path: string, { source, target, eventType }: AnyTransitionDefinition): Taken => ({
  path,
  source: source.path.join('.'),
  targets: (target ?? []).map((node) => node.path.join('.')),
  type: eventType,
});
