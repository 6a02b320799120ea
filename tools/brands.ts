// `npm run brands [-- FILE...]`: the example brands, or others, beside the built-in one, as pictures in a phone's and in a desktop's window.
// Needs the built client.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { Brand } from '../api/brand.ts';
import { withBrandFiles } from '../server/admin/brandFile.ts';
import { newFile } from '../server/admin/newFile.ts';
import { runAdmin } from '../server/admin/run.ts';
import { nothingBeside } from '../server/backup/beside.ts';
import { readDatabaseSettings } from '../server/settings/environment.ts';
import { openDatabase } from '../server/store/open.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './browser.ts';
import { startServer } from './serve.ts';

const ROOT = join(import.meta.dirname, '..');
const EXAMPLES = join(ROOT, 'assets/brands');
const RESULTS = join(ROOT, 'test-results/brands');
const WINDOWS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
/** The sheet's pictures are this wide. */
const SHOWN = { phone: 240, desktop: 440 } as const;

const typed = process.argv.slice(2);
const files =
  typed.length > 0
    ? typed
    : readdirSync(EXAMPLES)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(EXAMPLES, name));

/** Publishes them as support does, in the database that the server will open. */
async function load(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readDatabaseSettings(env);
  const { db, close } = await openDatabase(settings, async () => undefined);
  const words = withBrandFiles(['brand', 'set', ...files, '--publish']);
  const { out, err, code } = await runAdmin(words, (work) =>
    work({ ...settings, db, now: Date.now(), operator: 'brands', hasConsent: false, newFile, files: nothingBeside }),
  );
  await close();
  process.stdout.write(out);
  if (code !== 0) throw new Error(err);
}

interface Shown {
  readonly name: string;
  readonly origin: string;
  /** In the brand's order. */
  readonly games: readonly string[];
}

function shownOf(file: string, url: string): Shown {
  const { key, hosts, games = [{ type: 'sudoku' }] }: Brand = JSON.parse(readFileSync(file, 'utf8'));
  const host = hosts.find((name) => name.endsWith('.localhost')) ?? 'localhost';
  return { name: key, origin: `http://${host}:${new URL(url).port}`, games: games.map(({ type }) => type) };
}

/** Welcome, lobby, and a board of the first game. */
async function shoot(page: Page, { name, origin, games }: Shown, window: string): Promise<string[]> {
  const pictures: string[] = [];
  const take = async (what: string) => {
    const path = join(RESULTS, `${name}-${window}-${what}.png`);
    await page.screenshot({ path, animations: 'disabled' });
    pictures.push(path);
  };
  await page.goto(origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await take('welcome');
  await page.goto(`${origin}/${games[0]}/play?screen=lobby`);
  await page.waitForLoadState('networkidle');
  await take('lobby');
  await page.goto(`${origin}/${games[0]}/play?screen=game`);
  await page.getByRole('button', { name: /^(Los geht.s|Start)$/ }).click();
  await page.locator('canvas').first().waitFor();
  await page.waitForLoadState('networkidle');
  await take('board');
  return pictures;
}

/** One picture of all: a row for each brand. */
async function sheet(
  browser: Browser,
  window: keyof typeof WINDOWS,
  rows: readonly (readonly string[])[],
): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 3 * (SHOWN[window] + 16) + 16, height: 600 } });
  const image = (path: string) =>
    `<img width="${SHOWN[window]}" src="data:image/png;base64,${readFileSync(path).toString('base64')}">`;
  const line = (row: readonly string[]) => `<div>${row.map(image).join('')}</div>`;
  await page.setContent(
    `<style>body{margin:8px;background:#888}div{display:flex}img{margin:8px}</style>${rows.map(line).join('')}`,
  );
  const path = join(RESULTS, `all-${window}.png`);
  writeFileSync(path, await page.screenshot({ fullPage: true }));
  await page.close();
  return path;
}

mkdirSync(RESULTS, { recursive: true });
const server = await startServer({ before: load });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const builtIn = { name: 'built-in', origin: server.url, games: ['sudoku'] };
  const all = [builtIn, ...files.map((file) => shownOf(file, server.url))];
  for (const [name, viewport] of Object.entries(WINDOWS) as [
    keyof typeof WINDOWS,
    { width: number; height: number },
  ][]) {
    const rows: string[][] = [];
    for (const brand of all) {
      const page = await browser.newPage({
        viewport,
        locale: 'de-DE',
        hasTouch: name === 'phone',
        isMobile: name === 'phone',
      });
      rows.push(await shoot(page, brand, name));
      await page.close();
    }
    console.log(await sheet(browser, name, rows));
  }
} finally {
  await browser.close();
  await server.stop();
}
