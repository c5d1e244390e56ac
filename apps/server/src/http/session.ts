import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../codes.ts';
import type { PersonRow } from '../storage/store.ts';
import { type App, type Context, HttpError, isOpenRoute } from './context.ts';

const COOKIE = 'comptoir';
const DAY = 86_400;

/** The token of a request: the cookie of a browser, or the header of a program. */
function tokenOf(request: FastifyRequest): { token: string; isCookie: boolean } | null {
  const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '');
  if (bearer?.[1]) return { token: bearer[1], isCookie: false };
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value && /^[A-Za-z0-9_-]{43}$/.test(value))
      return { token: value, isCookie: true };
  }
  return null;
}

/** Gives the token to a browser for as long as the session lasts unused; null takes it away. */
export function setCookie(
  { options }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const life = token === null ? 0 : options.sessionDays * DAY;
  reply.header(
    'set-cookie',
    `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure}`,
  );
}

/** Whether a page of this server, or of a welcome other one, made the request. Programs send no origin. */
function isOwnOrigin({ options }: Context, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (options.origins.includes(origin)) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}

/** Finds out who asks, and refuses what another site makes a browser do. */
export function addSessions(app: App, context: Context): void {
  app.decorateRequest('person', null);
  app.decorateRequest('sessionHash', null);
  app.addHook('onRequest', async (request) => {
    if (isOpenRoute(request)) return;
    const found = tokenOf(request);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isUpgrade = request.headers.upgrade !== undefined;
    if ((!isReading || isUpgrade) && !isOwnOrigin(context, request)) throw new HttpError(403, 'wrong-origin');
    if (found === null) return;
    const hash = hashOf(found.token);
    request.person = await context.store.personOfSession(hash, context.now(), context.sessionsSince());
    request.sessionHash = request.person ? hash : null;
  });
}

/** Gives a browser its cookie anew: the session was used. */
export function renewCookie(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  const found = tokenOf(request);
  if (found) setCookie(context, request, reply, found.token);
}

export function signedIn(request: FastifyRequest): PersonRow {
  if (request.person === null) throw new HttpError(401, 'not-signed-in');
  return request.person;
}
