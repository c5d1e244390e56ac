import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/src/testing/postgres.ts';
import { builtServer } from '../../server/src/testing/process.ts';
import { SEED } from './chance.ts';

export { freePort };

/** The real server as a process of its own, with the built page and a database in a folder that goes with it. */
export interface GameServer {
  readonly url: string;
  /** The folder with its database. */
  readonly data: string;
  stop(): Promise<void>;
  /** On the same address, with the same database. */
  start(): Promise<void>;
  /** Stops it and forgets everything. */
  close(): Promise<void>;
}

const CHANCE = new URL('seeded-server.mjs', import.meta.url).href;

interface Setting {
  /** The folder of the page; within tests it is the one they share. */
  readonly web?: string;
  /** What else the server is told, by the port that it will have. */
  readonly env?: (port: number) => Readonly<Record<string, string>>;
}

export async function gameServer({ web, env: told }: Setting = {}): Promise<GameServer> {
  const page = web ?? (await (await import('./site.ts')).builtPage());
  const file = await builtServer();
  const data = mkdtempSync(join(tmpdir(), 'comptoir-web-'));
  let child: ChildProcess | null = null;
  // Whoever is told an address has to know the port before it starts.
  let port = told ? await freePort() : 0;
  let starts = 0;

  async function start(): Promise<void> {
    const { NODE_ENV: _test, ...env } = process.env;
    const started = spawn(process.execPath, ['--import', CHANCE, file], {
      env: {
        ...env,
        PORT: String(port),
        COMPTOIR_DATA: data,
        COMPTOIR_WEB: page,
        COMPTOIR_LOG: 'error',
        COMPTOIR_BOTS: 'inline',
        COMPTOIR_BOT_PAUSE_MS: '0',
        COMPTOIR_TEST_CHANCE: `${SEED} ${++starts}`,
        ...told?.(port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    port = await new Promise<number>((resolve, reject) => {
      let said = '';
      started.stdout?.on('data', (text) => {
        said += text;
        const found = /Comptoir: http:\/\/[^:]+:(\d+)/.exec(said);
        if (found) resolve(Number(found[1]));
      });
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  async function stop(): Promise<void> {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}/`,
    data,
    start,
    stop,
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
