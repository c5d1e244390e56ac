import { createHmac } from 'node:crypto';
import type { ChannelRow } from '../storage/outbox.ts';
import type { Letter, Message } from './message.ts';
import { type Outward, postOutward } from './outward.ts';

interface Target {
  readonly url: string;
  readonly shape: 'plain' | 'chat';
}

/** `v1=` and the HMAC-SHA256 of the moment, a dot and the body, so that neither can be changed or sent again later. */
export const signature = (secret: string, at: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** Posts to an address of the person. */
export class Webhook {
  readonly #publicUrl: string | null;
  readonly #outward: Outward;

  constructor(publicUrl: string | null, outward: Outward) {
    this.#publicUrl = publicUrl;
    this.#outward = outward;
  }

  /** The status that the address answers. */
  send(
    { address, secret }: ChannelRow,
    { title, body, path }: Letter,
    { told, waiting }: Message,
    { name, now }: { readonly name: string; readonly now: number },
  ): Promise<number> {
    const { url, shape } = JSON.parse(address) as Target;
    const link = this.#publicUrl === null ? null : `${this.#publicUrl}${path}`;
    const text = [title, body, link].filter(Boolean).join('\n');
    const sent = JSON.stringify(
      // Discord reads `content`, nearly all others `text`.
      shape === 'chat' ? { text, content: text } : { id: name, title, body, link, waiting, tables: told },
    );
    const at = Math.floor(now / 1000);
    return postOutward(
      url,
      {
        body: sent,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Comptoir',
          'comptoir-timestamp': String(at),
          'comptoir-signature': signature(secret, at, sent),
          'idempotency-key': name,
        },
      },
      this.#outward,
    );
  }
}
