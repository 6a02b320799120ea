// A chart as data, read from the machine itself: for pictures of it.

import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export interface StateOutline {
  /** From the root down, joined with dots; '' is the root. */
  readonly path: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The path of the state that it begins in. */
  readonly initial: string | undefined;
  readonly states: readonly StateOutline[];
  readonly transitions: readonly TransitionOutline[];
}

export interface TransitionOutline {
  /** For people: `START`, `after 10 s`, `load done`, `load failed`, `at once`. */
  readonly event: string;
  /** As the machine names it. */
  readonly type: string;
  /** The guard's name; `else` of the last one without. */
  readonly guard: string | undefined;
  /** The paths of the states that it leads to; none: only something is done. */
  readonly targets: readonly string[];
}

type Node = AnyStateMachine['root'];

const ELSE = 'else';

const pathOf = (node: Node): string => node.path.join('.');

export const outlineOf = (machine: AnyStateMachine): StateOutline => outline(machine.root as Node, machine);

function outline(node: Node, machine: AnyStateMachine): StateOutline {
  const [initial] = (node.type === 'compound' && node.initial.target) || [];
  const states = Object.values(node.states as Record<string, Node>);
  return {
    path: pathOf(node),
    key: node.path.length === 0 ? machine.id : node.key,
    type: node.type,
    initial: initial && pathOf(initial as Node),
    states: states.map((state) => outline(state, machine)),
    transitions: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((one, _, all) =>
      transition(one, all, machine),
    ),
  };
}

function transition(
  one: AnyTransitionDefinition,
  all: readonly AnyTransitionDefinition[],
  machine: AnyStateMachine,
): TransitionOutline {
  const alike = all.filter(({ eventType }) => eventType === one.eventType);
  const guard = one.guard ? guardName(one.guard) : undefined;
  return {
    event: eventText(one, machine),
    type: one.eventType,
    guard: guard ?? (alike.length > 1 ? ELSE : undefined),
    targets: (one.target ?? []).map((target) => pathOf(target as Node)),
  };
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { type, guards, name } = guard as {
    readonly type?: string;
    readonly guards?: readonly unknown[];
    readonly name?: string;
  };
  if (guards) return `${name ?? ''} ${guards.map(guardName).join(', ')}`.trim();
  return type ?? 'a condition';
}

function eventText({ eventType, source }: AnyTransitionDefinition, machine: AnyStateMachine): string {
  if (eventType === '') return 'at once';
  const [, sort, rest = ''] = /^xstate\.(after|done\.actor|error\.actor)\.(.*)$/.exec(eventType) ?? [];
  if (sort === 'after') return `after ${delayText(rest.replace(/\..*/, ''), machine)}`;
  if (sort === undefined) return eventType;
  return `${sourceOf(rest, source as Node)} ${sort === 'done.actor' ? 'done' : 'failed'}`;
}

function delayText(name: string, machine: AnyStateMachine): string {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || !Number.isFinite(delay)) return name;
  return delay >= 60_000 && delay % 60_000 === 0 ? `${delay / 60_000} min` : `${delay / 1000} s`;
}

/** Of an invoked actor, by its id: what it does. */
function sourceOf(id: string, node: Node): string {
  const invoked = node.invoke.find((one) => one.id === id);
  return typeof invoked?.src === 'string' && !invoked.src.startsWith('xstate.') ? invoked.src : id;
}

/** As a Mermaid state diagram. */
export function mermaidOf(machine: AnyStateMachine): string {
  const root = outlineOf(machine);
  /** With the machine's name, since some words alone mean something to Mermaid. */
  const nameOf = (path: string): string => `${machine.id}_${path.replaceAll('.', '_') || 'anywhere'}`;
  const begin = ({ initial }: StateOutline) => (initial === undefined ? [] : [`[*] --> ${nameOf(initial)}`]);
  const box = (state: StateOutline): string[] => {
    const name = `state "${state.key}" as ${nameOf(state.path)}`;
    if (state.states.length === 0) return [name];
    return [`${name} {`, ...[...begin(state), ...state.states.flatMap(box)].map((line) => `  ${line}`), '}'];
  };
  const arrows = ({ path, transitions, states }: StateOutline): string[] => [
    ...labelled(transitions).map(([to, label]) => `${nameOf(path)} --> ${nameOf(to)} : ${label}`),
    ...states.flatMap(arrows),
  ];
  const anywhere = root.transitions.some(({ targets }) => targets.length > 0)
    ? [`state "anywhere" as ${nameOf('')}`]
    : [];
  // arrows come last: one inside a box would draw its target there too
  const lines = [...begin(root), ...anywhere, ...root.states.flatMap(box), ...arrows(root)];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Each target, with all that leads there. */
function labelled(transitions: readonly TransitionOutline[]): [target: string, label: string][] {
  const labels = new Map<string, Set<string>>();
  for (const { event, guard, targets } of transitions)
    for (const target of targets) {
      const alike = transitions.filter((other) => other.event === event);
      const always = alike.at(-1)?.guard === ELSE && alike.every((other) => other.targets.includes(target));
      const label = guard === undefined || always ? event : `${event} [${guard}]`;
      labels.set(target, (labels.get(target) ?? new Set()).add(label));
    }
  return [...labels].map(([target, texts]) => [target, [...texts].join(', ')]);
}
