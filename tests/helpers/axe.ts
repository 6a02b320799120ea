// What axe finds on a page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Continues after a finding, so that one run reports all of them. `rules`: run only these. */
export async function expectAccessible(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  // this page has no cross-origin frames, so axe needs no second page to merge its findings
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}
