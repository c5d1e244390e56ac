import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Context, HttpError } from './context.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whoever was named at the start, and programs that show the token. */
export function isHost({ options }: Context, { person, headers }: FastifyRequest): boolean {
  if (person !== null && options.owners.includes(person.id)) return true;
  if (options.adminToken === null) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${options.adminToken}`));
}

/** Refuses everybody but the host of the server. */
export function host(context: Context, request: FastifyRequest): void {
  if (isHost(context, request)) return;
  throw request.person === null ? new HttpError(401, 'not-signed-in') : new HttpError(403, 'not-host');
}
