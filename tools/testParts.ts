// The parts of the test command: what each one runs and how its tests are counted. A static check counts as one test.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureShell } from './browser.ts';
import { ensureEngines } from './engines.ts';

export interface Count {
  passed: number;
  failed: number;
}

export interface Part {
  readonly name: string;
  run(): Promise<PartResult>;
}

interface PartResult {
  readonly count: Count;
  readonly output: string;
  /** Lines that are printed whether the part passed or not. */
  readonly notes?: readonly string[];
}

interface ProcessResult {
  readonly ok: boolean;
  readonly output: string;
}

const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules/.bin');

/** Parts that run one after the other. */
type Lane = readonly Part[];

/**
 * Stages run one after the other, the lanes of a stage in parallel. In parallel with the unit tests run the checks, which are
 * short, and the engines, which mostly wait; the browser tests alone keep both cores of a small machine busy.
 */
export const STAGES: readonly (readonly Lane[])[] = [
  [
    [{ name: 'unit and server', run: vitest }],
    [
      check('types', [['tsc'], ['tsc', '-p', 'puzzles']]),
      check('lint and format', [['biome', 'check', '--error-on-warnings', '.']]),
      check('import rules', [['depcruise', '--config', '.dependency-cruiser.cjs', '.']]),
      check('build and size', [
        ['vite', 'build'],
        // once, instead of again for each page that a browser test loads
        ['node', 'tools/compressClient.ts', 'dist'],
        ['node', 'tools/size.ts'],
      ]),
      { name: 'engines', run: engines },
    ],
  ],
  [[{ name: 'browser', run: playwright }]],
];

/** Run only by `npm run test:full`. */
export const LONG_STAGES: typeof STAGES = [[[{ name: 'attacks', run: attacks }]], [[{ name: 'charts', run: charts }]]];

/** Commands that must all succeed; together they count as one test. */
function check(name: string, commands: readonly (readonly string[])[]): Part {
  return {
    name,
    async run() {
      const ended: ProcessResult[] = [];
      for (const command of commands) ended.push(await run(command));
      const ok = ended.every((each) => each.ok);
      return { count: ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output: text(ended) };
    },
  };
}

function vitest(): Promise<PartResult> {
  return vitestOf([]);
}

const SLOW = 'Chromium’s headless shell could not be installed: in the full browser, tests take half as long again.';

/** Firefox and WebKit, if they are installed or can be. The browser tests' own engine, too, is made ready while both cores wait. */
async function engines(): Promise<PartResult> {
  const { firefox, webkit, missing: others } = ensureEngines();
  const missing = ensureShell() ? others : [...others, SLOW];
  if (!firefox && !webkit) return { count: { passed: 0, failed: 0 }, output: '', notes: missing };
  const result = await vitestOf(['--config', 'tests/engines/vitest.config.ts']);
  return { ...result, notes: [...missing, ...(result.notes ?? [])] };
}

async function vitestOf(options: readonly string[]): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await run(['vitest', 'run', ...reporters, ...options]);
  let unsteady: readonly string[] = [];
  const count = counted<VitestReport>(report, ended, (found) => {
    unsteady = found.testResults.flatMap(({ assertionResults }) => assertionResults.filter(wasRunAgain).map(nameOf));
    return withUnsteady({ passed: found.numPassedTests, failed: found.numFailedTests }, unsteady);
  });
  rmSync(folder, { recursive: true });
  return { count, output: ended.output, notes: notesOf(unsteady) };
}

interface VitestTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly VitestTest[] }[];
}

/** The errors of a try that failed stay in the report of the one that passed. */
const wasRunAgain = ({ status, failureMessages }: VitestTest) => status === 'passed' && failureMessages.length > 0;
const nameOf = ({ fullName }: VitestTest) => fullName;

/** Each attack counts as one test; its line reports the result. */
async function attacks(): Promise<PartResult> {
  const ended = await run(['node', 'tests/attacks/main.ts']);
  const [, held, through] = /^(\d+) attacks held, (\d+) got through$/m.exec(ended.output) ?? [];
  const count = { passed: Number(held ?? 0), failed: Number(through ?? 1) };
  return {
    count,
    output: ended.output,
    notes: ended.output.split('\n').filter((line) => /^(held|THROUGH) /.test(line)),
  };
}

function playwright(): Promise<PartResult> {
  return playwrightOf('browser.json', []);
}

/** Every way through the charts; its lines say how much of each that is. */
async function charts(): Promise<PartResult> {
  const result = await playwrightOf('charts.json', ['--config', 'tests/charts/playwright.config.ts']);
  return { ...result, notes: result.output.split('\n').filter((line) => / of \d+ states, /.test(line)) };
}

/** `report`: the file that the configuration names. */
async function playwrightOf(name: string, options: readonly string[]): Promise<PartResult> {
  const report = join(ROOT, 'test-results', name);
  rmSync(report, { force: true });
  const ended = await run(['playwright', 'test', ...options]);
  let unsteady: readonly string[] = [];
  const count = counted<BrowserReport>(report, ended, ({ stats, suites }) => {
    unsteady = suites.flatMap(unsteadyIn);
    return withUnsteady({ passed: stats.expected + unsteady.length, failed: stats.unexpected }, unsteady);
  });
  const output = count.failed === 0 ? ended.output : `${ended.output}\n${pagesOfFailures()}`;
  return { count, output, notes: notesOf(unsteady) };
}

/** Of hundreds of browser tests on two busy cores, now and then one meets a moment that its page does not; three are a fault. */
const MOST_UNSTEADY = 2;

/** `count` takes a test that passed on its second try as passed. */
function withUnsteady({ passed, failed }: Count, unsteady: readonly string[]): Count {
  const faults = unsteady.length <= MOST_UNSTEADY ? 0 : unsteady.length;
  return { passed: passed - faults, failed: failed + faults };
}

const notesOf = (unsteady: readonly string[]) => unsteady.map((name) => `passed only when it was run again: ${name}`);

interface BrowserSuite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly BrowserSuite[];
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly BrowserSuite[];
}

const unsteadyIn = ({ title, specs, suites = [] }: BrowserSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(unsteadyIn),
];

/** What was on the page when a test failed, as its accessibility tree: on a machine that keeps no files the output is all there is. */
function pagesOfFailures(): string {
  const results = join(ROOT, 'test-results');
  const folders = existsSync(results) ? readdirSync(results) : [];
  const files = folders.map((folder) => join(results, folder, 'error-context.md')).filter(existsSync);
  return files.map((file) => /```yaml\n(.*?)```/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '').join('\n');
}

/** A runner that fails without a failed test (a file that does not load, no report) still counts as one failure. */
function counted<Report>(file: string, ended: ProcessResult, read: (report: Report) => Count): Count {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  if (count.failed === 0 && (!ended.ok || count.passed === 0)) return { ...count, failed: 1 };
  return count;
}

function run([program, ...args]: readonly string[]): Promise<ProcessResult> {
  const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}`, FORCE_COLOR: '0', NO_COLOR: '1' };
  const windows = process.platform === 'win32'; // where the programs in node_modules/.bin are command files
  return new Promise((resolve) => {
    const child = spawn(program ?? '', args, { cwd: ROOT, env, shell: windows, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

function text(ended: readonly ProcessResult[]): string {
  return ended
    .filter((each) => !each.ok)
    .map((each) => each.output)
    .join('\n');
}
