import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { answerTo, Guest, isState, type Line, request } from '../client.ts';
import { temporaryFolder } from '../folder.ts';
import { builtServer, startServer } from '../process.ts';
import { aBoard, aRoom } from '../rooms.ts';
import { percentile } from './crowd.ts';
import { storeTables } from './stored.ts';

/**
 * `npm run attack --workspace apps/server`: how long others wait while somebody does their worst at the default limits. A client
 * says how long its pings take, the server how late its event loop is and how much processor time lies between two turns of it:
 * on a busy machine only the last says something about the server. Where it is 50 ms or more, the attack has succeeded.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, only: { type: 'string' } },
});
const seconds = Number(values.seconds);

/** Requests of one address each second, and at once. */
const [RATE, BURST] = [20, 200];

const folder = temporaryFolder();
const { token, long } = await storeTables(folder.path, 20, 300);
const server = await startServer(await builtServer(), {
  COMPTOIR_DATA: folder.path,
  COMPTOIR_LOG: 'error',
  COMPTOIR_REQUEST_RATE: String(RATE),
  COMPTOIR_REQUEST_BURST: String(BURST),
  COMPTOIR_FRAME_RATE: '20',
  COMPTOIR_FRAME_BURST: '100',
  COMPTOIR_BOT_THINK_MS: '500',
  NODE_OPTIONS: `--import ${new URL('./thread-time.mjs', import.meta.url).href}`,
});
process.once('exit', () => folder.remove());
const { url } = server;

/** Milliseconds from a ping to its pong, many times. */
async function pings(while_: Promise<unknown>): Promise<number[]> {
  const line = await (await Guest.come(url)).live();
  const times: number[] = [];
  let isOver = false;
  void while_.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const from = line.frames.length;
    const asked = performance.now();
    line.send({ type: 'ping' });
    await line.next(({ type }) => type === 'pong', from);
    times.push(performance.now() - asked);
    line.frames.length = 0;
    await sleep(60);
  }
  line.close();
  return times;
}

interface Waits {
  /** Milliseconds by which the loop of the server was late, by its own histogram. */
  readonly lag: number;
  /** Milliseconds of processor time between two turns of the loop. */
  readonly p99: number;
  readonly longest: number;
}

/** What the server has counted since the last look. */
async function serverWaits(): Promise<Waits> {
  const { text } = await request(url, 'GET', '/metrics');
  const lag = 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]);
  const from = server.output().length;
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const told = /thread-time (.*)\n/.exec(server.output().slice(from))?.[1];
    if (told !== undefined) return { lag, ...(JSON.parse(told) as Omit<Waits, 'lag'>) };
    await sleep(20);
  }
}

/** Sends as fast as a connection may, on ten of them. */
async function flood(guest: Guest, frame: (at: number) => Record<string, unknown>): Promise<void> {
  const lines = await Promise.all(Array.from({ length: 10 }, () => guest.live()));
  const end = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < end; at++) {
    for (const line of lines) {
      line.send(frame(at));
      line.frames.length = 0;
    }
    await sleep(50);
  }
  for (const line of lines) line.close();
}

const owner = new Guest(url, token, '');
const table = long[0] ?? '';

/** A game that has ended, with a long record. */
async function endedTable(): Promise<string> {
  const [, ended = ''] = long;
  const line = await owner.live();
  await line.command({ type: 'propose', table: ended, key: 'end', what: 'abandon' });
  line.close();
  return ended;
}

/** A room with as long a game and as full a board as it takes. */
async function fullRoom(): Promise<string> {
  const moves = Array.from({ length: 3_500 }, (_, at) => [at % 2, 'turn', 'x'.repeat(40)] as const);
  const tried = Array.from({ length: 400 }, (_, at) => [-at, at % 2, 'turn', 'x'.repeat(20)] as const);
  const notes = Array.from({ length: 90 }, (_, place) => ({ place, text: `${place} ${'x'.repeat(300)}` }));
  const { game } = aRoom();
  const wish = { ...aRoom(), game: { ...game, moves }, board: { ...aBoard(), tried, notes } };
  return String((await owner.ask('POST', '/api/rooms', wish)).body.room);
}
const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
  nobody: () => sleep(seconds * 1000),
  'subscribe, all of a long journal': () => flood(owner, () => ({ type: 'subscribe', table })),
  'subscribe since 0': () => flood(owner, () => ({ type: 'subscribe', table, since: 0 })),
  'undo by consent, far back': () =>
    flood(owner, (at) => ({ type: 'propose', table, key: `u${at}-${Date.now()}`, what: 'undo', to: 20 })),
  'the story by HTTP': async () => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end)
      await Promise.all(
        Array.from({ length: 4 }, () => owner.ask('GET', `/api/tables/${table}/journal?limit=200`)),
      );
  },
  'records, all at once': async () => {
    const ended = await endedTable();
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end)
      await Promise.all(Array.from({ length: 30 }, () => owner.ask('GET', `/api/tables/${ended}/record`)));
  },
  'a full room, entered again and again': async () => {
    const room = await fullRoom();
    await flood(owner, () => ({ type: 'enter', room }));
  },
};
/** The limit on requests is per address, and what went before may have used it up. */
const untilAllowed = () => sleep((1000 * BURST) / RATE);

/** Milliseconds that others may have to wait at the worst. */
const LIMIT = 50;
const ms = (time: number) => `${time.toFixed(1)} ms`;
const succeeded: string[] = [];
await serverWaits();
for (const [name, attack] of Object.entries(attacks)) {
  if (values.only !== undefined && !name.startsWith(values.only)) continue;
  await untilAllowed();
  const times = await pings(attack());
  const { lag, p99, longest } = await serverWaits();
  console.log(
    `${name}: processor time between two turns of the loop p99 ${ms(p99)}, at most ${ms(longest)}; loop late p99 ${ms(lag)}; ping p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`,
  );
  if (p99 >= LIMIT) succeeded.push(name);
}

/** How long the bot of a table takes to answer its person, on average over some turns. */
async function robotWait(guest: Guest): Promise<number> {
  const { table: own } = await guest.createTable({
    game: 'karanor',
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'master' }],
    options: { players: 2 },
  });
  await guest.post(own, 'start');
  const line: Line = await guest.live();
  const waits: number[] = [];
  let state = await line.subscribe(own);
  let since = 0;
  for (let at = 0; waits.length < 8 && state.outcome === null; at++) {
    const { seq } = state;
    const asked = (state.decisions as { standing?: true }[]).find(({ standing }) => standing !== true);
    if (asked !== undefined) {
      if (since > 0) waits.push(performance.now() - since);
      since = 0;
      const command = { type: 'play', table: own, seq, key: `k${at}` } as const;
      await line.command({ ...command, ...answerTo('karanor', asked) });
    } else if (since === 0) since = performance.now();
    await line.next((frame) => isState(frame) && frame.seq > seq);
    state = line.frames.findLast(isState) ?? state;
  }
  line.close();
  return waits.reduce((sum, wait) => sum + wait, 0) / Math.max(1, waits.length);
}

/** One guest with as many tables of six masters as they get, and somebody else who plays against one. */
async function tablesOfRobots(): Promise<void> {
  await untilAllowed();
  const victim = await Guest.come(url, 'Ana');
  const alone = await robotWait(victim);
  const mean = await Guest.come(url, 'Mal');
  let begun = 0;
  for (let at = 0; at < 60; at++) {
    const seats = Array.from({ length: 6 }, () => ({ kind: 'bot' as const, bot: 'master' }));
    const { status, body } = await mean.ask('POST', '/api/tables', { game: 'karanor', seats });
    if (status === 201 && (await mean.post(String(body.table), 'start')).status === 200) begun += 1;
  }
  await serverWaits();
  const beside = await robotWait(victim);
  const thinking = await serverWaits();
  if (thinking.p99 >= LIMIT) succeeded.push('tables of robots');
  console.log(
    `a robot answers in ${alone.toFixed(0)} ms, beside ${begun} of 60 tables of six masters in ${beside.toFixed(0)} ms: ${(beside / alone).toFixed(1)} times; processor time between two turns of the loop p99 ${ms(thinking.p99)}, at most ${ms(thinking.longest)}`,
  );
}

if (values.only === undefined) await tablesOfRobots();
console.log(
  `${succeeded.length} attacks make others wait for ${LIMIT} ms of processor time: ${succeeded.join('; ') || 'none'}`,
);
await server.kill('SIGTERM');
process.exit(succeeded.length > 0 ? 1 : 0);
