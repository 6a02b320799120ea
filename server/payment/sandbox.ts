// A provider that charges nothing: the checkout is a page of our own (sandboxPage.ts). Its notices are signed and sent to the same
// webhook as a real provider's, so everything behind it is the real code.

import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../puzzles/languages.ts';
import { Problem } from '../common/problem.ts';
import type { Payment, PaymentNotice } from './port.ts';

/** Maximum age of a notice, and allowed clock skew. */
const TOLERANCE = 300_000; // ms

export const SIGNATURE_HEADER = 'sandbox-signature';

export interface SandboxPayment extends Payment {
  /** A notice as the sandbox sends it. `now`: unix ms. */
  signed(
    notice: Omit<PaymentNotice, 'id'>,
    now: number,
  ): { readonly body: string; readonly headers: Record<string, string> };
}

/** The checkout of a purchase: its own language, since the app's need not be the browser's. */
export const checkoutPath = (language: Language, id: string): string => `/sandbox/${language}/checkout/${id}`;

/** Stands for the app's own origin, which its addresses leave out. */
const NO_HOME = 'http://none.invalid';

/** Such as `?vendor=alpha`; empty without a value. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** `address`: the server's origin; empty if it is the app's own. */
export function sandboxPayment(secret: string = randomBytes(32).toString('hex'), address = ''): SandboxPayment {
  const sign = (time: string, body: Buffer | string): Buffer =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest();

  return {
    name: 'sandbox',
    async begin({ id, language, back }) {
      const { origin, searchParams } = new URL(back.paid, NO_HOME);
      const home = origin === NO_HOME ? undefined : origin;
      const [vendor, brand] = ['vendor', 'brand'].map((name) => searchParams.get(name) ?? undefined);
      const query = queryOf({ home, vendor, brand });
      return { url: `${address}${checkoutPath(language, id)}${query}`, ref: `sandbox_${id}` };
    },
    notice(body, headers, now) {
      const [, time = '', signature = ''] =
        /^t=(\d{13}),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE_HEADER])) ?? [];
      if (time === '' || Math.abs(now - Number(time)) > TOLERANCE) throw new Problem('BAD_SIGNATURE');
      if (!timingSafeEqual(Buffer.from(signature, 'hex'), sign(time, body))) throw new Problem('BAD_SIGNATURE');
      return JSON.parse(body.toString()) as PaymentNotice;
    },
    signed(notice, now) {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, ...notice } satisfies PaymentNotice);
      const time = String(now);
      return { body, headers: { [SIGNATURE_HEADER]: `t=${time},v1=${sign(time, body).toString('hex')}` } };
    },
    async refund() {}, // nothing was charged
  };
}
