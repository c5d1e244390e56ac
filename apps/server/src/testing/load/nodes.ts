import { testPostgres } from '../postgres.ts';
import { startServer } from '../process.ts';
import { crowd, type Turns } from './crowd.ts';

/** The same crowd at so many nodes that share one Postgres, each with its part of the tables. */
export async function nodesCrowd(
  file: string,
  { nodes, tables, seconds }: { nodes: number; tables: number; seconds: number },
  tick: (turns: number) => void,
): Promise<Turns> {
  const postgres = await testPostgres({ isDurable: true });
  try {
    const env = { DATABASE_URL: postgres.url, COMPTOIR_LOG: 'error' };
    const servers = await Promise.all(Array.from({ length: nodes }, () => startServer(file, env)));
    const parts = await Promise.all(
      servers.map((server) => crowd(server, Math.ceil(tables / nodes), seconds, tick)),
    );
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    return {
      turns: parts.reduce((sum, { turns }) => sum + turns, 0),
      seconds: parts.reduce((sum, part) => sum + part.seconds, 0) / nodes,
      latencies: parts.flatMap(({ latencies }) => latencies),
      cpu: parts.reduce((sum, { cpu }) => sum + cpu, 0),
    };
  } finally {
    postgres.remove();
  }
}
