import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads';
import { type BaseState, cloneRng, Defect, type Kinded, LEAVE, type Reply, type Rng } from '@comptoir/kit';
import type { AnyBot } from '../games.ts';
import type { Allowance } from './budget.ts';
import { startThread } from './thread.ts';

/** Players of another checkout's build, in a thread of their own: only plain data goes to and fro. */

/** Which player of which build is wanted. */
export interface Wanted {
  readonly build: string;
  readonly game: string;
  /** Builds that play by other rules are refused. */
  readonly rules: number;
  readonly bot: string;
  readonly allowance: Allowance | null;
}

export interface Engaged extends Wanted {
  readonly port: MessagePort;
  readonly bell: Int32Array;
}

export interface Asked {
  /** Looks the same to the seat that is asked; the real state stays here. */
  readonly world: BaseState;
  readonly decision: Kinded;
  readonly rng: Rng;
  /** What the seat was told: the number of its list, how much of it is known already, and the rest. */
  readonly story: number;
  readonly from: number;
  readonly news: readonly unknown[];
}

export type Told =
  | { readonly type: 'ready' }
  | { readonly type: 'reply'; readonly reply: Reply; readonly rng: Rng }
  | { readonly type: 'failed'; readonly message: string }
  | Unfit;

/** Why a build cannot play here. */
export type Unfit = { readonly type: 'refused' } & (
  | { readonly why: 'no-build' }
  | { readonly why: 'no-game' }
  | { readonly why: 'rules'; readonly rules: number }
  | { readonly why: 'no-bot'; readonly bots: readonly string[] }
);

/** A dead thread cannot wake the one that waits for it. */
const LONGEST_SILENCE = 600_000;

const threads = new Set<Worker>();

/** Ends the threads of all bots that were engaged here. */
export async function dismissAll(): Promise<void> {
  const ended = [...threads].map((thread) => thread.terminate());
  threads.clear();
  await Promise.all(ended);
}

type Situated = Parameters<AnyBot['answer']>[0];

/**
 * A bot like any other that thinks in another build. It answers exactly as it would there: it gets a world that looks
 * the same to its seat, the state of its randomness and all it was told.
 */
export function engage(wanted: Wanted, id: string): AnyBot | Unfit {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const { port1: here, port2: port } = new MessageChannel();
  const data: Engaged = { ...wanted, port, bell };
  const thread = startThread('elsewhere-thread', { data, transfer: [port], isElsewhere: true });
  // An idle bot keeps no process alive.
  thread.unref();
  here.unref();
  threads.add(thread);
  const hear = (): Told => {
    for (;;) {
      const rung = Atomics.load(bell, 0);
      const received = receiveMessageOnPort(here);
      if (received !== undefined) return received.message as Told;
      if (Atomics.wait(bell, 0, rung, LONGEST_SILENCE) === 'timed-out')
        throw new Defect(`${wanted.build}: no answer for ${LONGEST_SILENCE / 1000} s`);
    }
  };
  const first = hear();
  if (first.type === 'refused') return first;
  if (first.type === 'failed') throw new Defect(`${wanted.build}: ${first.message}`);

  const stories = new WeakMap<readonly unknown[], { readonly number: number; told: number }>();
  let latest = 0;
  function ask({ decision, world, rng, heard }: Situated): Reply {
    const story = stories.get(heard) ?? { number: ++latest, told: 0 };
    stories.set(heard, story);
    const from = Math.min(story.told, heard.length);
    story.told = heard.length;
    // The bot draws from the randomness as it was before its world was dealt.
    const kept = cloneRng(rng);
    const asked: Asked = {
      world: world(),
      decision,
      rng: kept,
      story: story.number,
      from,
      news: heard.slice(from),
    };
    here.postMessage(asked);
    const told = hear();
    if (told.type !== 'reply')
      throw new Defect(`${wanted.build}: ${told.type === 'failed' ? told.message : told.type}`);
    Object.assign(rng, told.rng);
    return told.reply;
  }
  return {
    id,
    answer(situation) {
      const reply = ask(situation);
      if (reply === LEAVE) throw new Defect(`${id} left ${situation.decision.id}, which is awaited`);
      return reply.answer;
    },
    consider: ask,
  };
}
