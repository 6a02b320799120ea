// The shop: offers, checkout, and the webhook that receives the payment provider's notices.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { FAILURES, success } from '../../api/envelope.ts';
import { KeyHeaders } from '../../api/inventory.ts';
import { Offers, PurchaseAnswer, PurchaseBody } from '../../api/purchase.ts';
import type { ServedBrand } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';
import type { Payment } from '../payment/port.ts';
import { personOf } from '../plugins/auth.ts';
import { ownHost } from '../plugins/brand.ts';
import { languageOf } from '../plugins/language.ts';
import { beginPurchase } from '../purchase/begin.ts';
import { offersOf } from '../purchase/offers.ts';
import { type Settled, settle } from '../purchase/settle.ts';
import { brandInAddress, type Context, knownVendor } from './context.ts';

export interface ShopContext extends Context {
  /** undefined: nothing is sold. */
  readonly payment: Payment | undefined;
}

/** A provider's events may be longer than the bodies that players send. */
const NOTICE_LIMIT = 256 * 1024; // bytes

export const purchaseRoutes =
  (context: ShopContext): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { clock, payment } = context;
    const { db } = context.database;

    app.get(
      '/purchase/offers',
      {
        onRequest: app.auth.signedIn,
        schema: { summary: 'What the player can buy', response: { 200: success(Offers), ...FAILURES } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (payment === undefined) return { data: [] };
        const { terms, key: brand } = await app.brandOf(request);
        const customer = { uid: personOf(request).uid, brand };
        return { data: [...(await offersOf(db, terms.offers, customer, new Date(clock.now())))] };
      },
    );

    app.post(
      '/purchase',
      {
        onRequest: app.auth.signedIn,
        schema: {
          summary: 'Starts a checkout; the jokers are booked when its notice arrives',
          headers: KeyHeaders,
          body: PurchaseBody,
          response: { 200: success(PurchaseAnswer), ...FAILURES },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (payment === undefined) throw new Problem('PAYMENT_UNAVAILABLE');
        const brand = await app.brandOf(request);
        const wish = {
          uid: personOf(request).uid,
          key: request.headers['idempotency-key'],
          body: request.body,
          offers: brand.terms.offers,
          language: languageOf(request),
          home: homeOf(request, context, brand),
          kept: { vendor: knownVendor(brand, request.body.vendor), brand: brandInAddress(brand, request.hostname) },
          now: clock.now(),
        };
        return { data: await beginPurchase(db, payment, wish) };
      },
    );

    await app.register(noticeRoute(context));
  };

/** The signature covers the raw bytes, so bodies are not parsed here. */
const noticeRoute =
  ({ database, clock, payment }: ShopContext): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      '/purchase/webhook/:provider',
      {
        bodyLimit: NOTICE_LIMIT,
        schema: {
          summary: "A payment provider's signed notice",
          params: Type.Object({ provider: Type.String() }, { additionalProperties: false }),
          response: { 204: Type.Null(), ...FAILURES },
        },
      },
      async (request, reply) => {
        if (payment === undefined || request.params.provider !== payment.name) throw new Problem('UNKNOWN_ROUTE');
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const notice = payment.notice(body, request.headers, clock.now());
        if (notice !== undefined) {
          const settled = await settle(database.db, payment.name, notice, clock.now());
          await followUp(payment, settled, request.log.child({ notice: notice.id, purchase: notice.purchaseId }));
        }
        return reply.status(204).send(null);
      },
    );
  };

/** Refunds, after the transaction, what bought nothing. If that fails, the provider gets an error and retries its notice. */
async function followUp(payment: Payment, settled: Settled, log: FastifyBaseLogger): Promise<void> {
  log.info({ outcome: settled.outcome }, 'payment notice');
  if (settled.outcome !== 'refund') return;
  const { id, providerRef: ref, offerId } = settled.purchase;
  try {
    await payment.refund({ id, ref });
    log.warn({ offerId }, 'a payment that bought nothing was refunded');
  } catch (error) {
    log.error({ err: error, offerId }, 'a payment that bought nothing could not be refunded');
    throw new Problem('PAYMENT_UNAVAILABLE');
  }
}

/** The request's origin if it is a known one, else the brand's or the app's own: never an arbitrary address from the request. */
function homeOf(request: FastifyRequest, { environment }: Context, brand: ServedBrand): string {
  const { origin } = request.headers;
  if (origin !== undefined && environment.origins.includes(origin)) return origin;
  const { publicUrl = '' } = environment;
  const host = publicUrl === '' ? undefined : ownHost(brand, request);
  return host === undefined ? publicUrl : `https://${host}`;
}
