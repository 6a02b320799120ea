// Notices, the timeout of lazy screens, and what remains when rendering fails.

import i18next from 'i18next';
import { act, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import toast from 'react-hot-toast/headless';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppPorts } from '../../src/adapters/ports.ts';
import { type AppActor, ServicesContext } from '../../src/app/context.ts';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { lateScreen } from '../../src/app/late/lateComponent.tsx';
import { useConnection } from '../../src/play/useConnection.ts';
import en from '../../src/text/en.ts';
import { notifyError, notifySuccess, setNoticeTime } from '../../src/toasts/notify.ts';
import { Toasts } from '../../src/toasts/Toasts.tsx';

let root: Root;
const page = () => document.body.textContent ?? '';
const show = (node: ReactNode) => act(async () => root.render(node));
const press = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent === name);
  expect(found).toBeDefined();
  return act(async () => found?.click());
};

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } });
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  toast.remove();
  vi.useRealTimers();
});

function Connected() {
  useConnection();
  return null;
}

const notices = () => [...document.querySelectorAll('[data-type][data-visible="true"]')];
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe('a notice', () => {
  test('begins with a capital; an error stays 4 s, a success 2 s', async () => {
    await show(<Toasts />);
    await act(async () => {
      notifyError('something broke');
      notifySuccess('ähnlich gut');
    });
    expect(notices().map((notice) => notice.textContent)).toEqual(
      expect.arrayContaining(['Something broke', 'Ähnlich gut']),
    );
    await wait(2100);
    expect(notices().map((notice) => notice.getAttribute('data-type'))).toEqual(['error']);
    await wait(2000);
    expect(notices()).toHaveLength(0);
  });

  test('translates a key and shows the server’s text unchanged', async () => {
    await show(<Toasts />);
    await act(async () => notifyError('error.network'));
    expect(page()).toContain('No connection to the server');
  });

  test('is one of at most 20, and equal texts are shown once', async () => {
    await show(<Toasts />);
    await act(async () => {
      for (let index = 0; index < 25; index += 1) notifyError(`error ${index}`);
      notifyError('error 24');
    });
    expect(notices()).toHaveLength(20);
  });

  test('stays while the pointer or the focus is on it', async () => {
    await show(<Toasts />);
    await act(async () => notifyError('read me'));
    const close = document.querySelector('section button') as HTMLButtonElement;
    await act(async () => close.focus());
    await wait(10_000);
    expect(notices()).toHaveLength(1);
    await act(async () => close.click());
    expect(notices()).toHaveLength(0);
    await act(async () => notifyError('the next one'));
    await wait(4100);
    expect(notices(), 'closed by keyboard, a notice holds no later one').toHaveLength(0);
  });

  test('stays as long as the player has set', async () => {
    await show(<Toasts />);
    setNoticeTime('long');
    await act(async () => notifySuccess('saved'));
    await wait(9900);
    expect(notices()).toHaveLength(1);
    await wait(200);
    expect(notices()).toHaveLength(0);
    setNoticeTime('stay');
    await act(async () => notifySuccess('saved again'));
    await wait(3_600_000);
    expect(notices()).toHaveLength(1);
    setNoticeTime('usual');
  });

  test('of the connection takes the place of the one before', async () => {
    await show(
      <>
        <Connected />
        <Toasts />
      </>,
    );
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(notices().map((notice) => [notice.getAttribute('data-type'), notice.textContent])).toEqual([
      ['success', 'You’re back online.'],
    ]);
    await wait(1900);
    expect(notices(), 'for its own time').toHaveLength(1);
    await wait(200);
    expect(notices()).toHaveLength(0);
  });

  test('stays until both have left it, but not forever', async () => {
    await show(<Toasts />);
    await act(async () => notifyError('read me'));
    const stack = document.querySelector('section') as HTMLElement;
    const close = document.querySelector('section button') as HTMLButtonElement;
    await act(async () => stack.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
    await act(async () => close.focus());
    await wait(10_000);
    await act(async () => stack.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })));
    await wait(10_000);
    expect(notices()).toHaveLength(1);
    await act(async () => close.blur());
    await wait(4100);
    expect(notices()).toHaveLength(0);
  });
});

describe('a late screen', () => {
  const reports: unknown[] = [];
  const ports = { reporter: { report: (error: unknown) => reports.push(error) } } as unknown as AppPorts;
  const render = (load: () => Promise<{ readonly default: ComponentType }>) => {
    const Screen = lateScreen(load);
    return show(
      <ServicesContext value={{ app: {} as AppActor, ports }}>
        <Screen />
      </ServicesContext>,
    );
  };
  const screen = { default: () => <p>the board</p> };

  test('shows once it has loaded', async () => {
    await render(async () => screen);
    expect(page()).toContain('the board');
  });

  test('fails after 120 s and not before, and can be retried', async () => {
    let attempts = 0;
    await render(() => {
      attempts += 1;
      return attempts === 1 ? new Promise(() => undefined) : Promise.resolve(screen);
    });
    await wait(119_999);
    expect(page()).toContain('Loading');
    await wait(1);
    expect(page()).toContain('couldn’t be loaded');
    expect(reports).toHaveLength(1);
    await press('Try again');
    expect(page()).toContain('the board');
  });
});

test('a render failure shows the specified text and is reported', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reports: unknown[] = [];
  const Broken = (): ReactNode => {
    throw new Error('broken');
  };
  await show(
    <ErrorBoundary report={(error) => reports.push(error)}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(page()).toContain('Application has errors. Please check logs to fix this.');
  expect(reports).toHaveLength(1);
  silent.mockRestore();
});
