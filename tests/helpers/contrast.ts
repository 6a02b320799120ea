// How well text and marks can be told from what is behind them, as the browser has painted it, with the colours of brands that make
// that hard. A screen is visited once and takes one palette after another: setting the tokens costs next to nothing.

import type { Page } from 'playwright';
import { expect, test } from 'playwright/test';
import { type BrandColours, deriveTokens } from '../../api/look/derive.ts';
import { boardPalette } from '../../src/theme/boardPalette.ts';
import { FULL } from './full.ts';

/** Custom properties of the page. */
type Colours = Readonly<Record<string, string>>;

interface Palette {
  readonly name: string;
  readonly colours: Colours;
}

export interface Ratio {
  /** What it is between: the element, and its text if it has one. */
  readonly what: string;
  readonly ratio: number;
  readonly least: number;
}

/** One colour for everything; yellow on yellow with green; red on blue, both as dark as the other. */
const HOSTILE: Readonly<Record<string, readonly [primary: string, ground: string, text: string, box: string]>> = {
  grey: ['#777777', '#777777', '#777777', '#777777'],
  yellow: ['#ffff00', '#fff200', '#ffee00', '#00ff00'],
  purple: ['#0000ff', '#ff0000', '#aa00aa', '#ff00ff'],
};

/** As many more as a full run tries; always the same ones. */
function* others(): Generator<readonly [string, readonly [string, string, string, string]]> {
  let state = 20261123;
  const colour = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  };
  for (let n = 1; n <= 37; n++) yield [`random ${n}`, [colour(), colour(), colour(), colour()]];
}

const brandOf = ([primary, ground, text, box]: readonly [string, string, string, string]): BrandColours => ({
  primaryColor: primary,
  backgroundColor: ground,
  textColor: text,
  controlBoxColor: box,
  onPrimaryTextColor: text,
});

function paletteOf(name: string, brand: BrandColours, dark: boolean): Palette {
  const mode = { dark, contrast: false };
  const tokens = deriveTokens(brand, mode);
  const { tones } = boardPalette(tokens, mode, tokens);
  return {
    name: `${name}, ${dark ? 'dark' : 'light'}`,
    colours: Object.fromEntries([
      ...Object.entries(tokens).map(([token, colour]) => [`--${token}`, colour.toHex()]),
      ...tones.map((tone, index) => [`--tone-${index + 1}`, `#${tone.toString(16).padStart(6, '0')}`]),
    ]),
  };
}

const PALETTES: readonly Palette[] = [...Object.entries(HOSTILE), ...(FULL ? others() : [])].flatMap(([name, four]) =>
  [false, true].map((dark) => paletteOf(name, brandOf(four), dark)),
);

/** Screens that have had every palette in this worker. */
const done = new Set<string>();

/** Text has 4.5, whatever its size, and marks and fields have 3, in every palette. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  const all = await ratiosOn(page, done.has(where) ? PALETTES.slice(0, 6) : PALETTES);
  done.add(where);
  expect.soft(shortIn(all), where).toEqual([]);
  for (const least of [4.5, 3]) {
    const [worst] = all.filter((each) => each.least === least).sort((a, b) => a.ratio - b.ratio);
    const description = worst && `${where}: ${worst.ratio} of ${least}, ${worst.what}`;
    if (description !== undefined) test.info().annotations.push({ type: 'contrast', description });
  }
}

/** What falls short of its ratio on this page. */
export const contrastFaults = async (page: Page): Promise<string[]> =>
  shortIn(await ratiosOn(page, PALETTES.slice(0, 6)));

async function ratiosOn(page: Page, palettes: readonly Palette[]): Promise<Ratio[]> {
  const found = await page.evaluate(measure, palettes);
  return found.flatMap(({ name, ratios }) => ratios.map((each) => ({ ...each, what: `${name}: ${each.what}` })));
}

const shortIn = (all: readonly Ratio[]): string[] =>
  all.filter(({ ratio, least }) => ratio < least).map(({ what, ratio }) => `${ratio} ${what}`);

/** Runs in the page. For each palette the ratio of each kind of text and mark that can be seen. */
function measure(palettes: readonly Palette[]): { name: string; ratios: Ratio[] }[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  type Part = { readonly element: Element; readonly what: string; readonly property: string; readonly least: number };
  const root = document.documentElement;
  if (root.style.getPropertyValue('--paper') === '') return []; // not a page of the app
  const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;

  const read = (text: string): Colour => {
    const numbers = (text.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [r = 0, g = 0, b = 0, a = 1] = text.startsWith('color(')
      ? numbers.map((n, i) => (i < 3 ? n * 255 : n))
      : numbers;
    return text === 'none' ? [0, 0, 0, 0] : [r, g, b, a];
  };
  const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const light = (colour: Colour): number => {
    const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratioOf = (a: Colour, b: Colour): number => {
    const [x, y] = [light(a), light(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };

  // What cannot be used has no ratio (WCAG 1.4.3); boards are drawn with colours that have a test of their own.
  const idle =
    ':disabled, [aria-disabled=true], [inert], [inert] *, .visually-hidden, .visually-hidden *, [role=grid] *';
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(idle) === null &&
    element.getBoundingClientRect().width > 1;
  const known = new Set<string>();
  const nameOf = ({ tagName, classList, attributes }: Element): string =>
    [
      tagName,
      ...classList,
      ...[...attributes].flatMap(({ name, value }) =>
        /^(data-|aria-[cps]|style)/.test(name) ? `${name}=${value}` : [],
      ),
    ].join(' ');
  /** The same kind of element at the same kind of place is measured once. */
  const isNew = (element: Element, property: string): boolean => {
    const path: string[] = [property];
    for (let at: Element | null = element; at && at !== top; at = at.parentElement) path.push(nameOf(at));
    const key = path.join('<');
    return known.size < known.add(key).size;
  };
  const parts: Part[] = [];
  const add = (element: Element, property: string, least: number, text = ''): void => {
    if (!seen(element) || !isNew(element, property)) return;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    parts.push({ element, what: `${property} of ${name} ${text.trim().slice(0, 30)}`, property, least });
  };
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode as Text;
    if (parentElement && data.trim() !== '' && !parentElement.closest('svg, script, style'))
      add(parentElement, 'color', 4.5, data);
  }
  for (const icon of top.querySelectorAll('svg.lucide')) add(icon, 'stroke', 3);
  for (const field of top.querySelectorAll(
    'input:not([type=radio], [type=checkbox], [aria-hidden] *), textarea, select',
  )) {
    add(field, 'color', 4.5, 'what is typed');
    add(field, 'border-block-end-color', 3);
  }
  for (const chosen of top.querySelectorAll('[role=switch] + *, :checked + *')) {
    if (Number.parseFloat(getComputedStyle(chosen).borderBlockEndWidth) > 0) add(chosen, 'border-block-end-color', 3);
  }
  for (const bar of top.querySelectorAll('[role=progressbar] span:empty')) add(bar, 'background-color', 3);

  const grounds = new Map<Element, Colour>();
  /** What is painted behind the content of the element. */
  const groundOf = (element: Element): Colour => {
    const before = grounds.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    const pseudo = getComputedStyle(element, '::before');
    const own = read(style.backgroundColor);
    const below =
      own[3] === 1 || element === root ? ([255, 255, 255, 1] as const) : groundOf(element.parentElement ?? root);
    const painted = over(own, below);
    const swatch = pseudo.content !== 'none' && pseudo.position === 'absolute';
    const ground = swatch ? over(read(pseudo.backgroundColor), painted) : painted;
    grounds.set(element, ground);
    return ground;
  };
  const fadeOf = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * fadeOf(element.parentElement);

  const [own, motion] = [root.getAttribute('style') ?? '', root.dataset.motion ?? ''];
  root.dataset.motion = 'less'; // colours that fade would be the old ones
  const found = palettes.map(({ name, colours }) => {
    for (const [property, value] of Object.entries(colours)) root.style.setProperty(property, value);
    grounds.clear();
    const ratios = parts.map(({ element, what, property, least }) => {
      const isInside = property === 'color' || property === 'stroke';
      const ground = groundOf(isInside ? element : (element.parentElement ?? root));
      const [r, g, b, a] = read(getComputedStyle(element).getPropertyValue(property));
      const ratio = ratioOf(over([r, g, b, a * fadeOf(element)], ground), ground);
      return { what, ratio: Math.round(ratio * 1000) / 1000, least };
    });
    return { name, ratios };
  });
  root.setAttribute('style', own);
  root.dataset.motion = motion;
  return found;
}
