// What axe finds on a page, and what it does not look for: keys of texts in place of texts; and the contrast with other palettes.

import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectContrast } from './contrast.ts';
import { rawKeys } from './rawKeys.ts';

/** Continues after a finding, so that one run reports all of them. `rules`: run only these. */
export async function expectAccessible(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  // once for each page: parsing axe takes longer than running it
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (only) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only.length > 0 ? { runOnly: only } : {}),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules as string[]);
  expect.soft(found, where).toEqual([]);
  if (rules.length === 0) await expectContrast(page, where);
  expect.soft(await rawKeys(page), where).toEqual([]);
}
