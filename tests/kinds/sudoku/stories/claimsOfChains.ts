// What the second stage says, as conditions on the board: chains and almost locked sets.

import type { Claim } from './claimsOfDigits.ts';
import { HOUSES, type Mark, same, within } from './geometry.ts';
import { excludes, exhausts, isCommon, isGroup, seesAll } from './proofs.ts';
import { type Group, type Node, nodeAt, type Told } from './told.ts';

// ---- chains

/** From a denial follows what is left, from an affirmation that what it excludes is not. */
const links = (it: Told, chain: readonly Node[]): boolean =>
  chain.slice(1).every((node, at) => {
    const before = chain[at] as Node;
    if (before.on === node.on) return false;
    return node.on ? exhausts(it, before, node) : excludes(before, node);
  });
const asMark = ([cell, digit]: Mark) => ({ cells: [cell], digit });
const isNode = (one: Node, other: Node): boolean => one.digit === other.digit && same(one.cells, other.cells);
const ends = (it: Told): readonly [Node, Node] => [it.chain('chain')[0] as Node, it.chain('chain').at(-1) as Node];
const said = ({ cells, digit }: Node): string => `${[...cells].sort((a, b) => a - b)}=${digit}`;
const chain: Claim = (it) => {
  const [first, last] = ends(it);
  const told = it.text('ends').split('; ').map(nodeAt);
  return (
    links(it, it.chain('chain')) &&
    !first.on &&
    last.on &&
    same(told.map(said), [first, last].map(said)) &&
    it.gone.every((mark) => excludes(asMark(mark), first) && excludes(asMark(mark), last))
  );
};
const turned: Claim = (it) => {
  const [first, last] = ends(it);
  return (
    links(it, it.chain('chain')) &&
    !first.on &&
    last.on &&
    isNode(first, last) &&
    same([nodeAt(it.text('ends'))].map(said), [said(last)]) &&
    it.gone.every((mark) => excludes(asMark(mark), last))
  );
};
/** The last statement is the first one again. */
const ring: Claim = (it) => {
  const nodes = it.chain('chain');
  const [first, last] = ends(it);
  return (
    links(it, nodes) &&
    isNode(first, last) &&
    first.on === last.on &&
    it.gone.every((mark) =>
      nodes.some((node, at) => {
        const next = nodes[at + 1];
        return next && node.on && !next.on && excludes(asMark(mark), node) && excludes(asMark(mark), next);
      }),
    )
  );
};
const xyChain: Claim = (it) =>
  chain(it) &&
  it.chain('chain').every(({ cells }) => cells.length === 1 && it.may(cells[0] ?? -1).length === 2) &&
  ends(it).every(({ digit }) => digit === it.digit('outDigits'));

const chainsOf = (it: Told): Node[][] =>
  it
    .text('chains')
    .split('; ')
    .map((text) => text.split(' → ').map(nodeAt));
/** Each chain holds link by link, and all begin with what is supposed. */
const supposing = (it: Told): boolean =>
  chainsOf(it).every((nodes) => {
    const [first, start] = [nodes[0] as Node, nodeAt(it.text('start'))];
    return links(it, nodes) && isNode(first, start) && first.on === start.on;
  }) && concludes(it, { ...nodeAt(it.text('start')), on: !nodeAt(it.text('start')).on });
const concludes = (it: Told, { cells, digit, on }: Node): boolean => {
  const marks = on ? [it.placed] : it.gone;
  return cells.length === 1 && marks.every((mark) => mark?.[0] === cells[0] && mark?.[1] === digit);
};
const lasts = (it: Told): Node[] => chainsOf(it).map((nodes) => nodes.at(-1) as Node);
const both: Claim = (it) => {
  const [one, other] = lasts(it) as [Node, Node];
  return supposing(it) && isNode(one, other) && one.on !== other.on;
};
const itself: Claim = (it) => {
  const [start, [last]] = [nodeAt(it.text('start')), lasts(it) as [Node]];
  return supposing(it) && isNode(start, last) && start.on !== last.on;
};
const denied = (it: Told): string[] =>
  lasts(it)
    .filter(({ on }) => !on)
    .map(said);
const noDigit: Claim = (it) => {
  const cell = it.cell('end');
  return (
    supposing(it) &&
    it.may(cell).length > 0 &&
    same(
      denied(it),
      it.may(cell).map((digit) => said({ cells: [cell], digit, on: false })),
    )
  );
};
const noPlace: Claim = (it) => {
  const places = it.places(it.house('end'), it.digit('digit2'));
  return (
    supposing(it) &&
    places.length > 0 &&
    within(
      places,
      lasts(it).flatMap(({ cells, digit, on }) => (digit === it.digit('digit2') && !on ? cells : [])),
    )
  );
};
/** One of the cases holds: a candidate or not, all digits of a cell, all places of a digit in a house. */
const cases = (it: Told, [one, ...more]: readonly Node[]): boolean => {
  if (!one) return false;
  if (more.length === 1 && more[0] && isNode(one, more[0])) return one.on !== more[0].on;
  const all = [one, ...more];
  if (!all.every(({ on }) => on)) return false;
  const [cell = -1] = one.cells;
  if (all.every(({ cells }) => same(cells, [cell])))
    return within(
      it.may(cell),
      all.map(({ digit }) => digit),
    );
  return HOUSES.some((house) => {
    const places = it.places(house, one.digit);
    return (
      places.length > 0 &&
      within(
        places,
        all.flatMap(({ cells, digit }) => (digit === one.digit ? cells : [])),
      )
    );
  });
};
const verity: Claim = (it) => {
  const [end, ...rest] = lasts(it) as [Node, ...Node[]];
  return (
    chainsOf(it).every((nodes) => links(it, nodes)) &&
    cases(
      it,
      chainsOf(it).map((nodes) => nodes[0] as Node),
    ) &&
    rest.every((other) => isNode(end, other) && other.on === end.on) &&
    concludes(it, end)
  );
};

// ---- almost locked sets

const almost = (it: Told, ...groups: readonly Group[]): boolean => groups.every((group) => isGroup(it, group, 1));
const seesIn = (it: Told, [cell, digit]: Mark, ...groups: readonly Group[]): boolean =>
  groups.every(
    (group) => group.digits.includes(digit) && !group.cells.includes(cell) && seesAll(it, cell, group.cells, digit),
  );
const alsXz: Claim = (it) => {
  const [a, b] = [it.group('A'), it.group('B')];
  return (
    almost(it, a, b) &&
    isCommon(it, a, b, it.digit('x')) &&
    same(
      it.digits('z'),
      it.gone.map(([, digit]) => digit),
    ) &&
    !it.digits('z').includes(it.digit('x')) &&
    it.gone.every((mark) => seesIn(it, mark, a, b))
  );
};
const doubly: Claim = (it) => {
  const [a, b, xs] = [it.group('A'), it.group('B'), it.digits('x')];
  return (
    almost(it, a, b) &&
    xs.length === 2 &&
    xs.every((x) => isCommon(it, a, b, x)) &&
    it.gone.every((mark) =>
      xs.includes(mark[1]) ? seesIn(it, mark, a, b) : [a, b].some((set) => seesIn(it, mark, set)),
    )
  );
};
const alsXyWing: Claim = (it) => {
  const [a, b, c, x, y] = [it.group('A'), it.group('B'), it.group('C'), it.digit('x'), it.digit('y')];
  return (
    almost(it, a, b, c) &&
    x !== y &&
    isCommon(it, a, c, x) &&
    isCommon(it, b, c, y) &&
    same(
      it.digits('z'),
      it.gone.map(([, digit]) => digit),
    ) &&
    it.gone.every((mark) => mark[1] !== x && mark[1] !== y && seesIn(it, mark, a, b))
  );
};
const alsChain: Claim = (it) => {
  const sets = it.groups('sets');
  const links = it
    .text('links')
    .split(', ')
    .map((text) => Number(text.split(': ')[1]));
  const [first, last] = [sets[0] as Group, sets.at(-1) as Group];
  return (
    almost(it, ...sets) &&
    links.length === sets.length - 1 &&
    links.every(
      (digit, at) => digit !== links[at - 1] && isCommon(it, sets[at] as Group, sets[at + 1] as Group, digit),
    ) &&
    same(
      it.digits('z'),
      it.gone.map(([, digit]) => digit),
    ) &&
    it.gone.every((mark) => mark[1] !== links[0] && mark[1] !== links.at(-1) && seesIn(it, mark, first, last))
  );
};
const blossom: Claim = (it) => {
  const [stem, petals] = [it.cell('stem'), it.groups('sets')];
  return (
    same(it.may(stem), it.digits('stemDigits')) &&
    petals.length === it.may(stem).length &&
    almost(it, ...petals) &&
    it
      .may(stem)
      .every((digit) =>
        petals.some((petal) => petal.digits.includes(digit) && seesAll(it, stem, petal.cells, digit)),
      ) &&
    same(
      it.digits('z'),
      it.gone.map(([, digit]) => digit),
    ) &&
    it.gone.every((mark) => !it.may(stem).includes(mark[1]) && seesIn(it, mark, ...petals))
  );
};

export const CHAIN_CLAIMS: Readonly<Record<string, Claim>> = {
  'xChain.why': chain,
  'xyChain.why': xyChain,
  'continuousNiceLoop.why': ring,
  'groupedContinuousNiceLoop.why': ring,
  'discontinuousNiceLoop.why': chain,
  'discontinuousNiceLoop.same': turned,
  'groupedDiscontinuousNiceLoop.why': chain,
  'groupedDiscontinuousNiceLoop.same': turned,
  'aic.why': chain,
  'groupedAic.why': chain,
  'forcingChainContradiction.why': both,
  'forcingChainContradiction.self': itself,
  'forcingChainContradiction.noDigit': noDigit,
  'forcingChainContradiction.noPlace': noPlace,
  'forcingChainVerity.why': verity,
  'alsXz.why': alsXz,
  'alsXz.doubly': doubly,
  'alsXyWing.why': alsXyWing,
  'alsChain.why': alsChain,
  'deathBlossom.why': blossom,
};
