import { setTimeout as sleep } from 'node:timers/promises';
import type { NoticeSettings } from '@comptoir/protocol';
import type { ServerOptions } from '../config.ts';
import type { ChannelRow, Delivery, OutboxRow } from '../storage/outbox.ts';
import type { Store, TableLine } from '../storage/store.ts';
import { isRefusedMail, Mail } from './mail.ts';
import { letterOf, type Message, toldOf } from './message.ts';
import { ForbiddenTarget, type Outward } from './outward.ts';
import { Push } from './push.ts';
import { readSettings } from './settings.ts';
import { planOf } from './wanting.ts';
import { Webhook } from './webhook.ts';

const LEASE = 6_000;
const PAGE = 100;
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
    await this.#sort();
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

  /** Hands what is due to the channels its person has chosen. */
  async #sort(): Promise<void> {
    const { store, now } = this.#tools;
    const due = await store.dueNotices(now(), PAGE);
    if (due.length === 0) return;
    const lines = new Map(
      (await store.lines([...new Set(due.map(({ table }) => table))])).map((l) => [l.id, l]),
    );
    const digested = new Set<string>();
    for (const row of due) {
      const line = lines.get(row.table);
      if (line === undefined || digested.has(row.person)) continue;
      const isDigest = await this.#sortOne(row, line);
      if (isDigest) digested.add(row.person);
    }
  }

  /** Whether it left in a digest, with all others of its person. */
  async #sortOne(row: OutboxRow, line: TableLine): Promise<boolean> {
    const { store, now } = this.#tools;
    const { person, table } = row;
    const settings = readSettings(await store.noticeSettings(person));
    await this.#tellHooks(row, line);
    const kinds = await store.tableNotices(person, table);
    const plan = planOf(row, {
      settings,
      channels: (await store.channelsOf(person)).filter((channel) => channel.table === null),
      kinds: kinds === null ? null : (JSON.parse(kinds) as string[]),
      deadline: line.deadline,
      now: now(),
    });
    if (plan.kind === 'wait') {
      await store.postpone(row, plan.until, plan.isDigest);
      return false;
    }
    const channels = plan.kind === 'send' ? plan.channels : [];
    const rows = row.isDigest && channels.length > 0 ? await store.digestOf(person, now()) : [row];
    const message = await this.#messageOf(rows, settings, row.isDigest);
    const name = row.isDigest ? `digest.${row.due}` : `${table}.${row.number}.${row.kind}`;
    await store.dispatch({ person, name, body: JSON.stringify(message), channels, rows }, now());
    return row.isDigest;
  }

  /** A table's webhook is told at once whose turn it is: it has no quiet hours. */
  async #tellHooks(row: OutboxRow, line: TableLine): Promise<void> {
    const { store, now } = this.#tools;
    const { person, table, number, kind } = row;
    const player = line.seats.find((seat) => seat.person === person)?.name;
    if (!(kind === 'turn' || kind === 'time' || kind === 'over') || !player) return;
    for (const { id, person: giver, isBroken } of await store.hooksOf(table)) {
      if (isBroken) continue;
      const { language } = readSettings(await store.noticeSettings(giver));
      const told = [{ ...toldOf(row, line, person), player }];
      const message: Message = { language, told, isDigest: false, waiting: 0 };
      // The end is the same for all; a turn is that of one person.
      const name = kind === 'over' ? `${table}.over` : `${table}.${number}.${kind}.${person}`;
      await store.dispatch({ person, name, body: JSON.stringify(message), channels: [id], rows: [] }, now());
    }
  }

  async #messageOf(
    rows: readonly OutboxRow[],
    { language }: NoticeSettings,
    isDigest: boolean,
  ): Promise<Message> {
    const { store } = this.#tools;
    const person = rows[0]?.person ?? '';
    const lines = await store.lines(rows.map(({ table }) => table));
    const told = rows.flatMap((row) => {
      const line = lines.find(({ id }) => id === row.table);
      return line ? [toldOf(row, line, person)] : [];
    });
    return { language, told, isDigest, waiting: await this.#waitingFor(person) };
  }

  /** How many tables wait for somebody. */
  async #waitingFor(person: string): Promise<number> {
    const mine = await this.#tools.store.listMine(person, PAGE);
    return mine.filter(
      ({ status, awaited, seats }) =>
        status === 'playing' && awaited.some((seat) => seats[seat]?.person === person),
    ).length;
  }

  /** Sends a message that says that it is a trial. */
  async attempt(channel: ChannelRow): Promise<Outcome> {
    const { store, now } = this.#tools;
    const { language } = readSettings(await store.noticeSettings(channel.person));
    const waiting = await this.#waitingFor(channel.person);
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
    for (const { table, number } of told)
      if (await this.#tools.store.isOpen(person, table, number)) return true;
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
