// The consent platform of the page around a frame, by the standard's messages.

import { expect, test } from 'vitest';
import type { TcData } from '../../../src/adapters/ads/tcf.ts';
import { tcfAround } from '../../../src/adapters/ads/tcfFrame.ts';

const FOREIGN = {
  get __tcfapiLocator(): never {
    throw new DOMException('Blocked a frame', 'SecurityError');
  },
};

/** A frame in pages, the outermost first; `platform`: which of them has it. */
function nested(depth: number, platform: number | undefined) {
  const asked: { call: Record<string, unknown>; at: number }[] = [];
  const heard: ((event: unknown) => void)[] = [];
  const windows: Record<string, unknown>[] = [];
  for (let at = 0; at <= depth; at++) {
    const own: Record<string, unknown> = {
      frames: at === platform ? { __tcfapiLocator: {} } : at === depth ? {} : FOREIGN,
      postMessage: ({ __tcfapiCall: call }: { __tcfapiCall: Record<string, unknown> }) => void asked.push({ call, at }),
      addEventListener: (_: string, listener: (event: unknown) => void) => void heard.push(listener),
    };
    own.parent = windows.at(-1) ?? own;
    own.top = windows[0] ?? own;
    windows.push(own);
  }
  const answers = (data: unknown, source: unknown = windows[platform ?? 0]) => {
    for (const listener of heard) listener({ data, source });
  };
  return { api: tcfAround(windows[depth] as unknown as Window), asked, windows, answers };
}

test.each([
  [0, 0, undefined],
  [1, undefined, undefined],
  [1, 0, 0],
  [3, 0, 0],
  [3, 1, 1],
])('a frame %s deep, the platform on page %s: asks page %s', (depth, platform, page) => {
  const { api, asked } = nested(depth, platform);
  api?.('ping', 2, () => undefined);
  expect(asked.map(({ at }) => at)).toEqual(page === undefined ? [] : [page]);
});

const YES: TcData = { listenerId: 7, eventStatus: 'tcloaded' };

test('calls are told apart, and each listener hears all of its answers, in JSON too', () => {
  const { api, asked, answers } = nested(1, 0);
  const heard: unknown[] = [];
  api?.('addEventListener', 2, (data, success) => heard.push(['one', data, success]));
  api?.('removeEventListener', 2, (data, success) => heard.push(['two', data, success]), 7);
  expect(asked.map(({ call: { callId: _, ...rest } }) => rest)).toEqual([
    { command: 'addEventListener', version: 2, parameter: undefined },
    { command: 'removeEventListener', version: 2, parameter: 7 },
  ]);
  const [one, two] = asked.map(({ call }) => call.callId);
  expect(one).not.toBe(two);
  const answer = (callId: unknown, returnValue: unknown, success: unknown) => ({
    __tcfapiReturn: { callId, returnValue, success },
  });
  answers(answer(one, YES, true));
  answers(JSON.stringify(answer(one, { ...YES, eventStatus: 'useractioncomplete' }, true)));
  answers(answer(two, null, false));
  expect(heard).toEqual([
    ['one', YES, true],
    ['one', { ...YES, eventStatus: 'useractioncomplete' }, true],
    ['two', undefined, false],
  ]);
});

test('nobody else can say yes: other windows, other calls, other messages', () => {
  const { api, asked, windows, answers } = nested(2, 0);
  const heard: unknown[] = [];
  api?.('addEventListener', 2, (data, success) => heard.push([data, success]));
  const callId = asked[0]?.call.callId;
  const yes = { __tcfapiReturn: { callId, returnValue: YES, success: true } };
  answers(yes, windows[1]);
  answers(yes, windows[2]);
  answers(yes, null);
  answers({ __tcfapiReturn: { ...yes.__tcfapiReturn, callId: 'other' } });
  answers({ __tcfapiReturn: { ...yes.__tcfapiReturn, callId: undefined } });
  for (const rubbish of [undefined, null, 7, '{', '"x"', 'null', {}, { __tcfapiReturn: null }]) answers(rubbish);
  expect(heard).toEqual([]);
  answers({ __tcfapiReturn: { ...yes.__tcfapiReturn, success: 'true' } });
  expect(heard).toEqual([[YES, false]]);
});
