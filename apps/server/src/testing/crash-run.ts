import { setTimeout as sleep } from 'node:timers/promises';
import { below, xoshiro } from '@comptoir/kit';
import type { Told } from '../notices/message.ts';
import type { Store } from '../storage/store.ts';
import { compareAcknowledged } from './acknowledged.ts';
import { Guest } from './client.ts';
import { distinct, type Fault, keepJournals } from './faults.ts';
import { Pairs } from './pairs.ts';
import { PATIENCE } from './patience.ts';
import { startedTable } from './play.ts';
import { startServer } from './process.ts';
import { type Posted, postBox } from './push-service.ts';

export interface CrashFigures {
  readonly kills: number;
  readonly tables: number;
  readonly acked: number;
  /** Messages that reached their persons, who are told of every turn. */
  readonly messages: number;
}

export interface CrashRun extends CrashFigures {
  readonly moves: number;
  readonly faults: readonly Fault[];
  readonly journals: readonly string[];
}

export interface CrashOptions {
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  /** Release what a killed server held at once. It would expire by itself, but waiting takes long. */
  readonly bury?: () => void;
  /** Asked before each round: whether there is to be another. */
  readonly goesOn?: () => boolean;
}

/** After this many kills what is stored is compared with what was acknowledged, before the next start. */
const BETWEEN_LOOKS = 25;

/** Kills a server under load again and again, and compares what was acknowledged with what is stored. Ends at the first fault. */
export async function crashRun(
  { file, env, kills, tables, seed, bury = () => {}, goesOn = () => true }: CrashOptions,
  openStore: () => Promise<Store>,
  progress: (figures: CrashFigures) => void = () => {},
): Promise<CrashRun> {
  const rng = xoshiro(seed);
  const posts = await postBox();
  // Everybody is told of every turn at once: messages leave while the server is killed.
  const told = { ...env, COMPTOIR_OUTWARD: 'any', COMPTOIR_NOTICE_PAUSE_MS: '0', COMPTOIR_BOTS: 'inline' };
  let server = await startServer(file, told);
  const pairs = new Pairs(rng, () => server.url);
  const listens = (guest: Guest) =>
    guest.ask('POST', '/api/me/notices/channels', { kind: 'webhook', url: `${posts.url}/${guest.id}` });
  /** Those who play answer before a message can leave. Whoever is awaited and never comes is told. */
  const nobodyComes = async () => {
    const guests = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')] as const;
    for (const guest of guests) await listens(guest);
    await startedTable(...guests);
  };
  const load = async (moves: number): Promise<Fault[]> => {
    await pairs.fill(tables, listens);
    const before = pairs.acked;
    return waitFor(
      'moves',
      () => pairs.acked,
      before + moves,
      () => pairs.playing.length === 0,
    );
  };
  let killed = 0;
  const figures = () => ({
    kills: killed,
    tables: pairs.tables,
    acked: pairs.acked,
    messages: posts.all.length,
  });
  const compared = async () => {
    const store = await openStore();
    const { moves, faults } = await compareAcknowledged(store, pairs.players);
    found = distinct([...found, ...faults, ...toldTwice(posts.all)]);
    const journals = await keepJournals(store, `torture-${seed}`, found);
    await store.close();
    return { moves, faults: found, journals };
  };

  let found: Fault[] = [];
  while (killed < kills && goesOn() && found.length === 0) {
    // Under load: wait for this many moves after everyone is back, and then a little longer.
    found = await load(1 + below(rng, 12));
    const before = posts.all.length;
    if (found.length === 0) await nobodyComes();
    if (found.length === 0) found = await waitFor('messages', () => posts.all.length, before + 1);
    if (found.length > 0) break;
    await sleep(below(rng, 30));
    await server.kill('SIGKILL');
    bury();
    killed += 1;
    found = [...pairs.faults(), ...toldTwice(posts.all)];
    if (killed % BETWEEN_LOOKS === 0) await compared();
    server = await startServer(file, told);
    progress(figures());
  }
  if (found.length === 0) found = await load(5);
  await pairs.stop();
  await server.kill('SIGTERM');
  posts.close();
  return { ...figures(), ...(await compared()) };
}

/** Turns of which somebody was told more than once. */
function toldTwice(posts: readonly Posted[]): Fault[] {
  const seen = new Set<string>();
  return posts.flatMap(({ path, body }) => {
    const { tables } = JSON.parse(body.toString()) as { tables: readonly Told[] };
    return tables.flatMap(({ table, kind, number }) => {
      const name = `${path} ${table} ${number} ${kind}`;
      const isAgain = seen.has(name);
      seen.add(name);
      return isAgain ? [{ table, text: `told twice: ${name}` }] : [];
    });
  });
}

/** Waits for a number of something. As long as more of it comes, however slowly, nothing is wrong. */
async function waitFor(
  what: string,
  count: () => number,
  wanted: number,
  isOver: () => boolean = () => false,
): Promise<Fault[]> {
  let latest = { count: count(), at: performance.now() };
  while (count() < wanted && !isOver()) {
    if (count() > latest.count) latest = { count: count(), at: performance.now() };
    if (performance.now() - latest.at > PATIENCE)
      return [{ table: null, text: `no ${what} for ${PATIENCE / 1000} seconds` }];
    await sleep(5);
  }
  return [];
}
