import type {
  Company,
  GuestLine,
  History,
  HouseSettings,
  HouseTables,
  Me,
  Pace,
  Passkey,
  Person,
  ProfileChange,
  Report,
  Session,
  TableInfo,
} from '@comptoir/protocol';
import { type Reply, rememberGuest, request } from './server-api.ts';

/** The requests of one's own page: who one is, and how one comes in. */

export const readMe = (): Promise<Reply<Me>> => request('GET', '/me');
export const changeMe = (change: ProfileChange): Promise<Reply<Me>> => request('PATCH', '/me', change);
export async function deleteMe(): Promise<Reply<unknown>> {
  const reply = await request('DELETE', '/me');
  if (reply.ok) rememberGuest(false);
  return reply;
}

export async function leaveDevice(): Promise<Reply<unknown>> {
  const reply = await request('DELETE', '/session');
  if (reply.ok) rememberGuest(false);
  return reply;
}

export const readSessions = (): Promise<Reply<{ sessions: Session[] }>> => request('GET', '/me/sessions');
export const endSession = (id: string): Promise<Reply<unknown>> => request('DELETE', `/me/sessions/${id}`);
export const endOtherSessions = (): Promise<Reply<unknown>> => request('DELETE', '/me/sessions');

export const newCode = (): Promise<Reply<{ code: string; expiresAt: number }>> => request('POST', '/me/code');
export const newRecovery = (): Promise<Reply<{ code: string }>> => request('POST', '/me/recovery');
export const dropRecovery = (): Promise<Reply<unknown>> => request('DELETE', '/me/recovery');

export const readPasskeys = (): Promise<Reply<{ passkeys: Passkey[] }>> => request('GET', '/me/passkeys');
export const dropPasskey = (id: string): Promise<Reply<unknown>> =>
  request('DELETE', `/me/passkeys/${encodeURIComponent(id)}`);

type ComingIn = Reply<{ person: Person }>;

async function known(coming: Promise<ComingIn>): Promise<ComingIn> {
  const reply = await coming;
  if (reply.ok) rememberGuest();
  return reply;
}

export const comeInWithCode = (code: string): Promise<ComingIn> =>
  known(request('POST', '/session', { code }));

/** Whether keys can be made and used here: a secure page under a name, in a browser that knows them. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

const webauthn = () => import('@simplewebauthn/browser');
const REFUSED = { ok: false, code: 'passkey-refused' } as const;

/** Asks the device, then the server. Closing the dialog of the device counts as a refusal. */
export async function makePasskey(name: string): Promise<Reply<Passkey>> {
  type Options = Parameters<Awaited<ReturnType<typeof webauthn>>['startRegistration']>[0]['optionsJSON'];
  const options = await request<Options>('POST', '/me/passkeys/options');
  if (!options.ok) return options;
  const { startRegistration } = await webauthn();
  const credential = await startRegistration({ optionsJSON: options.value }).catch(() => null);
  return credential ? request('POST', '/me/passkeys', { name, credential }) : REFUSED;
}

export async function comeInWithPasskey(): Promise<ComingIn> {
  type Options = Parameters<Awaited<ReturnType<typeof webauthn>>['startAuthentication']>[0]['optionsJSON'];
  const options = await request<Options>('POST', '/passkey/options');
  if (!options.ok) return options;
  const { startAuthentication } = await webauthn();
  const credential = await startAuthentication({ optionsJSON: options.value }).catch(() => null);
  return credential ? known(request('POST', '/passkey', { credential })) : REFUSED;
}

export const readHistory = (wish: Readonly<Record<string, string>>): Promise<Reply<History>> => {
  const said = Object.entries(wish).filter(([, value]) => value.trim() !== '');
  return request('GET', `/me/history?${new URLSearchParams(said)}`);
};
export const hideGame = (table: string, hidden: boolean): Promise<Reply<unknown>> =>
  request('POST', `/me/history/${encodeURIComponent(table)}`, { hidden });

export const readCompany = (): Promise<Reply<Company>> => request('GET', '/people');
export const blockPerson = (person: string, blocked: boolean): Promise<Reply<unknown>> =>
  request('POST', `/people/${person}/block`, { blocked });
export const inviteAgain = (person: string): Promise<Reply<TableInfo>> =>
  request('POST', `/people/${person}/invite`);
export const quickMatch = (game: string, pace: Pace): Promise<Reply<TableInfo>> =>
  request('POST', '/match', { game, pace });

/** What the host of the server sees and does. */
export const readGuests = (
  search: string,
  after: string,
): Promise<Reply<{ people: GuestLine[]; next: string | null }>> =>
  request('GET', `/house/people?${new URLSearchParams({ search, after })}`);
export const muteGuest = (person: string, muted: boolean): Promise<Reply<unknown>> =>
  request('POST', `/house/people/${person}`, { muted });
export const removeGuest = (person: string): Promise<Reply<unknown>> =>
  request('DELETE', `/house/people/${person}`);
export const readHouseTables = (after: string): Promise<Reply<HouseTables>> =>
  request('GET', `/house/tables?${new URLSearchParams({ after })}`);
export const removeTable = (table: string): Promise<Reply<unknown>> =>
  request('DELETE', `/house/tables/${table}`);
export const readReports = (): Promise<Reply<{ reports: Report[] }>> => request('GET', '/house/reports');
export const closeReport = (report: number): Promise<Reply<unknown>> =>
  request('POST', `/house/reports/${report}`);
export const readSettings = (): Promise<Reply<HouseSettings>> => request('GET', '/house/settings');
export const changeSettings = (change: Partial<HouseSettings>): Promise<Reply<HouseSettings>> =>
  request('PATCH', '/house/settings', change);
