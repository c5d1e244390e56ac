import type { Language } from '@comptoir/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newToken } from '../codes.ts';
import { deviceOf } from '../device.ts';
import type { PersonRow } from '../storage/store.ts';
import type { Host } from '../tables.ts';
import { type App, type Context, HttpError, isOpenRoute } from './context.ts';

const COOKIE = 'comptoir';
const DAY = 86_400;

/** The token of a request: the header of a program, or the cookie of a browser. */
function tokenOf({ headers, cookies }: FastifyRequest): string | null {
  const bearer = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1];
  const token = bearer ?? cookies[COOKIE] ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** Sets the browser's cookie for as long as an unused session lasts; null removes it. */
export function setCookie(
  { options }: Context,
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  reply.setCookie(COOKIE, token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
    maxAge: token === null ? 0 : options.sessionDays * DAY,
  });
}

/** Whether the request comes from a page of this server or of an allowed origin. Programs send no origin. */
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

/** Finds out who asks, and refuses requests that another site makes a browser send. */
export function addSessions(app: App, context: Context): void {
  app.decorateRequest('person', null);
  app.decorateRequest('sessionHash', null);
  app.addHook('onRequest', async (request) => {
    if (isOpenRoute(request)) return;
    const token = tokenOf(request);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isUpgrade = request.headers.upgrade !== undefined;
    if ((!isReading || isUpgrade) && !isOwnOrigin(context, request)) throw new HttpError(403, 'wrong-origin');
    if (token === null) return;
    const hash = hashOf(token);
    request.person = await context.store.personOfSession(hash, context.now(), context.sessionsSince());
    request.sessionHash = request.person ? hash : null;
  });
}

/** Lets somebody in on the device that asks, as one more device of theirs. */
export async function signIn(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, name }: PersonRow,
): Promise<{ person: { id: string; name: string }; token: string }> {
  const token = newToken();
  const device = deviceOf(request.headers['user-agent']);
  await context.store.addSession(id, hashOf(token), context.now(), device);
  setCookie(context, request, reply, token);
  return { person: { id, name }, token };
}

/** Renews the browser's cookie, since the session was used. */
export function renewCookie(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  setCookie(context, request, reply, tokenOf(request));
}

export function signedIn(request: FastifyRequest): PersonRow {
  if (request.person === null) throw new HttpError(401, 'not-signed-in');
  return request.person;
}

/** The language of whoever reads the answer. Pages say the one they are shown in. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  headers['accept-language']?.startsWith('en') ? 'en' : 'fr';

export const hostIn = (request: FastifyRequest): Host => ({
  ...signedIn(request),
  language: languageOf(request),
});
