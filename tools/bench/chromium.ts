// The bench's Chromium: pages in one window size, CPU throttling, and traces of single entries.
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../browser.ts';
import type { BenchEntry } from './entries.ts';
import type { PeerPage } from './peers/build.ts';
import { arrivalTimes, CATEGORIES, END, longestTimes, MARK, scriptTimes } from './trace.ts';

const VIEWPORT = { width: 412, height: 800 };
const PEER_ORIGIN = 'http://peer.test';

export class Bench {
  private readonly browser: Browser;

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  static async open(): Promise<Bench> {
    return new Bench(await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] }));
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** An empty page with its own storage, in German. For our app it emulates a phone: with a physical keyboard it shows no keys. `deviceScaleFactor`: device pixels per CSS pixel. */
  async page(baseURL?: string, deviceScaleFactor = 1): Promise<Page> {
    const place = baseURL === undefined ? {} : { baseURL, hasTouch: true, isMobile: true };
    const context = await this.browser.newContext({
      serviceWorkers: 'block', // what it stores after the first entry is not what is measured
      viewport: VIEWPORT,
      deviceScaleFactor,
      locale: 'de-DE',
      reducedMotion: 'reduce',
      ...place,
    });
    return context.newPage();
  }

  /** A page that shows a peer. */
  async peer(built: PeerPage, search = ''): Promise<Page> {
    const page = await this.page();
    await page.route(`${PEER_ORIGIN}/**`, (route) => {
      const file = built.files.get(new URL(route.request().url()).pathname);
      if (file === undefined) return route.fulfill({ contentType: 'text/html', body: built.html });
      return route.fulfill({
        contentType: file.type,
        body: typeof file.body === 'string' ? file.body : Buffer.from(file.body),
      });
    });
    await page.goto(`${PEER_ORIGIN}/${search}`, { waitUntil: 'networkidle' });
    return page;
  }

  /** Script time of each entry in ms, with the page's CPU throttled by `slowdown`. */
  async measure(page: Page, slowdown: number, entries: readonly BenchEntry[]): Promise<number[]> {
    return scriptTimes(await this.trace(page, slowdown, entries));
  }

  /** The longest task in each entry, ms. */
  async measureLongest(page: Page, slowdown: number, entries: readonly BenchEntry[]): Promise<number[]> {
    return longestTimes(await this.trace(page, slowdown, entries));
  }

  /** ms of script from the arrival of an entry's content to its first frame; the page sets a mark for each. */
  async measureArrivals(page: Page, slowdown: number, entries: readonly BenchEntry[]): Promise<number[]> {
    return arrivalTimes(await this.trace(page, slowdown, entries));
  }

  private async trace(page: Page, slowdown: number, entries: readonly BenchEntry[]): Promise<Buffer> {
    const session = await page.context().newCDPSession(page);
    await slow(session, slowdown);
    await this.browser.startTracing(page, { categories: CATEGORIES });
    for (const entry of entries) {
      if (entry.prepare !== undefined) {
        await entry.prepare(page);
        await settled(page);
      }
      await page.evaluate((mark) => performance.mark(mark), MARK);
      await entry.act(page);
      await settled(page);
      await page.evaluate((mark) => performance.mark(mark), END);
    }
    const trace = await this.browser.stopTracing();
    await slow(session, 1);
    return trace;
  }
}

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

/** Two frames and an idle main thread: the page has shown everything and has nothing left to do. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))), 60);
      }),
  );
}
