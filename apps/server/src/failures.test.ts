import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableFrame } from '@comptoir/protocol';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './storage/sqlite.ts';
import { answerTo, Guest, request } from './testing/client.ts';
import { temporaryFolder } from './testing/folder.ts';
import { startedTable } from './testing/play.ts';
import { Player } from './testing/player.ts';
import { builtServer, startServer } from './testing/process.ts';
import { replayTable } from './testing/replay-table.ts';
import { smallDisk } from './testing/small-disk.ts';

let file: string;
beforeAll(async () => {
  file = await builtServer();
});

describe('a disk that fails', () => {
  test('a full one: refused clearly, nothing half-written, and on it goes when there is room', async () => {
    const disk = smallDisk('6m');
    const folder = temporaryFolder();
    // Unmount the disk whatever happens in the test.
    onTestFinished(() => {
      disk?.remove();
      folder.remove();
    });
    // Where no disk can be mounted, the largest size of a file does the same.
    const wrap = disk ? [] : ['bash', '-c', 'trap "" XFSZ; ulimit -S -f 1200; exec "$@"', '--'];
    const data = disk?.path ?? folder.path;
    const server = await startServer(file, { COMPTOIR_DATA: data, COMPTOIR_LOG: 'fatal' }, wrap);
    onTestFinished(() => server.kill('SIGKILL'));
    const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
    const table = await startedTable(ana, bob);
    const lines = [await ana.live(), await bob.live()] as const;
    disk?.fill();
    let acked = 0;
    let refused: { seat: number; command: Parameters<(typeof lines)[0]['command']>[0]; seq: number } | null =
      null;
    for (let at = 0; at < 2000 && refused === null; at++) {
      const seat = ((await lines[0].subscribe(table)) as TableFrame).awaited[0]!;
      const state = (await lines[seat]!.subscribe(table)) as TableFrame;
      const command = {
        type: 'play',
        table,
        seq: state.seq,
        key: `k${at}`,
        ...answerTo('vallee', state.decisions[0]),
      } as const;
      const result = await lines[seat]!.command(command);
      if (result.type === 'ack') acked = result.seq;
      else if (result.refusal.code === 'unavailable') refused = { seat, command, seq: state.seq };
    }
    expect(refused).not.toBeNull();
    if (refused === null) return;
    expect((await lines[0].subscribe(table)).seq).toBe(refused.seq);
    expect((await ana.ask('POST', '/api/tables', { game: 'vallee' })).status).toBe(503);
    expect((await request(server.url, 'GET', '/healthz')).status).toBe(200);
    const readiness = async () => (await request(server.url, 'GET', '/readyz')).status;
    if (disk) expect(await readiness()).toBe(503);
    if (disk) disk.free();
    else spawnSync('/usr/bin/prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
    expect(await lines[refused.seat]!.command(refused.command)).toMatchObject({
      type: 'ack',
      seq: refused.seq + 1,
    });
    await expect.poll(readiness).toBe(200);
    await server.kill('SIGKILL');
    const store = await openSqlite(data);
    const { faults, rows } = await replayTable(store, table);
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(refused.seq + 1);
    expect(acked).toBeLessThanOrEqual(refused.seq);
    await store.close();
  });

  test('a read-only folder: one clear line at the start', async () => {
    const disk = smallDisk('1m');
    const folder = temporaryFolder();
    onTestFinished(() => {
      disk?.remove();
      folder.remove();
    });
    if (disk) disk.readOnly();
    else chmodSync(folder.path, 0o555);
    const data = disk?.path ?? folder.path;
    const failed = await startServer(file, { COMPTOIR_DATA: data }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(failed).toMatch(/^The data folder .+ cannot be written: [^\n]+$/);
  });
});

describe('operation', () => {
  test('a backup while people play, and a copy of the folder afterwards, both replay', async () => {
    const folder = temporaryFolder();
    const copies = temporaryFolder();
    const env = { COMPTOIR_DATA: folder.path, COMPTOIR_LOG: 'debug' };
    const server = await startServer(file, env);
    const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
    const table = await startedTable(ana, bob);
    const players = [ana, bob].map((guest, at) => new Player(guest, table, guest.id, at, () => server.url));
    const runs = players.map((player) => player.run());
    await expect.poll(() => players[0]!.acked.size).toBeGreaterThan(5);
    const acked = () => players.reduce((sum, player) => sum + player.acked.size, 0);
    const before = acked();
    const target = join(copies.path, 'one');
    const { mkdirSync } = await import('node:fs');
    mkdirSync(target);
    const done = spawnSync(process.execPath, [file, 'backup', join(target, 'comptoir.db')], {
      env,
      encoding: 'utf8',
    });
    expect(done).toMatchObject({ status: 0, stderr: '' });

    const line = await ana.live();
    await server.kill('SIGTERM');
    expect(line.frames.at(-1)).toMatchObject({ type: 'bye', reason: 'stopping' });
    for (const player of players) player.stop();
    await Promise.all(runs);
    // Nobody else on the machine reads what is kept.
    for (const name of ['', 'comptoir.db', 'comptoir.lock'])
      expect([name, statSync(join(folder.path, name)).mode & 0o077]).toEqual([name, 0]);
    expect(statSync(join(target, 'comptoir.db')).mode & 0o077).toBe(0);
    // Nothing in the logs gives access: no token, no address of a table.
    for (const word of [ana.token, bob.token, table]) expect(server.output()).not.toContain(word);
    expect(server.output()).toContain('"route":"/api/tables/:table/start"');

    cpSync(folder.path, join(copies.path, 'two'), { recursive: true });
    // The copy holds all that was acknowledged before it began; play went on meanwhile.
    for (const [copy, least] of [
      ['one', before],
      ['two', acked()],
    ] as const) {
      const store = await openSqlite(join(copies.path, copy));
      const { faults, moves } = await replayTable(store, table);
      expect(faults).toEqual([]);
      expect(moves).toBeGreaterThanOrEqual(least);
      await store.close();
    }
    folder.remove();
    copies.remove();
  });

  test('clocks are credited for the time without a server', async () => {
    const folder = temporaryFolder();
    const env = { COMPTOIR_DATA: folder.path, COMPTOIR_LOG: 'error' };
    let server = await startServer(file, env);
    const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
    const begun = Date.now();
    const table = await startedTable(ana, bob, { pace: { kind: 'live', bank: 600, increment: 0 } });
    await server.kill('SIGKILL');
    const down = Date.now();
    await sleep(3500);
    server = await startServer(file, env);
    const gone = Date.now() - down;
    const line = await ana.at(server.url).live();
    const { clocks, awaited } = (await line.subscribe(table)) as TableFrame;
    // Clocks have counted the time with a server, and at most the second since its last heartbeat.
    const served = Date.now() - begun - gone;
    expect(600_000 - clocks.left[awaited[0]!]!).toBeLessThan(served + 2000);
    line.close();
    await server.kill('SIGTERM');
    folder.remove();
  });

  test('a wrong setting is one clear line', async () => {
    await expect(startServer(file, { PORT: 'eighty' })).rejects.toThrow('PORT is not a number: eighty');
    await expect(startServer(file, { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
      /^Postgres cannot be reached: [^\n]+$/,
    );
  });
});
