import { setTimeout as sleep } from 'node:timers/promises';
import { type Rng, xoshiro } from '@comptoir/kit';
import type { ServerFrame } from '@comptoir/protocol';
import { answerTo, type Guest, isState, Line } from './client.ts';

/** A scripted person who goes on through every crash, as a good client does. */
export class Player {
  readonly guest: Guest;
  readonly table: string;
  /** By key: the seq under which the server acknowledged it. */
  readonly acked = new Map<string, number>();
  /** The seqs of the rows this player was told, in the order of arrival. */
  readonly told: number[] = [];
  readonly faults: string[] = [];
  isOver = false;
  readonly #rng: Rng;
  readonly #name: string;
  readonly #url: () => string;
  readonly #pause: number;
  #isStopped = false;
  #line: Line | null = null;

  /** `pause`: milliseconds before each answer. */
  constructor(guest: Guest, table: string, name: string, seed: number, url: () => string, pause = 0) {
    this.guest = guest;
    this.table = table;
    this.#name = name;
    this.#rng = xoshiro(seed);
    this.#url = url;
    this.#pause = pause;
  }

  stop(): void {
    this.#isStopped = true;
    this.#line?.close();
  }

  /** Breaks the connection; the next one may lead elsewhere. */
  hop(): void {
    this.#line?.close();
  }

  /** Plays until it is stopped or the game is over. */
  async run(): Promise<void> {
    let count = 0;
    /** A command without an answer yet: it is sent again as it was. */
    let pending: { seq: number; key: string; id: string; answer: unknown } | null = null;
    let last: number | undefined;
    let game = '';
    while (!this.#isStopped && !this.isOver) {
      try {
        const line = await Line.open(this.#url(), this.guest.token);
        this.#line = line;
        let state = await line.subscribe(this.table, last);
        let at = 0;
        while (!this.#isStopped) {
          for (; at < line.frames.length; at++) {
            const frame = line.frames[at]!;
            if (!isState(frame)) continue;
            this.#hear(frame, last);
            game = frame.info?.game ?? game;
            last = frame.seq;
            state = frame;
          }
          if (state.outcome !== null) {
            this.isOver = true;
            break;
          }
          const decision = (state.decisions as { standing?: true }[]).find(
            ({ standing }) => standing !== true,
          );
          if (pending === null && decision !== undefined)
            pending = {
              seq: state.seq,
              key: `${this.#name}-${count++}`,
              ...answerTo(game, decision, this.#rng),
            };
          if (pending !== null) {
            if (this.#pause > 0) await sleep(this.#pause);
            const result = await line.command({
              type: 'play',
              table: this.table,
              ...pending,
              answer: pending.answer as never,
            });
            if (result.type === 'ack') this.#acknowledge(pending.key, result.seq);
            // Nobody moves while the database is away, so do not wait for news now.
            if (result.type === 'refused' && result.refusal.code === 'unavailable') {
              await sleep(50);
              continue;
            }
            const isOld = pending.seq < state.seq;
            pending = null;
            if (
              result.type === 'refused' &&
              !['stale', 'unavailable', 'not-awaited', 'game-over'].includes(result.refusal.code)
            )
              this.faults.push(`refused: ${JSON.stringify(result.refusal)}`);
            // What was sent again after a break was perhaps played before it: its news has come already.
            if (isOld) continue;
          }
          const seen = state.seq;
          await line.next((frame: ServerFrame) => isState(frame) && frame.seq > seen, at);
        }
        line.close();
      } catch {
        await sleep(30);
      }
    }
  }

  #acknowledge(key: string, seq: number): void {
    const before = this.acked.get(key);
    if (before !== undefined && before !== seq)
      this.faults.push(`${key} was acknowledged as ${before} and ${seq}`);
    this.acked.set(key, seq);
  }

  /** Rows arrive once and in order, also across connections. */
  #hear(frame: Extract<ServerFrame, { type: 'table' | 'entries' }>, last: number | undefined): void {
    if (frame.type === 'table') {
      if (last !== undefined && frame.seq < last) this.faults.push(`went back from ${last} to ${frame.seq}`);
      this.told.push(frame.seq);
      return;
    }
    for (const { seq } of frame.entries) {
      const before = this.told.at(-1);
      if (before !== undefined && seq !== before + 1) this.faults.push(`row ${seq} after ${before}`);
      this.told.push(seq);
    }
  }
}
