import type { Socket } from 'node:net';
import { type ClientFrame, PROTOCOL, type ServerFrame } from '@comptoir/protocol';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type Context, HttpError } from '../http/context.ts';
import { Buckets } from '../http/limits.ts';
import { tableFor } from '../http/table-access.ts';
import { StoreUnavailable } from '../storage/store.ts';
import type { TableActor } from '../table/actor.ts';
import { maySee } from '../table/admission.ts';
import type { Subscriber } from '../table/audience.ts';
import { tableRefusal } from '../table/frames.ts';
import type { Result } from '../table/tools.ts';
import { decode, Malformed } from './decode.ts';

/** A client that does not read what it is sent is disconnected. */
const MAX_BUFFERED = 1_048_576;
const MAX_TABLES = 50;
const MAX_ROOMS = 5;
/** Frames that make the server read or play a whole game again may come this much less often than others. */
const LIGHT = 10;
const HEAVY: readonly string[] = ['subscribe', 'enter', 'undo', 'propose', 'vote'];

/** One client, at any number of tables. */
export class Connection implements Subscriber {
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #context: Context;
  readonly #name: string | null;
  readonly person: string | null;
  readonly session: string | null;
  readonly #tables = new Map<string, TableActor>();
  readonly #rooms = new Set<string>();
  readonly #frames: Buckets;
  readonly #heavy: Buckets;
  #isAlive = true;
  #isOver = false;
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
    // An error ends the connection; `close` follows.
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

  /** Everything sent in one turn of the event loop leaves in one packet: usually a row and its acknowledgement. */
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

  /** From now on nothing is heard of this client, even if it does not close its side. */
  bye(reason: string): void {
    this.#tell({ type: 'bye', reason });
    this.#isOver = true;
    this.leaveAll();
    this.#socket.close(1001, reason);
  }

  leaveAll(): void {
    for (const actor of this.#tables.values()) actor.audience.dismiss(this);
    this.#tables.clear();
    // If the store is unavailable, they count as gone once they have not been seen for a while.
    for (const room of this.#rooms) this.#context.rooms.exit(room, this).catch(() => {});
    this.#rooms.clear();
  }

  async #receive(data: string): Promise<void> {
    if (this.#isOver) return;
    const { metrics } = this.#context;
    const frame = decode(data);
    const isHeavy = 'type' in frame && HEAVY.includes(frame.type);
    const isAllowed = this.#frames.take('') && (!isHeavy || this.#heavy.take(''));
    const named = 'key' in frame && frame.key !== null ? { key: frame.key } : {};
    if (!isAllowed) return this.#tell({ type: 'error', code: 'too-many-frames', ...named });
    if (frame instanceof Malformed) {
      metrics.frames('malformed');
      return this.#tell({ type: 'error', code: 'malformed', ...named });
    }
    metrics.frames(frame.type);
    try {
      await this.#handle(frame);
    } catch (error) {
      this.#complain(frame, error);
    }
  }

  /** Every command gets an answer, whatever happened. */
  #complain(frame: ClientFrame, error: unknown): void {
    const named = {
      ...('table' in frame ? { table: frame.table } : {}),
      ...('room' in frame ? { room: frame.room } : {}),
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
      case 'enter':
        return this.#enter(frame.room);
      case 'exit':
        this.#rooms.delete(frame.room);
        return this.#context.rooms.exit(frame.room, this);
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

  async #enter(room: string): Promise<void> {
    const { rooms } = this.#context;
    if (this.person === null) throw new HttpError(401, 'not-signed-in');
    if (this.#rooms.size >= MAX_ROOMS && !this.#rooms.has(room)) throw new HttpError(429, 'too-many-rooms');
    const entered = await rooms.enter(room, this, this.person);
    if (entered === 'gone') throw new HttpError(404, 'room-over');
    if (entered === 'full') throw new HttpError(409, 'room-full');
    if (entered === 'blocked') throw new HttpError(403, 'blocked');
    this.#rooms.add(room);
    // The connection may have ended meanwhile.
    if (this.#socket.readyState !== this.#socket.OPEN) await rooms.exit(room, this);
  }

  async #seatedAt(table: string): Promise<{ actor: TableActor; person: string }> {
    if (this.person === null || this.#name === null) throw new HttpError(401, 'not-signed-in');
    if (!this.#context.isOpen()) throw new HttpError(503, 'unavailable');
    const followed = this.#tables.get(table);
    // A table that was closed to this person does not even tell how far it has come.
    const isShown = followed !== undefined && maySee(followed.table, this.person);
    const actor = isShown ? followed : await tableFor(this.#context, table, this.person);
    return { actor, person: this.person };
  }

  #settle(table: string, key: string, actor: TableActor, result: Result): void {
    if (result.ok) {
      // A client that follows the table was already told by the row.
      if (result.isRepeated || !actor.audience.hasTold(this, result.seq))
        this.#tell({ type: 'ack', table, key, seq: result.seq });
    } else this.#tell({ type: 'refused', table, key, seq: actor.table.state.seq, refusal: result.refusal });
  }
}

function command(
  actor: TableActor,
  person: string,
  frame: Extract<ClientFrame, { key: string }>,
): Promise<Result> {
  switch (frame.type) {
    case 'play':
      return actor.play.answer(person, frame);
    case 'undo':
      return actor.play.undo(person, frame);
    case 'propose':
      return actor.play.propose(person, frame);
    case 'vote':
      return actor.play.vote(person, frame);
  }
}
