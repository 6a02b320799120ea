// What the server writes into a level's page before the app is there: the game's shell as markup with holes, made in the build from the
// shell's own style sheets, and those. In `shell.json` beside index.html.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Circle, CircleHelp, House, type LucideIcon, Pause, Volume2 } from 'lucide-react';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const SHEETS = {
  shell: 'src/play/GameShell.module.css',
  header: 'src/play/Header.module.css',
  status: 'src/play/Status.module.css',
  button: 'src/ui/IconButton.module.css',
} as const;
type SheetName = keyof typeof SHEETS;
/** A class's name in the build, by sheet and by its own. */
type ClassNames = Readonly<Record<SheetName, (name: string) => string>>;

/** The file's form; server/brands/still.ts reads it. */
export interface StillShell {
  readonly html: string;
  /** The rules of the shell, which come again with the app, under the same names. */
  readonly css: string;
}

async function sheetsOf(config: ResolvedConfig) {
  const read = async (name: SheetName) => {
    const path = fileURLToPath(new URL(`../${SHEETS[name]}`, import.meta.url));
    const { code, modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
    const named = (own: string): string => {
      const found = modules[own];
      if (found === undefined) throw new Error(`${SHEETS[name]} has no class ${own}`);
      return found;
    };
    return { name, code, named };
  };
  const sheets = await Promise.all((Object.keys(SHEETS) as SheetName[]).map(read));
  const classes = Object.fromEntries(sheets.map(({ name, named }) => [name, named])) as ClassNames;
  return { classes, css: small(sheets.map(({ code }) => code).join('\n')) };
}

/**
 * The markup of GameShell.tsx, Header.tsx, Status and Mistakes before a game begins. Holes are in double braces; what stands in them is
 * the server's business. Nothing of it can be pressed, and nothing is a heading: the app's own is to have the focus.
 */
function markup({ shell, header, status, button }: ClassNames): string {
  const icon = (Icon: LucideIcon, of = {}) => h(Icon, { 'aria-hidden': true, ...of });
  const press = (Icon: LucideIcon, disabled = false) =>
    h('button', { type: 'button', className: button('button'), tabIndex: -1, disabled }, icon(Icon));
  const box = (className: string, ...children: ReactNode[]) => h('div', { className }, ...children);
  const names = box(
    header('names'),
    h(
      'div',
      { className: `${header('title')} still-title`, lang: '{{lang}}', 'data-long': '{{long}}', dir: 'auto' },
      h('span', { 'data-whole': '{{whole}}' }, '{{words}}'),
      h('span', { className: header('short'), 'data-text': '{{short}}' }),
      '{{number}}',
    ),
    // the level's number among its category's, which only the list of levels tells
    h('button', { type: 'button', className: header('where'), tabIndex: -1 }, h('span', null, '\u00a0')),
  );
  const title = box(header('bar'), press(House), names, press(Volume2), press(CircleHelp));
  const bar = box(
    status('status'),
    h('span', { className: status('mistakes') }, '{{mistakes}}'),
    h('span', { className: status('percent') }, h('span', { className: status('track') }), '{{percent}}'),
    h('span', { className: status('timer') }, '0:00:00'),
    press(Pause, true),
  );
  const all = h(
    'div',
    { className: `${shell('shell')} still`, inert: true, 'data-still': '{{path}}', 'data-hand': 'right' },
    box(shell('title'), title),
    box(shell('status'), bar),
    box(shell('stage'), box(shell('board'), '{{board}}')),
  );
  const ring = renderToStaticMarkup(icon(Circle, { className: status('left'), strokeWidth: 2 }));
  return renderToStaticMarkup(all).replace('{{mistakes}}', `{{mistakes:${ring}}}`);
}

/** Without comments and the spaces that nothing needs. */
const small = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

let config: ResolvedConfig;

export const stillShell: Plugin = {
  name: 'still-shell',
  apply: 'build',
  configResolved: (resolved) => {
    config = resolved;
  },
  async writeBundle({ dir = 'dist' }) {
    const { classes, css } = await sheetsOf(config);
    const shell: StillShell = { html: markup(classes), css };
    writeFileSync(join(dir, 'shell.json'), JSON.stringify(shell));
  },
};
