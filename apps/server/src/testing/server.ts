import { type ServeOptions, serve } from '../serve.ts';
import { endsWithFile } from './ending.ts';
import { temporaryFolder } from './folder.ts';

export interface TestServer {
  readonly url: string;
  readonly folder: string;
  drain(): Promise<void>;
  /** Ends the server and leaves its folder. */
  stop(): Promise<void>;
  remove(): void;
  /** Ends the server and removes its folder. */
  close(): Promise<void>;
}

/** Limits that do not get in the way of tests of something else. */
export const WIDE = {
  requestRate: 100_000,
  requestBurst: 100_000,
  frameRate: 100_000,
  frameBurst: 100_000,
  connections: 100_000,
  connectionsPerAddress: 100_000,
  connectionsPerPerson: 1_000,
  guestsPerHour: 1_000_000,
  tablesPerHour: 1_000_000,
};

/** A server in this process with a folder of its own. It ends with the file of tests, if not before. */
export async function testServer(options: ServeOptions = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const server = await serve({
    data: folder.path,
    port: 0,
    logLevel: 'silent',
    botPause: 0,
    bots: 'inline',
    web: folder.path,
    limits: WIDE,
    ...options,
  });
  const stop = async () => {
    hasEnded();
    await server.close();
  };
  const hasEnded = endsWithFile(stop);
  return {
    url: `http://127.0.0.1:${server.port}`,
    folder: folder.path,
    drain: () => server.drain(),
    stop,
    remove: () => folder.remove(),
    async close() {
      await stop();
      folder.remove();
    },
  };
}
