// A fake of Stripe's HTTP API: records requests and responds like Stripe to our calls, idempotency included.

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  readonly path: string;
  readonly key: string;
  readonly form: URLSearchParams;
}

export interface StripeStandIn {
  readonly url: string;
  /** The requests received, without repeats under the same key. */
  readonly calls: Call[];
  /** Makes all later requests that create something fail like this; undefined: they succeed. */
  failWith: { readonly status: number; readonly code?: string } | undefined;
  stop(): Promise<void>;
}

export async function startStripe(): Promise<StripeStandIn> {
  const calls: Call[] = [];
  const answers = new Map<string, string>();
  let made = 0;
  const server = createServer(async (request, response) => {
    const key = String(request.headers['idempotency-key'] ?? '');
    const form = new URLSearchParams(await textOf(request));
    const { status, code } = (request.method === 'POST' && standIn.failWith) || { status: 200 };
    const place = `${request.method} ${request.url} ${key}`;
    if (status === 200 && (request.method === 'GET' || !answers.has(place))) {
      calls.push({ path: `${request.method} ${request.url}`, key, form });
      answers.set(place, JSON.stringify(answerOf(`${request.url}`, ++made)));
    }
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    const refusal = { error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code, message: 'refused' } };
    response.end(status === 200 ? answers.get(place) : JSON.stringify(refusal));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failWith: undefined,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

function answerOf(path: string, number: number): object {
  if (path.startsWith('/v1/refunds')) return { id: `re_${number}`, object: 'refund', status: 'succeeded' };
  const id = path === '/v1/checkout/sessions' ? `cs_test_${number}` : path.split('/').at(-1);
  const url = `https://checkout.stripe.com/c/pay/${id}`;
  return { id, object: 'checkout.session', url, payment_intent: `pi_of_${id}`, payment_status: 'paid' };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
