import { parseArgs } from 'node:util';
import { Guest } from '../client.ts';
import { temporaryFolder } from '../folder.ts';
import { builtServer, startServer } from '../process.ts';
import { crowd, percentile, type Span, type Turns } from './crowd.ts';
import { idleConnections, memoryOf } from './idle.ts';
import { nodesCrowd } from './nodes.ts';
import { peerCrowd } from './peer.ts';
import { storeTables } from './stored.ts';

/** `npm run load`: real WebSockets on the loopback, bounded in time; server and crowd share the cores of this machine. */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    'warm-up': { type: 'string', default: '3' },
    connections: { type: 'string', default: '5000' },
    stored: { type: 'string', default: '10000' },
    commits: { type: 'string', default: 'thread' },
    nodes: { type: 'string', default: '0' },
    share: { type: 'string', default: '100' },
    rated: { type: 'boolean', default: false },
    'no-peer': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [tables, seconds, connections, stored] = [
  values.tables,
  values.seconds,
  values.connections,
  values.stored,
].map(Number) as [number, number, number, number];

/** A busy machine takes longer until all code is compiled. */
const span: Span = { warmUp: Number(values['warm-up']), seconds };

/** With --json the figures alone go to the output, and what is said on the way beside it. */
const out = values.json ? process.stderr : process.stdout;
const say = (text: string) => out.write(`${text}\n`);
const progress = (label: string) => (turns: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${label}: ${turns} turns `);
};
const rate = ({ turns, seconds: passed }: Turns) => turns / passed;
const p99 = ({ latencies }: Turns) => percentile(latencies, 0.99);
/** Milliseconds of the server's processor time per turn. */
const cpuPerTurn = ({ cpu, turns }: Turns) => (cpu * 1000) / turns;
/** The same with the time of those who played: what a turn takes of all cores. */
const wholeCpuPerTurn = (turns: Turns) => cpuPerTurn(turns) + (turns.clientCpu * 1000) / turns.turns;
const told = (turns: Turns) =>
  [
    `${Math.round(rate(turns))} turns/s`,
    `p50 ${percentile(turns.latencies, 0.5).toFixed(1)} ms`,
    `p99 ${p99(turns).toFixed(1)} ms`,
    `${cpuPerTurn(turns).toFixed(3)} ms of CPU per turn (${wholeCpuPerTurn(turns).toFixed(3)} with the clients)`,
  ].join(', ');

const file = await builtServer();
const folder = temporaryFolder();
// The value in the service unit and the image; the other server gets it with the environment of this process.
const NODE_OPTIONS = '--max-semi-space-size=32';
process.env.NODE_OPTIONS = NODE_OPTIONS;
const env = {
  COMPTOIR_DATA: folder.path,
  COMPTOIR_LOG: 'error',
  COMPTOIR_COMMITS: values.commits,
  NODE_OPTIONS,
};

say(
  `Node ${process.version}, ${tables} tables x 2 seats, ${seconds} s, embedded database, every turn durable before it is acknowledged`,
);
let server = await startServer(file, env);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const ours = await crowd(server, tables, span, progress('comptoir'));
say(`comptoir: ${told(ours)}`);
/**
 * With `--rated`: crowds at rated tables and at others in turn, the others first and last, since a server gets quicker while
 * its code is compiled and slower while tables pile up.
 */
const inTurn: { readonly rated: boolean; readonly turns: Turns }[] = [];
for (const rated of values.rated ? [false, true, true, false] : [])
  inTurn.push({
    rated,
    turns: await crowd(server, tables, span, progress(rated ? 'rated' : 'not rated'), rated ? { rated } : {}),
  });
const [ratedCpu, unratedCpu] = [true, false].map((kind) => {
  const both = inTurn.filter(({ rated }) => rated === kind).map(({ turns }) => turns);
  return both.length > 0 ? both.reduce((sum, turns) => sum + cpuPerTurn(turns), 0) / both.length : null;
});
const ratedCpuRatio = ratedCpu && unratedCpu && Number((ratedCpu / unratedCpu).toFixed(2));
for (const { rated, turns } of inTurn) say(`${rated ? 'rated' : 'not rated'}: ${told(turns)}`);
if (ratedCpuRatio !== null) say(`a turn at a rated table takes ${ratedCpuRatio} times that of another`);
await server.kill('SIGTERM');

server = await startServer(file, env);
const bare = await memoryOf(server.url);
const { opened, megabytes } = await idleConnections(server.url, connections);
say(`${opened} idle connections: ${megabytes.toFixed(0)} MB (${bare.toFixed(0)} MB without)`);
await server.kill('SIGTERM');
folder.remove();

const full = temporaryFolder();
const { token, long } = await storeTables(full.path, stored, 300);
const start = performance.now();
server = await startServer(file, { ...env, COMPTOIR_DATA: full.path });
say(
  `${stored} stored unfinished tables: start-up ${((performance.now() - start) / 1000).toFixed(2)} s, ${(await memoryOf(server.url)).toFixed(0)} MB (${bare.toFixed(0)} MB without)`,
);
const line = await new Guest(server.url, token, '').live();
const views: number[] = [];
for (const table of long) {
  const asked = performance.now();
  await line.subscribe(table);
  views.push(performance.now() - asked);
}
const [cold = 0, ...warm] = views;
say(
  `a table at turn 300, from the disk to its first view: p50 ${percentile(warm, 0.5).toFixed(1)} ms, at most ${Math.max(...warm).toFixed(1)} ms (${cold.toFixed(1)} ms for the first of a server that has just started)`,
);
line.close();
await server.kill('SIGTERM');
full.remove();

const theirs = values['no-peer'] ? null : await peerCrowd(tables, span, progress('boardgame.io'));
if (theirs) {
  say(`boardgame.io 0.50.2, same rules, in memory: ${told(theirs)}`);
  say(
    `ratio: ${(rate(ours) / rate(theirs)).toFixed(1)}; of processor time ${(cpuPerTurn(theirs) / cpuPerTurn(ours)).toFixed(1)}, with the clients ${(wholeCpuPerTurn(theirs) / wholeCpuPerTurn(ours)).toFixed(1)}`,
  );
}
/**
 * With `--nodes N`: one node and N of them on the same Postgres. `--share P` gives each node P per cent of a core: on a small
 * machine the rest is for clients and Postgres, as if these had machines of their own.
 */
const nodes = Number(values.nodes);
const share = Number(values.share);
const shared: Turns[] = [];
for (const count of nodes > 1 ? [1, nodes] : []) {
  const turns = await nodesCrowd(file, { nodes: count, tables, share }, span, progress(`${count} nodes`));
  say(`${count} on one Postgres: ${told(turns)}`);
  shared.push(turns);
}
const [single, several] = shared;
const nodesRatio = single && several ? Number((rate(several) / rate(single)).toFixed(2)) : null;
/** What a turn costs one node, against what it costs several: below 1 they get in each other's way. */
const nodesCpuRatio =
  single && several ? Number((cpuPerTurn(single) / cpuPerTurn(several)).toFixed(2)) : null;
if (nodesRatio !== null)
  say(
    `${nodes} nodes against one: ${nodesRatio}; processor time per turn of one against theirs: ${nodesCpuRatio}`,
  );
if (values.json) {
  const figures = {
    node: process.version,
    turnsPerSecond: Math.round(rate(ours)),
    p99: Number(p99(ours).toFixed(2)),
    cpuPerTurn: Number(cpuPerTurn(ours).toFixed(4)),
    ratedCpuPerTurn: ratedCpu && Number(ratedCpu.toFixed(4)),
    unratedCpuPerTurn: unratedCpu && Number(unratedCpu.toFixed(4)),
    ratedCpuRatio,
    peerTurnsPerSecond: theirs && Math.round(rate(theirs)),
    ratio: theirs && Number((rate(ours) / rate(theirs)).toFixed(2)),
    peerCpuPerTurn: theirs && Number(cpuPerTurn(theirs).toFixed(4)),
    cpuRatio: theirs && Number((cpuPerTurn(theirs) / cpuPerTurn(ours)).toFixed(2)),
    wholeCpuRatio: theirs && Number((wholeCpuPerTurn(theirs) / wholeCpuPerTurn(ours)).toFixed(2)),
    nodesRatio,
    nodesCpuRatio,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
process.exit(0);
