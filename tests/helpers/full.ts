// What is too much for every run: `npm run test:full` sets FULL, and then everything runs in each window, language and look.

import { test } from 'playwright/test';

export const FULL = process.env.FULL === '1';

/** One window's worth of a test that both could do. */
export const elsewhere = (here: boolean): boolean => !FULL && !here;

/** A test for the long run alone. */
export const inFull = FULL ? test : test.skip;
