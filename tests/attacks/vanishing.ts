// Attack: players delete their accounts while the payment provider's notices about them arrive, over two processes on PostgreSQL.

import { createHmac, randomUUID } from 'node:crypto';
import { type Attack, failing, spread, tally, upTo } from './attack.ts';
import { type Answer, ask, now, unsigned } from './caller.ts';

const PEOPLE = 10;
const PURCHASES = 15;

/** Sends a notice signed as the sandbox provider does, with the secret that the operator has set. */
function notify(url: string, secret: string, purchaseId: string, outcome: string): Promise<Answer> {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, purchaseId, outcome });
  const time = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return ask(url, 'POST', '/api/purchase/webhook/sandbox', {
    body,
    headers: { 'sandbox-signature': `t=${time},v1=${signature}` },
  });
}

export const vanishing: Attack = {
  name: 'accounts deleted while their payment notices arrive',
  old: '133 of 150 notices gave 500',
  async run({ pair }) {
    const { nodes, secret } = await pair();
    const at = (n: number) => nodes[n % 2]?.url ?? '';
    const people = upTo(PEOPLE).map((n) => ({ uid: `leaver-${now()}-${n}`, n }));
    const begun = await spread(people, 4, async ({ uid, n }) => {
      const ids: string[] = [];
      for (const _ of upTo(PURCHASES)) {
        const body = { offerId: 'size-small', price: 199, currency: 'EUR' };
        const { body: answer } = await ask(at(n), 'POST', '/api/purchase', { token: unsigned(uid), body });
        ids.push(/[0-9a-f]{32}/.exec(answer?.data?.checkoutUrl ?? '')?.[0] ?? 'none');
      }
      return { uid, ids };
    });
    const notices: Promise<Answer>[] = [];
    const deletions: Promise<Answer>[] = [];
    for (const { uid, ids } of begun) {
      ids.forEach((id, n) => {
        notices.push(notify(at(n), secret, id, n % 5 === 4 ? 'refunded' : 'paid'));
        if (n === 5) deletions.push(ask(at(n), 'DELETE', '/api/user', { token: unsigned(uid) }));
      });
    }
    const told = (await Promise.all(notices)).map(({ status }) => status);
    const gone = (await Promise.all(deletions)).map(({ status }) => status);
    const mended = (statuses: readonly number[]) => statuses.every((status) => status < 500 || status === 503);
    return {
      text: `notices ${tally(told)}; deletions ${tally(gone)}`,
      through: failing({
        'no purchase could be begun': begun.every(({ ids }) => !ids.includes('none')),
        'a notice ended in a server fault': mended(told),
        'a notice was not taken': told.every((status) => status === 204 || status === 503),
        'an account could not be deleted': gone.every((status) => status < 300),
      }),
    };
  },
};
