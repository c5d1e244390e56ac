import type { NoticeKind, TableInfo } from '@comptoir/protocol';
import type { Around } from '../table/table.ts';
import { blockPerson, readMe } from './account-api.ts';
import { addChannel, dropChannel, readNotices, readTableNotices, writeTableNotices } from './notice-api.ts';
import { isKnownHere, reportTo, setDoors } from './server-api.ts';

/** What a table of a server has around its game. */
export function aroundOf(
  id: string,
  { raw, viewer, talkAgain }: { raw(): TableInfo; viewer(): number; talkAgain(): Promise<void> },
): Around {
  /** Who one is, where no seat says it: a host may have lost theirs. */
  let me: string | null = null;
  const own = (): string | null => raw().seats[viewer()]?.person ?? me;
  return {
    async isHost() {
      if (own() === null && isKnownHere()) {
        const reply = await readMe();
        me = reply.ok ? reply.value.id : null;
      }
      return own() === raw().owner;
    },
    others: () =>
      raw().seats.flatMap(({ kind, person, seat, name }) =>
        kind === 'person' && person !== null && person !== own() ? [{ person, seat, name: name ?? '' }] : [],
      ),
    doors() {
      const { owner, watch, talk } = raw();
      return own() === owner ? { watch, talk } : null;
    },
    setDoors: async (change) => (await setDoors(id, change)).ok,
    async notices() {
      const reply = await readTableNotices(id);
      return reply.ok ? (reply.value.kinds ?? 'usual') : null;
    },
    setNotices: async (kinds: readonly NoticeKind[] | 'usual') =>
      (await writeTableNotices(id, kinds === 'usual' ? null : kinds)).ok,
    async hooks() {
      if (own() !== raw().owner) return null;
      const reply = await readNotices();
      if (!reply.ok || !reply.value.offers.webhook) return null;
      return reply.value.channels.filter(({ table }) => table === id);
    },
    async addHook(url, isChat) {
      const reply = await addChannel({ kind: 'webhook', url, shape: isChat ? 'chat' : 'plain', table: id });
      return reply.ok ? null : reply.code;
    },
    dropHook: async (hook) => (await dropChannel(hook)).ok,
    async report(about, text) {
      const reply = await reportTo(id, { ...about, text });
      return reply.ok ? 'sent' : reply.code === 'too-much-talk' ? 'slow' : 'away';
    },
    async block(person) {
      const { ok } = await blockPerson(person, true);
      // Read the talk again, without what they have said.
      if (ok) await talkAgain();
      return ok;
    },
  };
}
