// Where a still picture lies in the board's room, as a style sheet: the same cells in the same place as scenes/layout.ts and
// scenes/fit.ts calculate for the canvas, since nothing may move when that takes its place.

import type { Size } from '../../puzzles/grid.ts';
import { LARGER, NEARLY, ROOMY, WIDE, WILL_DO } from '../../puzzles/opening.ts';

/** CSS pixels; cells are whole device pixels, half a CSS pixel on most screens that are not a whole one. */
const half = (side: number): number => Math.ceil(side * 2) / 2;
const px = (value: number): string => `${Math.round(value * 100) / 100}px`;

/** All of the room where all cells are in sight, else whole cells and the line after the last one. */
const cut = (axis: 'w' | 'h', cells: number): string =>
  `min(100cq${axis},max(round(down,100cq${axis},var(--side)) + var(--dot),(100cq${axis} - var(--side)*${cells})*9999))`;

const middle = (axis: 'w' | 'h', length: string): string => `round(50cq${axis} - (${length})/2,var(--dot))`;

/** From which width of the room on how many whole columns are in sight of a board that has to be moved both ways. */
function columns(width: number, reading: number): [number, number][] {
  const [small, large] = [reading * NEARLY, reading * LARGER * NEARLY];
  const all = Array.from({ length: Math.max(0, width - 1) }, (_, index) => index + 1);
  const roomy = Math.max(1, Math.min(width - 1, Math.floor(ROOMY / large)));
  return [
    ...all.filter((n) => n * small < ROOMY).map((n): [number, number] => [n * small, n]),
    [ROOMY, roomy],
    ...all.filter((n) => n > roomy).map((n): [number, number] => [n * large, n]),
  ];
}

/** `reading`: CSS pixels of a cell that can be read; 0 for a board that always opens whole. */
export function stillPlace({ width, height }: Size, reading: number): string {
  const [across, down] = [`var(--across)`, `var(--down)`];
  const room =
    '.still-room{container:still/size;position:absolute;inset:0;background:var(--paper);direction:ltr;overflow:clip;--dot:1px}' +
    '.still-board{position:absolute;overflow:clip;background:var(--still-white);' +
    `width:${cut('w', width)};height:${cut('h', height)};` +
    `left:${middle('w', cut('w', width))};top:${middle('h', cut('h', height))};` +
    `--across:round(down,calc(100cqw/${width}),var(--dot));--down:round(down,calc(100cqh/${height}),var(--dot))}`;
  const dots = [1.25, 1.5, 2, 2.5, 3, 3.5, 4].map(
    (ratio) => `@media(min-resolution:${ratio}dppx){.still-room{--dot:${Math.round(1e4 / ratio) / 1e4}px}}`,
  );
  const drawing =
    '.still-board>svg{position:absolute;max-width:none;fill:var(--still-ink);font-family:var(--font);' +
    `width:calc(var(--side)*${width});height:calc(var(--side)*${height});` +
    `left:max(0px,50cqw - var(--side)*${width / 2});top:max(0px,50cqh - var(--side)*${height / 2})}`;
  const whole =
    `.still-board{--side:min(${across},${down});` +
    `width:calc(var(--side)*${width});height:calc(var(--side)*${height});` +
    `left:${middle('w', `var(--side)*${width}`)};top:${middle('h', `var(--side)*${height}`)}}` +
    '.still-board>svg{left:0;top:0}';
  const always = [room, ...dots, drawing];
  if (reading === 0) return [...always, whole].join('');

  const sided = (side: string): string => `.still-board{--side:${side}}`;
  const at = (query: string, rules: string): string => `@container still ${query}{${rules}}`;
  const wide = (side: number): string => `(min-width:${px(half(side) * width)})`;
  const high = (side: number): string => `(min-height:${px(half(side) * height)})`;
  const enough = reading * NEARLY;
  const least = reading * WILL_DO;
  const roomy = `(min-width:${px(WIDE)}) and (not (${wide(reading)} or ${high(reading)}))`;
  // a later rule wins; what is neither readable nor will do opens zoomed in
  return [
    ...always,
    ...columns(width, reading).map(([room, n]) => at(`(min-width:${px(room)})`, `.still-board{--n:${n}}`)),
    sided('round(down,calc(100cqw/var(--n,1)),var(--dot))'),
    at(wide(reading), sided(px(Math.ceil(reading)))),
    at(high(reading), sided(px(Math.ceil(reading)))),
    at(`${roomy} and ${high(least)}`, sided(down)),
    at(`${roomy} and ${wide(least)}`, sided(across)),
    at(`${roomy} and ${wide(least)} and ${high(least)}`, whole),
    at(`${high(enough)} and (not ${high(reading)})`, sided(down)),
    at(`${wide(enough)} and (not ${wide(reading)})`, sided(across)),
    at(`${wide(enough)} and ${high(enough)}`, whole),
  ].join('');
}
