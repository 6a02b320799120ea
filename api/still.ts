// What server and client agree on about what is in a level's page for that level alone: the still picture (server/brands/still.ts,
// src/ui/still.ts), the answers and the files that it needs.

/** Around what is there for this level alone: a page is stored without it, since it is shown at other addresses offline. */
export const STILL_MARKS = ['<!--still-->', '<!--/still-->'] as const;

/** A page as it may be shown at every address of the app. */
export function withoutStill(page: string): string {
  const [begin, end] = STILL_MARKS;
  return page
    .split(begin)
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(end) + end.length)))
    .join('');
}
