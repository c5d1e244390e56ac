import { setTimeout as sleep } from 'node:timers/promises';
import { type Json, type Kinded, xoshiro } from '@comptoir/kit';
import type { ServerFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { WebSocket } from 'ws';
import { Guest } from '../client.ts';
import { startedTable } from '../play.ts';

export interface Turns {
  readonly turns: number;
  readonly seconds: number;
  /** Milliseconds from sending an answer to its acknowledgement. */
  readonly latencies: number[];
}

/** Tables of two scripted players each who answer as soon as they are asked. */
export async function crowd(
  url: string,
  tables: number,
  seconds: number,
  tick: (turns: number) => void,
): Promise<Turns> {
  const seats: Scripted[] = [];
  for (let at = 0; at < tables; at++) {
    const pair = [await Guest.come(url, 'Ana'), await Guest.come(url, 'Bob')] as const;
    const table = await startedTable(pair[0], pair[1]);
    seats.push(new Scripted(url, pair[0], table, at * 2), new Scripted(url, pair[1], table, at * 2 + 1));
  }
  await Promise.all(seats.map((seat) => seat.open()));
  for (const seat of seats) seat.play();
  const turns = await counted(seconds, () => seats.flatMap(({ latencies }) => latencies.splice(0)), tick);
  for (const seat of seats) seat.close();
  return turns;
}

/** Before this the code of both sides is not compiled yet: turns are played and not counted. */
const WARM_UP = 3;

/** What comes in during `seconds`, after a warm-up; `take` empties what has come in so far. */
export async function counted(
  seconds: number,
  take: () => number[],
  tick: (turns: number) => void,
): Promise<Turns> {
  await sleep(WARM_UP * 1000);
  take();
  const start = performance.now();
  const latencies: number[] = [];
  while (performance.now() - start < seconds * 1000) {
    await sleep(1000);
    for (const latency of take()) latencies.push(latency);
    tick(latencies.length);
  }
  return { turns: latencies.length, seconds: (performance.now() - start) / 1000, latencies };
}

class Scripted {
  readonly latencies: number[] = [];
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #rng;
  readonly #opened: Promise<void>;
  /** By key: a turn that asks the same seat again may be told before it is acknowledged. */
  readonly #sentAt = new Map<string, number>();
  #key = 0;
  #isPlaying = false;

  constructor(url: string, guest: Guest, table: string, seed: number) {
    this.#table = table;
    this.#rng = xoshiro(seed);
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${guest.token}` },
      perMessageDeflate: false,
    });
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.once('open', () => resolve());
      this.#socket.once('error', reject);
    });
  }

  open(): Promise<void> {
    return this.#opened;
  }

  play(): void {
    this.#isPlaying = true;
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.#socket.send(JSON.stringify({ type: 'subscribe', table: this.#table }));
  }

  close(): void {
    this.#isPlaying = false;
    this.#socket.terminate();
  }

  /** The load client shares the cores with the server: it reads no more of a frame than it needs. */
  #hear(text: string): void {
    if (!this.#isPlaying) return;
    if (text.startsWith('{"type":"ack"')) {
      const { key } = JSON.parse(text) as { key: string };
      this.latencies.push(performance.now() - (this.#sentAt.get(key) ?? Number.NaN));
      this.#sentAt.delete(key);
      return;
    }
    if (!text.includes('"decisions":[{')) return;
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type !== 'table' && frame.type !== 'entries') return;
    const decision = frame.decisions[0] as Kinded;
    const answer: Json = vallee.sample(decision as Parameters<typeof vallee.sample>[0], this.#rng);
    const key = String(this.#key++);
    this.#sentAt.set(key, performance.now());
    const command = {
      type: 'play',
      table: this.#table,
      seq: frame.seq,
      key,
      id: decision.id,
      answer,
    };
    this.#socket.send(JSON.stringify(command));
  }
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
