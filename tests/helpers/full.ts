// Tests that would take too long in every run: `npm run test:full` sets FULL to run all in each window, language and theme.

import { test } from 'playwright/test';

export const FULL = process.env.FULL === '1';

/** Skips a test in all but one window. */
export const elsewhere = (here: boolean): boolean => !FULL && !here;

/** Details of a test whose window must be the narrow one, which is the harder: the configuration leaves it out of the other. */
export const NARROW = { tag: '@narrow' } as const;

/** For a file whose workers each start something dear: its tests run one after another, in one of them. */
export const inOneWorker = (): void => test.describe.configure({ mode: 'default' });

/** A test of the full run only. */
export const inFull = FULL ? test : test.skip;
