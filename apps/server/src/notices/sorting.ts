import type { NoticeSettings } from '@comptoir/protocol';
import { type OutboxRow, WEIGHT } from '../storage/outbox.ts';
import type { Store, TableLine } from '../storage/store.ts';
import { type Message, toldOf } from './message.ts';
import { readSettings } from './settings.ts';
import { type Plan, planOf } from './wanting.ts';

const PAGE = 100;

/** Hands what is due to the channels its person has chosen. */
export async function sortDue(store: Store, now: number): Promise<void> {
  const due = await store.dueNotices(now, PAGE);
  if (due.length === 0) return;
  const lines = await linesOf(store, due);
  const digested = new Set<string>();
  for (const row of due) {
    const line = lines.get(row.table);
    if (line === undefined || digested.has(row.person)) continue;
    if (await sortOne(store, row, line, now)) digested.add(row.person);
  }
}

const linesOf = async (store: Store, rows: readonly OutboxRow[]): Promise<Map<string, TableLine>> =>
  new Map((await store.lines([...new Set(rows.map(({ table }) => table))])).map((line) => [line.id, line]));

/** Whether it left in a digest, with all others of its person. */
async function sortOne(store: Store, row: OutboxRow, line: TableLine, now: number): Promise<boolean> {
  const { person, table } = row;
  const settings = readSettings(await store.noticeSettings(person));
  await tellHooks(store, row, line, now);
  const plan = await planFor(store, row, { line, settings, now });
  if (plan.kind === 'drop') await store.dropNotice(row);
  if (plan.kind === 'wait') await store.postpone(row, plan.until, plan.isDigest);
  if (plan.kind !== 'send') return false;
  const told = row.isDigest ? await digest(store, row, { settings, now }) : new Map([[row, plan.channels]]);
  const bodies = new Map<string, string>();
  for (const channel of new Set([...told.values()].flat())) {
    const rows = [...told.keys()].filter((one) => told.get(one)?.includes(channel));
    bodies.set(channel, JSON.stringify(await messageOf(store, rows, settings, row.isDigest)));
  }
  const name = row.isDigest ? `digest.${row.due}` : `${table}.${row.number}.${row.kind}`;
  await store.dispatch({ person, name, bodies, rows: [...told.keys()] }, now);
  return row.isDigest;
}

interface Sorting {
  readonly settings: NoticeSettings;
  readonly now: number;
}

/** What the person has chosen, beside what else they have not seen of the table: of these the weightiest is told. */
async function planFor(
  store: Store,
  row: OutboxRow,
  { line, settings, now }: Sorting & { readonly line: TableLine },
): Promise<Plan> {
  const { person, table } = row;
  const kinds = await store.tableNotices(person, table);
  const chosen = {
    settings,
    channels: (await store.channelsOf(person)).filter((channel) => channel.table === null),
    kinds: kinds === null ? null : (JSON.parse(kinds) as string[]),
    deadline: line.deadline,
    now,
  };
  const plan = planOf(row, chosen);
  if (plan.kind !== 'send') return plan;
  const weightier = (await store.openNotices(person, table)).filter(
    ({ kind }) => WEIGHT[kind] > WEIGHT[row.kind],
  );
  if (weightier.some(({ isTold }) => isTold)) return { kind: 'drop' };
  // A reminder is far away when it is planned; all others leave soon, and say enough.
  const awaited = weightier.find(
    (other) =>
      other.due !== null &&
      (other.kind !== 'time' || other.due <= now) &&
      planOf(other, chosen).kind !== 'drop',
  );
  return awaited?.due == null ? plan : { kind: 'wait', until: awaited.due, isDigest: row.isDigest };
}

/** What the digest of a person tells, and through which channels: one thing about each table. */
async function digest(
  store: Store,
  { person }: OutboxRow,
  { settings, now }: Sorting,
): Promise<Map<OutboxRow, readonly string[]>> {
  const rows = await store.digestOf(person, now);
  const lines = await linesOf(store, rows);
  const told = new Map<OutboxRow, readonly string[]>();
  for (const row of rows) {
    const line = lines.get(row.table);
    const plan = line && (await planFor(store, row, { line, settings, now }));
    if (plan?.kind === 'send') told.set(row, plan.channels);
  }
  return told;
}

/** A table's webhook is told at once whose turn it is: it has no quiet hours. */
async function tellHooks(store: Store, row: OutboxRow, line: TableLine, now: number): Promise<void> {
  const { person, table, number, kind } = row;
  const player = line.seats.find((seat) => seat.person === person)?.name;
  if (!(kind === 'turn' || kind === 'time' || kind === 'over') || !player) return;
  for (const { id, person: giver, isBroken } of await store.hooksOf(table)) {
    if (isBroken) continue;
    const { language } = readSettings(await store.noticeSettings(giver));
    const message: Message = {
      language,
      told: [{ ...toldOf(row, line, person), player }],
      isDigest: false,
      waiting: 0,
    };
    // The end is the same for all; a turn is that of one person.
    const name = kind === 'over' ? `${table}.over` : `${table}.${number}.${kind}.${person}`;
    const bodies = new Map([[id, JSON.stringify(message)]]);
    await store.dispatch({ person, name, bodies, rows: [] }, now);
  }
}

async function messageOf(
  store: Store,
  rows: readonly OutboxRow[],
  { language }: NoticeSettings,
  isDigest: boolean,
): Promise<Message> {
  const person = rows[0]?.person ?? '';
  const lines = await linesOf(store, rows);
  const told = rows.flatMap((row) => {
    const line = lines.get(row.table);
    return line ? [toldOf(row, line, person)] : [];
  });
  return { language, told, isDigest, waiting: await waitingFor(store, person) };
}

/** How many tables wait for somebody. */
export async function waitingFor(store: Store, person: string): Promise<number> {
  const mine = await store.listMine(person, PAGE);
  return mine.filter(
    ({ status, awaited, seats }) =>
      status === 'playing' && awaited.some((seat) => seats[seat]?.person === person),
  ).length;
}
