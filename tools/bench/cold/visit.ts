// One visit of an address on a poor phone: a slow network, a slow processor, 360x740, and what came over the line until the first entry.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Slow 4G as Lighthouse has it, without its simulation: bytes per second, and ms for each request's way there and back. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

export interface Visit {
  /** ms from the start of the navigation. */
  readonly firstPaint: number;
  /** The first frame with the board, whether as a picture in the document or as a canvas. */
  readonly boardVisible: number;
  /** What `ready` waits for is there. */
  readonly firstEntry: number;
  /** All until then. */
  readonly requests: number;
  readonly kib: number;
  readonly shift: number;
  /** Each request: when it was sent and when it was complete, ms; its bytes over the line, and its path. */
  readonly line: readonly string[];
}

export interface Wish {
  readonly url: string;
  readonly slowdown: number;
  /** CSS selectors: what shows the board, and what a player needs for the first entry. */
  readonly board: string;
  readonly ready: string;
  /** Visits before this one, in the same browser, until the network is quiet. */
  readonly before?: number;
}

export async function visit(browser: Browser, wish: Wish): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    serviceWorkers: wish.before ? 'allow' : 'block',
  });
  try {
    for (let i = 0; i < (wish.before ?? 0); i++) await quietVisit(context, wish);
    return await measured(await context.newPage(), wish);
  } finally {
    await context.close();
  }
}

async function quietVisit(context: BrowserContext, { url, ready }: Wish): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  await page.close();
}

async function measured(page: Page, { url, slowdown, board, ready }: Wish): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const line = requestsOf(session);
  await page.addInitScript(watch, { board, ready });
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.waitForFunction(() => (window as unknown as Seen).seenAll(), undefined, {
    polling: 50,
    timeout: 60_000,
  });
  const seen = (await times.jsonValue()) as ReturnType<Seen['seenAll']> & object;
  const { requests, bytes, told } = line();
  return { ...seen, requests, kib: bytes / 1024, line: told };
}

interface Seen {
  seenAll(): Pick<Visit, 'firstPaint' | 'boardVisible' | 'firstEntry' | 'shift'> | undefined;
}

/** In the page: notes the first frames with the board and with what the first entry needs. */
function watch({ board, ready }: { board: string; ready: string }): void {
  const at: { board?: number; ready?: number } = {};
  let shift = 0;
  const shifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shift += entry.value;
  });
  shifts.observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const now = performance.now();
    if (at.board === undefined && document.querySelector(board)) at.board = now;
    if (at.ready === undefined && document.querySelector(ready)) at.ready = now;
    if (at.board === undefined || at.ready === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, {
    seenAll: () => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      if (at.board === undefined || at.ready === undefined || paint === undefined) return undefined;
      return { firstPaint: paint.startTime, boardVisible: at.board, firstEntry: at.ready, shift };
    },
  });
}

/** Counts what has been asked for and what has come over the line. */
function requestsOf(session: CDPSession) {
  const all = new Map<string, { path: string; sent: number; done?: number; bytes: number }>();
  let first: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    first ??= timestamp;
    if (request.url.startsWith('http'))
      all.set(requestId, { path: new URL(request.url).pathname, sent: timestamp - first, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const one = all.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, done: timestamp - (first ?? 0) });
  });
  const ms = (s?: number) => (s === undefined ? '-' : Math.round(s * 1000));
  // what is imported after it was fetched comes from the browser's store, without a byte
  const sent = () => [...all.values()].filter(({ bytes, done }) => bytes > 0 || done === undefined);
  return () => ({
    requests: sent().length,
    bytes: [...all.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    told: [...all.values()].map(({ path, sent, done, bytes }) => `${ms(sent)}-${ms(done)} ms ${bytes} B ${path}`),
  });
}
