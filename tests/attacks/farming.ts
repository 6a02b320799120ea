// Attack: jokers without playing. Posts every served level in both languages with the solution it comes with: in one second
// each, at human speed, many at once and on two processes, with entries that only a hint may make.

import { type Attack, failing, type Pair, type Seen, spread, tally, upTo } from './attack.ts';
import { ask, jokersOf, now, putGame, unsigned } from './caller.ts';
import { type Call, entriesOf, everything, farm } from './farm.ts';
import type { Server } from './server.ts';

const WELCOME = 10;
/** From the served configuration. */
const CAP = 30;

const caller =
  ({ url }: Server): Call =>
  async (method, path, headers, body) => {
    const { status, body: answer } = await ask(url, method, `/api${path}`, { headers, body });
    return { status, data: answer?.data };
  };

const bearer = (uid: string) => ({ authorization: `Bearer ${unsigned(uid)}` });

const today = (): string => new Date().toISOString().slice(0, 10);

const timed = (moves: readonly object[], total: number) =>
  moves.map((move, n) => ({ type: 'move', at: Math.round(((n + 1) * total) / moves.length), move }));

async function entries({ url }: Server, puzzle: string, category: string): Promise<object[]> {
  const [game = '', id = ''] = puzzle.split('/');
  const { body } = await ask(url, 'GET', `/api/game/${game}/${category}/${id}`);
  return entriesOf(game, body.data.content);
}

/** Levels that are open from the start, with their category. */
const OPEN = ['sudoku', 'wordsearch', 'gridpuzzle'].flatMap((game) =>
  ['de', 'en'].flatMap((language) => upTo(5).map((n) => `${game}/${language}-leichtes-00${n + 1}`)),
);

/** The same forty posts on both processes at once: they may win no more than one day's limit, and no puzzle twice. */
async function atOnce({ nodes }: Pair): Promise<number> {
  const uid = `greedy-${now()}`;
  const token = unsigned(uid);
  const [{ url }] = nodes;
  const before = await jokersOf(url, token);
  const games = await spread(OPEN, 4, async (puzzle) => ({
    puzzle,
    moves: await entries(nodes[0], puzzle, 'leichtes'),
  }));
  const posts = games.flatMap((game) => nodes.map((node) => ({ ...game, node })));
  await spread(posts, 16, ({ node, puzzle, moves }) =>
    putGame(node.url, token, puzzle, timed(moves, moves.length * 2000)),
  );
  return (await jokersOf(url, token)) - before;
}

export const farming: Attack = {
  name: 'farming every served level',
  old: '634 jokers in minutes',
  async run({ home, pair }): Promise<Seen> {
    const server = await home();
    const call = caller(server);
    const levels = (await everything(call, today(), 0)).filter((level) => !level.includes('crossword/dopp'));
    const hasty = await farm(call, bearer(`hasty-${now()}`), { levels, claim: () => 1000 });
    const small = levels.filter((level) => /sudoku|wordsearch|leichtes/.test(level));
    const slyUid = `sly-${now()}`;
    await farm(call, bearer(slyUid), { levels: small, claim: (moves) => moves * 2000 });
    const sly = (await jokersOf(server.url, unsigned(slyUid))) - WELCOME;
    const greedy = await atOnce(await pair());
    return {
      text: `${hasty.posted} levels at 1 s: ${hasty.jokers}; ${small.length} at humane times: ${sly}; ${OPEN.length} x 2 at once on two processes: ${greedy}`,
      through: failing({
        'levels at 1 s were paid': hasty.jokers === 0 && hasty.times === 0,
        'not every level could be posted': hasty.solved === levels.length,
        [`more than ${CAP} jokers in a day`]: sly <= CAP,
        'posts at once were paid more than once each, or beyond the day': greedy <= CAP && greedy <= OPEN.length - 5,
      }),
    };
  },
};

export const languages: Attack = {
  name: 'one sudoku in two languages, and twice',
  old: 'paid in each',
  async run({ home }) {
    const server = await home();
    const token = unsigned(`polyglot-${now()}`);
    const rewards: (number | undefined)[] = [];
    for (const puzzle of ['sudoku/de-leichtes-001', 'sudoku/en-leichtes-001']) {
      const moves = await entries(server, puzzle, 'leichtes');
      const answer = await putGame(server.url, token, puzzle, timed(moves, 300_000));
      rewards.push(answer.body?.data?.reward);
      const again = await putGame(server.url, token, puzzle, timed(moves, 290_000), 1);
      rewards.push(again.body?.data?.reward);
    }
    const won = (await jokersOf(server.url, token)) - WELCOME;
    return {
      text: `rewards ${rewards.map((reward) => reward ?? 0).join(', ')}; ${won} in all`,
      through: failing({ 'the same puzzle was paid more than once': won === 1 }),
    };
  },
};

export const reveals: Attack = {
  name: 'entries of a hint as plain ones; no time at all; times that run backwards',
  old: 'a clean win; a best time of 0',
  async run({ home }) {
    const server = await home();
    const token = unsigned(`oracle-${now()}`);
    const moves = await entries(server, 'sudoku/de-leichtes-002', 'leichtes');
    const revealed = moves.map((move) => ({ ...move, type: 'reveal' }));
    const plain = await putGame(server.url, token, 'sudoku/de-leichtes-002', timed(revealed, 300_000));
    const letters = timed(revealed, 300_000).map((entry) => ({ ...entry, type: 'letter' }));
    const unpaid = await putGame(server.url, token, 'sudoku/de-leichtes-002', letters);
    const hints = letters.map((entry) => ({ ...entry, type: 'hint', paid: 'joker' }));
    const unpaidHints = await putGame(server.url, token, 'sudoku/de-leichtes-002', hints, 1);
    const odd: number[] = [];
    for (const at of [-1, 1e308, '5', null])
      odd.push((await putGame(server.url, token, 'sudoku/de-leichtes-004', [{ ...timed(moves, 1)[0], at }])).status);
    const third = await entries(server, 'sudoku/de-leichtes-003', 'leichtes');
    const zero = await putGame(server.url, token, 'sudoku/de-leichtes-003', timed(third, 0));
    const backwards = await putGame(server.url, token, 'sudoku/de-leichtes-003', timed(third, 300_000).reverse(), 1);
    const won = (await jokersOf(server.url, token)) - WELCOME;
    return {
      text: `plain reveals ${plain.status}, unpaid letters ${unpaid.status}, unpaid hints ${unpaidHints.status}, odd times ${tally(odd)}, zero time: best time ${zero.body?.data?.record?.bestTime ?? 'none'}, ${won} jokers`,
      through: failing({
        'a reveal counted as a plain entry': plain.status === 422 || plain.status === 400,
        'letters or hints that nobody paid were rewarded': [unpaid, unpaidHints].every(
          (answer) => !answer.body?.data?.reward,
        ),
        'a game without time left a best time': zero.body?.data?.record?.bestTime === undefined,
        'a game that ran backwards left a best time': backwards.body?.data?.record?.bestTime === undefined,
        'it was paid': won === 0,
      }),
    };
  },
};
