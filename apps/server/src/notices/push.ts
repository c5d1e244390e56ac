import webPush from 'web-push';
import type { ChannelRow, NoticeStore } from '../storage/outbox.ts';
import type { Letter, Message } from './message.ts';
import { type Outward, postOutward } from './outward.ts';

/** A message that could not be delivered for this long is dropped. */
const LIFE = 24 * 3600;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Sends by the push services of browsers. The keys name this server to them; they are made once and kept with the data. */
export class Push {
  readonly #keys: Keys;
  readonly #subject: string;
  readonly #outward: Outward;

  constructor(keys: Keys, subject: string, outward: Outward) {
    this.#keys = keys;
    this.#subject = subject;
    this.#outward = outward;
  }

  static async start(store: NoticeStore, publicUrl: string | null, outward: Outward): Promise<Push> {
    const kept = await store.keptValue('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
    // The subject tells the push service whom to contact; it must be an address.
    const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:comptoir@localhost';
    return new Push(JSON.parse(kept) as Keys, subject, outward);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** The status that the push service answers. */
  async send(
    channel: ChannelRow,
    { title, body, path }: Letter,
    { told, isDigest, waiting }: Message,
  ): Promise<number> {
    const subscription = JSON.parse(channel.address) as webPush.PushSubscription;
    const [first] = told;
    // One message per table: a later one replaces the earlier one, on its way and on the screen.
    const tag = isDigest ? 'digest' : (first?.table ?? 'test');
    const payload = JSON.stringify({ title, body, path, tag, waiting });
    const { headers, body: sealed } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject: this.#subject, ...this.#keys },
      TTL: LIFE,
      urgency: first?.kind === 'turn' || first?.kind === 'time' ? 'high' : 'normal',
      topic: tag.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 32),
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return postOutward(
      subscription.endpoint,
      { body: sealed ?? '', headers: Object.fromEntries(texts) as Record<string, string> },
      this.#outward,
    );
  }
}
