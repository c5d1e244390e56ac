/** The other side of the comparison: boardgame.io's own server, in memory, with the same rules behind its moves. */
import { createRequire } from 'node:module';
import { vallee } from '@comptoir/vallee';
import { peerGame } from './peer-game.ts';

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: object): { run(port: number, ready: () => void): Promise<unknown> };
};

const port = Number(process.argv[2] ?? 0);
const server = Server({ games: [peerGame(vallee)], origins: ['http://127.0.0.1'] });
await server.run(port, () => console.log('ready'));
