// Fetches what the address will need (server/plugins/preloads.ts) before anything else of the app runs: at once would be too early,
// since on a slow network it would come beside the app's own script, not after it.

import { bring } from './chunk.ts';

/** The element in which the server has put the files' paths. */
const ISLAND = 'next';

const text = document.getElementById(ISLAND)?.textContent;

// one that does not come is asked for again by what needs it
for (const file of text ? (JSON.parse(text) as readonly string[]) : [])
  bring(import.meta.env.BASE_URL + file).catch(() => undefined);
