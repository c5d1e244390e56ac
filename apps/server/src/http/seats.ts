import {
  back,
  contribution,
  doors,
  replace,
  seatParams,
  sit,
  tableInfo as tableInfoSchema,
  tableParams,
} from '@comptoir/protocol';
import type { TableActor } from '../table/actor.ts';
import { tableInfo } from '../table/frames.ts';
import {
  isOpened,
  letPlay,
  openContribution,
  replaceSeat,
  sealContribution,
  sitDown,
  standUp,
} from '../table/lobby.ts';
import { seatOf } from '../table/table-state.ts';
import type { Host } from '../tables.ts';
import { type App, type Context, HttpError } from './context.ts';
import { hostIn, signedIn } from './session.ts';
import { changed, settled, tableFor } from './table-access.ts';

const tags = ['tables'];

/** Who sits where, from the first seat to the rematch. */
export function addSeats(app: App, context: Context): void {
  app.post(
    '/api/tables/:table/sit',
    { schema: { tags, summary: 'Sit down', params: tableParams, body: sit, response: { 200: changed } } },
    async (request) => {
      const me = signedIn(request);
      const actor = await tableFor(context, request.params.table, me.id, request.body.code);
      const { row, state } = actor.table;
      const there = [row.owner, ...state.seats.flatMap(({ person }) => person ?? [])];
      const others = there.filter((person) => person !== me.id);
      if ((await context.store.blockedAmong(me.id, others)).length > 0) throw new HttpError(403, 'blocked');
      const sat = await actor.seating.change('sat', ({ state }) => sitDown(state, me, request.body), me.id);
      await actor.seating.refreshRests();
      return settled(sat);
    },
  );

  app.post(
    '/api/tables/:table/back',
    {
      schema: {
        tags,
        summary: 'Take my seat back after a time-out, or let a bot play this turn',
        params: tableParams,
        body: back,
        response: { 200: changed },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      if (request.body.let === true)
        return settled(await actor.seating.change('let', ({ state }) => letPlay(state, id), id));
      return settled(await actor.seating.back(id));
    },
  );

  app.post(
    '/api/tables/:table/doors',
    {
      schema: {
        tags,
        summary: 'Open or close the table and its talk to spectators',
        params: tableParams,
        body: doors,
        response: { 200: changed },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      return settled(await actor.seating.doors(id, request.body));
    },
  );

  app.post(
    '/api/tables/:table/leave',
    { schema: { tags, summary: 'Leave my seat', params: tableParams, response: { 200: changed } } },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      return settled(await actor.seating.change('left', ({ state }) => standUp(state, id), id));
    },
  );

  app.post(
    '/api/tables/:table/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Give a seat to a bot, or free it',
        params: seatParams,
        body: replace,
        response: { 200: changed },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      const { seat } = request.params;
      const wished = request.body.by === 'bot' ? { bot: request.body.bot } : ('person' as const);
      const work: Parameters<TableActor['seating']['change']>[1] = ({ row, rules, settings, state }) => {
        if (id !== row.owner) return { ok: false, denial: 'not-owner' };
        if (wished !== 'person' && !Object.hasOwn(rules?.bots ?? {}, wished.bot))
          return { ok: false, denial: 'no-such-bot' };
        // The deal settles who is rated for a seat.
        if (settings.rated === true && state.status === 'playing' && !state.seats[seat]?.former)
          return { ok: false, denial: 'not-replaceable' };
        return replaceSeat(state, id, seat, wished);
      };
      return settled(await actor.seating.change('replaced', work, id));
    },
  );

  app.post(
    '/api/tables/:table/contribution',
    {
      schema: {
        tags,
        summary: 'Add to the seed of the shuffles: first sealed, then opened',
        params: tableParams,
        body: contribution,
        response: { 200: changed },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      const given = request.body;
      if ('seal' in given)
        return settled(
          await actor.seating.change('sealed', ({ state }) => sealContribution(state, id, given.seal), id),
        );
      const opened = settled(
        await actor.seating.change('opened', ({ state }) => openContribution(state, id, given.text), id),
      );
      // The owner has asked for the start already.
      if (isOpened(actor.table.state.seats)) await actor.seating.start(actor.table.row.owner);
      return opened;
    },
  );

  app.post(
    '/api/tables/:table/start',
    { schema: { tags, summary: 'Deal', params: tableParams, response: { 200: changed } } },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      const { row, state } = actor.table;
      // The limit counts tables that play, so check it again: others may have begun since this one was set up.
      if (row.owner === id && !context.tables.mayPlay(id, state.seats))
        throw new HttpError(429, 'too-many-tables');
      return settled(await actor.seating.start(id));
    },
  );

  app.post(
    '/api/tables/:table/rematch',
    {
      schema: {
        tags,
        summary: 'Open the same table again',
        params: tableParams,
        response: { 201: tableInfoSchema },
      },
    },
    async (request, reply) => {
      const me = hostIn(request);
      const actor = await tableFor(context, request.params.table, me.id);
      if (seatOf(actor.table.state.seats, me.id) === null) throw new HttpError(403, 'not-seated');
      const again = await rematch(context, actor, me);
      // Asking for a rematch also takes one's seat in it; the other seats are kept for their players.
      await again.seating.change('sat', ({ state }) => sitDown(state, me, {}), me.id);
      return reply.code(201).send(tableInfo(again.table, me.id));
    },
  );
}

/**
 * A new table with the options and the people of an ended one. Every seat is kept for whoever held it; those of people who
 * do not want to meet are free for anybody.
 */
export async function sameAgain(
  { store, tables }: Context,
  { table: { row, rules, settings, state } }: TableActor,
  me: Host,
): Promise<TableActor> {
  const places = state.game ? (rules?.game.outcome(state.game)?.places ?? []) : [];
  const others = state.seats.flatMap(({ person }) => (person === null || person === me.id ? [] : [person]));
  const unwanted = await store.blockedAmong(me.id, others);
  const isKept = (person: string | null): boolean => person !== null && !unwanted.includes(person);
  const created = await tables.create(
    me,
    {
      game: row.game,
      options: rules?.rematch ? rules.rematch(settings.options, places) : settings.options,
      seats: state.seats.map(({ kind, bot, person }) =>
        kind === 'bot' ? { kind, bot } : { kind: isKept(person) ? 'reserved' : 'open' },
      ),
      visibility: row.visibility,
      watch: settings.watch,
      pace: settings.pace,
      timeout: settings.timeout,
      giveUp: settings.giveUp ?? null,
      undo: settings.undo,
      hints: settings.hints === true,
      rated: settings.rated === true,
    },
    state.seats.map(({ person }) => (isKept(person) ? person : null)),
  );
  if (!created.ok) throw new HttpError(created.code === 'too-many-tables' ? 429 : 422, created.code);
  return created.actor;
}

/** The table that continues an ended one: of several who ask, the first creates it. */
async function rematch(context: Context, actor: TableActor, me: Host): Promise<TableActor> {
  const { state } = actor.table;
  if (state.rematch !== null) return tableFor(context, state.rematch, me.id);
  if (state.status !== 'over' && state.status !== 'abandoned') throw new HttpError(409, 'not-over');
  const again = await sameAgain(context, actor, me);
  const { id } = again.table.row;
  const linked = await actor.seating.linkRematch(id);
  if (linked.ok) return again;
  await context.tables.remove(id);
  const { rematch: other } = actor.table.state;
  if (other === null) throw new HttpError(503, 'unavailable');
  return tableFor(context, other, me.id);
}
