// A cold visit of a level by its link, on slow 4G with a slow processor: first paint, board, first entry, requests, bytes, shifts; and
// a third visit, whose files are stored. Beside a page with a peer's crossword and one with React alone, served the same way.
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser.ts';
import { startServer } from '../../serve.ts';
import { servedPeer } from '../cold/peer.ts';
import { type Visit, visit, type Wish } from '../cold/visit.ts';
import { type Measure, median, type Row, row } from '../row.ts';

const VISITS = 5;
const SLOWDOWN = 4;

/** A still picture in the document, or the board itself; and the keys with which a player enters something. */
const OURS = {
  board: '.still-room svg, main canvas',
  ready: 'main [role="group"][aria-label="Tasten"] button:not(:disabled)',
};
const LEVELS = { sudoku: '/sudoku/de-leichtes-001', crossword: '/crossword/de-halbe_seite-001' };

export const measure: Measure = async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  const peers = {
    guardian: await startServer({ client: await servedPeer('crossword.tsx') }),
    react: await startServer({ client: await servedPeer('react.tsx') }),
  };
  const server = await startServer();
  try {
    const guardian = await visits(browser, { url: `${peers.guardian.url}/?size=15`, board: 'svg', ready: 'svg' });
    const react = await visits(browser, { url: `${peers.react.url}/`, board: 'button', ready: 'button' });
    const again = await visits(browser, {
      url: `${peers.guardian.url}/?size=15`,
      board: 'svg',
      ready: 'svg',
      before: 2,
    });
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(LEVELS)) {
      const url = server.url + path;
      rows.push(...rowsOf(name, await visits(browser, { url, ...OURS }), { guardian, react }));
      const third = await visits(browser, { url, ...OURS, before: 2 });
      rows.push(
        row(`cold ${name}, third visit, first entry`, third.firstEntry, 'ms', { name: 'goal', value: 1000 }),
        row(`cold ${name}, third visit, first entry, beside a component alone`, third.firstEntry, 'ms', {
          name: '@guardian/react-crossword alone',
          value: again.firstEntry,
        }),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    await peers.guardian.stop();
    await peers.react.stop();
  }
};

type Figures = Omit<Visit, 'line'>;

/** The median of each figure. */
async function visits(browser: Browser, wish: Omit<Wish, 'slowdown'>): Promise<Figures> {
  const all: Visit[] = [];
  for (let i = 0; i < VISITS; i++) all.push(await visit(browser, { ...wish, slowdown: SLOWDOWN }));
  const of = (pick: (one: Visit) => number): number => median(all.map(pick));
  return {
    firstPaint: of((one) => one.firstPaint),
    boardVisible: of((one) => one.boardVisible),
    firstEntry: of((one) => one.firstEntry),
    requests: of((one) => one.requests),
    kib: of((one) => one.kib),
    shift: of((one) => one.shift),
  };
}

function rowsOf(name: string, ours: Figures, { guardian, react }: Record<'guardian' | 'react', Figures>): Row[] {
  const component = { name: '@guardian/react-crossword alone', value: guardian.boardVisible };
  return [
    row(`cold ${name}, first paint`, ours.firstPaint, 'ms', { name: 'React alone', value: react.firstPaint }),
    row(`cold ${name}, board visible`, ours.boardVisible, 'ms', component),
    row(`cold ${name}, first entry`, ours.firstEntry, 'ms', component),
    row(`cold ${name}, requests`, ours.requests, '', { name: 'goal', value: 25 }),
    row(`cold ${name}, bytes`, ours.kib, 'KiB', { name: 'goal', value: 330 }),
    row(`cold ${name}, layout shift`, ours.shift, '', { name: 'nothing', value: 0 }),
  ];
}
