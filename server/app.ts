// Assembles the app. Does not listen, so that tests can call it without a port.

import fastifyCompress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { keptBrands } from './brands/brands.ts';
import { Problem } from './common/problem.ts';
import { welcome } from './economy/gifts.ts';
import type { VerifyToken } from './identity/token.ts';
import { choosePayment } from './payment/choose.ts';
import { onlyAtHome } from './plugins/atHome.ts';
import { authentication } from './plugins/auth.ts';
import { brandOfRequests } from './plugins/brand.ts';
import { servedClient } from './plugins/client.ts';
import { boundedConnections } from './plugins/connections.ts';
import { apiDocs } from './plugins/docs.ts';
import { emulatorCalls } from './plugins/emulator.ts';
import { errorAnswers, fail, notFound, toProblem } from './plugins/errors.ts';
import { protectiveHeaders } from './plugins/headers.ts';
import { shallowJson } from './plugins/json.ts';
import { levelPages } from './plugins/levelPages.ts';
import { levelPictures } from './plugins/levelPictures.ts';
import type { logOptions } from './plugins/log.ts';
import { measured } from './plugins/measured.ts';
import { knownMethods } from './plugins/methods.ts';
import { rateCounters } from './plugins/rates.ts';
import { requestNamer } from './plugins/requestId.ts';
import { strictValidation } from './plugins/validation.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { configurationRoutes } from './routes/configuration.ts';
import type { Context } from './routes/context.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { healthRoutes } from './routes/health.ts';
import { inventoryRoutes } from './routes/inventory.ts';
import { levelRoutes } from './routes/levels.ts';
import { progressRoutes } from './routes/progress.ts';
import { purchaseRoutes } from './routes/purchase.ts';
import { rewardRoutes } from './routes/rewards.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { userRoutes } from './routes/user.ts';

export interface AppOptions extends Context {
  /** Omitted: nothing is logged. */
  readonly log?: ReturnType<typeof logOptions>;
  /** Omitted: nobody can sign in. */
  readonly verifyToken?: VerifyToken;
  /** ms within which a request must arrive; 30 s if omitted. */
  readonly patience?: number;
  /** Additional routes, such as a bench's baseline. */
  readonly more?: FastifyPluginAsync;
}

/** Throws StartRefused if the client's folder is empty. Closing the app leaves the database open. */
export async function buildApp({
  log,
  verifyToken = refuseAll,
  more,
  patience,
  ...context
}: AppOptions): Promise<FastifyInstance> {
  const { trustedProxies, maxConnections, rateLimits } = context.environment;
  const connections = boundedConnections(maxConnections, patience);
  const app = Fastify({
    logger: log ?? false,
    genReqId: requestNamer(trustedProxies),
    serverFactory: connections.serverFactory,
    bodyLimit: 16 * 1024,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => void fail(request, reply, toProblem(error)),
    clientErrorHandler: connections.refuse,
  }).withTypeProvider<TypeBoxTypeProvider>();

  if (context.metrics !== undefined) measured(app, context.metrics);
  if (context.environment.onlyAtHome) onlyAtHome(app);
  app.addHook('preClose', async () => connections.end());
  const refuseMethod = knownMethods(app);
  shallowJson(app);
  strictValidation(app);
  errorAnswers(app);
  const policyOf = await protectiveHeaders(app, context.environment);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await apiDocs(app);
  const rates = await rateCounters(app, rateLimits);
  const { clock, environment, database } = context;
  const report = (error: unknown, what: string) => app.log.error({ err: error }, what);
  brandOfRequests(app, keptBrands({ db: database.db, clock, environment, report }));
  authentication(app, { db: context.database.db, verifyToken, welcome, rates });
  await app.register(healthRoutes(context));
  await app.register(configurationRoutes(context), { prefix: '/api' });
  await app.register(levelRoutes(context), { prefix: '/api' });
  await app.register(inventoryRoutes(context), { prefix: '/api' });
  await app.register(rewardRoutes(context), { prefix: '/api' });
  await app.register(feedbackRoutes(context), { prefix: '/api' });
  await app.register(analyticsRoutes(context), { prefix: '/api' });
  await app.register(userRoutes(context), { prefix: '/api' });
  await app.register(progressRoutes(context), { prefix: '/api' });
  const { payment, sandbox } = await choosePayment(context.environment, (error) => app.log.error(error, 'payment'));
  await app.register(purchaseRoutes({ ...context, payment }), { prefix: '/api' });
  if (sandbox !== undefined) await app.register(sandboxRoutes(context, sandbox));
  if (context.emulator !== undefined) await emulatorCalls(app, context.emulator);
  if (more !== undefined) await app.register(more);
  const { clientDir } = context.environment;
  const nothing = (request: FastifyRequest, reply: FastifyReply) => {
    refuseMethod(request, reply);
    return notFound(request, reply);
  };
  if (clientDir === undefined) app.setNotFoundHandler(nothing);
  else {
    const { timeZone, publicUrl } = environment;
    const levels = levelPages({ db: database.db, clock, timeZone, publicUrl, report });
    await servedClient(app, clientDir, nothing, policyOf, levels, rates.mayMakePage);
    levelPictures(app, levels);
  }
  await app.ready();
  return app;
}

async function refuseAll(): Promise<never> {
  throw new Problem('SIGN_IN_UNAVAILABLE');
}
