// A page that has been open for a long time may be older than what the server serves: is it?

/** ms. */
const FETCH_TIMEOUT = 10_000;

/** The address of a page's entry script. */
export const entryOf = (html: string): string | undefined =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1];

/** The page as it is served now. */
export const servedPage = async (): Promise<string> =>
  (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(FETCH_TIMEOUT) })).text();

/** The entry script of this page. */
export const ownEntry = (): string | undefined =>
  import.meta.env.PROD ? entryOf(document.documentElement.outerHTML) : undefined;

/** Whether the server now serves a different version. Rejects if it cannot be reached. */
export async function isOutdated(page = servedPage, entry = ownEntry()): Promise<boolean> {
  const served = entry && entryOf(await page());
  return served !== undefined && served !== entry;
}
