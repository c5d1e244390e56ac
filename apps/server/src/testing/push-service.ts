import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Arrivals } from './arrivals.ts';

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PostBox extends Arrivals<Posted> {
  readonly url: string;
  /** By path: the status that is answered; null to say nothing at all. */
  readonly statuses: Map<string, number | null>;
  close(): void;
}

/** A server on the loopback that keeps what is posted to it: a push service, or somebody's webhook. */
export async function postBox(): Promise<PostBox> {
  const posts = new Arrivals<Posted>();
  const statuses = new Map<string, number | null>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      posts.add({ path, headers: request.headers, body: Buffer.concat(parts) });
      const status = statuses.get(path) ?? (statuses.has(path) ? null : 201);
      if (status !== null) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(posts, {
    url: `http://127.0.0.1:${port}`,
    statuses,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** A browser that subscribed to a push service. */
export class Subscription {
  readonly endpoint: string;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  toJSON() {
    return {
      endpoint: this.endpoint,
      keys: {
        p256dh: this.#keys.getPublicKey().toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** RFC 8291: what a browser does with what it is sent. */
  open(sealed: Buffer): unknown {
    const salt = sealed.subarray(0, 16);
    const idLength = sealed[20] ?? 0;
    const sender = sealed.subarray(21, 21 + idLength);
    const rest = sealed.subarray(21 + idLength);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(rest.subarray(-16));
    const plain = Buffer.concat([decipher.update(rest.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}
