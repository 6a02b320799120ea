// What a page asks for beside its own script: the files of the place that its address leads to, and no others.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { preloads, VISITS } from '../../server/plugins/preloads.ts';

function client(): string {
  const folder = mkdtempSync(join(tmpdir(), 'preloads-'));
  mkdirSync(join(folder, '.vite'));
  const visits = {
    page: ['assets/page.js', 'assets/page.css'],
    de: ['assets/page.js', 'assets/de.js'],
    en: ['assets/page.js', 'assets/en.js'],
    lobby: ['assets/page.js', 'assets/lobby.js'],
    crossword: ['assets/page.js', 'assets/play.js', 'assets/play.css', 'assets/crossword.js'],
    'crossword.de': ['assets/words-de.js'],
    sudoku: ['assets/page.js', 'assets/play.js', 'assets/sudoku.js'],
  };
  writeFileSync(join(folder, VISITS), JSON.stringify(visits));
  return folder;
}

const of = preloads(client());
const nextOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="next">(.*)<\/script>/.exec(html)?.[1] ?? '');

describe('what comes with a page', () => {
  it('a level brings its texts beside the page, then its game', () => {
    const html = of('/crossword/de-leichtes-001', 'de');
    expect(html).toContain('<link rel="preload" as="fetch" href="/assets/de.js" crossorigin>');
    expect(html).not.toContain('href="/assets/page.js"');
    expect(nextOf(html)).toEqual(['assets/words-de.js', 'assets/play.js', 'assets/play.css', 'assets/crossword.js']);
  });

  it('the same level in English brings no German texts', () => {
    const html = of('/crossword/de-leichtes-001', 'en');
    expect(html).toContain('/assets/en.js');
    expect(html).not.toContain('de.js');
  });

  it('every other address brings the lobby, unless it names another screen', () => {
    expect(nextOf(of('/', 'de'))).toEqual(['assets/lobby.js']);
    expect(nextOf(of('/sudoku/play', 'de'))).toEqual(['assets/lobby.js']);
    expect(nextOf(of('/sudoku/de-leichtes-001?screen=lobby', 'de'))).toEqual(['assets/lobby.js']);
    expect(nextOf(of('/sudoku/play?screen=settings', 'de'))).toEqual([]);
  });

  it('no address is too strange, and none is written into the page', () => {
    for (const url of ['//[', '/%', '/?screen=%', '/<script>', '/crossword/"><img>', `/crossword/${'a'.repeat(5000)}`])
      expect(nextOf(of(url, 'de'))).toEqual(url.includes('screen') ? [] : ['assets/lobby.js']);
  });

  it('a client that is not ours has no links', () => {
    expect(preloads(mkdtempSync(join(tmpdir(), 'preloads-')))('/', 'de')).toBe('');
  });
});
