import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface HangingProxy {
  readonly port: number;
  /** Whether everything that comes is kept back, as by a network that swallows it. */
  hang(isHanging: boolean): void;
  close(): void;
}

/** Passes bytes on to a port of this machine, until it is told to hang. */
export async function hangingProxy(target: number): Promise<HangingProxy> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!isHanging) to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hang(hangs) {
      isHanging = hangs;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
