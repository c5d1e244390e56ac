import type { Language } from '@comptoir/kit';
import {
  type Invitation,
  invitation,
  invitationParams,
  invitationQuery,
  paceWords,
} from '@comptoir/protocol';
import { readWords } from '../codes.ts';
import { gameTitle } from '../notices/message.ts';
import { maySee, opensSeat } from '../table/admission.ts';
import { isWatchable, type Table } from '../table/table-state.ts';
import { type App, type Context, HttpError } from './context.ts';
import { addressGroup, Buckets } from './limits.ts';
import { languageOf } from './session.ts';
import { previewOf, readIndex } from './static.ts';

const DAY = 86_400_000;
const TABLE = /^[A-Za-z0-9_-]{16}$/;
const SPELLED = /^[a-z]+-[a-z]+-[a-z]+$/;

/** What an invitation says about its table. */
function invitationOf({ row, settings, state }: Table, expireDays: number, kept: boolean): Invitation {
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
    seats: state.seats.map(({ name, kind, bot }) => ({ name, kind, bot: kind === 'bot' ? bot : null })),
    free: state.seats.filter(({ kind }) => kind === 'open').length,
    kept,
    words: row.invitation ?? null,
    createdAt: row.createdAt,
    expiresAt: state.status === 'waiting' ? row.createdAt + expireDays * DAY : null,
  };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** What a preview of the link shows: game and host, pace and free seats, a picture. */
function headOf(found: Invitation, origin: string, language: Language, picture: string | null): string {
  const { host, game, pace, free, table, words } = found;
  const [width, height] = picture === null ? [512, 512] : [1200, 630];
  const title = gameTitle(game, language);
  const isFrench = language === 'fr';
  const invites = host === null ? '' : isFrench ? `${host} vous invite. ` : `${host} invites you. `;
  const seats = isFrench ? `Places libres : ${free}.` : `Free seats: ${free}.`;
  const facts = {
    'og:type': 'website',
    'og:site_name': 'Comptoir',
    'og:title': title,
    'og:description': `${invites}${paceWords(pace, language).title}. ${seats}`,
    'og:url': `${origin}/i/${words ?? table}`,
    'og:image': `${origin}${picture ?? '/icon-512.png'}`,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': title,
    'og:locale': isFrench ? 'fr_FR' : 'en_GB',
  };
  const metas = Object.entries(facts).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  return `${metas.join('')}<meta name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}" />`;
}

/** What is behind a link or three words, for whoever was given them. */
export function addInvitations(app: App, context: Context): void {
  const { store, tables, options } = context;
  // Three words have 27 bits: thirty tries an hour from one address find one of a thousand open tables in a year or so.
  const tries = new Buckets(30 / 3600, 30);

  async function find(code: string, ip: string, person: string | null, seat?: string): Promise<Invitation> {
    // Three words may look like an address; an address with a capital or a digit is no words.
    const isAddress = TABLE.test(code);
    const words = isAddress && !SPELLED.test(code) ? null : readWords(code);
    if (words !== null && !tries.take(addressGroup(ip))) throw new HttpError(429, 'too-many-tries');
    const meant = words && (await store.tableOfInvitation(words));
    const id = meant ?? (isAddress ? code : null);
    const actor = id ? await tables.get(id).catch(() => null) : null;
    // People who may not see the table get the same answer as those who guessed wrong.
    const kept = actor !== null && opensSeat(actor.table, person, seat);
    if (actor === null || !(kept || maySee(actor.table, person))) throw new HttpError(404, 'wrong-code');
    return invitationOf(actor.table, options.expireDays, kept);
  }

  app.get(
    '/api/invitations/:code',
    {
      schema: {
        tags: ['tables'],
        summary: 'What a link or three words lead to',
        params: invitationParams,
        querystring: invitationQuery,
        response: { 200: invitation },
      },
    },
    async ({ params, query, ip, person }) => find(params.code, ip, person?.id ?? null, query.seat),
  );

  // The address that people share. Programs that show previews of links read its head, browsers the page.
  const index = readIndex(options.web);
  app.get('/i/:code', { schema: { hide: true, params: invitationParams } }, async (request, reply) => {
    const { params, ip, protocol, host } = request;
    const found = await find(params.code, ip, null).catch(() => null);
    const origin = options.publicUrl ?? `${protocol}://${host}`;
    const language = languageOf(request);
    const page = index ?? '<!doctype html><html lang="fr"><head><title>Comptoir</title></head></html>';
    const picture = found && previewOf(options.web, found.game);
    const head = found ? headOf(found, origin, language, picture) : '';
    return reply.type('text/html; charset=utf-8').send(page.replace('</head>', `${head}</head>`));
  });
}
