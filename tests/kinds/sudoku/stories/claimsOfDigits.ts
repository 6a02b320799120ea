// What the second stage says, as conditions on the board: singles, sets, fish and what else is about whole houses.

import { CELLS, cellsIn, DIGITS, HOUSES, isIn, linesOf, meet, same, within } from './geometry.ts';
import { canFill, canHouse, isGroup, seesAll } from './proofs.ts';
import { byRules, type Told } from './told.ts';

export type Claim = (it: Told) => boolean;

const others = (it: Told): readonly number[] => {
  const [cell, digit] = it.placed ?? [-1, 0];
  return it.placed && cell >= 0 ? DIGITS.filter((d) => d !== digit) : [];
};
const rest = (it: Told): readonly number[] =>
  cellsIn(it.house('place')).filter((cell) => cell !== it.placed?.[0] && it.seen.entered[cell] === 0);

const nakedSingle: Claim = (it) => it.here === it.placed?.[0] && others(it).every((digit) => it.sees(it.here, digit));
const nakedNoted: Claim = (it) => it.here === it.placed?.[0] && same(it.may(it.here), [it.placed[1]]);
const hiddenSingle: Claim = (it) =>
  isIn(it.placed?.[0] ?? -1, it.house('place')) && rest(it).every((cell) => it.sees(cell, it.placed?.[1] ?? 0));
const hiddenNoted: Claim = (it) =>
  isIn(it.placed?.[0] ?? -1, it.house('place')) && rest(it).every((cell) => !it.can(cell, it.placed?.[1] ?? 0));
const fullHouse: Claim = (it) =>
  new Set(cellsIn(it.house('place')).map((cell) => it.seen.entered[cell])).size === 9 && rest(it).length === 0;

const locked: Claim = (it) => {
  const places = it.places(it.house('place'), it.digit('digit'));
  return (
    same(places, it.cells('cells')) &&
    within(places, cellsIn(it.house('place2'))) &&
    it.gone.every(([cell]) => isIn(cell, it.house('place2')) && !isIn(cell, it.house('place')))
  );
};
const naked =
  (size: number): Claim =>
  (it) => {
    const [cells, digits] = [it.cells('cells'), it.digits('digits')];
    return (
      cells.length === size &&
      isGroup(it, { cells, digits }) &&
      within(cells, cellsIn(it.house('place'))) &&
      it.gone.every(([cell, digit]) => !cells.includes(cell) && seesAll(it, cell, cells, digit))
    );
  };
const lockedSet =
  (size: number): Claim =>
  (it) =>
    naked(size)(it) &&
    within(it.cells('cells'), cellsIn(it.house('place2'))) &&
    it.gone.every(([cell]) => isIn(cell, it.house('place')) || isIn(cell, it.house('place2')));
const hidden =
  (size: number): Claim =>
  (it) => {
    const [cells, digits] = [it.cells('cells'), it.digits('digits')];
    return (
      cells.length === size &&
      digits.length === size &&
      digits.every((digit) => within(it.places(it.house('place'), digit), cells)) &&
      it.gone.every(([cell, digit]) => cells.includes(cell) && !digits.includes(digit))
    );
  };

const placesIn = (it: Told, name: string): number[] =>
  it.houses(name).flatMap((house) => it.places(house, it.digit('digit')));
const covered = (it: Told, cells: readonly number[]): boolean =>
  cells.every((cell) => it.houses('covers').some((house) => isIn(cell, house)));
const fish =
  (size: number): Claim =>
  (it) =>
    it.houses('bases').length === size &&
    it.houses('covers').length === size &&
    same(placesIn(it, 'bases'), it.cells('cells')) &&
    covered(it, [...it.cells('cells'), ...it.gone.map(([cell]) => cell)]) &&
    it.gone.every(([cell, digit]) => !canHouse(it, it.houses('bases'), digit, cell));
/** What goes is ruled out both by any fin and by the fish without them. */
const finned =
  (size: number): Claim =>
  (it) => {
    const fins = it.cells('cells2');
    const body = placesIn(it, 'bases').filter((cell) => !fins.includes(cell));
    return (
      it.houses('bases').length === size &&
      it.houses('covers').length === size &&
      within(fins, placesIn(it, 'bases')) &&
      covered(it, [...body, ...it.gone.map(([cell]) => cell)]) &&
      it.gone.every(
        ([cell, digit]) => fins.every((fin) => meet(fin, cell)) && !canHouse(it, it.houses('bases'), digit, cell),
      )
    );
  };

/** Four cells a, b, c, d: a or b is the digit, b and c are not both, c or d is. */
const twoLinks: Claim = (it) => {
  const [a = -1, b = -1, c = -1, d = -1] = it.cells('chain');
  const pairs = [it.house('place'), it.house('place2')].map((house) => it.places(house, it.digit('digit')));
  const linked = (one = pairs[0] ?? [], two = pairs[1] ?? []) => same(one, [a, b]) && same(two, [c, d]);
  return (
    (linked() || linked(pairs[1], pairs[0])) && meet(b, c) && it.gone.every(([cell]) => meet(cell, a) && meet(cell, d))
  );
};
const together = (it: Told, letters: string): boolean => {
  const [, b = -1, c = -1] = it.cells('chain');
  return HOUSES.some((house) => letters.includes(house[0] ?? '') && isIn(b, house) && isIn(c, house));
};
const kite =
  (letters: string): Claim =>
  (it) =>
    twoLinks(it) && together(it, letters);

const emptyRectangle: Claim = (it) => {
  const [box, row, column, line] = ['place', 'place2', 'place3', 'place4'].map((name) => it.house(name));
  const digit = it.digit('digit');
  const places = it.places(box ?? '', digit);
  return (
    same(places, it.cells('cells')) &&
    places.every((cell) => isIn(cell, row ?? '') || isIn(cell, column ?? '')) &&
    it.places(line ?? '', digit).length === 2 &&
    same(it.places(line ?? '', digit), it.cells('cells2')) &&
    it.gone.every(([cell]) => !canHouse(it, [line ?? '', box ?? ''], digit, cell))
  );
};
const dualRectangle: Claim = (it) => {
  const digit = it.digit('digit');
  const lines = HOUSES.filter((house) => house[0] !== 'b' && it.places(house, digit).length === 2).filter((house) =>
    within(it.places(house, digit), [...it.cells('cells2'), ...it.cells('cells')]),
  );
  return (
    same(it.places(it.house('place'), digit), it.cells('cells')) &&
    it.gone.every(([cell]) => lines.some((line) => !canHouse(it, [line, it.house('place')], digit, cell)))
  );
};
const dualKite: Claim = (it) => {
  const cells = [...it.cells('chain'), ...it.cells('cells2')];
  return it.gone.every(([cell, digit]) => {
    const houses = HOUSES.filter((house) => it.places(house, digit).length === 2).filter((house) =>
      within(it.places(house, digit), cells),
    );
    return it.digits('digits').includes(digit) && !canHouse(it, houses, digit, cell);
  });
};

const remotePair: Claim = (it) => {
  const chain = it.cells('chain');
  const kinds = [it.cells('cells'), it.cells('cells2')];
  return (
    chain.every(
      (cell, at) => same(it.may(cell), it.digits('digits')) && (at === 0 || meet(cell, chain[at - 1] ?? -1)),
    ) &&
    chain.every((cell, at) => kinds[at % 2]?.includes(cell)) &&
    kinds.flat().length === chain.length &&
    it.gone.every(
      ([cell, digit]) =>
        it.digits('digits').includes(digit) && kinds.every((kind) => kind.some((at) => meet(cell, at))),
    )
  );
};
const bugPlus1: Claim = (it) => {
  const [target, digit] = [it.cell('target'), it.digit('digit')];
  const free = CELLS.filter((cell) => it.seen.entered[cell] === 0 && cell !== target);
  const around = HOUSES.filter((house) => isIn(target, house)).map((house) =>
    it.places(house, digit).filter((cell) => cell !== target),
  );
  return (
    it.may(target).length === 3 &&
    free.every((cell) => it.may(cell).length === 2) &&
    around.every((cells) => cells.length === 2) &&
    same(around.flat(), it.cells('cells2')) &&
    same(
      it.gone.map(([, d]) => d),
      it.may(target).filter((d) => d !== digit),
    ) &&
    it.gone.every(([cell]) => cell === target)
  );
};

const wWing: Claim = (it) => {
  const [a = -1, b = -1, c = -1, d = -1] = it.cells('chain');
  const [z, link] = [it.digit('outDigits'), it.digit('digit2')];
  return (
    [a, d].every((cell) => same(it.may(cell), it.digits('digits'))) &&
    same([z, link], it.digits('digits')) &&
    same(it.places(it.house('place'), link), [b, c]) &&
    meet(a, b) &&
    meet(c, d) &&
    it.gone.every(([cell]) => meet(cell, a) && meet(cell, d))
  );
};
const wings =
  (pivotHasIt: boolean): Claim =>
  (it) => {
    const [pivot, [one = -1, two = -1], z] = [it.cell('pivot'), it.cells('wings'), it.digit('outDigits')];
    const rest = it.digits('pivotDigits').filter((digit) => digit !== z);
    return (
      same(it.may(pivot), it.digits('pivotDigits')) &&
      it.may(pivot).length === (pivotHasIt ? 3 : 2) &&
      same([...it.may(one), ...it.may(two)], [...rest, z]) &&
      [one, two].every((wing) => it.may(wing).length === 2 && it.can(wing, z) && meet(wing, pivot)) &&
      !same(it.may(one), it.may(two)) &&
      it.gone.every(([cell]) => [one, two, ...(pivotHasIt ? [pivot] : [])].every((at) => meet(at, cell)))
    );
  };

const sueDeCoq =
  (sharing: boolean): Claim =>
  (it) => {
    const [a, b, c] = ['A', 'B', 'C'].map((letter) => it.group(letter));
    if (!a || !b || !c) return false;
    const cells = [a, b, c].flatMap((group) => group.cells);
    const shared = b.digits.filter((digit) => c.digits.includes(digit));
    return (
      same(shared, sharing ? it.digits('shared') : []) &&
      [a, b, c].every((group) =>
        within(
          group.cells.flatMap((cell) => it.may(cell)),
          group.digits,
        ),
      ) &&
      within([...a.cells, ...b.cells], cellsIn(it.house('place'))) &&
      within([...a.cells, ...c.cells], cellsIn(it.house('place2'))) &&
      cells.length === new Set([a, b, c].flatMap((group) => group.digits)).size + shared.length &&
      it.gone.every(
        (mark) => (isIn(mark[0], it.house('place')) || isIn(mark[0], it.house('place2'))) && !canFill(it, cells, mark),
      )
    );
  };
const wrongEntry: Claim = (it) => {
  const [cell, twin] = [it.here, it.cell('cells')];
  return it.digit('digit') === it.seen.entered[cell] && meet(cell, twin) && it.seen.entered[twin] === it.digit('digit');
};
const blocked: Claim = (it) =>
  it.digit('digit') === it.seen.entered[it.here] && it.seen.solution[it.here] !== it.digit('digit');
const wrongNote: Claim = (it) => {
  const notes = it.seen.notes[it.here] ?? [];
  return (
    notes.length > 0 &&
    !notes.includes(it.seen.solution[it.here] ?? 0) &&
    same(it.digits('digits'), byRules(it.seen.entered)[it.here] ?? [])
  );
};
const guess: Claim = (it) => same(it.digits('digits'), it.may(it.here)) && it.may(it.here).length > 1;

/** Fills in what follows, only in cells that are lit. */
function supposed(it: Told): { readonly may: number[][]; readonly entered: number[] } {
  const entered = [...it.seen.entered];
  const may = it.seen.may.map((digits) => [...digits]);
  const put = (cell: number, digit: number): void => {
    entered[cell] = digit;
    for (const at of CELLS) may[at] = at === cell ? [] : (may[at] ?? []).filter((d) => d !== digit || !meet(at, cell));
  };
  put(it.here, it.digit('digit'));
  for (let next = follows(it, may, entered); next; next = follows(it, may, entered)) put(...next);
  return { may, entered };
}

function follows(it: Told, may: readonly number[][], entered: readonly number[]): [number, number] | undefined {
  for (const cell of it.lit.filter((at) => entered[at] === 0)) {
    const [only, more] = may[cell] ?? [];
    if (only !== undefined && more === undefined) return [cell, only];
    const alone = (may[cell] ?? []).find((digit) =>
      HOUSES.some(
        (house) => isIn(cell, house) && cellsIn(house).every((at) => at === cell || !may[at]?.includes(digit)),
      ),
    );
    if (alone !== undefined) return [cell, alone];
  }
  return undefined;
}
const trialCell: Claim = (it) => {
  const { may, entered } = supposed(it);
  return entered[it.cell('cells')] === 0 && may[it.cell('cells')]?.length === 0;
};
const trialHouse: Claim = (it) => {
  const { may, entered } = supposed(it);
  const digit = it.digit('digit2');
  return cellsIn(it.house('place2')).every((cell) => entered[cell] !== digit && !may[cell]?.includes(digit));
};

export const isRectangle = (cells: readonly number[]): boolean => {
  const lines = HOUSES.filter((house) => house[0] !== 'b' && cells.some((cell) => isIn(cell, house)));
  return cells.length === 4 && lines.length === 4 && cells.every((cell) => within(linesOf(cell), lines));
};

export const DIGIT_CLAIMS: Readonly<Record<string, Claim>> = {
  'wrongEntry.why': wrongEntry,
  'wrongEntry.blocked': blocked,
  'wrongNote.why': wrongNote,
  'trial.why': trialCell,
  'trial.noPlace': trialHouse,
  'bruteForce.why': guess,
  'fullHouse.why': fullHouse,
  'nakedSingle.why': nakedSingle,
  'nakedSingle.noted': nakedNoted,
  'hiddenSingle.why': hiddenSingle,
  'hiddenSingle.noted': hiddenNoted,
  'lockedPair.why': lockedSet(2),
  'lockedTriple.why': lockedSet(3),
  'lockedCandidates1.why': locked,
  'lockedCandidates2.why': locked,
  'nakedPair.why': naked(2),
  'nakedTriple.why': naked(3),
  'nakedQuad.why': naked(4),
  'hiddenPair.why': hidden(2),
  'hiddenTriple.why': hidden(3),
  'hiddenQuad.why': hidden(4),
  'xWing.why': (it) =>
    fish(2)(it) && it.houses('bases').every((house) => it.places(house, it.digit('digit')).length === 2),
  'swordfish.why': fish(3),
  'jellyfish.why': fish(4),
  ...Object.fromEntries(
    ['finned', 'sashimi', 'finnedFranken', 'finnedMutant'].flatMap((kind) => [
      [`${kind}XWing.why`, finned(2)],
      [`${kind}Swordfish.why`, finned(3)],
      [`${kind}Jellyfish.why`, finned(4)],
    ]),
  ),
  ...Object.fromEntries(
    ['franken', 'mutant'].flatMap((kind) => [
      [`${kind}XWing.why`, fish(2)],
      [`${kind}Swordfish.why`, fish(3)],
      [`${kind}Jellyfish.why`, fish(4)],
    ]),
  ),
  'skyscraper.why': kite('rc'),
  'twoStringKite.why': kite('b'),
  'turbotFish.why': kite('rcb'),
  'emptyRectangle.why': emptyRectangle,
  'dualEmptyRectangle.why': dualRectangle,
  'dualTwoStringKite.why': dualKite,
  'remotePair.why': remotePair,
  'bugPlus1.why': bugPlus1,
  'wWing.why': wWing,
  'xyWing.why': wings(false),
  'xyzWing.why': wings(true),
  'sueDeCoq.why': sueDeCoq(false),
  'sueDeCoq.shared': sueDeCoq(true),
};
