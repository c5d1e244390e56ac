import { type Invitation, invitation, invitationParams } from '@comptoir/protocol';
import { readWords } from '../codes.ts';
import { maySee } from '../table/admission.ts';
import { isWatchable, type Table } from '../table/table-state.ts';
import { type App, type Context, HttpError } from './context.ts';
import { addressGroup, Buckets } from './limits.ts';

const DAY = 86_400_000;
const TABLE = /^[A-Za-z0-9_-]{16}$/;

/** What an invitation says about its table. */
function invitationOf({ row, settings, state }: Table, expireDays: number): Invitation {
  const host = state.seats.find(({ person }) => person === row.owner)?.name ?? null;
  return {
    table: row.id,
    game: row.game,
    host,
    status: state.status,
    options: settings.options,
    pace: settings.pace,
    timeout: settings.timeout,
    giveUp: settings.giveUp ?? null,
    watch: isWatchable({ settings, state }),
    seats: state.seats.map(({ name, kind }) => ({ name, kind })),
    free: state.seats.filter(({ kind }) => kind === 'open').length,
    words: row.invitation ?? null,
    createdAt: row.createdAt,
    expiresAt: state.status === 'waiting' ? row.createdAt + expireDays * DAY : null,
  };
}

/** What is behind a link or three words, for whoever was given them. */
export function addInvitations(app: App, context: Context): void {
  const { store, tables, options } = context;
  // Three words have 27 bits: thirty tries an hour from one address find one of a thousand open tables in a year or so.
  const tries = new Buckets(30 / 3600, 30);

  app.get(
    '/api/invitations/:code',
    {
      schema: {
        tags: ['tables'],
        summary: 'What a link or three words lead to',
        params: invitationParams,
        response: { 200: invitation },
      },
    },
    async (request) => {
      const { code } = request.params;
      const isAddress = TABLE.test(code);
      if (!isAddress && !tries.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-tries');
      const words = isAddress ? null : readWords(code);
      const id = isAddress ? code : words && (await store.tableOfInvitation(words));
      const actor = id ? await tables.get(id).catch(() => null) : null;
      // Whoever may not look at the table is told the same as whoever guessed wrong.
      if (actor === null || !maySee(actor.table, request.person?.id ?? null))
        throw new HttpError(404, 'wrong-code');
      return invitationOf(actor.table, options.expireDays);
    },
  );
}
