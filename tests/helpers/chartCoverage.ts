// Which states and transitions of the machines some replays went through.

import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { CHARTS } from '../../machines/replay/charts.ts';

export type Node = AnyStateMachine['root'];

export const nodesOf = (node: Node): Node[] => [
  node,
  ...Object.values(node.states as Record<string, Node>).flatMap(nodesOf),
];

export const transitionsOf = (node: Node): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Such as `game.playing.running: UNDO`, with its place among those of the same event, from 1, if it is not alone. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alike = transitionsOf(source as Node).filter((other) => other.eventType === eventType);
  const number = alike.length > 1 ? ` ${alike.indexOf(transition) + 1}` : '';
  return `${source.id}: ${eventType || 'always'}${number}`;
}

export interface Coverage {
  /** For the `inspect` of a replay. */
  readonly seen: (happened: InspectionEvent) => void;
  /** The names of states and transitions that were gone through; those that were not. */
  reached(): string[];
  missing(): string[];
  /** A line for each chart. */
  report(): string[];
}

export function chartCoverage(charts = CHARTS): Coverage {
  const taken = new Set<AnyTransitionDefinition>();
  const visited = new Set<Node>();
  const all = charts.map((chart) => {
    const states = nodesOf(chart.root);
    return { id: chart.id, states, transitions: states.flatMap(transitionsOf) };
  });
  const visit = (node: Node | undefined): void => {
    if (!node || visited.has(node)) return;
    visited.add(node);
    visit(node.parent);
  };
  const namesOf = (is: boolean): string[] =>
    all.flatMap(({ states, transitions }) => [
      ...states.filter((state) => visited.has(state) === is).map(({ id }) => id),
      ...transitions.filter((one) => taken.has(one) === is).map(nameOf),
    ]);
  return {
    seen(happened) {
      if (happened.type !== '@xstate.microstep' && happened.type !== '@xstate.snapshot') return;
      const { _nodes = [] } = happened.snapshot as { readonly _nodes?: readonly Node[] };
      for (const node of _nodes) visit(node);
      if (happened.type !== '@xstate.microstep') return;
      for (const one of happened._transitions) {
        taken.add(one);
        visit(one.source as Node); // a state that is left at once is in no snapshot
      }
    },
    reached: () => namesOf(true),
    missing: () => namesOf(false),
    report: () =>
      all.map(({ id, states, transitions }) => {
        const seen = states.filter((state) => visited.has(state)).length;
        const went = transitions.filter((one) => taken.has(one)).length;
        return `${id}: ${seen} of ${states.length} states, ${went} of ${transitions.length} transitions`;
      }),
  };
}
