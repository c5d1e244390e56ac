import { type Rng, xoshiro } from '@comptoir/kit';
import type { ServerFrame } from '@comptoir/protocol';
import { answerTo, type Guest, isState, type Line } from './client.ts';

/** A table of two persons, started. */
export async function startedTable(
  owner: Guest,
  other: Guest,
  wish: Record<string, unknown> = {},
): Promise<string> {
  const { table } = await owner.createTable({ game: 'vallee', options: { players: 2 }, ...wish });
  await other.post(table, 'sit', {});
  const { status, text } = await owner.post(table, 'start');
  if (status !== 200) throw new Error(`not started: ${text}`);
  return table;
}

export interface Scripted {
  readonly acked: number[];
  readonly last: Extract<ServerFrame, { type: 'table' | 'entries' }>;
}

/** Plays random answers through a connection until the game is over or `limit` moves are made. */
export async function playRandomly(
  line: Line,
  game: string,
  table: string,
  {
    seed = 1,
    limit = Number.POSITIVE_INFINITY,
    rng = xoshiro(seed),
  }: { seed?: number; limit?: number; rng?: Rng } = {},
): Promise<Scripted> {
  const acked: number[] = [];
  let state = await line.subscribe(table);
  // The next frame may have come with this one.
  let at = line.frames.indexOf(state) + 1;
  for (let key = 0; acked.length < limit; ) {
    const decision = (state.decisions as { standing?: true }[]).find(({ standing }) => standing !== true);
    if (decision !== undefined) {
      const result = await line.command({
        type: 'play',
        table,
        seq: state.seq,
        key: `${seed}-${key++}`,
        ...answerTo(game, decision, rng),
      });
      if (result.type === 'ack') acked.push(result.seq);
      else if (result.refusal.code !== 'stale') throw new Error(JSON.stringify(result));
    }
    if (state.outcome !== null) break;
    // Everything that has come meanwhile is seen; the latest state counts.
    const seen = state.seq;
    state = (await line.next(
      (frame) => isState(frame) && frame.table === table && frame.seq > seen,
      at,
    )) as Scripted['last'];
    for (; at < line.frames.length; at++) {
      const frame = line.frames[at]!;
      if (isState(frame) && frame.table === table && frame.seq >= state.seq) state = frame;
    }
  }
  return { acked, last: state };
}
