import type { Advice } from '@comptoir/bots';
import type { Wish } from '@comptoir/kit';
import type {
  ChatLine,
  FrameRefusal,
  House,
  Invitation,
  MyResults,
  NewTable,
  Person,
  TableInfo,
  TableSummary,
} from '@comptoir/protocol';
import { during } from '../browser/settled.ts';
import { language } from '../i18n/language.svelte.ts';

/** The requests of the page. Types alone come from the protocol: what checks them stays on the server. */

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  /** `away`: no answer, or not one of ours. */
  | { readonly ok: false; readonly code: string; readonly detail?: unknown };

const AWAY = { ok: false, code: 'away' } as const;
/** Remembered because the page cannot see the cookie, and requests without one would only fill the logs. */
const GUEST = 'comptoir.guest';

export const request = <T>(method: string, path: string, body?: unknown): Promise<Reply<T>> =>
  during(fetchReply<T>(method, path, body));

async function fetchReply<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  if (!navigator.onLine) return AWAY;
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        'accept-language': language(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said: unknown = await response.json();
    if (response.ok) return { ok: true, value: said as T };
    const { error, detail } = said as { error?: string; detail?: unknown };
    return { ok: false, code: error ?? 'defect', detail };
  } catch {
    return AWAY;
  }
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;
const valueOr = <T, N>(reply: Reply<T>, none: N): T | N => (reply.ok ? reply.value : none);

export function isKnownHere(): boolean {
  try {
    return localStorage.getItem(GUEST) !== null;
  } catch {
    return true;
  }
}

export function rememberGuest(isGuest = true): void {
  try {
    if (isGuest) localStorage.setItem(GUEST, '1');
    else localStorage.removeItem(GUEST);
  } catch {
    return;
  }
}

/**
 * Who this person is to the server; a new guest is created under this name if needed. Some servers take new people
 * only for a table they are invited to.
 */
export async function signIn(name: string, table?: string): Promise<Reply<Person>> {
  if (isKnownHere()) {
    const known = await request<Person>('GET', '/me');
    if (known.ok || known.code !== 'not-signed-in') return known;
  }
  const made = await request<{ person: Person }>('POST', '/guests', {
    name,
    ...(table === undefined ? {} : { table }),
  });
  if (!made.ok) return made;
  rememberGuest();
  return { ok: true, value: made.value.person };
}

/** What the host of the server says to everybody; null when it says nothing or is away. */
export const readHouse = async (): Promise<House | null> =>
  valueOr(await request<House>('GET', '/house'), null);

/** Null when the server is away. */
export async function listTables(which: 'mine' | 'open' | 'watch'): Promise<TableSummary[] | null> {
  if (which === 'mine' && !isKnownHere()) return [];
  const reply = await request<{ tables: TableSummary[] }>('GET', `/tables?which=${which}`);
  return reply.ok ? reply.value.tables : null;
}

/** What one has achieved alone against an automaton; null for a stranger and when the server is away. */
export async function myResults(): Promise<MyResults | null> {
  return isKnownHere() ? valueOr(await request<MyResults>('GET', '/me/results'), null) : null;
}

/** The bots a server has for a game. */
export async function botsFor(game: string): Promise<string[]> {
  const reply = await request<{ games: { name: string; bots: string[] }[] }>('GET', '/games');
  return valueOr(reply, null)?.games.find(({ name }) => name === game)?.bots ?? [];
}

export const createTable = (table: NewTable): Promise<Reply<TableInfo>> => request('POST', '/tables', table);
export const sitDown = (table: string, code: string | null): Promise<Reply<{ seat: number | null }>> =>
  request('POST', `${at(table)}/sit`, code === null ? {} : { code });
export const leaveTable = (table: string): Promise<Reply<unknown>> => request('POST', `${at(table)}/leave`);
/** Takes one's seat back, or lets a bot play this turn. */
export const comeBackTo = (table: string, lets: boolean): Promise<Reply<unknown>> =>
  request('POST', `${at(table)}/back`, lets ? { let: true } : {});
/** What a link or three words lead to; a link to one seat has its code as well. */
export const readInvitation = (code: string, seat: string | null): Promise<Reply<Invitation>> =>
  request(
    'GET',
    `/invitations/${encodeURIComponent(code)}${seat === null ? '' : `?seat=${encodeURIComponent(seat)}`}`,
  );
/** The host seats a bot, or frees a seat and sends whoever sits there away. */
export const giveSeat = (table: string, seat: number, bot: string | null): Promise<Reply<unknown>> =>
  request('POST', `${at(table)}/seats/${seat}`, bot === null ? { by: 'person' } : { by: 'bot', bot });
export const startTable = (table: string): Promise<Reply<unknown>> => request('POST', `${at(table)}/start`);
export const sealContribution = (table: string, seal: string): Promise<Reply<unknown>> =>
  request('POST', `${at(table)}/contribution`, { seal });
export const openContribution = (table: string, text: string): Promise<Reply<unknown>> =>
  request('POST', `${at(table)}/contribution`, { text });
export const rematchOf = (table: string): Promise<Reply<TableInfo>> =>
  request('POST', `${at(table)}/rematch`);

export async function readChat(table: string): Promise<ChatLine[] | null> {
  return valueOr(await request<{ lines: ChatLine[] }>('GET', `${at(table)}/chat`), null)?.lines ?? null;
}
export const tellRead = (table: string, line: number): Promise<Reply<unknown>> =>
  request('POST', `${at(table)}/read`, { line });
export const sayAt = (table: string, text: string): Promise<Reply<unknown>> =>
  request('POST', `${at(table)}/chat`, { text });

/** Opens or closes the table and its talk to spectators. */
export const setDoors = (
  table: string,
  doors: { watch?: boolean; talk?: 'all' | 'seats' },
): Promise<Reply<unknown>> => request('POST', `${at(table)}/doors`, doors);
/** Tells the host of the server about a table, somebody at it, or what they said. */
export const reportTo = (
  table: string,
  report: { person?: string; line?: number; text: string },
): Promise<Reply<unknown>> => request('POST', `${at(table)}/report`, report);

/** Undefined when the server does not say. */
export async function askWhy(table: string, wish: Wish): Promise<FrameRefusal | null | undefined> {
  const reply = await request<{ refusal: FrameRefusal | null }>('POST', `${at(table)}/why`, wish);
  return reply.ok ? reply.value.refusal : undefined;
}

/** What a master would answer from one's seat; nothing when the server does not say. */
export async function askAdvice(table: string): Promise<readonly Advice<unknown>[]> {
  const reply = await request<{ advice: Advice<unknown>[] }>('POST', `${at(table)}/advice`);
  return reply.ok ? reply.value.advice : [];
}

/** The text as it was written: a record is checked to the letter. */
export async function readRecord(table: string): Promise<string | null> {
  try {
    const response = await during(fetch(`/api${at(table)}/record`));
    return response.ok ? await during(response.text()) : null;
  } catch {
    return null;
  }
}
