// The rating prompt, and dialogs that load on demand, or fail to.

import i18next from 'i18next';
import { act, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LevelRecord } from '../../machines/ports.ts';
import { ApiError } from '../../src/adapters/api/apiError.ts';
import type { Message } from '../../src/adapters/feedback.ts';
import type { AppPorts } from '../../src/adapters/ports.ts';
import { type AppActor, ServicesContext } from '../../src/app/context.ts';
import { lateDialog } from '../../src/app/late/lateComponent.tsx';
import RatingPrompt from '../../src/feedback/RatingPrompt.tsx';
import { RatingSlot } from '../../src/feedback/RatingSlot.tsx';
import { makeWorld } from '../helpers/ports.ts';
import { type Rendered, render } from '../helpers/render.tsx';
import { arrived } from '../helpers/visitor.ts';

/** Texts loaded later go here. */
await i18next.init({ lng: 'en' });

let shown: Rendered | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const page = () => document.body.textContent ?? '';
const find = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const button = (name: string) => find('button').find(({ textContent }) => textContent === name);
const press = (element: HTMLElement | undefined) => act(async () => element?.click());

/** Renders with these ports, of which time and feedback are used. */
async function show(node: React.ReactNode, ports: Partial<AppPorts>): Promise<void> {
  let now = 0;
  const clock = {
    now() {
      now += 1500;
      return now;
    },
  };
  const services = { app: { send: () => undefined } as unknown as AppActor, ports: { clock, ...ports } as AppPorts };
  shown = await render(<ServicesContext value={services}>{node}</ServicesContext>);
}

const recordOf = (solved: boolean): LevelRecord => ({ solved, bestTime: undefined, progress: solved ? 1 : 0.5 });

function feedbackWith(...answers: ('sent' | 'kept' | Error)[]) {
  const sent: Message[] = [];
  const send = async (message: Message) => {
    sent.push(message);
    const answer = answers.shift() ?? 'sent';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { sent, feedback: { send } };
}

const star = (count: number) => find<HTMLInputElement>('input[type="radio"]')[count - 1];

test('a rating asks for a comment only once stars are chosen, and says thanks', async () => {
  const { sent, feedback } = feedbackWith();
  await show(<RatingPrompt />, { feedback });
  expect(find('textarea')).toHaveLength(0);
  await press(star(4));
  expect(find('textarea')).toHaveLength(1);
  await press(button('Send'));
  expect(sent).toEqual([{ kind: 'rating', stars: 4, seconds: expect.any(Number) }]);
  expect(page()).toContain('Thank you for your rating!');
});

test('a failed rating stays and says why, and can be sent again', async () => {
  const { sent, feedback } = feedbackWith(new ApiError('http', { text: 'Too often.' }), 'kept');
  await show(<RatingPrompt />, { feedback });
  await press(star(2));
  await press(button('Send'));
  expect(find('[role="alert"]').map(({ textContent }) => textContent)).toContain('Too often.');
  expect(star(2)?.checked).toBe(true);
  await press(button('Send'));
  expect(sent).toHaveLength(2);
  expect(page()).toContain('You’re offline.');
});

describe('the rating prompt appears', () => {
  const DAY = 24 * 60 * 60 * 1000;

  async function won(wins: number, storage: Map<string, string>, now: number): Promise<boolean> {
    const world = makeWorld();
    for (let n = 1; n <= wins; n++) world.records.set(`sudoku/de-leichtes-00${n}`, recordOf(true));
    world.records.set('sudoku/de-leichtes-009', recordOf(false));
    const { actor } = await arrived(world);
    const { levelsRef } = actor.getSnapshot().context;
    await vi.waitUntil(() => Object.keys(levelsRef.getSnapshot().context.allRecords).length > 0);
    const ports = {
      ...world.ports,
      storage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, text: string) => void storage.set(key, text),
      },
      feedback: feedbackWith().feedback,
    } as unknown as AppPorts;
    const slot = await render(
      <ServicesContext value={{ app: actor, ports }}>
        <RatingSlot now={() => now} />
      </ServicesContext>,
    );
    // time for lazy parts to load
    for (let n = 0; n < 3; n++) await act(() => vi.dynamicImportSettled());
    const asked = page().includes('How do you like the game?');
    await slot.unmount();
    return asked;
  }

  test('after the third win, and then not for 60 days', async () => {
    const storage = new Map<string, string>();
    const start = 1000 * DAY;
    expect(await won(2, storage, start)).toBe(false);
    expect(await won(3, storage, start)).toBe(true);
    expect(await won(4, storage, start)).toBe(false);
    expect(await won(5, storage, start + 59 * DAY)).toBe(false);
    expect(await won(5, storage, start + 60 * DAY)).toBe(true);
  });
});

test('a dialog that fails to load says so, and loads on a retry', async () => {
  const reports: string[] = [];
  const reporter = { report: (_: unknown, where: string) => reports.push(where) } as unknown as AppPorts['reporter'];
  let attempts = 0;
  const Late = lateDialog(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no network');
    return { default: () => <p>Here it is</p> };
  });
  await show(<Late onClose={() => undefined} />, { reporter });
  expect(page()).toContain('That didn’t work');
  expect(reports).toEqual(['dialog']);
  await press(button('Try again'));
  expect(page()).toContain('Here it is');
  expect(page()).not.toContain('That didn’t work');
});

test('a loaded dialog is there at once the next time', async () => {
  const Known = lateDialog(async () => ({ default: () => <p>Here it is</p> }));
  function Twice() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          Turn
        </button>
        {open && <Known onClose={() => undefined} />}
      </>
    );
  }
  await show(<Twice />, {});
  expect(page()).toContain('Here it is');
  await press(button('Turn'));
  expect(page()).not.toContain('Here it is');
  // without waiting for anything
  act(() => button('Turn')?.click());
  expect(page()).toContain('Here it is');
});
