// A newer version of the packs on a server that has been running: corrected clues arrive, and no game is lost. A level whose board
// has changed stays as it is, since a saved game consists of moves on its cells.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Pack, readPacks } from '../../server/making/packFile.ts';
import { seedPacks } from '../../server/store/packs.ts';
import { STORES, type Store, startNode, type TestNode } from './nodes.ts';
import { changes, putGame } from './progress/device.ts';
import { cut, solved } from './progress/games.ts';

const named = (name: string): Pack => readPacks().find((pack) => pack.name === name) as Pack;
const CLUES = named('crossword/leichtes/de');
const BOARDS = named('wordsearch/leichtes/de');
const CROSSWORD = 'crossword/de-leichtes-001';
const SEARCH = 'wordsearch/de-leichtes-001';
type Content = Pack['levels'][number]['content'];

/** The pack as it was in an older version. */
const older = (pack: Pack, first: (content: Content) => Content): Pack => ({
  ...pack,
  version: pack.version - 1,
  levels: pack.levels.map((level, index) => (index === 0 ? { ...level, content: first(level.content) } : level)),
});
function oldClue(content: Content): Content {
  const { Across, Down } = content.clues as Record<string, { readonly clue: string }[]>;
  const first = { ...(Across?.[0] as object), clue: 'falsche Frage', 'io.raetsel.lines': ['falsche', 'Frage'] };
  return { ...content, clues: { Across: Across?.with(0, first), Down } };
}
const otherBoard = BOARDS.levels[5]?.content as Content;

describe.each(STORES)('on the %s', (_name, openStore) => {
  let store: Store;
  let node: TestNode;
  const level = async (puzzle: string) =>
    (await node.get(`/api/game/${puzzle.replace('/', '/leichtes/')}`)).json().data.content;

  beforeAll(async () => {
    store = await openStore();
    const packs = [older(CLUES, oldClue), older(BOARDS, () => otherBoard)];
    node = await startNode(await store.open('newer', packs));
  }, 60_000);
  afterAll(async () => {
    await node?.close();
    await store?.stop();
  });

  it('clues are corrected, boards stay, and games begun or solved before go on', async () => {
    const crossword = await solved(CROSSWORD);
    const search = await solved(SEARCH, 1000, {}, otherBoard);
    const begun = cut(crossword, 5);
    node.at += 600_000;
    expect((await putGame(node, 'anna', CROSSWORD, { game: begun })).json().data.record.solved).toBe(false);
    const found = cut(search, 3);
    expect((await putGame(node, 'anna', SEARCH, { game: found })).json().data.record.progress).toBeGreaterThan(0.2);
    expect(JSON.stringify(await level(CROSSWORD))).toContain('falsche Frage');

    expect(await seedPacks(node.db, [CLUES, BOARDS])).toEqual([CLUES.name, BOARDS.name]);
    node.at += 600_000;

    expect(JSON.stringify((await level(CROSSWORD)).clues)).toBe(JSON.stringify(CLUES.levels[0]?.content.clues));
    expect((await level(SEARCH)).puzzle).toEqual(otherBoard.puzzle);
    const { items } = await changes(node, 'anna');
    expect(items.map(({ id, game }) => [id, game])).toEqual([
      [CROSSWORD, begun],
      [SEARCH, found],
    ]);
    const ended = [
      await putGame(node, 'anna', CROSSWORD, { game: crossword, revision: 1 }),
      await putGame(node, 'anna', SEARCH, { game: search, revision: 1 }),
    ];
    expect(ended.map((answer) => answer.json().data.record)).toMatchObject([
      { solved: true, first: { mistakes: 0 } },
      { solved: true, first: { mistakes: 0 } },
    ]);
    expect(await seedPacks(node.db, [CLUES, BOARDS])).toEqual([]);
  });
});
