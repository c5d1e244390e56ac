import type { ChannelKind, NoticeKind } from '@comptoir/protocol';

/** Of two messages about one table the more important one is sent; the other says nothing more. */
export const WEIGHT: Readonly<Record<NoticeKind, number>> = {
  talk: 1,
  invited: 2,
  turn: 3,
  time: 4,
  over: 5,
};

/** What somebody is to be told because of a row of the journal or a line of talk. */
export interface Notice {
  readonly person: string;
  readonly kind: NoticeKind;
  /** The earliest time to send it: people at the table will have seen the row by then; for `time`, when to remind. */
  readonly due: number;
}

/** What a row does to the outbox, in the transaction that writes it. */
export interface Post {
  readonly notices: readonly Notice[];
  /** Persons who are no longer awaited: open messages about their turn are dropped. */
  readonly settled: readonly string[];
}

/** Somebody awaited at a table is to be reminded that their time runs out. */
export interface Reminder {
  readonly table: string;
  readonly person: string;
  /** The last row of the table when this was planned. */
  readonly seq: number;
  readonly due: number;
}

/** What a person has not seen yet of a table: one row of each kind. One of them at most has been told. */
export interface OutboxRow {
  readonly table: string;
  readonly person: string;
  readonly kind: NoticeKind;
  /** The row or line it came from; together with the kind it names the message. */
  readonly number: number;
  /** Null for what is not to be told any more, because it was, or because nobody wants to hear it. */
  readonly due: number | null;
  readonly isDigest: boolean;
  readonly isTold: boolean;
}

export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  /** JSON: the address, as this kind of channel needs it. */
  readonly address: string;
  /** Signs webhooks, and identifies the link that unsubscribes from mail. */
  readonly secret: string;
  /** The link that confirms an address leads here; null when it was followed, or none is needed. */
  readonly pending: string | null;
  readonly isBroken: boolean;
  readonly createdAt: number;
  /** The session of the device it reaches, with which it is removed; null for other channels. */
  readonly session: string | null;
  /** For a webhook of a table: that table. Null for channels of a person. */
  readonly table: string | null;
}

/** One message on its way to one channel. */
export interface Delivery {
  readonly id: number;
  readonly channel: string;
  readonly person: string;
  /** What it tells, as JSON. */
  readonly body: string;
  readonly attempts: number;
}

/** A message to send to several channels: its name is unique for each of them, so that none is sent twice. */
export interface Dispatch {
  readonly person: string;
  readonly name: string;
  /** What each channel is told. */
  readonly bodies: ReadonlyMap<string, string>;
  /** What it tells. */
  readonly rows: readonly OutboxRow[];
}

/** Messages to people who are elsewhere. */
export interface NoticeStore {
  noticeSettings(person: string): Promise<string | null>;
  putNoticeSettings(person: string, body: string): Promise<void>;
  channelsOf(person: string): Promise<ChannelRow[]>;
  /** Webhooks of a table, whoever gave them. */
  hooksOf(table: string): Promise<ChannelRow[]>;
  addChannel(channel: ChannelRow): Promise<void>;
  channelBy(what: 'id' | 'secret' | 'pending', value: string): Promise<ChannelRow | null>;
  confirmChannel(id: string): Promise<void>;
  breakChannel(id: string): Promise<void>;
  removeChannel(id: string): Promise<void>;
  /** JSON of the kinds that a person wants to hear about a table; null for their usual choice. */
  tableNotices(person: string, table: string): Promise<string | null>;
  allTableNotices(person: string): Promise<{ table: string; kinds: string }[]>;
  putTableNotices(person: string, table: string, kinds: string | null): Promise<void>;

  /** What is to be told now. */
  dueNotices(now: number, limit: number): Promise<OutboxRow[]>;
  /** All that a person has not seen of a table. */
  openNotices(person: string, table: string): Promise<OutboxRow[]>;
  /** All that waits for the digest of a person. */
  digestOf(person: string, now: number): Promise<OutboxRow[]>;
  postpone(row: OutboxRow, due: number, isDigest: boolean): Promise<void>;
  /** It is not told. A turn stands until it is answered, for the webhooks of its table. */
  dropNotice(row: OutboxRow): Promise<void>;
  /** Hands a message over to its channels, once. What it tells stays open, and takes the place of lighter rows. */
  dispatch(dispatch: Dispatch, now: number): Promise<void>;
  /** Takes in what nodes of an earlier release wrote. */
  adoptNotices(): Promise<void>;
  /** For somebody who could not be reached when their turn began; nothing if the table has gone on since. */
  remind(reminder: Reminder): Promise<void>;
  /** A person has looked at the table: what was open about it is read. */
  seen(person: string, table: string): Promise<void>;
  isOpen(row: Pick<OutboxRow, 'person' | 'table' | 'kind' | 'number'>): Promise<boolean>;

  /** Takes what is to be sent now. It is marked before: a node that dies while sending leaves it in doubt, and it is not sent again. */
  takeDeliveries(node: string, now: number, limit: number): Promise<Delivery[]>;
  /** Marks a delivery as sent or given up. */
  settleDelivery(id: number, state: 'sent' | 'failed'): Promise<void>;
  retryDelivery(id: number, at: number): Promise<void>;
  /** Gives up what dead nodes had begun to send; returns how many that were. */
  leaveInDoubt(node: string): Promise<number>;
  retireDeliveries(before: number): Promise<void>;

  /** Whether this node now holds the lease of this name. */
  leaseNamed(name: string, node: string, now: number, until: number): Promise<boolean>;
  /** A value that is made once, stored, and the same for all nodes. */
  keptValue(name: string, make: () => string): Promise<string>;
}
