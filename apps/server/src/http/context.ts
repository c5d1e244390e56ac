import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ServerOptions } from '../config.ts';
import type { ErrorCode } from '../documents/error-codes.ts';
import type { TableGame } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import type { Postman } from '../notices/postman.ts';
import type { Rooms } from '../rooms.ts';
import type { PersonRow, Store } from '../storage/store.ts';
import type { Tables } from '../tables.ts';

/** What the routes work with. */
export interface Context {
  readonly options: ServerOptions;
  readonly store: Store;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly games: ReadonlyMap<string, TableGame>;
  readonly metrics: Metrics;
  readonly postman: Postman;
  readonly now: () => number;
  /** The version of the page that is handed out; null when there is none. */
  readonly page: string | null;
  /** Closes the connections of these sessions, here and at other nodes. */
  endSessions(sessions: readonly string[]): Promise<void>;
  /** The moment after which a session must have been used to be still valid. */
  sessionsSince(): number;
  /** Tells the operator of a defect. */
  failed(what: string, error: unknown): void;
  /** Why this node should get no requests now; null when it can serve. */
  whyNotReady(): Promise<string | null>;
  /** False once the server is stopping. */
  isOpen(): boolean;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For the files of the page and the probes: no limit, no session, and caches may keep them. */
    isOpen?: true;
  }
  interface FastifyRequest {
    /** Who asks; null for a stranger. */
    person: PersonRow | null;
    sessionHash: string | null;
  }
}

/** Whether a request needs no guard. Decided by the route that was found, however its path was spelled. */
export const isOpenRoute = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.isOpen === true;

/** A refused request. The code is for programs, and tells everything. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly detail: unknown;

  constructor(statusCode: number, code: ErrorCode, detail?: unknown) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
    this.detail = detail;
  }
}
