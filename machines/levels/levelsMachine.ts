// The selected category and level of a game type, and the data of both. A new choice aborts the fetch of the previous one.

import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { parseLevelId } from '../../puzzles/levelId.ts';
import {
  type CategoryConfig,
  errorText,
  isMissing,
  type Level,
  type Missing,
  type Readable,
  retryAfterOf,
} from '../ports.ts';
import { levelAhead, type Records, shownOrder } from './order.ts';
import { idsOf, recordsOf } from './puzzleName.ts';
import type { Known, LevelsContext, LevelsEvent, LevelsInput, LevelsNews, LevelsPorts } from './types.ts';

export { type LevelState, type ListedLevel, levelStates } from './order.ts';
export type { LevelsContext, LevelsEvent, LevelsInput, LevelsNews } from './types.ts';

const findCategory = (categories: readonly CategoryConfig[], type: string | undefined): CategoryConfig | undefined =>
  categories.find((category) => category.type === type) ?? categories[0];

const begun = (input: Omit<LevelsInput, 'ports'>) => ({
  gameType: input.gameType,
  categories: input.categories,
  category: findCategory(input.categories, parseLevelId(input.preselected ?? '')?.categoryType ?? input.category),
  weekday: input.weekday,
  preselected: input.preselected,
});

const knownIn = (gameType: string, { all, bought }: Known) => ({
  records: recordsOf(gameType, all),
  allRecords: all,
  unlocked: idsOf(gameType, bought),
});

const NOTHING = {
  selectedId: undefined,
  level: undefined,
  loading: true,
  retryAfter: undefined,
  error: undefined,
} as const;

/** ms; the minimum, even if the server asks for less. */
const SHORTEST_WAIT = 1_000;

interface Failure {
  readonly error: unknown;
}

interface Fetched extends Known {
  readonly ids: readonly string[];
}

/** The list together with the device's records, so that no level is shown without its lock. */
async function fetchShelf(
  { ports, gameType, category, allRecords }: LevelsContext,
  signal: AbortSignal,
): Promise<Fetched> {
  if (!category) return { ids: [], all: allRecords, bought: ports.wallet.unlocked() };
  const keepOld = (error: unknown): Records => {
    ports.reporter.report(error, 'records');
    return allRecords;
  };
  const [ids, all] = await Promise.all([
    ports.api.levelList(gameType, category.type, category.levelsCount, signal),
    ports.store.records().catch(keepOld),
  ]);
  // read last: a sign-in may have finished during the fetch
  return { ids, all, bought: ports.wallet.unlocked() };
}

/** No server has to be asked. */
class NoLevelId extends Error implements Missing, Readable {
  readonly missing = true;
  readonly playerText = 'play.missing.text';
}

async function fetchLevel(context: LevelsContext, signal: AbortSignal): Promise<Level> {
  const { ports, gameType, selectedId = '', ahead } = context;
  if (!parseLevelId(selectedId)) throw new NoLevelId(selectedId);
  return ahead?.id === selectedId
    ? ahead
    : ports.api.level(gameType, categoryOf(context, selectedId), selectedId, signal);
}

const categoryOf = ({ category }: LevelsContext, levelId: string): string =>
  parseLevelId(levelId)?.categoryType ?? category?.type ?? '';

type Wanted = { readonly context: LevelsContext } & Omit<Extract<LevelsEvent, { type: 'AHEAD' }>, 'type'>;
type Order = ({ readonly type: 'FETCH' } & Wanted) | { readonly type: 'STOP' };

/** Prefetches the next level; any other choice aborts it. Failures are not reported. */
const scout = fromCallback<Order>(({ sendBack, receive }) => {
  let running: AbortController | undefined;
  const fetchNext = async ({ context, rules, today }: Wanted): Promise<void> => {
    const id = levelAhead(context, rules, today);
    if (id === undefined || id === context.ahead?.id) return;
    running = new AbortController();
    const { signal } = running;
    const { ports, gameType } = context;
    const level = await ports.api.level(gameType, categoryOf(context, id), id, signal, true).catch(() => undefined);
    if (level && !signal.aborted) sendBack({ type: 'AHEAD_READ', level });
  };
  receive((order) => {
    running?.abort();
    running = undefined;
    if (order.type === 'FETCH') void fetchNext(order);
  });
  return () => running?.abort();
});

/** Reads the records on request; an older result never replaces a newer one. */
const recordKeeper = fromCallback<{ type: 'RECORDS' }, LevelsPorts>(({ input, sendBack, receive }) => {
  let requests = 0;
  const read = async (): Promise<void> => {
    requests += 1;
    const request = requests;
    try {
      const all = await input.store.records();
      if (request === requests) sendBack({ type: 'RECORDS_READ', all, bought: input.wallet.unlocked() });
    } catch (error) {
      input.reporter.report(error, 'records');
    }
  };
  receive(read);
});

const levelsSetup = setup({
  types: {} as { context: LevelsContext; events: LevelsEvent; input: LevelsInput; emitted: LevelsNews },
  actors: {
    recordKeeper,
    scout,
    fetchList: fromPromise<Fetched, LevelsContext>(({ input, signal }) => fetchShelf(input, signal)),
    fetchLevel: fromPromise<Level, LevelsContext>(({ input, signal }) => fetchLevel(input, signal)),
  },
  actions: {
    begin: assign(({ context, event }) => {
      if (event.type !== 'GAME') return {};
      // at once, since a level may be opened before the list is there
      const known = { all: context.allRecords, bought: context.ports.wallet.unlocked() };
      return { ...begun(event), ...knownIn(event.gameType, known), ...NOTHING, list: [], ahead: undefined };
    }),
    chooseCategory: assign(({ context, event }) => {
      if (event.type !== 'CATEGORY') return {};
      const category = findCategory(context.categories, event.category);
      return { ...NOTHING, list: [], category, preselected: event.preselected };
    }),
    rename: assign(({ context, event }) => {
      if (event.type !== 'CATEGORIES') return {};
      return { categories: event.categories, category: findCategory(event.categories, context.category?.type) };
    }),
    takeList: assign(({ context }, { ids, ...read }: Fetched) => {
      const list = context.category ? shownOrder(ids, context.category, context.weekday) : ids;
      return {
        list,
        ...knownIn(context.gameType, read),
        recordsRead: true,
        selectedId: context.preselected ?? list[0],
        preselected: undefined,
      };
    }),
    want: assign(({ event }) => (event.type === 'SELECT' ? { preselected: event.levelId } : {})),
    select: assign(({ event }) => (event.type === 'SELECT' ? { ...NOTHING, selectedId: event.levelId } : {})),
    takeLevel: assign((_, { level }: { level: Level }) => ({
      level,
      loading: false,
      retryAfter: undefined,
      error: undefined,
    })),
    tellLevel: emit((_, { level }: { level: Level }): LevelsNews => ({ type: 'LEVEL_LOADED', level })),
    fail: assign((_, { error }: Failure) => ({
      level: undefined,
      loading: true,
      retryAfter: undefined,
      error: errorText(error),
    })),
    postpone: assign((_, { error }: Failure) => ({
      level: undefined,
      loading: true,
      retryAfter: retryAfterOf(error),
    })),
    report: ({ context }, { error }: Failure) => context.ports.reporter.report(error, 'levels'),
    fetchAhead: sendTo('scout', ({ context }, { rules, today }: Omit<Wanted, 'context'>) => ({
      type: 'FETCH' as const,
      context,
      rules,
      today,
    })),
    stopAhead: sendTo('scout', { type: 'STOP' as const }),
    keepAhead: assign(({ event }) => (event.type === 'AHEAD_READ' ? { ahead: event.level } : {})),
    readRecords: sendTo('recordKeeper', { type: 'RECORDS' }),
    forgetError: assign({ error: undefined }),
    countReset: assign(({ context }) => ({ resets: context.resets + 1 })),
    keepRecords: assign(({ context, event }) =>
      event.type === 'RECORDS_READ' ? { ...knownIn(context.gameType, event), recordsRead: true } : {},
    ),
  },
  delays: {
    retryTime: ({ context }) => Math.max(SHORTEST_WAIT, context.retryAfter ?? 0),
  },
  guards: {
    hasNothing: ({ context }) => context.selectedId === undefined,
    isPostponed: (_, { error }: Failure) => retryAfterOf(error) > 0,
    isMissing: (_, { error }: Failure) => isMissing(error),
    isSelected: ({ context, event }) => event.type === 'SELECT' && event.levelId === context.selectedId,
  },
});

const failure = ({ event }: { event: Failure }): Failure => ({ error: event.error });

const onError = [
  {
    guard: { type: 'isPostponed', params: failure },
    target: 'postponed',
    actions: { type: 'postpone', params: failure },
  },
  {
    target: 'failed',
    actions: [
      { type: 'fail', params: failure },
      { type: 'report', params: failure },
    ],
  },
] as const;

/** A level that does not exist is not an error of ours: it is not reported, and a retry would not help. */
const onLevelError = [
  {
    guard: { type: 'isMissing', params: failure },
    target: 'missing',
    actions: { type: 'fail', params: failure },
  },
  ...onError,
] as const;

/** Fetches what is missing: the list, or the level alone. */
const retry = [{ guard: 'hasNothing', target: 'loadingList' }, { target: 'loadingLevel' }] as const;

export const levelsMachine = levelsSetup.createMachine({
  id: 'levels',
  context: ({ input }) => ({
    ports: input.ports,
    ...begun(input),
    ...NOTHING,
    list: [],
    ahead: undefined,
    resets: 0,
    records: {},
    unlocked: new Set<string>(),
    allRecords: {},
    recordsRead: false,
  }),
  invoke: [
    { src: 'recordKeeper', id: 'recordKeeper', input: ({ context }) => context.ports },
    { src: 'scout', id: 'scout' },
  ],
  initial: 'loadingList',
  on: {
    GAME: { target: '.loadingList', actions: ['begin', 'stopAhead'] },
    CATEGORY: { target: '.loadingList', actions: ['chooseCategory', 'stopAhead'] },
    SELECT: { target: '.loadingLevel', actions: ['select', 'stopAhead'] },
    CATEGORIES: { actions: 'rename' },
    RESET: { actions: 'countReset' },
    RECORDS: { actions: 'readRecords' },
    RECORDS_READ: { actions: 'keepRecords' },
  },
  states: {
    loadingList: {
      entry: 'forgetError',
      on: { SELECT: { actions: 'want' } },
      invoke: {
        src: 'fetchList',
        input: ({ context }) => context,
        onDone: { target: 'choosing', actions: { type: 'takeList', params: ({ event }) => event.output } },
        onError,
      },
    },
    choosing: { always: [{ guard: 'hasNothing', target: 'empty' }, { target: 'loadingLevel' }] },
    loadingLevel: {
      entry: 'forgetError',
      on: { SELECT: [{ guard: 'isSelected' }, { target: 'loadingLevel', reenter: true, actions: 'select' }] },
      invoke: {
        src: 'fetchLevel',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: [
            { type: 'takeLevel', params: ({ event }) => ({ level: event.output }) },
            { type: 'tellLevel', params: ({ event }) => ({ level: event.output }) },
          ],
        },
        onError: onLevelError,
      },
    },
    ready: {
      on: {
        SELECT: [{ guard: 'isSelected' }, { target: 'loadingLevel', actions: ['select', 'stopAhead'] }],
        AHEAD: { actions: { type: 'fetchAhead', params: ({ event }) => event } },
        AHEAD_READ: { actions: 'keepAhead' },
      },
    },
    failed: { on: { RETRY: retry } },
    /** The server is busy, or still making the level. */
    postponed: { after: { retryTime: retry }, on: { RETRY: retry } },
    /** The server has no such level; another one can be chosen from the list. */
    missing: {},
    empty: {},
  },
});
