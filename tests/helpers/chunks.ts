// Makes files of the build fail to load, by the module that they were built from.
import type { Page } from 'playwright';
import { scriptsOf } from '../../tools/sizes.ts';

/** The path at which a module is served. */
export const fileOf = (module: string): string => `/${scriptsOf([module])[0]}`;

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
