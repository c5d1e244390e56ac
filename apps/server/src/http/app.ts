import { createHash, timingSafeEqual } from 'node:crypto';
import { isWellFormed } from '@comptoir/protocol';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import fastify, { type FastifyError, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorLine } from '../logging.ts';
import { StoreUnavailable } from '../storage/store.ts';
import { addChallenges } from './challenges.ts';
import { addCompany } from './company.ts';
import { type App, type Context, HttpError, isOpenRoute } from './context.ts';
import { addDevices } from './devices.ts';
import { addDocs } from './docs.ts';
import { addHistory } from './history.ts';
import { addHouse } from './house.ts';
import { addInvitations } from './invitations.ts';
import { addressGroup, Buckets } from './limits.ts';
import { addNotices } from './notices.ts';
import { addPasskeys } from './passkeys.ts';
import { addPeople } from './people.ts';
import { addRatings } from './ratings.ts';
import { addRooms } from './rooms.ts';
import { addSeats } from './seats.ts';
import { addSessions } from './session.ts';
import { addStatic } from './static.ts';
import { addStatistics } from './statistics.ts';
import { addStory } from './story.ts';
import { addTables } from './tables.ts';
import { addTalk } from './talk.ts';
import { addTournaments } from './tournaments.ts';

/** Larger than any body or frame that our clients send. */
const MAX_MESSAGE = 16_384;

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address of a table gives access to it, so it is not sent as a referrer.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

export async function buildApp(
  context: Context,
  addLive: (app: App, context: Context) => void,
): Promise<App> {
  const { options, metrics } = context;
  const app: App = fastify({
    logger: {
      level: options.logLevel,
      redact: ['req.headers', 'res.headers'],
      serializers: { err: errorLine },
    },
    // Fastify's own log lines would contain addresses of tables; ours name only the route.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_MESSAGE,
    trustProxy: (_address, hop) => hop < options.trustProxy,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 64 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Accept JSON only: a form on another site can send text.
  app.removeContentTypeParser('text/plain');

  const requests = new Buckets(options.limits.requestRate, options.limits.requestBurst);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (isOpenRoute(request)) return;
    reply.header('cache-control', 'no-store');
    if (!requests.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-requests');
  });
  app.addHook('preValidation', async ({ body, params, query }) => {
    if (![body, params, query].every(isWellFormed)) throw new HttpError(400, 'malformed');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    metrics.requests.inc({ method, status: String(reply.statusCode) });
    request.log.debug(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not-found' }));

  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE, perMessageDeflate: false } });
  await app.register(cookie);
  addSessions(app, context);
  await addDocs(app, context);
  addPeople(app, context);
  addDevices(app, context);
  addPasskeys(app, context);
  addHistory(app, context);
  addCompany(app, context);
  addHouse(app, context);
  addRatings(app, context);
  addTournaments(app, context);
  addChallenges(app, context);
  addStatistics(app, context);
  addTables(app, context);
  addSeats(app, context);
  addStory(app, context);
  addTalk(app, context);
  addNotices(app, context);
  addInvitations(app, context);
  addRooms(app, context);
  addLive(app, context);
  addStatic(app, context);

  const probe = { schema: { hide: true }, config: { isOpen: true } } as const;
  const hidden = { schema: { hide: true } };
  app.get('/healthz', probe, async () => ({ status: 'alive' }));
  app.get('/readyz', probe, async (_request, reply) => {
    const reason = await context.whyNotReady();
    return reason === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', reason });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayMeasure(options.metricsToken, request)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  return app;
}

/** Requests with the token; if there is none, programs of this machine that come without a proxy. */
function mayMeasure(token: string | null, { headers, socket }: FastifyRequest): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
}

/** Compares in constant time. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(wanted).digest());

/** An error gives its code and, for wrong input, the place; never what the server was doing. */
function answer(
  error: FastifyError | HttpError,
  request: Parameters<Parameters<App['setErrorHandler']>[0]>[1],
  reply: Parameters<Parameters<App['setErrorHandler']>[0]>[2],
) {
  if (error instanceof HttpError) {
    const detail = error.detail === undefined ? {} : { detail: error.detail };
    return reply.code(error.statusCode).send({ error: error.code, ...detail });
  }
  if ((error as Error) instanceof StoreUnavailable) {
    request.log.error({ err: error }, 'the store is unavailable');
    return reply.code(503).send({ error: 'unavailable' });
  }
  if (error.validation) {
    const fields = error.validation.map(({ instancePath, message }) => ({ path: instancePath, message }));
    return reply.code(400).send({ error: 'malformed', fields });
  }
  if (error.statusCode !== undefined && error.statusCode < 500)
    return reply.code(error.statusCode).send({ error: error.code?.toLowerCase() ?? 'refused' });
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  return reply.code(500).send({ error: 'defect' });
}
