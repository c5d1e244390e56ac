import { WebSocket } from 'ws';
import { request } from '../client.ts';

/** The memory of the server in megabytes, as its metrics tell it. */
export async function memoryOf(url: string): Promise<number> {
  const { text } = await request(url, 'GET', '/metrics');
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0) / 1_048_576;
}

/** Opens that many connections, lets them be, and tells the memory of the server with them. */
export async function idleConnections(
  url: string,
  count: number,
): Promise<{ opened: number; megabytes: number }> {
  const sockets: WebSocket[] = [];
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, { perMessageDeflate: false });
      socket.once('open', () => {
        sockets.push(socket);
        resolve();
      });
      socket.once('error', () => resolve());
    });
  for (let at = 0; at < count; at += 100) await Promise.all(Array.from({ length: 100 }, open));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const megabytes = await memoryOf(url);
  for (const socket of sockets) socket.terminate();
  return { opened: sockets.length, megabytes };
}
