// What the client's build says about the game's shell, and the page's own style sheets, written into the page itself: a level's first paint
// then waits for nothing but the page.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StillShell {
  /** With holes: tools/stillShell.ts. */
  readonly html: string;
  readonly css: string;
  /** The page with its style sheets in it. */
  styled(page: string): string;
}

/** `root`: of the built client; undefined if its build says nothing. */
export function readShell(root: string): StillShell | undefined {
  const file = join(root, 'shell.json');
  if (!existsSync(file)) return undefined;
  const { html, css } = JSON.parse(readFileSync(file, 'utf8')) as { html: string; css: string };
  const sheets = new Map<string, string>();
  const sheet = (address: string): string => {
    const known = sheets.get(address) ?? readFileSync(join(root, address), 'utf8').trim();
    sheets.set(address, known);
    return known;
  };
  return {
    html,
    css,
    // the element stays, switched off: the loader of parts and the service worker find their sheets by it
    styled: (page) =>
      page.replaceAll(
        /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/g,
        (_, address: string) => `<style>${sheet(address)}</style><link rel="stylesheet" disabled href="${address}">`,
      ),
  };
}
