// Makes files of the build fail to load, by the module that they were built from.
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Page } from 'playwright';

const DIST = join(import.meta.dirname, '../../dist');

/** The path at which a module's own script is served. */
export function fileOf(module: string): string {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  // a chunk shared by several parts has only its name
  const shared = `assets/${basename(module, extname(module))}-`;
  const chunk =
    manifest[module] ?? Object.values(manifest).find(({ file }) => file.startsWith(shared) && file.endsWith('.js'));
  if (!chunk) throw new Error(`The build has no chunk "${module}".`);
  return `/${chunk.file}`;
}

/** `gone`: a server that has something newer; `cut`: no network; `hangs`: a response that never arrives. */
export type Failing = 'gone' | 'cut' | 'hangs';

/** Returns how to let it load again, and how often it was requested in vain. */
export async function withhold(page: Page, module: string, how: Failing = 'cut') {
  const file = `**${fileOf(module)}`;
  let asked = 0;
  await page.route(file, (route) => {
    asked += 1;
    if (how === 'cut') return route.abort();
    if (how === 'gone') return route.fulfill({ status: 404, body: 'Not found' });
    return new Promise(() => undefined);
  });
  return { asked: () => asked, give: () => page.unroute(file) };
}
