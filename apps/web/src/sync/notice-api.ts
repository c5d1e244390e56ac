import type { Channel, NewChannel, NoticeKind, NoticeSettings, Notices } from '@comptoir/protocol';
import { type Reply, request } from './server-api.ts';

/** The requests about messages to somebody who is elsewhere. */

export const readNotices = (): Promise<Reply<Notices>> => request('GET', '/me/notices');
export const putNotices = (settings: NoticeSettings): Promise<Reply<NoticeSettings>> =>
  request('PUT', '/me/notices', settings);
export const addChannel = (channel: NewChannel): Promise<Reply<Channel>> =>
  request('POST', '/me/notices/channels', channel);
export const dropChannel = (id: string): Promise<Reply<unknown>> =>
  request('DELETE', `/me/notices/channels/${id}`);
export const tryChannel = (id: string): Promise<Reply<{ outcome: 'sent' | 'again' | 'refused' }>> =>
  request('POST', `/me/notices/channels/${id}/try`);
export const confirmChannel = (token: string): Promise<Reply<Channel>> =>
  request('POST', '/notices/confirm', { token });
export const unsubscribe = (token: string): Promise<Reply<unknown>> =>
  request('POST', `/notices/unsubscribe/${encodeURIComponent(token)}`, {});

type TableKinds = { readonly kinds: readonly NoticeKind[] | null };
/** What one is told about one table; null for the usual choice. */
export const readTableNotices = (table: string): Promise<Reply<TableKinds>> =>
  request('GET', `/tables/${encodeURIComponent(table)}/notices`);
export const writeTableNotices = (table: string, kinds: TableKinds['kinds']): Promise<Reply<TableKinds>> =>
  request('PUT', `/tables/${encodeURIComponent(table)}/notices`, { kinds });
