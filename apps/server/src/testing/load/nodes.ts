import { testPostgres } from '../postgres.ts';
import { startServer } from '../process.ts';
import { crowd, type Span, type Turns } from './crowd.ts';
import { coreShares } from './share.ts';

/**
 * The same crowd at several nodes that share one Postgres, each with its part of the tables and `share` per cent of a
 * core.
 */
export async function nodesCrowd(
  file: string,
  { nodes, tables, share }: { nodes: number; tables: number; share: number },
  span: Span,
  tick: (turns: number) => void,
): Promise<Turns> {
  const postgres = await testPostgres({ isDurable: true });
  const shares = coreShares(nodes, share);
  try {
    const env = { DATABASE_URL: postgres.url, COMPTOIR_LOG: 'error' };
    const servers = await Promise.all(shares.wraps.map((wrap) => startServer(file, env, wrap)));
    const parts = await Promise.all(
      servers.map((server) => crowd(server, Math.ceil(tables / nodes), span, tick)),
    );
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    const sum = (of: (part: Turns) => number) => parts.reduce((all, part) => all + of(part), 0);
    return {
      turns: sum(({ turns }) => turns),
      seconds: sum((part) => part.seconds) / nodes,
      latencies: parts.flatMap(({ latencies }) => latencies),
      cpu: sum(({ cpu }) => cpu),
      // Each part has counted the whole of this process.
      clientCpu: sum(({ clientCpu }) => clientCpu) / nodes,
    };
  } finally {
    postgres.remove();
    shares.remove();
  }
}
