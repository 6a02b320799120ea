// Runs the suite in Safari's engine, if it is available.

import { expect, test } from 'vitest';
import { findWebKit } from '../../tools/engines.ts';
import { playsIn } from './suite.ts';
import { webkit } from './webkit.ts';

const found = findWebKit();

if (found) playsIn('WebKit', () => webkit(found));
else test.skip('WebKit', () => expect.fail('It cannot be had here.'));
