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
  readonly G: { readonly decisions: ReturnType<typeof vallee.decisions>; readonly isOver: boolean };
}
interface PeerClient {
  start(): void;
  stop(): void;
  subscribe(hear: (state: PeerState | null) => void): void;
  updateMatchID(match: string): void;
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
        const seat = new PeerSeat(client, `m${table}`, table * 2 + Number(playerID), latencies);
        connected.push(seat.connected);
        starts.push(() => seat.play());
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

/** One who answers as soon as they are asked, and goes on with the next match of their table when one is over. */
class PeerSeat {
  readonly connected: Promise<void>;
  readonly #client: PeerClient;
  readonly #match: string;
  readonly #latencies: number[];
  readonly #rng;
  #matches = 0;
  #latest: PeerState | null = null;
  #answered = -1;
  #sentAt = 0;
  #isPlaying = false;
  /** The state that is known is still that of the match before. */
  #isLeaving = false;

  constructor(client: PeerClient, match: string, seed: number, latencies: number[]) {
    this.#client = client;
    this.#match = match;
    this.#latencies = latencies;
    this.#rng = xoshiro(seed);
    this.connected = new Promise((resolve) => {
      client.subscribe((state) => {
        if (state === null) return;
        resolve();
        this.#latest = state;
        if (this.#isPlaying) this.#hear(state);
      });
    });
  }

  play(): void {
    this.#isPlaying = true;
    if (this.#latest) this.#hear(this.#latest);
  }

  #hear(state: PeerState): void {
    if (this.#sentAt > 0 && state._stateID > this.#answered) {
      this.#latencies.push(performance.now() - this.#sentAt);
      this.#sentAt = 0;
    }
    if (state.G.isOver) {
      this.#leave();
      return;
    }
    if (this.#isLeaving) this.#answered = -1;
    this.#isLeaving = false;
    const decision = state.G.decisions?.[0];
    if (decision === undefined || state._stateID <= this.#answered) return;
    this.#answered = state._stateID;
    this.#sentAt = performance.now();
    this.#client.moves.answer(decision.id, vallee.sample(decision, this.#rng));
  }

  #leave(): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.#matches += 1;
    this.#client.updateMatchID(`${this.#match}-${this.#matches}`);
  }
}
