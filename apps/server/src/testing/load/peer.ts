import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { freePort } from '../postgres.ts';
import { counted, type Span, type Turns } from './crowd.ts';
import { PEER } from './peer-game.ts';

interface PeerState {
  readonly _stateID: number;
  readonly G: { decisions: ReturnType<typeof vallee.decisions> };
}
interface PeerClient {
  start(): void;
  stop(): void;
  subscribe(hear: (state: PeerState | null) => void): void;
  readonly moves: { answer(id: string, answer: unknown): void };
}

/** The same crowd at boardgame.io's server, through its own client. */
export async function peerCrowd(tables: number, span: Span, tick: (turns: number) => void): Promise<Turns> {
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client(options: object): PeerClient };
  const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO(options: object): unknown };
  const port = await freePort();
  const file = fileURLToPath(new URL('./peer-server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', file, String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (data: Buffer) => {
        if (data.toString().includes('ready')) resolve();
      });
      child.once('exit', () => reject(new Error('boardgame.io did not start')));
    });
    const latencies: number[] = [];
    const clients: PeerClient[] = [];
    const starts: (() => void)[] = [];
    const connected: Promise<void>[] = [];
    // Its client plays no hidden moves in advance: it knows the shape of the game, not its state.
    const game = {
      name: PEER,
      turn: { activePlayers: { all: 'play' } },
      moves: { answer: { client: false, move: () => undefined } },
    };
    for (let table = 0; table < tables; table++) {
      for (const playerID of ['0', '1']) {
        const rng = xoshiro(table * 2 + Number(playerID));
        const multiplayer = SocketIO({
          server: `http://127.0.0.1:${port}`,
          socketOpts: { transports: ['websocket'] },
        });
        const client = Client({
          game,
          matchID: `m${table}`,
          playerID,
          numPlayers: 2,
          multiplayer,
          debug: false,
        });
        let answered = -1;
        let sentAt = 0;
        let latest: PeerState | null = null;
        let isPlaying = false;
        const answer = (state: PeerState) => {
          const decision = state.G.decisions?.[0];
          if (decision === undefined || state._stateID <= answered) return;
          answered = state._stateID;
          sentAt = performance.now();
          client.moves.answer(decision.id, vallee.sample(decision, rng));
        };
        const first = new Promise<void>((resolve) => {
          client.subscribe((state) => {
            if (state === null) return;
            resolve();
            latest = state;
            if (!isPlaying) return;
            if (sentAt > 0 && state._stateID > answered) {
              latencies.push(performance.now() - sentAt);
              sentAt = 0;
            }
            answer(state);
          });
        });
        connected.push(first);
        starts.push(() => {
          isPlaying = true;
          if (latest) answer(latest);
        });
        client.start();
        clients.push(client);
      }
    }
    await Promise.all(connected);
    for (const start of starts) start();
    const turns = await counted(child.pid ?? 0, span, () => latencies.splice(0), tick);
    for (const client of clients) client.stop();
    return turns;
  } finally {
    child.kill('SIGKILL');
  }
}
