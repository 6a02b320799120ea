// What a level's page shows before the app is there: the game's shell and in it the board as a still picture, as a game begins. The
// client keeps it in sight until its own board is drawn in the same place (src/ui/still.ts). It holds no solution: only what the looks of
// the start say.

import { headingOf } from '../../api/heading.ts';
import type { Level } from '../../api/levels.ts';
import { boardColours } from '../../api/look/boardColours.ts';
import { isDark } from '../../api/look/colour.ts';
import { deriveTokens } from '../../api/look/derive.ts';
import { STILL_MARKS } from '../../api/still.ts';
import type { GameType } from '../../puzzles/catalogue.ts';
import type { Drawing, StillColour } from '../../puzzles/drawing.ts';
import type { Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { Language } from '../../puzzles/languages.ts';
import { loadDrawing, loadKind } from '../../puzzles/registry.ts';
import { svgText } from './drawn.ts';
import { text } from './page.ts';
import type { ServedBrand } from './served.ts';
import type { StillShell } from './shellFile.ts';
import { stillPlace } from './stillPlace.ts';

/** A level's board as it is before the first entry. */
export interface OpenedLevel {
  readonly kind: AnyKind;
  readonly drawing: Drawing;
  readonly givens: Size;
}

/** undefined for a document that does not open. */
export async function openedLevel(game: GameType, { content }: Level): Promise<OpenedLevel | undefined> {
  const [kind, drawing] = await Promise.all([loadKind(game), loadDrawing(game)]);
  const sheet = readSheet(content);
  const givens = sheet.ok ? kind.open(sheet.value) : undefined;
  return givens?.ok ? { kind, drawing, givens: givens.value } : undefined;
}

const NO_PICTURES = new Map<string, string>();

/** The shapes of the begun game's first moment; a view of its own, so that no cell is selected. */
export function shapesOf({ kind, drawing, givens }: OpenedLevel, medium: 'paper' | 'screen') {
  const start = kind.start(givens);
  const view = kind.view(givens);
  return drawing.draw({
    size: givens,
    looks: kind.look(givens, start, view),
    marks: [...(kind.marks?.(givens, start, view).values() ?? [])],
    pictures: NO_PICTURES,
    medium,
  });
}

export type StillColours = Readonly<Record<StillColour, string>>;

/** A board's colours in this brand; see scenes/gridpuzzle/painter.ts for those of a fill-in. */
export function stillColours(brand: ServedBrand, dark: boolean): StillColours {
  const { appearance } = brand.configuration('en', new Map());
  const mode = { dark, contrast: false };
  const tokens = deriveTokens(appearance, mode);
  const board = boardColours(tokens, mode, tokens);
  const night = isDark(tokens.paper);
  const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
  return {
    ink: css(board.ink),
    pale: css(board.clue),
    white: css(board.paper),
    line: css(board.hairline),
    block: css(board.block),
    given: css(night ? board.clue : board.house),
    cell: css(night ? board.house : board.paper),
  };
}

export interface StillWish {
  readonly brand: ServedBrand;
  readonly game: GameType;
  readonly level: Level;
  readonly language: Language;
  readonly path: string;
  /** Whether every visitor may play it; else its board is an empty frame. */
  readonly open: boolean;
}

/** Around what is there for this level alone: the page is stored without it for use offline. */
const [BEGIN, END] = STILL_MARKS;

/** The page with the level's still picture; the same page if the level's document does not open. */
export async function withStill(page: string, shell: StillShell, wish: StillWish): Promise<string> {
  const { brand, game, level, open } = wish;
  const opened = await openedLevel(game, level);
  if (opened === undefined) return page;
  const { givens, drawing } = opened;
  const { width, height } = givens;
  const colours = (dark: boolean): string =>
    Object.entries(stillColours(brand, dark))
      .map(([name, colour]) => `--still-${name}:${colour}`)
      .join(';');
  const style = [
    `:root{${colours(false)}}@media(prefers-color-scheme:dark){:root{${colours(true)}}}`,
    // where it was measured with a face that has not come yet
    '@font-face{font-family:"Barlow fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:78%}',
    // its few words keep the face they begin in: in another one they would be wider, and move what stands beside them
    `.still{--columns:${width};--rows:${height};cursor:progress;font-family:"Atkinson fallback",system-ui,sans-serif}`,
    '.still-title{font-weight:700}',
    stillPlace(givens, drawing.reading?.(givens as never) ?? 0),
    shell.css,
  ].join('');
  const svg = open
    ? `<svg viewBox="0 0 ${width * 100} ${height * 100}" aria-hidden="true">${svgText(shapesOf(opened, 'screen'))}</svg>`
    : '';
  const board = `<div class="still-room"><div class="still-board">${svg}</div></div>`;
  return shell
    .styled(page)
    .replace('</head>', () => `${BEGIN}<style>${style}</style>${END}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${BEGIN}${filled(shell.html, wish, opened, board)}${END}</div>`,
    );
}

function filled(
  html: string,
  { brand, game, level, language, path }: StillWish,
  opened: OpenedLevel,
  board: string,
): string {
  const { games } = brand.configuration(language, new Map());
  const name = games.find(({ type }) => type === game)?.name ?? level.title;
  const heading = headingOf(level.title, name);
  const values: Readonly<Record<string, string>> = {
    ...{ path, lang: language, ...heading },
    percent: { de: '0\u202f%', en: '0%' }[language],
    whole: heading.short === '' ? '' : 'true',
  };
  return html
    .replace('data-hand="right"', () => `data-hand="right"${shapeOf(opened)}`)
    .replaceAll(/ [\w-]+="\{\{(\w+)\}\}"/g, (attribute, hole: string) =>
      values[hole] ? attribute.replace(`{{${hole}}}`, () => text(values[hole] ?? '')) : '',
    )
    .replace(/\{\{mistakes:(.*?)\}\}/, (_, ring: string) => ring.repeat(brand.terms.rules.mistakes))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, hole: string) => (hole === 'board' ? board : text(values[hole] ?? '')));
}

/** What the shell's style sheet asks about: see GameShell.tsx. */
function shapeOf({ kind, givens }: OpenedLevel): string {
  const start = kind.start(givens);
  const view = kind.view(givens);
  const legend = kind.legend?.(givens, start, view);
  const keyed = kind.pad(givens, start, view).rows.length > 0;
  return [
    legend === undefined ? '' : ` data-words="${keyed ? 'keys' : 'list'}"`,
    legend !== undefined && keyed && legend.lists.length > 0 ? ' data-given="true"' : '',
    givens.width > givens.height ? ' data-wide="true"' : '',
  ].join('');
}
