// The shortest ways through a chart that together take each of its transitions, found by xstate/graph on a skeleton of the chart:
// its states, with each transition as an event of its own, and of its context only the few facts on which guards decide.

import { type AnyStateMachine, type AnyTransitionDefinition, assign, createMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type Node, nameOf, nodesOf, transitionsOf } from '../helpers/chartCoverage.ts';

type Facts = Readonly<Record<string, boolean>>;

interface Rule {
  /** It is taken only while all of these are so; a fact that has not been mentioned is false. */
  readonly needs?: Facts;
  /** The state in which it can be had, if that is not the first one in which it is heard. */
  readonly from?: string;
  /** What is so from then on. */
  readonly makes?: Facts;
}

export interface Guide {
  /** What may be so before the first step, the usual first. */
  readonly befores: readonly Facts[];
  readonly rules: Readonly<Record<string, Rule>>;
  /** Transitions that the app cannot take, with the reason. */
  readonly never: Readonly<Record<string, string>>;
}

export interface Way {
  readonly chart: string;
  /** What was so before, such as `skip`. */
  readonly before: readonly string[];
  /** Names of transitions; the last one is what the way is for. */
  readonly steps: readonly string[];
}

const PROMISE = 'xstate.done.actor.0.';
const FAILURE = 'xstate.error.actor.0.';

const PAYING = ['game.playing.running.hinting.paying', 'game.playing.running.lettering.paying'] as const;
const LETTERS = PAYING[1];
const HINTS = 'game.playing.running.hinting';

export const GUIDES: Readonly<Record<string, Guide>> = {
  game: {
    befores: [{}, { shown: true }, { gaveUp: true }, { solved: true }, { over: true }],
    rules: {
      'game: SET': { from: 'game.ready' },
      'game: SAVE_FAILED': { from: 'game.playing.running' },
      'game.ready: START 1': { needs: { shown: true } },
      'game.ready: START 2': { needs: { shown: false } },
      'game.ready: GESTURE 2': { needs: { shown: true } },
      'game.ready: GESTURE 3': { needs: { shown: false } },
      'game.ad: PAUSE': { makes: { away: true } },
      'game.ad: RESUME': { needs: { away: true }, makes: { away: false } },
      'game.deciding: always 1': { needs: { gaveUp: true } },
      'game.deciding: always 2': { needs: { solved: true } },
      'game.deciding: always 3': { needs: { over: true } },
      'game.deciding: always 4': { needs: { away: true, gaveUp: false, solved: false, over: false } },
      'game.deciding: always 5': { needs: { away: false, gaveUp: false, solved: false, over: false } },
      'game.playing.running: COVER 1': { needs: { stands: true } },
      'game.playing.running: COVER 2': { needs: { covered: false }, makes: { covered: true } },
      'game.playing.running: UNCOVER': { needs: { covered: true }, makes: { covered: false } },
      // an entry while no hint shows takes the shortcut, which no chart sees
      'game.playing.running: GESTURE': { needs: { hinting: true } },
      'game.playing.running: HINT': { makes: { hinting: true } },
      [`${HINTS}.why: HINT 1`]: { makes: { hinting: false } },
      [`${HINTS}.why: HINT 2`]: { makes: { hinting: false } },
      'game.playing: always 1': { needs: { givingUp: true } },
      // the nearest way to a relaxed game is to lose one and to go on
      'game.lost: GO_ON': { makes: { over: false, relaxed: true } },
      'game.playing.running: CHECK': { needs: { relaxed: true } },
      'game.playing.running: GIVE_UP': { makes: { givingUp: true } },
      'game.playing.running: WORD 2': { makes: { more: true } },
      'game.playing.running: LETTER 1': { makes: { more: false } },
      ...Object.fromEntries(
        PAYING.flatMap((state) => [
          [`${state}: PAUSE`, { makes: { stands: true } }],
          [`${state}: RESUME`, { needs: { stands: true }, makes: { stands: false } }],
        ]),
      ),
      [`${HINTS}.why: always 2`]: { needs: { stands: true } },
      [`${HINTS}.applied: always 2`]: { needs: { stands: true } },
      [`${HINTS}.applied: HINT`]: { needs: { stands: false } },
      [`${LETTERS}: ${PROMISE}${LETTERS} 2`]: { makes: { more: false } },
      [`${LETTERS}: ${FAILURE}${LETTERS}`]: { makes: { more: false } },
      'game.playing.running.lettering.over: always 1': { needs: { stands: true } },
      'game.playing.running.lettering.over: always 2': { needs: { stands: false, more: true } },
      'game.playing.running.lettering.over: always 3': { needs: { stands: false, more: false } },
    },
    never: {},
  },
  ad: {
    befores: [{}],
    rules: {
      'ad.running.requesting.waiting.asked: AD_LOADED': { makes: { loaded: true } },
      'ad.running.requesting.waiting: xstate.after.noAdLimit.ad.running.requesting.waiting': {
        needs: { loaded: true },
      },
    },
    never: {
      'ad: xstate.after.overallLimit.ad':
        'the game has a limit of as many seconds, which begins earlier and stops the ad',
    },
  },
  timeReward: {
    befores: [{}],
    rules: {
      [`timeReward.talk.asking: ${PROMISE}timeReward.talk.asking`]: { makes: { known: true } },
      'timeReward.talk.asking: COLLECT': { needs: { known: true } },
      [`timeReward.talk.asking: ${FAILURE}timeReward.talk.asking 1`]: { needs: { known: true } },
      [`timeReward.talk.asking: ${FAILURE}timeReward.talk.asking 2`]: { needs: { known: false } },
    },
    never: {},
  },
  logout: { befores: [{}], rules: {}, never: {} },
};

const allOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine.root as Node).flatMap(transitionsOf);

/** One for each transition, but those that the app can never take. Throws if there is none to another. */
export function waysOf(machine: AnyStateMachine): Way[] {
  const guide = GUIDES[machine.id];
  if (!guide) throw new Error(`No guide leads through ${machine.id}.`);
  const names = allOf(machine)
    .map(nameOf)
    .filter((name) => !(name in guide.never));
  const maps = guide.befores.map((before) => ({ before, paths: pathsThrough(machine, guide, before) }));
  return names.map((name) => {
    for (const { before, paths } of maps) {
      const path = paths.find(({ state }) => state.can({ type: name }) && isFrom(state, guide.rules[name]));
      if (!path) continue;
      const events = path.steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init');
      return { chart: machine.id, before: Object.keys(before), steps: [...events, name] };
    }
    throw new Error(`No way leads to ${name}.`);
  });
}

const isFrom = ({ _nodes }: { readonly _nodes: readonly { readonly id: string }[] }, rule: Rule | undefined) =>
  rule?.from === undefined || _nodes.some(({ id }) => id === rule.from);

/** The shortest ways to each state with each set of facts, the shortest first. */
function pathsThrough(machine: AnyStateMachine, guide: Guide, before: Facts) {
  const skeleton = createMachine({ ...(skeletonOf(machine.root as Node, guide) as object), context: before });
  const events = ({ _nodes }: { readonly _nodes: readonly Node[] }) =>
    _nodes.flatMap((node) => [...node.transitions.keys()].map((type) => ({ type })));
  return getShortestPaths(skeleton, { events }).sort((a, b) => a.steps.length - b.steps.length);
}

function skeletonOf(node: Node, guide: Guide): object {
  const states = Object.values(node.states as Record<string, Node>);
  return {
    id: node.id,
    ...(node.type === 'atomic' ? {} : { type: node.type }),
    ...(node.type === 'compound' && { initial: (node.initial.target as Node[])[0]?.key }),
    states: Object.fromEntries(states.map((state) => [state.key, skeletonOf(state, guide)])),
    on: Object.fromEntries(transitionsOf(node).map((one) => [nameOf(one), arrowOf(one, guide)])),
  };
}

/** At most one fact is remembered at a time: no transition needs two, and their combinations would be thousands. */
const MOST = 1;
const truths = (facts: Facts): number => Object.values(facts).filter(Boolean).length;

function arrowOf(one: AnyTransitionDefinition, { rules }: Guide): object {
  const { needs = {}, makes = {} } = rules[nameOf(one)] ?? {};
  return {
    ...(one.target && { target: one.target.map(({ id }) => `#${id}`) }),
    guard: ({ context }: { readonly context: Facts }) =>
      Object.entries(needs).every(([fact, is]) => (context[fact] ?? false) === is) &&
      truths({ ...context, ...makes }) <= MOST,
    actions: assign(makes),
  };
}
