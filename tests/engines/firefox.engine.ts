// Runs the suite in Firefox, if it is available.

import { expect, test } from 'vitest';
import { findFirefox } from '../../tools/engines.ts';
import { firefox } from './firefox.ts';
import { playsIn } from './suite.ts';

const found = findFirefox();

if (found) playsIn('Firefox', () => firefox(found));
else test.skip('Firefox', () => expect.fail('It cannot be had here.'));
