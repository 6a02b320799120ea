// Lighthouse with its mobile preset: the lobby and a level, beside a page with React and a button, served the same way. It is fetched
// when it is first asked for, since with it the project would install four times as slowly.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser.ts';
import { startServer } from '../../serve.ts';
import { servedPeer } from '../cold/peer.ts';
import { type Measure, median, type Row, row } from '../row.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;
const PAGES = { lobby: '/', level: '/sudoku/de-leichtes-001' };

export const measure: Measure = async () => {
  const peer = await startServer({ client: await servedPeer('react.tsx') });
  const server = await startServer();
  try {
    const react = await scoresOf(`${peer.url}/`);
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(PAGES))
      rows.push(...rowsOf(name, await scoresOf(server.url + path), react));
    return rows;
  } finally {
    await server.stop();
    await peer.stop();
  }
};

function rowsOf(name: string, { performance, ...others }: Scores, react: Scores): Row[] {
  const beside = { name: 'React alone', value: react.performance };
  return [
    row(`lighthouse ${name}, performance`, performance, '', beside),
    ...Object.entries(others).map(([category, value]) =>
      row(`lighthouse ${name}, ${category}`, value, '', { name: 'all of it', value: 100 }),
    ),
  ];
}

/** Of 100, the median of each category. */
async function scoresOf(url: string): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < RUNS; run++) all.push(await once(url));
  return Object.fromEntries(CATEGORIES.map((name) => [name, median(all.map((one) => one[name]))])) as Scores;
}

/** Now and then Chromium begins no trace; `more`: how often it may be asked again. */
async function once(url: string, more = 2): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`;
  const command = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', url, '--quiet', flags];
  try {
    const env = { ...process.env, CHROME_PATH: ensureChromium() };
    await promisify(execFile)('npm', [...command, '--output=json', `--output-path=${file}`], { env });
    const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])) as Scores;
  } catch (error) {
    if (more === 0) throw error;
    return await once(url, more - 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Report {
  readonly categories: Record<(typeof CATEGORIES)[number], { readonly score: number }>;
}
