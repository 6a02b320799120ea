// Parts of the shop with a server that each test scripts: busy, empty, failed, outdated, late, done.

import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Offer, ShownOffer } from '../../api/purchase.ts';
import { ApiError } from '../../src/adapters/api/apiError.ts';
import type { HistoryEntry } from '../../src/adapters/economy/answers.ts';
import type { EconomyApi } from '../../src/adapters/economy/economyApi.ts';
import { pageLifecycle } from '../../src/adapters/page/lifecycle.ts';
import type { AppPorts } from '../../src/adapters/ports.ts';
import { type AppActor, ServicesContext } from '../../src/app/context.ts';
import { bestValue, cheaperBy } from '../../src/shop/bestValue.ts';
import { History } from '../../src/shop/History.tsx';
import { Offers } from '../../src/shop/Offers.tsx';
import { TimeReward } from '../../src/shop/TimeReward.tsx';
import { type PurchaseNews, usePurchaseNews } from '../../src/shop/usePurchaseNews.ts';
import { makeWorld } from '../helpers/ports.ts';
import { type Rendered, render } from '../helpers/render.tsx';
import { arrived } from '../helpers/visitor.ts';

let shown: Rendered | undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(async () => {
  await shown?.unmount();
  vi.useRealTimers();
});

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const words = () => shown?.element.textContent ?? '';
const buttons = () => [...(shown?.element.querySelectorAll('button') ?? [])];
const press = (name: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent?.includes(name))
      ?.click(),
  );
const refused = (code: string, text: string) => new ApiError('http', { text, body: { data: { code } } });

const OFFER: Offer = { id: 'size-small', kind: 'size', jokers: 20, price: 199, currency: 'EUR' };

async function show(node: ReactNode, economy: Partial<EconomyApi>, search = '') {
  const { actor } = await arrived(makeWorld());
  const reported: unknown[] = [];
  const refreshed = vi.fn(async () => undefined);
  const ports = {
    economy: async () => economy,
    address: { current: () => ({ path: '/sudoku/play', search }) },
    clock: performance,
    lifecycle: pageLifecycle(),
    reporter: { report: (error: unknown) => void reported.push(error) },
    wallet: { refresh: refreshed },
  } as unknown as AppPorts;
  shown = await render(<ServicesContext value={{ app: actor as AppActor, ports }}>{node}</ServicesContext>);
  return { reported, refreshed };
}

describe('the offers', () => {
  test('are in order: the starter, then from the smallest to the largest, each with its price', async () => {
    const offers = async (): Promise<Offer[]> => [
      OFFER,
      { ...OFFER, id: 'best', kind: 'bestSeller', jokers: 120, price: 799 },
      { ...OFFER, id: 'starter', kind: 'starter', jokers: 30 },
    ];
    await show(<Offers />, { offers });
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Starter offerBest value30 jokers33% cheaper · Once per account€1.99',
      '20 jokers€1.99',
      '120 jokers33% cheaper€7.99',
    ]);
    expect(words().match(/incl\. VAT/g), 'once for all').toHaveLength(1);
  });

  test('say by how much a joker costs less than in the dearest of them', () => {
    const large = { ...OFFER, id: 'large', jokers: 250, price: 1499 };
    expect([OFFER, large].map((offer) => cheaperBy([OFFER, large], offer))).toEqual([0, 39]);
    expect(cheaperBy([OFFER, { ...large, currency: 'USD' }], OFFER), 'two currencies').toBe(0);
  });

  test('one is called most bought where the server has counted it, whatever its kind', async () => {
    const offers = async (): Promise<ShownOffer[]> => [
      { ...OFFER, mostBought: true },
      { ...OFFER, id: 'best', kind: 'bestSeller', jokers: 120, price: 799 },
      { ...OFFER, id: 'starter', kind: 'starter', jokers: 30, mostBought: true },
    ];
    await show(<Offers />, { offers });
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Starter offerMost boughtBest value30 jokers33% cheaper · Once per account€1.99',
      'Most bought20 jokers€1.99',
      '120 jokers33% cheaper€7.99',
    ]);
  });

  test('one is called the best value only where it is, by calculation', () => {
    const large = { ...OFFER, id: 'large', jokers: 250, price: 1499 };
    const medium = { ...OFFER, id: 'medium', jokers: 60, price: 499 };
    expect(bestValue([OFFER, medium, large])).toBe('large');
    expect(bestValue([OFFER, medium, { ...large, price: 2499 }])).toBe('medium');
    expect(bestValue([medium, { ...medium, id: 'twice', jokers: 120, price: 998 }]), 'equally little').toBeUndefined();
    expect(bestValue([OFFER, { ...large, currency: 'USD' }]), 'two currencies').toBeUndefined();
    expect(bestValue([large]), 'nothing to compare it with').toBeUndefined();
  });

  test('show the more cards the more jokers they hold', async () => {
    const offers = async (): Promise<Offer[]> => [
      OFFER,
      { ...OFFER, id: 'large', jokers: 250, price: 1499 },
      { ...OFFER, id: 'starter', kind: 'starter', jokers: 30 },
    ];
    await show(<Offers />, { offers });
    expect(buttons().map((button) => button.querySelectorAll('rect').length)).toEqual([2, 1, 3]);
  });

  test('may be empty without an error', async () => {
    await show(<Offers />, { offers: async () => [] });
    expect(words()).toContain('nothing to buy right now');
  });

  test('that fail to load can be requested again', async () => {
    const offers = vi
      .fn<EconomyApi['offers']>()
      .mockRejectedValueOnce(new ApiError('network'))
      .mockResolvedValue([OFFER]);
    const { reported } = await show(<Offers />, { offers });
    expect(words()).toContain('The offers couldn’t be loaded. No connection');
    expect(reported).toHaveLength(1);
    await press('Try again');
    expect(words()).toContain('20 jokers');
  });

  test('with a price that has changed show the new one, under the same finger, and buy nothing', async () => {
    const offers = vi
      .fn<EconomyApi['offers']>()
      .mockResolvedValueOnce([OFFER])
      .mockResolvedValue([{ ...OFFER, price: 299 }]);
    const purchase = vi
      .fn<EconomyApi['purchase']>()
      .mockRejectedValue(refused('PRICE_CHANGED', 'The price has changed.'));
    await show(<Offers />, { offers, purchase });
    const [button] = buttons();
    await press('20 jokers');
    expect(purchase).toHaveBeenCalledExactlyOnceWith({ offerId: 'size-small', price: 199, currency: 'EUR' });
    expect(words()).toContain('€2.99');
    expect(words()).toContain('The price has changed.');
    expect(buttons()[0]).toBe(button);
  });

  test('are bought with the vendor of the address, so that the way back can keep it', async () => {
    const purchase = vi.fn<EconomyApi['purchase']>(() => new Promise(() => undefined));
    await show(<Offers />, { offers: async () => [OFFER], purchase }, 'screen=lobby&vendor=alpha');
    await press('20 jokers');
    expect(purchase).toHaveBeenCalledExactlyOnceWith({
      offerId: 'size-small',
      price: 199,
      currency: 'EUR',
      vendor: 'alpha',
    });
  });

  test('pressed twice are bought once', async () => {
    const purchase = vi.fn<EconomyApi['purchase']>(() => new Promise(() => undefined));
    await show(<Offers />, { offers: async () => [OFFER], purchase });
    await press('20 jokers');
    await press('20 jokers');
    expect(purchase).toHaveBeenCalledOnce();
    expect(buttons()[0]?.getAttribute('aria-busy')).toBe('true');
  });
});

describe('the free joker', () => {
  test('never shows more than the hours between two, though the server rounds both its times', async () => {
    const timeReward = async () => ({ nextCollectTime: 1000 + 3 * 3600 + 1, serverNow: 1000, amount: 1 });
    await show(<TimeReward />, { timeReward });
    expect(words()).toContain('The next one in 3:00:00');
  });

  test('counts down with its button disabled, then can be collected', async () => {
    const timeReward = async () => ({ nextCollectTime: 1003, serverNow: 1000, amount: 1 });
    const collect = vi.fn<EconomyApi['collect']>();
    await show(<TimeReward />, { timeReward, collect });
    expect(words()).toContain('The next one in 0:00:03');
    // not `disabled`, which would take the focus from the button just pressed
    expect(buttons()[0]?.getAttribute('aria-disabled')).toBe('true');
    await act(async () => buttons()[0]?.click());
    expect(collect).not.toHaveBeenCalled();
    await wait(3000);
    expect(buttons()[0]?.textContent).toBe('Collect');
    expect(buttons()[0]?.hasAttribute('aria-disabled')).toBe(false);
  });

  test('that another tab has collected continues its countdown, without an error', async () => {
    const times = { nextCollectTime: 1000, serverNow: 1000, amount: 1 };
    const late = { error: 'x', code: 'ALREADY_COLLECTED', nextCollectTime: 2000, serverNow: 1000, amount: 1 };
    const timeReward = vi.fn<EconomyApi['timeReward']>().mockResolvedValueOnce(times).mockResolvedValue(late);
    const collect = vi.fn<EconomyApi['collect']>().mockRejectedValue(new ApiError('http', { body: { data: late } }));
    await show(<TimeReward />, { timeReward, collect });
    await press('Collect');
    expect(words()).toContain('The next one in 0:16:40');
    expect(shown?.element.querySelector('[role=alert]')?.textContent).toBe('');
  });

  test('says that there is no network, and can still be collected', async () => {
    const timeReward = async () => ({ nextCollectTime: 1000, serverNow: 1000, amount: 1 });
    const collect = vi.fn<EconomyApi['collect']>().mockRejectedValue(new ApiError('offline'));
    await show(<TimeReward />, { timeReward, collect });
    await press('Collect');
    expect(words()).toContain('You’re offline.');
    expect(buttons()[0]?.hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('the history', () => {
  const page = (from: number, count: number): HistoryEntry[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${from - index}`,
      time: 1_700_000_000,
      currency: 'spellJoker',
      reason: 'timeReward',
      amount: 1,
      balance: from - index,
      ref: '',
    }));

  test('continues from the last line while there is more', async () => {
    const history = vi.fn<EconomyApi['history']>(async (cursor) =>
      cursor === undefined ? page(70, 50) : page(20, 20),
    );
    await show(<History />, { history });
    await press('Show earlier ones');
    expect(history).toHaveBeenLastCalledWith('21');
    expect(shown?.element.querySelectorAll('li')).toHaveLength(70);
    expect(document.activeElement?.textContent).toContain('Balance: 20');
    expect(buttons()).toHaveLength(0);
  });

  test('of a new account says so', async () => {
    await show(<History />, { history: async () => [] });
    expect(words()).toContain('Nothing has happened here yet.');
  });
});

describe('back from the checkout', () => {
  const seen: (PurchaseNews | undefined)[] = [];
  const booked = vi.fn();
  function News({ about }: { readonly about: string | undefined }) {
    const news = usePurchaseNews(about, booked);
    if (seen.at(-1) !== news) seen.push(news);
    return news;
  }
  beforeEach(() => {
    seen.length = 0;
    booked.mockClear();
  });
  const purchase = { reason: 'purchase', ref: 'p1' } as HistoryEntry;

  test('the shop waits for the booking, then announces it once and fetches the balance', async () => {
    const history = vi
      .fn<EconomyApi['history']>()
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(new Error('network'));
    history.mockResolvedValue([purchase]);
    const { refreshed } = await show(<News about="purchase/p1" />, { history });
    await wait(2000);
    expect(seen).toEqual(['waiting']);
    await wait(2000);
    expect(seen).toEqual(['waiting', 'done']);
    await wait(60_000);
    expect(history).toHaveBeenCalledTimes(3);
    expect(booked).toHaveBeenCalledOnce();
    expect(refreshed).toHaveBeenCalledOnce();
  });

  test('it does not poll forever', async () => {
    const history = vi.fn<EconomyApi['history']>().mockResolvedValue([{ ...purchase, ref: 'another' }]);
    await show(<News about="purchase/p1" />, { history });
    await wait(10 * 60_000);
    expect(seen).toEqual(['waiting', 'late']);
    expect(history).toHaveBeenCalledTimes(15);
  });

  test('a cancelled purchase is announced, and nothing is requested', async () => {
    const history = vi.fn<EconomyApi['history']>();
    await show(<News about="cancelled/p1" />, { history });
    expect(seen).toEqual(['cancelled']);
    expect(history).not.toHaveBeenCalled();
  });

  test.each([undefined, 'gamePurchase/de-leichtes-007', 'history'])('%s announces nothing', async (about) => {
    const history = vi.fn<EconomyApi['history']>();
    await show(<News about={about} />, { history });
    expect([seen, words()]).toEqual([[], '']);
    expect(history).not.toHaveBeenCalled();
  });
});
