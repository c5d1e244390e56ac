import { begin, during } from '../browser/settled.ts';
import type { AnswerTo, FromWorker, Question, Report, ToWorker } from './worker/messages.ts';

/** The page's end of the line to the worker. */
export interface WorkerLink {
  /** `progress` hears how far a long answer is, from 0 to 1. */
  ask<Q extends Question>(question: Q, progress?: (share: number) => void): Promise<AnswerTo<Q>>;
  /** Calls the listener with every report on this table; returns how to stop. */
  listen(table: string, listener: (report: Report) => void): () => void;
  /** Calls the listener when the worker has died. */
  onLost(listener: () => void): () => void;
}

/** What a worker looks like from here. */
export interface Port {
  post(message: ToWorker): void;
  receive: (message: FromWorker) => void;
  lost: () => void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  progress(share: number): void;
}

export function workerLink(port: Port): WorkerLink {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(report: Report) => void>>();
  const lossListeners = new Set<() => void>();
  /** What is called when the bots of a table have thought. */
  const thinking = new Map<string, () => void>();
  let calls = 0;

  port.receive = (message) => {
    if (message.type === 'report') {
      for (const listener of listeners.get(message.report.table) ?? []) listener(message.report);
      return;
    }
    if (message.type === 'thinking') {
      thinking.get(message.table)?.();
      if (message.is) thinking.set(message.table, begin());
      return;
    }
    const caller = waiting.get(message.call);
    if (message.type === 'progress') {
      caller?.progress(message.share);
      return;
    }
    waiting.delete(message.call);
    if (message.type === 'answer') caller?.resolve(message.value);
    else caller?.reject(new Error(message.message));
  };
  port.lost = () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker has stopped'));
    waiting.clear();
    for (const done of thinking.values()) done();
    for (const tell of lossListeners) tell();
  };

  return {
    ask: <Q extends Question>(question: Q, progress: (share: number) => void = () => {}) =>
      during(
        new Promise<AnswerTo<Q>>((resolve, reject) => {
          const call = ++calls;
          waiting.set(call, { resolve: (value) => resolve(value as AnswerTo<Q>), reject, progress });
          port.post({ call, question });
        }),
      ),
    listen(table, listener) {
      const set = listeners.get(table) ?? new Set();
      listeners.set(table, set.add(listener));
      return () => set.delete(listener);
    },
    onLost(listener) {
      lossListeners.add(listener);
      return () => lossListeners.delete(listener);
    },
  };
}

let shared: WorkerLink | null = null;

/** One worker for all the tables of this page, started when the first one is opened. */
export function sharedWorker(): WorkerLink {
  if (shared !== null) return shared;
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), {
    type: 'module',
    name: 'tables',
  });
  const port: Port = {
    post: (message) => worker.postMessage(message),
    receive: () => {},
    lost: () => {},
  };
  worker.onmessage = (event: MessageEvent<FromWorker>) => port.receive(event.data);
  worker.onerror = () => {
    worker.terminate();
    shared = null;
    port.lost();
  };
  shared = workerLink(port);
  return shared;
}
