// What a level's document says about how hard it is.

import type { Level } from '../../machines/ports.ts';

/** The hardest technique, if the document names one under our own prefix. */
export function hardestOf({ content }: Pick<Level, 'content'>): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const hardest = Object.entries(content).find(([key]) => key.endsWith('hardest'))?.[1];
  return typeof hardest !== 'string' || hardest === 'none' ? undefined : hardest;
}
