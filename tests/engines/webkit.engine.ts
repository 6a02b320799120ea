// Safari's engine, where it can be had.

import { expect, test } from 'vitest';
import { findWebKit } from '../../tools/engines.ts';
import { playsIn } from './suite.ts';
import { webkit } from './webkit.ts';

const found = findWebKit();

if (found) playsIn('WebKit', () => webkit(found));
else test.skip('WebKit', () => expect.fail('It cannot be had here.'));
