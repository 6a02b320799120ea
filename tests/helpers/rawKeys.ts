// The keys of texts that a page shows, or says, in place of the texts themselves.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

const TEXTS = join(import.meta.dirname, '../../src/text/en');

/** The first words of all keys. */
const GROUPS = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(TEXTS, file), 'utf8')) as object));

const KEY = new RegExp(`(?<![\\w./@-])(?:${[...new Set(GROUPS)].join('|')})(?:\\.\\w+)+`, 'g');

export async function rawKeys(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description'];
    const told = [...document.querySelectorAll('*')].flatMap((it) => names.map((name) => it.getAttribute(name) ?? ''));
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) told.push(walk.currentNode.nodeValue ?? '');
    return [document.title, ...told].join('\n');
  });
  return [...new Set(said.match(KEY) ?? [])];
}
