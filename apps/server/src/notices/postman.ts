import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerOptions } from '../config.ts';
import type { ChannelRow, Delivery } from '../storage/outbox.ts';
import type { Store } from '../storage/store.ts';
import { isRefusedMail, Mail } from './mail.ts';
import { letterOf, type Message } from './message.ts';
import { ForbiddenTarget, type Outward } from './outward.ts';
import { Push } from './push.ts';
import { readSettings } from './settings.ts';
import { sortDue, waitingFor } from './sorting.ts';
import { Webhook } from './webhook.ts';

const LEASE = 6_000;
/** How many messages are sent at a time, so that a few that hang do not hold up the others. */
const UNDERWAY = 32;
const TIMEOUT = 10_000;
/** How long a server that stops waits for messages being sent. */
const LEAVE = 2_000;
const MINUTE = 60_000;
/** After each failure the next try is further away; after the last one the message is given up. */
const PAUSES = [0.5, 2, 10, 60, 360].map((minutes) => minutes * MINUTE);

type Outcome = 'sent' | 'again' | 'refused';

interface PostmanTools {
  readonly store: Store;
  readonly node: string;
  readonly options: ServerOptions;
  now(): number;
  counted(what: 'sent' | 'failed' | 'retried' | 'doubtful' | 'void'): void;
}

/**
 * Carries messages from the outbox to their channels. Of all nodes one does it at a time. A message is marked before it
 * is handed to the outside world: if the node dies then, it may have arrived and is not sent again (ADR 50).
 */
export class Postman {
  readonly #tools: PostmanTools;
  readonly #underway = new Set<Promise<void>>();
  readonly mail: Mail | null;
  readonly push: Push;
  readonly #webhook: Webhook;
  #hadLease = false;

  private constructor(tools: PostmanTools, push: Push, outward: Outward) {
    this.#tools = tools;
    this.push = push;
    this.mail = Mail.of(tools.options);
    this.#webhook = new Webhook(tools.options.publicUrl, outward);
  }

  static async start(tools: PostmanTools): Promise<Postman> {
    const { store, options } = tools;
    const outward: Outward = { allowed: options.outward, timeout: TIMEOUT };
    return new Postman(tools, await Push.start(store, options.publicUrl, outward), outward);
  }

  /** One round: starts to send, and does not wait for the result. */
  async round(): Promise<void> {
    const { store, node, now, counted } = this.#tools;
    if (!(await this.#holdsLease())) {
      this.#hadLease = false;
      return;
    }
    if (!this.#hadLease) {
      for (let left = await store.leaveInDoubt(node); left > 0; left--) counted('doubtful');
      this.#hadLease = true;
    }
    await sortDue(store, now());
    const room = UNDERWAY - this.#underway.size;
    if (room <= 0) return;
    for (const delivery of await store.takeDeliveries(node, now(), room)) {
      const carried = this.#carry(delivery)
        .catch(() => {})
        .finally(() => this.#underway.delete(carried));
      this.#underway.add(carried);
    }
  }

  /** Only one process at a time uses the embedded database, so it need not wait for a dead one's lease to expire. */
  async #holdsLease(): Promise<boolean> {
    const { store, node, now } = this.#tools;
    return store.kind === 'sqlite' || store.leaseNamed('postman', node, now(), now() + LEASE);
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  /** Messages that hang are abandoned, so that another node can send at once. */
  async close(): Promise<void> {
    const { store, node, now } = this.#tools;
    await Promise.race([this.settled(), sleep(LEAVE, undefined, { ref: false })]);
    this.mail?.close();
    if (this.#hadLease) await store.leaseNamed('postman', node, now(), now()).catch(() => {});
  }

  /** Sends a message that says that it is a trial. */
  async attempt(channel: ChannelRow): Promise<Outcome> {
    const { store, now } = this.#tools;
    const { language } = readSettings(await store.noticeSettings(channel.person));
    const waiting = await waitingFor(store, channel.person);
    return this.#deliver(
      channel,
      { language, told: [], isDigest: false, waiting },
      `try.${channel.id}.${now()}`,
    );
  }

  async #carry(delivery: Delivery): Promise<void> {
    const { store, now, counted } = this.#tools;
    const channel = await store.channelBy('id', delivery.channel);
    const message = JSON.parse(delivery.body) as Message;
    const isTold = channel?.table != null && message.told.some(({ kind }) => kind === 'over');
    if (channel === null || !(isTold || (await this.#isNews(delivery, message)))) {
      counted('void');
      return store.settleDelivery(delivery.id, 'failed');
    }
    const outcome = await this.#deliver(channel, message, `m${delivery.id}`);
    const pause = PAUSES[delivery.attempts - 1];
    if (outcome === 'again' && pause !== undefined) {
      counted('retried');
      return store.retryDelivery(delivery.id, now() + pause);
    }
    counted(outcome === 'sent' ? 'sent' : 'failed');
    if (outcome === 'refused') await store.breakChannel(channel.id);
    return store.settleDelivery(delivery.id, outcome === 'sent' ? 'sent' : 'failed');
  }

  /** Whether it still says something true: what was answered meanwhile is not told. */
  async #isNews({ person }: Delivery, { told }: Message): Promise<boolean> {
    for (const { table, kind, number } of told)
      if (await this.#tools.store.isOpen({ person, table, kind, number })) return true;
    return false;
  }

  /** Tries once. A failure is noted with the channel, where only its owner sees it. */
  async #deliver(channel: ChannelRow, message: Message, name: string): Promise<Outcome> {
    const now = this.#tools.now();
    const letter = letterOf(message, now);
    try {
      if (channel.kind === 'mail') {
        if (this.mail === null) return 'again';
        await this.mail.send(channel, letter, name, message.language);
        return 'sent';
      }
      const status =
        channel.kind === 'push'
          ? await this.push.send(channel, letter, message)
          : await this.#webhook.send(channel, letter, message, { name, now });
      if (status >= 200 && status < 300) return 'sent';
      // Gone for good, or never there.
      return status === 404 || status === 410 ? 'refused' : 'again';
    } catch (error) {
      return error instanceof ForbiddenTarget || isRefusedMail(error) ? 'refused' : 'again';
    }
  }
}
