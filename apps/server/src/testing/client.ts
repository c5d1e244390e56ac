import { setTimeout as sleep } from 'node:timers/promises';
import { type Json, type Kinded, type Rng, xoshiro } from '@comptoir/kit';
import type {
  ClientFrame,
  EntriesFrame,
  NewTable,
  ServerFrame,
  TableFrame,
  TableInfo,
} from '@comptoir/protocol';
import { WebSocket } from 'ws';
import { GAMES } from '../games.ts';
import { PATIENCE } from './patience.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
  readonly text: string;
}

type Wished = Partial<NewTable> & { game: string };

/** A person at a server, as a program sees it. */
export class Guest {
  readonly url: string;
  readonly token: string;
  readonly id: string;

  constructor(url: string, token: string, id: string) {
    this.url = url;
    this.token = token;
    this.id = id;
  }

  /** A server whose database is away for a moment says so, and is asked again. */
  static async come(url: string, name = 'Ana'): Promise<Guest> {
    for (const end = performance.now() + PATIENCE; ; await sleep(50)) {
      const { status, body, text } = await request(url, 'POST', '/api/guests', { name });
      if (status === 201) return new Guest(url, String(body.token), (body.person as { id: string }).id);
      if (status !== 503 || performance.now() > end) throw new Error(`nobody is let in: ${status} ${text}`);
    }
  }

  /** The same person at another node. */
  at(url: string): Guest {
    return new Guest(url, this.token, this.id);
  }

  ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return request(this.url, method, path, body, { authorization: `Bearer ${this.token}`, ...headers });
  }

  async createTable(wish: Wished): Promise<TableInfo> {
    const { status, body } = await this.ask('POST', '/api/tables', wish);
    if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return body as unknown as TableInfo;
  }

  post(table: string, what: string, body?: unknown): Promise<Answer> {
    return this.ask('POST', `/api/tables/${table}/${what}`, body);
  }

  live(): Promise<Line> {
    return Line.open(this.url, this.token);
  }
}

export async function request(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  let parsed: Record<string, unknown> = {};
  try {
    parsed = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Not every answer is JSON.
  }
  return { status: response.status, body: parsed, headers: response.headers, text };
}

/** A live connection that keeps what it was sent. */
export class Line {
  readonly frames: ServerFrame[] = [];
  readonly socket: WebSocket;
  #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(data.toString()) as ServerFrame);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('close', () => {
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('error', () => {});
  }

  static open(
    url: string,
    token: string | null,
    headers: Record<string, string> = {},
    query = '',
  ): Promise<Line> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live${query}`, {
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    const line = new Line(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(line));
      socket.once('error', reject);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(frame: ClientFrame | Record<string, unknown>): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** The first frame from `from` on that fits; waits for it. */
  async next<T extends ServerFrame>(fits: (frame: ServerFrame) => frame is T, from?: number): Promise<T>;
  async next(fits: (frame: ServerFrame) => boolean, from?: number): Promise<ServerFrame>;
  async next(fits: (frame: ServerFrame) => boolean, from = 0): Promise<ServerFrame> {
    const deadline = performance.now() + PATIENCE;
    for (let at = from; ; ) {
      for (; at < this.frames.length; at++) if (fits(this.frames[at]!)) return this.frames[at]!;
      if (!this.isOpen) throw new Error('the connection is closed');
      if (performance.now() > deadline)
        throw new Error(`no such frame; the last: ${JSON.stringify(this.frames.slice(-3)).slice(0, 800)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Sends and waits for the answer with this key. */
  async command(frame: Extract<ClientFrame, { key: string }>): Promise<Answered> {
    const from = this.frames.length;
    this.send(frame);
    const found = await this.next((got) => answerIn(got, frame.key) !== null, from);
    return answerIn(found, frame.key) as Answered;
  }

  async subscribe(table: string, since?: number): Promise<TableFrame | EntriesFrame> {
    const from = this.frames.length;
    this.send({ type: 'subscribe', table, ...(since === undefined ? {} : { since }) });
    return this.next(
      // Entries may come at any time; without `since` the table itself is the answer.
      (got): got is TableFrame | EntriesFrame =>
        (got.type === 'table' || (got.type === 'entries' && since !== undefined)) && got.table === table,
      from,
    );
  }

  close(): void {
    this.socket.terminate();
  }
}

type Answered = Extract<ServerFrame, { type: 'ack' | 'refused' }>;

/** What a frame says about the command with this key. */
function answerIn(frame: ServerFrame, key: string): Answered | null {
  if (frame.type === 'ack' || frame.type === 'refused') return frame.key === key ? frame : null;
  const own = isState(frame) ? frame.entries.find((entry) => entry.key === key) : undefined;
  return own && isState(frame) ? { type: 'ack', table: frame.table, key, seq: own.seq } : null;
}

export const isState = (frame: ServerFrame): frame is TableFrame | EntriesFrame =>
  frame.type === 'table' || frame.type === 'entries';

/** Any legal answer to a decision, from what the frame says alone. */
export function answerTo(
  game: string,
  decision: unknown,
  rng: Rng = xoshiro(1),
): { id: string; answer: Json } {
  const known = GAMES.get(game);
  if (known === undefined) throw new Error(`no game ${game}`);
  const asked = decision as Kinded;
  return { id: asked.id, answer: known.game.sample(asked, rng) };
}
