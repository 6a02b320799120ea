// The keys of texts that a page shows, or says, in place of the texts themselves.

import type { Page } from 'playwright';

const KEY = /(?<![\w./@-])[a-z]\w*(?:\.\w+)+(?![\w/])/g;

/** A few ways to write are like a key: a host, a file, a time. */
const NO_KEY = /^\w+\.(com|org|net|de|json|ipuz|txt|png|svg)$|^(z|d|u|e|i)\.\w+|^www\./;

export async function rawKeys(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description'];
    const told = [...document.querySelectorAll('*')].flatMap((it) => names.map((name) => it.getAttribute(name) ?? ''));
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) told.push(walk.currentNode.nodeValue ?? '');
    return [document.title, ...told].join('\n');
  });
  return [...new Set(said.match(KEY) ?? [])].filter((word) => !NO_KEY.test(word));
}
