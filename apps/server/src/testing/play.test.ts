import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Line } from './client.ts';
import { playRandomly } from './play.ts';

test('the scripted player sees a frame that came together with the table', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket, { socket: line }) => {
    socket.on('message', () => {
      const frame = (type: string, seq: number, outcome: object | null) =>
        socket.send(JSON.stringify({ type, table: 't', seq, outcome, decisions: [], entries: [] }));
      line.cork();
      frame('table', 1, null);
      frame('entries', 2, { places: [1, 2] });
      line.uncork();
    });
  });
  const line = await Line.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, null);
  const { last } = await playRandomly(line, 'vallee', 't');
  expect(last.seq).toBe(2);
  line.close();
  server.close();
});
