// What counts as consent, and listening to a consent platform that behaves, that is late, and that does not.

import { describe, expect, it } from 'vitest';
import { answerOf, type TcData, type TcfApi, tcfConsent } from '../../../src/adapters/ads/tcf.ts';

const yes = { purpose: { consents: { 1: true } }, vendor: { consents: { 755: true } } };

describe('consent', () => {
  it.each<[string, TcData, string]>([
    ['the law does not apply', { gdprApplies: false }, 'granted'],
    ['nothing is known yet', {}, 'open'],
    ['the law applies, no event', { gdprApplies: true, ...yes }, 'open'],
    ['a stored yes', { gdprApplies: true, eventStatus: 'tcloaded', ...yes }, 'granted'],
    ['a yes of now', { gdprApplies: true, eventStatus: 'useractioncomplete', ...yes }, 'granted'],
    ['unknown law, a yes', { eventStatus: 'tcloaded', ...yes }, 'granted'],
    ['the dialog is open, all reads as no', { eventStatus: 'cmpuishown', purpose: {}, vendor: {} }, 'open'],
    ['the dialog is open over an earlier yes', { eventStatus: 'cmpuishown', ...yes }, 'open'],
    [
      'the vendor is missing',
      { eventStatus: 'tcloaded', purpose: yes.purpose, vendor: { consents: { 754: true } } },
      'denied',
    ],
    [
      'the vendor is refused',
      { eventStatus: 'tcloaded', purpose: yes.purpose, vendor: { consents: { 755: false } } },
      'denied',
    ],
    [
      'storage is refused',
      { eventStatus: 'tcloaded', purpose: { consents: { 1: false, 2: true } }, vendor: yes.vendor },
      'denied',
    ],
    ['nothing is in the data', { gdprApplies: true, eventStatus: 'useractioncomplete' }, 'denied'],
  ])('%s', (_, data, answer) => expect(answerOf(data)).toBe(answer));
});

/** A platform that records calls, with the callback in the test's hands. */
function platform() {
  const calls: string[] = [];
  let callback: Parameters<TcfApi>[2] = () => undefined;
  const api: TcfApi = (command, version, called, parameter) => {
    calls.push([command, version, parameter].filter((part) => part !== undefined).join(' '));
    if (command === 'addEventListener') callback = called;
  };
  const page: { __tcfapi?: TcfApi } = { __tcfapi: api };
  return { page, calls, tells: (data: TcData | undefined, success = true) => callback(data, success) };
}

describe('listening', () => {
  it('hears the first answer and every later one, and ends by the listener’s id', () => {
    const { page, calls, tells } = platform();
    const heard: string[] = [];
    const stop = tcfConsent(page).listen(
      (answer) => heard.push(answer),
      () => heard.push('failed'),
    );
    tells({ listenerId: 7 });
    tells({ listenerId: 7, eventStatus: 'cmpuishown' });
    tells({ listenerId: 7, eventStatus: 'useractioncomplete', ...yes });
    tells({ listenerId: 7, eventStatus: 'useractioncomplete' });
    expect(heard).toEqual(['open', 'open', 'granted', 'denied']);
    stop();
    expect(calls).toEqual(['addEventListener 2', 'removeEventListener 2 7']);
  });

  it('of a platform that registers only after the ad is over hears nothing, and leaves', () => {
    const { page, calls, tells } = platform();
    const heard: string[] = [];
    tcfConsent(page).listen(
      (answer) => heard.push(answer),
      () => heard.push('failed'),
    )();
    expect(calls).toEqual(['addEventListener 2']);
    tells({ listenerId: 3, eventStatus: 'tcloaded', ...yes });
    expect(heard).toEqual([]);
    expect(calls).toEqual(['addEventListener 2', 'removeEventListener 2 3']);
  });

  it.each([
    [{ listenerId: 1 }, false],
    [undefined, true],
  ] as const)('a refusal is a failure, never a yes', (data, success) => {
    const { page, tells } = platform();
    const heard: string[] = [];
    tcfConsent(page).listen(
      (answer) => heard.push(answer),
      () => heard.push('failed'),
    );
    tells(data, success);
    expect(heard).toEqual(['failed']);
  });

  it('is present from the moment at which the page has it', () => {
    const page: { __tcfapi?: TcfApi } = {};
    const consent = tcfConsent(page);
    expect(consent.present()).toBe(false);
    page.__tcfapi = platform().page.__tcfapi as TcfApi;
    expect(consent.present()).toBe(true);
  });
});
