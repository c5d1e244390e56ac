import type { Socket } from 'node:net';
import { isRecord } from '@comptoir/kit';
import {
  type ClientFrame,
  commandKey,
  isWellFormed,
  PROTOCOL,
  readClientFrame,
  type ServerFrame,
} from '@comptoir/protocol';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type App, type Context, HttpError } from '../http/context.ts';
import { addressGroup, Buckets, Places } from '../http/limits.ts';
import { tableFor } from '../http/table-access.ts';
import { StoreUnavailable } from '../storage/store.ts';
import type { TableActor } from '../table/actor.ts';
import type { Subscriber } from '../table/audience.ts';
import type { Result } from '../table/core.ts';
import { tableRefusal } from '../table/frames.ts';

const PING = 25_000;
/** A client that does not read what it is sent is let go. */
const MAX_BUFFERED = 1_048_576;
const MAX_TABLES = 50;
/** Frames that make the server read or play a whole game again may come this much less often than others. */
const LIGHT = 10;
const HEAVY: readonly string[] = ['subscribe', 'undo', 'propose', 'vote'];

export interface Live {
  readonly size: number;
  add(app: App, context: Context): void;
  /** The sessions with which somebody came. */
  readonly sessions: readonly string[];
  /** Ends the connections of sessions that are over. */
  hangUp(sessions: readonly string[]): void;
  /** Tells everybody and hangs up. */
  close(reason: string): void;
}

/** The live side: one connection, any number of tables. */
export function live(): Live {
  const connections = new Set<Connection>();
  return {
    get size() {
      return connections.size;
    },
    get sessions() {
      return [...new Set([...connections].flatMap(({ session }) => session ?? []))];
    },
    hangUp(sessions) {
      const ended = new Set(sessions);
      for (const connection of connections)
        if (connection.session !== null && ended.has(connection.session)) connection.bye('session-ended');
    },
    add(app, context) {
      const { limits } = context.options;
      const addresses = new Places(limits.connectionsPerAddress);
      const people = new Places(limits.connectionsPerPerson);
      const beat = setInterval(() => {
        for (const connection of connections) connection.beat();
      }, PING);
      app.addHook('onClose', async () => clearInterval(beat));
      app.get(
        '/api/live',
        {
          websocket: true,
          schema: { tags: ['live'], summary: 'Live play over WebSocket; see /api/docs/frames.json' },
          preValidation: async () => {
            if (!context.isOpen()) throw new HttpError(503, 'stopping');
          },
        },
        (socket, request) => {
          const { person } = request;
          const address = addressGroup(request.ip);
          if (connections.size >= limits.connections || !addresses.take(address))
            return socket.close(1013, 'too many connections');
          if (person && !people.take(person.id)) {
            addresses.leave(address);
            return socket.close(1013, 'too many connections');
          }
          const connection = new Connection(socket, request.socket, request, context);
          // A page from a cache may speak an older protocol; the welcome has told it which one is spoken here.
          if (speaksAnother(request.query)) connection.bye('protocol');
          connections.add(connection);
          socket.once('close', () => {
            connections.delete(connection);
            connection.leaveAll();
            addresses.leave(address);
            if (person) people.leave(person.id);
          });
        },
      );
    },
    close(reason) {
      for (const connection of connections) connection.bye(reason);
    },
  };
}

class Connection implements Subscriber {
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #context: Context;
  readonly #name: string | null;
  readonly person: string | null;
  readonly session: string | null;
  readonly #tables = new Map<string, TableActor>();
  readonly #frames: Buckets;
  readonly #heavy: Buckets;
  #isAlive = true;
  #isGathering = false;

  constructor(
    socket: WebSocket,
    wire: Socket,
    { person, sessionHash }: Pick<FastifyRequest, 'person' | 'sessionHash'>,
    context: Context,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.#context = context;
    this.person = person?.id ?? null;
    this.session = sessionHash;
    this.#name = person?.name ?? null;
    const { frameRate, frameBurst } = context.options.limits;
    this.#frames = new Buckets(frameRate, frameBurst);
    this.#heavy = new Buckets(frameRate / LIGHT, frameBurst);
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // What is wrong with a connection ends it; `close` follows.
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003, 'text only');
      else void this.#receive(data.toString());
    });
    this.#tell({
      type: 'welcome',
      version: PROTOCOL,
      page: context.page,
      person: person && { id: person.id, name: person.name },
    });
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED) {
      this.#socket.terminate();
      return;
    }
    this.#gather();
    this.#socket.send(text);
  }

  /** What one turn of the event loop has to say leaves in one packet: a row and its acknowledgement, mostly. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#wire.uncork();
    });
  }

  #tell(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }

  beat(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  bye(reason: string): void {
    this.#tell({ type: 'bye', reason });
    this.#socket.close(1001, reason);
  }

  leaveAll(): void {
    for (const actor of this.#tables.values()) actor.audience.dismiss(this);
    this.#tables.clear();
  }

  async #receive(data: string): Promise<void> {
    const { metrics } = this.#context;
    const frame = decode(data);
    const isHeavy = 'type' in frame && HEAVY.includes(frame.type);
    const isAllowed = this.#frames.take('') && (!isHeavy || this.#heavy.take(''));
    const named = 'key' in frame && frame.key !== null ? { key: frame.key } : {};
    if (!isAllowed) return this.#tell({ type: 'error', code: 'too-many-frames', ...named });
    if (frame instanceof Malformed) {
      metrics.frames.inc({ type: 'malformed' });
      return this.#tell({ type: 'error', code: 'malformed', ...named });
    }
    metrics.frames.inc({ type: frame.type });
    try {
      await this.#handle(frame);
    } catch (error) {
      this.#complain(frame, error);
    }
  }

  /** Whoever waits for the answer to a command gets one, whatever happened. */
  #complain(frame: ClientFrame, error: unknown): void {
    const named = {
      ...('table' in frame ? { table: frame.table } : {}),
      ...('key' in frame ? { key: frame.key } : {}),
    };
    if (error instanceof HttpError) {
      this.#tell({ type: 'error', code: error.code, ...named });
      return;
    }
    const code = error instanceof StoreUnavailable ? 'unavailable' : 'defect';
    if (code === 'defect') this.#context.failed(`frame ${frame.type}`, error);
    if ('key' in frame) {
      const refusal = tableRefusal('unavailable', code);
      this.#tell({ type: 'refused', table: frame.table, key: frame.key, seq: 0, refusal });
    } else {
      this.#tell({ type: 'error', code, ...named });
    }
  }

  async #handle(frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case 'ping':
        return this.#tell({ type: 'pong' });
      case 'unsubscribe':
        this.#tables.get(frame.table)?.audience.dismiss(this);
        this.#tables.delete(frame.table);
        return;
      case 'subscribe':
        return this.#subscribe(frame.table, frame.since);
      case 'play':
      case 'undo':
      case 'propose':
      case 'vote': {
        const start = performance.now();
        const { actor, person } = await this.#seatedAt(frame.table);
        const result = await command(actor, person, frame);
        this.#context.metrics.commands.observe((performance.now() - start) / 1000);
        return this.#settle(frame.table, frame.key, actor, result);
      }
    }
  }

  async #subscribe(table: string, since: number | undefined): Promise<void> {
    const actor = await tableFor(this.#context, table, this.person);
    if (this.#tables.size >= MAX_TABLES && !this.#tables.has(table))
      throw new HttpError(429, 'too-many-tables');
    this.#tables.get(table)?.audience.dismiss(this);
    this.#tables.set(table, actor);
    await actor.subscribe(this, since);
    // The connection may have ended meanwhile.
    if (this.#socket.readyState !== this.#socket.OPEN) actor.audience.dismiss(this);
  }

  async #seatedAt(table: string): Promise<{ actor: TableActor; person: string }> {
    if (this.person === null || this.#name === null) throw new HttpError(401, 'not-signed-in');
    if (!this.#context.isOpen()) throw new HttpError(503, 'unavailable');
    const actor = this.#tables.get(table) ?? (await tableFor(this.#context, table, this.person));
    return { actor, person: this.person };
  }

  #settle(table: string, key: string, actor: TableActor, result: Result): void {
    if (result.ok) this.#tell({ type: 'ack', table, key, seq: result.seq });
    else this.#tell({ type: 'refused', table, key, seq: actor.table.state.seq, refusal: result.refusal });
  }
}

function command(
  actor: TableActor,
  person: string,
  frame: Extract<ClientFrame, { key: string }>,
): Promise<Result> {
  switch (frame.type) {
    case 'play':
      return actor.play(person, frame);
    case 'undo':
      return actor.undo(person, frame);
    case 'propose':
      return actor.propose(person, frame);
    case 'vote':
      return actor.vote(person, frame);
  }
}

/** A client may say which protocol it speaks; one that does not is believed. */
function speaksAnother(query: unknown): boolean {
  const { protocol } = query as { protocol?: string };
  return protocol !== undefined && protocol !== String(PROTOCOL);
}

function decode(data: string): ClientFrame | Malformed {
  let given: unknown;
  try {
    given = JSON.parse(data);
  } catch {
    return new Malformed(null);
  }
  const frame = readClientFrame(given);
  // Only an escape can spell half a character or a NUL in a message that came as text.
  if (frame && (!data.includes('\\u') || isWellFormed(given))) return frame;
  const key = isRecord(given) ? commandKey.safeParse(given.key) : null;
  return new Malformed(key?.success ? key.data : null);
}

/** A message that is no frame; of a command the key, as somebody waits for its answer. */
class Malformed {
  readonly key: string | null;

  constructor(key: string | null) {
    this.key = key;
  }
}
