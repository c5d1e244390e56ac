import type { ServerFrame } from '@comptoir/protocol';
import { PROTOCOL } from '@comptoir/protocol/number';

export type Welcome = Extract<ServerFrame, { type: 'welcome' }>;

/** How a page fits a server: current, older than the page the server hands out, or with another protocol. */
export type Fit = 'fits' | 'older' | 'foreign';

/** Judges a welcome. `page` is the version of this page; null for one that was not built (development). */
export function judgeWelcome({ version, page: theirs }: Welcome, page: string | null): Fit {
  if (version !== PROTOCOL) return 'foreign';
  return page === null || theirs === null || theirs === page ? 'fits' : 'older';
}

/** The version that the build has written into the head of the page. */
export const ownVersion = (): string | null =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null;
