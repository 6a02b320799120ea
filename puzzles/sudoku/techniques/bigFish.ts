// Fish with five and six bases, HoDoKu's squirmbags and whales. Nobody can spot them, so hints and grades do without; they are
// here for libraries of examples. Each step bears the name of its kind's jellyfish.

import { complexFish } from './complexFish.ts';
import { finned } from './finnedFish.ts';
import { fish } from './fish.ts';
import type { Technique } from './types.ts';

/** HoDoKu's codes end with the number of bases less two. */
const coded = (code: string, size: number, technique: Technique): Technique => ({
  ...technique,
  code: `${code}${size - 2}`,
  usual: false,
});

const ofSize = (size: number): Technique[] => {
  const complex = { size, choices: Infinity };
  return [
    coded('030', size, fish('jellyfish', size)),
    coded('031', size, finned('finnedJellyfish', size, 'finned')),
    coded('032', size, finned('sashimiJellyfish', size, 'sashimi')),
    coded('033', size, complexFish({ ...complex, key: 'frankenJellyfish', shape: 'franken', finned: false })),
    coded('034', size, complexFish({ ...complex, key: 'finnedFrankenJellyfish', shape: 'franken', finned: true })),
    coded('035', size, complexFish({ ...complex, key: 'mutantJellyfish', shape: 'mutant', finned: false })),
    coded('036', size, complexFish({ ...complex, key: 'finnedMutantJellyfish', shape: 'mutant', finned: true })),
  ];
};

export const bigFish: readonly Technique[] = [5, 6].flatMap(ofSize);
