// The way to the replay view. It is a chunk of its own so that the names of the view's files are in none that every page loads.

import type { Root } from 'react-dom/client';
import { late } from '../late/late.ts';

const view = late(() => import('./begin.tsx'));

/** Rejects if it does not load. */
export const openReplay = async (root: Root): Promise<void> => (await view()).begin(root);
