import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endsWithFile } from './ending.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const main = join(root, 'apps/server/dist/main.js');
/** A limit for builds that died, not for slow machines. */
const LONGEST_BUILD = 600_000;

/** Builds the server, once for all test files that ask at the same time. */
export async function builtServer(): Promise<string> {
  const lock = join(root, 'apps/server/dist/.building');
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      // Another file builds; one that died while building does not count.
      if (ageOf(lock) > LONGEST_BUILD) rmSync(lock, { recursive: true, force: true });
      await sleep(100);
    }
  }
  try {
    // Whether types are right is another stage of the tests; here the code has to run.
    spawnSync(
      process.execPath,
      [join(root, 'node_modules/@typescript/native/bin/tsc'), '-b', 'apps/server'],
      {
        cwd: root,
        stdio: 'pipe',
      },
    );
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return main;
}

/** In milliseconds; nothing for what is gone by now. */
const ageOf = (path: string): number =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything it has written so far. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** No limits that a scripted crowd on the loopback would meet. */
const OPEN_LIMITS: Readonly<Record<string, string>> = {
  COMPTOIR_REQUEST_RATE: '1000000',
  COMPTOIR_REQUEST_BURST: '1000000',
  COMPTOIR_FRAME_RATE: '1000000',
  COMPTOIR_FRAME_BURST: '1000000',
  COMPTOIR_CONNECTIONS: '1000000',
  COMPTOIR_CONNECTIONS_PER_ADDRESS: '1000000',
  COMPTOIR_CONNECTIONS_PER_PERSON: '1000000',
  COMPTOIR_GUESTS_PER_HOUR: '10000000',
  COMPTOIR_TABLES_PER_HOUR: '10000000',
};

const running = new Set<ChildProcess>();
// However this program ends, end the servers it started, before their folders are removed.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
/** Even a program that is killed leaves no server behind. */
const TIED = new URL('./ends-with-parent.mjs', import.meta.url).href;

/**
 * A server in a process of its own, which ends with the file of tests or the program. Resolves when it can be reached, rejects
 * with its output when it gives up.
 */
export function startServer(
  file: string,
  env: Readonly<Record<string, string>>,
  wrap: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = process.execPath, ...args] = [...wrap, process.execPath, '--import', TIED, file];
  const child: ChildProcess = spawn(program, args, {
    env: { PATH: process.env.PATH ?? '', PORT: '0', COMPTOIR_BOT_PAUSE_MS: '0', ...OPEN_LIMITS, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  running.add(child);
  const exit = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child);
      hasEnded();
      resolve();
    }),
  );
  const hasEnded = endsWithFile(() => {
    child.kill('SIGKILL');
    return exit;
  });
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      const url = /^Comptoir: (http\S+)/m.exec(output)?.[1];
      if (!url) return;
      resolve({
        url,
        pid: child.pid ?? 0,
        output: () => output,
        async kill(signal) {
          child.kill(signal);
          await exit;
        },
      });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    void exit.then(() => reject(new Error(output.trim() || 'the server ended without a word')));
  });
}
