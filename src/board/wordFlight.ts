// A found word flies from the board to its place in the list, and is struck through there.
// These are the browser's own animations of elements over the page: nothing is painted for them, and the cells of the board's twin
// say where the word lies. Whoever listens has heard of the word from the board, so what flies is hidden from them.

import type { LegendItem } from '../../puzzles/kind.ts';

/** ms. */
const FLIGHT = 420;
/** A word is never more than this much larger on the board than in the list. */
const LARGEST = 2;
/** CSS pixels between the list's edge and the middle of a word that is out of sight there. */
const EDGE = 14;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface WordFlights {
  /** The word is done in the list, which has not been painted since. */
  fly(word: LegendItem): void;
  /** Every word is where it belongs, at once. */
  end(): void;
}

/** `className`: of what flies. */
export function bindWordFlight(list: HTMLElement, className: string): WordFlights {
  const running = new Set<Animation>();
  const chips = new Set<HTMLElement>();
  const landing = new Set<HTMLElement>();

  function run(animation: Animation, then: () => void): void {
    running.add(animation);
    animation.onfinish = () => {
      running.delete(animation);
      then();
    };
  }
  function land(): void {
    for (const entry of landing) delete entry.dataset.landing;
    landing.clear();
  }
  function fly({ item, from, to, tone = 1 }: LegendItem): void {
    const entry = list.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`);
    const start = from === undefined || to === undefined ? undefined : onBoard(from, to);
    if (!entry || !start) return;
    landing.add(entry);
    entry.dataset.landing = 'air';
    const chip = document.body.appendChild(chipOf(entry, className, tone));
    chips.add(chip);
    const way = wayOf(start, placeIn(list, entry), start.cell / chip.offsetHeight);
    run(chip.animate(way, { duration: FLIGHT, easing: 'ease-in-out' }), () => {
      chip.remove();
      chips.delete(chip);
      landing.delete(entry);
      delete entry.dataset.landing;
    });
  }
  function end(): void {
    for (const animation of running) animation.cancel();
    running.clear();
    for (const chip of chips) chip.remove();
    chips.clear();
    land();
  }
  return { fly, end };
}

/** The middle of a line on the board, as far as that is in sight, and a cell's side; undefined while the board is hidden. */
function onBoard(from: number, to: number): (Point & { readonly cell: number }) | undefined {
  const grid = document.querySelector('main [role="grid"]');
  const canvas = document.querySelector('main canvas')?.getBoundingClientRect();
  const cells = [from, to].map((cell) => grid?.querySelector(`[data-cell="${cell}"]`));
  const [first, last] = cells.map((cell) =>
    cell?.checkVisibility({ visibilityProperty: true }) ? cell.getBoundingClientRect() : undefined,
  );
  if (!first || !last || !canvas) return undefined;
  const middle = { x: (first.left + last.right) / 2, y: (first.top + last.bottom) / 2 };
  return { ...within(canvas, middle, 0), cell: first.height };
}

/** The middle of the word in the list, or where the list ends on the way to it. */
function placeIn(list: HTMLElement, entry: HTMLElement): Point & { readonly inSight: boolean } {
  const { left, top, width, height } = entry.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const bottom = Math.min(box.bottom, window.innerHeight);
  const seen = within({ left: box.left, right: box.right, top: Math.max(box.top, 0), bottom }, middle, EDGE);
  return { ...seen, inSight: seen.x === middle.x && seen.y === middle.y };
}

type Bounds = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const within = ({ left, right, top, bottom }: Bounds, { x, y }: Point, edge: number): Point => ({
  x: Math.max(left + edge, Math.min(right - edge, x)),
  y: Math.max(top + edge, Math.min(bottom - edge, y)),
});

function chipOf(entry: HTMLElement, className: string, tone: number): HTMLElement {
  const chip = document.createElement('div');
  chip.className = className;
  chip.textContent = entry.textContent;
  chip.dir = 'ltr'; // placed from the window's left edge
  chip.dataset.flight = entry.dataset.item;
  chip.style.setProperty('--flying', `var(--tone-${tone})`);
  chip.setAttribute('aria-hidden', 'true');
  return chip;
}

/** It leaves the board as large as it is there. */
function wayOf(start: Point, end: Point & { readonly inSight: boolean }, scale: number): Keyframe[] {
  const at = ({ x, y }: Point, size: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size.toFixed(3)})`;
  const large = Math.max(1, Math.min(LARGEST, scale));
  return [
    { transform: at(start, large), opacity: 0.4 },
    { transform: at(start, large * 1.1), opacity: 1, offset: 0.2 },
    { transform: at(end, 1), opacity: end.inSight ? 1 : 0 },
  ];
}
