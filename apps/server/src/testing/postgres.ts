import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { endsWithFile } from './ending.ts';

/** A Postgres of the test's own in a temporary folder, on the loopback. */
export interface TestPostgres {
  readonly url: string;
  /** A fresh database in it. */
  database(name: string): string;
  stop(mode?: 'fast' | 'immediate'): void;
  start(): void;
  sql(statement: string): string;
  /** Ends what nodes that were killed hold for some seconds more: their tables of bots, and the sending of messages. */
  endLeases(database?: string): void;
  remove(): void;
}

/**
 * These tests kill processes, not machines, so data in the kernel survives without waiting for the disk. `isDurable`
 * waits for it all the same, for measurements.
 */
export async function testPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const bin = postgresFolder();
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-pg-'));
  const isRoot = process.getuid?.() === 0;
  // Postgres refuses to run as root; Debian brings a user for it.
  const user = isRoot ? idOf('postgres') : null;
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const as = user ? { uid: user.uid, gid: user.gid, cwd: folder } : { cwd: folder };
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(bin, program), args, { ...as, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'comptoir', '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync']);
  const port = await freePort();
  const start = () => {
    const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='' -c max_connections=60 -c fsync=${isDurable ? 'on' : 'off'}`;
    // Its output must not hold on to ours, or the caller would wait for the server to end.
    execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'], {
      ...as,
      stdio: 'ignore',
    });
  };
  const stop = (mode: 'fast' | 'immediate' = 'fast') => {
    execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', mode, 'stop'], { ...as, stdio: 'ignore' });
  };
  const url = `postgres://comptoir@127.0.0.1:${port}/postgres`;
  const sql = (statement: string, database = url) => run('psql', [database, '-qtA', '-c', statement]);
  const left = endedWithProgram(join(bin, 'pg_ctl'), folder, as);
  const remove = () => {
    hasEnded();
    try {
      stop('immediate');
    } catch {
      // It was stopped already.
    }
    rmSync(folder, { recursive: true, force: true });
    left();
  };
  const hasEnded = endsWithFile(remove);
  start();
  return {
    url,
    database(name) {
      sql(`create database ${name}`);
      return url.replace(/postgres$/, name);
    },
    stop,
    start,
    sql: (statement) => sql(statement),
    endLeases: (database) =>
      void sql('update leases set until_at = 0; update tables set lease_until = 0', database),
    remove,
  };
}

/** Postgres is nobody's child: what waits here for the end of this program, even by a kill, ends it then. Call it off by what is returned. */
function endedWithProgram(control: string, folder: string, as: { uid?: number; gid?: number }): () => void {
  const script = 'cat; "$0" -D "$1/data" -m immediate stop; rm -rf "$1"';
  const keeper = spawn('sh', ['-c', script, control, folder], {
    ...as,
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.unref();
  (keeper.stdin as Socket).unref();
  return () => void keeper.stdin.end();
}

function postgresFolder(): string {
  const base = '/usr/lib/postgresql';
  if (existsSync(base)) {
    const [version] = readdirSync(base).sort((a, b) => Number(b) - Number(a));
    if (version) return join(base, version, 'bin');
  }
  const found = (process.env.PATH ?? '').split(delimiter).find((dir) => existsSync(join(dir, 'initdb')));
  if (!found) throw new Error('PostgreSQL is missing: install it (Debian: apt-get install postgresql)');
  return found;
}

function idOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
