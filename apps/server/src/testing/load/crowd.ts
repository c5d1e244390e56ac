import { setTimeout as sleep } from 'node:timers/promises';
import { type Json, type Kinded, xoshiro } from '@comptoir/kit';
import type { ServerFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { WebSocket } from 'ws';
import { Guest } from '../client.ts';
import { startedTable } from '../play.ts';
import { cpuSeconds } from './cpu.ts';

export interface Turns {
  readonly turns: number;
  readonly seconds: number;
  /** Milliseconds from sending an answer to its acknowledgement. */
  readonly latencies: number[];
  /** Seconds of processor time that the server used for them, and those who played. */
  readonly cpu: number;
  readonly clientCpu: number;
}

/** A server to be measured. */
export interface Measured {
  readonly url: string;
  readonly pid: number;
}

/** Tables of two scripted players each who answer as soon as they are asked, and sit down again when a game is over. */
export async function crowd(
  { url, pid }: Measured,
  tables: number,
  span: Span,
  tick: (turns: number) => void,
  wish: TableWish = {},
): Promise<Turns> {
  const pairs: Pair[] = [];
  for (let at = 0; at < tables; at++) {
    const guests = [await Guest.come(url, 'Ana'), await Guest.come(url, 'Bob')] as const;
    pairs.push(new Pair(url, guests, at, wish));
  }
  for (const pair of pairs) await pair.open();
  for (const pair of pairs) pair.play();
  const turns = await counted(pid, span, () => pairs.flatMap((pair) => pair.take()), tick);
  await Promise.all(pairs.map((pair) => pair.close()));
  return turns;
}

/** What the tables of a crowd ask for beside two seats. */
export type TableWish = Readonly<Record<string, unknown>>;

/** Seconds that are counted, and those before them: at first the code of both sides is not compiled yet. */
export interface Span {
  readonly warmUp: number;
  readonly seconds: number;
}

/** What comes in during a span; `take` empties what has come in so far. */
export async function counted(
  pid: number,
  { warmUp, seconds }: Span,
  take: () => number[],
  tick: (turns: number) => void,
): Promise<Turns> {
  await sleep(warmUp * 1000);
  take();
  const [before, clientsBefore] = [cpuSeconds(pid), cpuSeconds(process.pid)];
  const start = performance.now();
  const latencies: number[] = [];
  while (performance.now() - start < seconds * 1000) {
    await sleep(1000);
    for (const latency of take()) latencies.push(latency);
    tick(latencies.length);
  }
  const passed = (performance.now() - start) / 1000;
  return {
    turns: latencies.length,
    seconds: passed,
    latencies,
    cpu: cpuSeconds(pid) - before,
    clientCpu: cpuSeconds(process.pid) - clientsBefore,
  };
}

/** Two who play one game after the other. */
class Pair {
  readonly #guests: readonly [Guest, Guest];
  readonly #seats: readonly [Scripted, Scripted];
  readonly #wish: TableWish;
  #table = '';
  #isClosed = false;
  /** The next game, while it is being set up. */
  #next: Promise<void> | null = null;

  constructor(url: string, guests: readonly [Guest, Guest], at: number, wish: TableWish) {
    this.#guests = guests;
    this.#wish = wish;
    const seat = (guest: Guest, seed: number) =>
      new Scripted(url, guest, seed, (table) => this.#again(table));
    this.#seats = [seat(guests[0], at * 2), seat(guests[1], at * 2 + 1)];
  }

  async open(): Promise<void> {
    this.#table = await startedTable(...this.#guests, this.#wish);
    await Promise.all(this.#seats.map((seat) => seat.opened));
  }

  play(): void {
    for (const seat of this.#seats) seat.play(this.#table);
  }

  /** Both are told that it is over; the first one who hears it sees to the next game. */
  #again(over: string): void {
    if (over !== this.#table || this.#isClosed) return;
    this.#table = '';
    this.#next = startedTable(...this.#guests, this.#wish).then((table) => {
      this.#table = table;
      if (!this.#isClosed) this.play();
    });
  }

  take(): number[] {
    return this.#seats.flatMap(({ latencies }) => latencies.splice(0));
  }

  /** Nothing is asked of the server any more when this resolves. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const seat of this.#seats) seat.close();
    await this.#next;
  }
}

class Scripted {
  readonly latencies: number[] = [];
  readonly opened: Promise<void>;
  readonly #socket: WebSocket;
  readonly #rng;
  readonly #over: (table: string) => void;
  /** When each command was sent, by its key. */
  readonly #sentAt = new Map<string, number>();
  #table = '';
  #key = 0;

  constructor(url: string, guest: Guest, seed: number, over: (table: string) => void) {
    this.#rng = xoshiro(seed);
    this.#over = over;
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${guest.token}` },
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.opened = new Promise((resolve, reject) => {
      this.#socket.once('open', () => resolve());
      this.#socket.once('error', reject);
    });
  }

  play(table: string): void {
    if (this.#table !== '') this.#socket.send(JSON.stringify({ type: 'unsubscribe', table: this.#table }));
    this.#table = table;
    this.#socket.send(JSON.stringify({ type: 'subscribe', table }));
  }

  close(): void {
    this.#table = '';
    this.#socket.terminate();
  }

  /** The load client shares the cores with the server: it reads no more of a frame than it needs. */
  #hear(text: string): void {
    if (this.#table === '') return;
    const key = /"key":"(\d+)"/.exec(text)?.[1];
    const sentAt = key === undefined ? undefined : this.#sentAt.get(key);
    if (key !== undefined && sentAt !== undefined) {
      this.latencies.push(performance.now() - sentAt);
      this.#sentAt.delete(key);
    }
    if (text.includes('"outcome":{')) this.#over(this.#table);
    if (!text.includes('"decisions":[{')) return;
    const frame = JSON.parse(text) as ServerFrame;
    if ((frame.type !== 'table' && frame.type !== 'entries') || frame.table !== this.#table) return;
    const decision = frame.decisions[0] as Kinded;
    const answer: Json = vallee.sample(decision as Parameters<typeof vallee.sample>[0], this.#rng);
    const next = String(this.#key++);
    this.#sentAt.set(next, performance.now());
    const command = { type: 'play', table: frame.table, seq: frame.seq, key: next, id: decision.id, answer };
    this.#socket.send(JSON.stringify(command));
  }
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
