// The sandbox's checkout page. Its buttons send a signed notice to the webhook, as a real provider does.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Language } from '../../puzzles/languages.ts';
import { Problem } from '../common/problem.ts';
import { checkoutPath, queryOf, type SandboxPayment } from '../payment/sandbox.ts';
import { type SandboxSale, sandboxPage } from '../payment/sandboxPage.ts';
import { isLabel } from '../plugins/brand.ts';
import { backTo, type KeptInAddress } from '../purchase/begin.ts';
import { findPurchase, type Purchase } from '../store/shop.ts';
import { brandInAddress, type Context, knownVendor } from './context.ts';

const Id = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Checkout = { language: Type.Enum(['de', 'en']), id: Id };
const CheckoutPath = Type.Object(Checkout, { additionalProperties: false });
const ButtonPath = Type.Object({ ...Checkout, verb: Type.Enum(['pay', 'cancel']) }, { additionalProperties: false });
const parameter = Type.Optional(Type.String({ maxLength: 200 }));
const Query = Type.Object({ home: parameter, vendor: parameter, brand: parameter }, { additionalProperties: false });

/** Where the player came from, as far as it is known. */
interface From {
  /** An origin; empty for the app's own. */
  readonly home: string;
  readonly kept: KeptInAddress;
}

export const sandboxRoutes =
  ({ database: { db }, clock, environment }: Context, sandbox: SandboxPayment): FastifyPluginAsyncTypebox =>
  async (app) => {
    const fromOf = async (request: FastifyRequest, { home, vendor, brand }: Static<typeof Query>): Promise<From> => {
      const whose = await app.brandOf(request, brand !== undefined && isLabel(brand) ? brand : undefined);
      return {
        home: home !== undefined && environment.origins.includes(home) ? home : (environment.publicUrl ?? ''),
        kept: { vendor: knownVendor(whose, vendor), brand: brandInAddress(whose, request.hostname) },
      };
    };

    // the form's response redirects to the app, which may be on one of those origins
    const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${environment.origins.join(' ')}`;
    const show = (reply: FastifyReply, html: string) =>
      reply
        .header('content-security-policy', `${policy.trim()}; base-uri 'none'; frame-ancestors 'none'`)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);

    app.get(
      '/sandbox/:language/checkout/:id',
      { schema: { hide: true, params: CheckoutPath, querystring: Query } },
      async (request, reply) => {
        const { id, language } = request.params;
        const purchase = await findPurchase(db, id);
        reply.status(purchase === undefined ? 404 : 200);
        const sale =
          purchase === undefined ? undefined : saleOf(purchase, language, await fromOf(request, request.query));
        return show(reply, sandboxPage(language, sale));
      },
    );

    // the forms are empty, but have a content type of their own
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
    app.post(
      '/sandbox/:language/checkout/:id/:verb',
      { schema: { hide: true, params: ButtonPath, querystring: Query } },
      async (request, reply) => {
        const { id, verb } = request.params;
        const outcome = verb === 'pay' ? 'paid' : 'cancelled';
        const { body, headers } = sandbox.signed({ purchaseId: id, outcome }, clock.now());
        const url = '/api/purchase/webhook/sandbox';
        const { statusCode } = await app.inject({ method: 'POST', url, payload: body, headers });
        if (statusCode !== 204) throw new Problem('PAYMENT_UNAVAILABLE');
        const { home, kept } = await fromOf(request, request.query);
        const back = backTo(home, id, kept);
        return reply.redirect(verb === 'pay' ? back.paid : back.cancelled, 303);
      },
    );
  };

const saleOf = (
  { id, jokers, price, currency, state }: Purchase,
  language: Language,
  { home, kept }: From,
): SandboxSale => ({
  ...{ id, jokers, price, currency },
  open: state === 'begun',
  action: checkoutPath(language, id),
  query: queryOf({ home: home === '' ? undefined : home, ...kept }),
  app: `/${queryOf({ ...kept })}`,
});
