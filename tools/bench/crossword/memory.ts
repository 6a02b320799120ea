// Run by the bench in its own process: makes double pages and prints its peak memory in MiB.

import { generateCrossword } from '../../../puzzles/crossword/generate.ts';
import { hyphenatorOf } from '../../../server/making/hyphenation.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';

const words = { lexicon: lexiconOf('de'), hyphenate: hyphenatorOf('de') };
for (const seed of [1, 2, 3]) generateCrossword(words, { category: 'doppelseiter', seed });
process.stdout.write(`${process.resourceUsage().maxRSS / 1024}\n`);
