import { isRecord, type Json } from '@comptoir/kit';
import {
  joinTournament,
  newTournament,
  tournamentList,
  tournamentParams,
  tournament as tournamentSchema,
} from '@comptoir/protocol';
import { newTableId } from '../codes.ts';
import type { TournamentRow } from '../storage/tournaments.ts';
import {
  begun,
  type Contender,
  csvOf,
  leftBy,
  next,
  read,
  type Tournament,
  viewOf,
} from '../tournaments/tournament.ts';
import { type App, type Context, HttpError } from './context.ts';
import { signedIn } from './session.ts';

const tags = ['tournaments'];
const LIST = 50;
/** How many tournaments one person may hold at a time. */
const OWNED = 5;
const ENTRANTS = 128;
/** How often a change is tried again when another one was faster. */
const ATTEMPTS = 5;

/** Tournaments of a club. Their pages are public; taking part needs a name. */
export function addTournaments(app: App, context: Context): void {
  const { store, games, now } = context;

  async function found(id: string): Promise<TournamentRow> {
    const row = await store.tournament(id);
    if (row === null) throw new HttpError(404, 'not-found');
    return row;
  }
  async function change(
    id: string,
    work: (row: TournamentRow, tournament: Tournament) => TournamentRow,
  ): Promise<TournamentRow> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const row = await found(id);
      const later = work(row, read(row));
      if (await store.saveTournament(later)) return later;
    }
    throw new HttpError(503, 'unavailable');
  }

  app.post(
    '/api/tournaments',
    {
      schema: {
        tags,
        summary: 'Announce a tournament',
        body: newTournament,
        response: { 201: tournamentSchema },
      },
    },
    async (request, reply) => {
      const owner = signedIn(request);
      const { name, game, options: given, ...rest } = request.body;
      const rules = games.get(game);
      if (rules === undefined) throw new HttpError(422, 'unknown-game');
      if (!Object.hasOwn(rules.bots, rest.bot)) throw new HttpError(422, 'no-such-bot');
      // A knock-out is decided at each table; comparing tables could let two players of one table advance.
      if (rest.duplicate && rest.system === 'knock-out') throw new HttpError(422, 'options', 'duplicate');
      if ((await store.countTournaments(owner.id)) >= OWNED) throw new HttpError(429, 'too-many-tournaments');
      const options = isRecord(given) ? given : {};
      const reading = readOptions(rules.game.readOptions, { ...options, players: rest.seats });
      // In teams twice as many sit at a table as meet there.
      const teams = readOptions(rules.game.readOptions, { ...options, players: 2 * rest.seats });
      const isTeams = teams?.ok === true && (rules.teams?.(teams.options as Json) ?? null) !== null;
      const refused = isTeams ? null : reading;
      if (refused === undefined || refused?.ok === false)
        throw new HttpError(422, 'options', refused?.ok === false ? refused.refusal : undefined);
      const body: Tournament = {
        ...rest,
        options: options as Json,
        teamSize: isTeams ? 2 : 1,
        planned: null,
        entrants: [],
        rounds: [],
      };
      const row: TournamentRow = {
        id: newTableId(),
        owner: owner.id,
        name,
        game,
        status: 'open',
        body: JSON.stringify(body),
        version: 1,
        updatedAt: now(),
      };
      await store.createTournament(row);
      return reply.code(201).send(viewOf(row));
    },
  );

  app.get(
    '/api/tournaments',
    { schema: { tags, summary: 'Tournaments to join and to watch', response: { 200: tournamentList } } },
    async () => ({
      tournaments: (await store.tournaments(['open', 'playing', 'over'], LIST)).map(
        ({ id, name, game, status }) => ({
          tournament: id,
          name,
          game,
          status,
        }),
      ),
    }),
  );

  app.get(
    '/api/tournaments/:tournament',
    {
      schema: {
        tags,
        summary: 'A tournament with its rounds and standings',
        params: tournamentParams,
        response: { 200: tournamentSchema },
      },
    },
    async (request) => viewOf(await found(request.params.tournament)),
  );

  app.get(
    '/api/tournaments/:tournament/standings.csv',
    { schema: { tags, summary: 'The standings for a spreadsheet', params: tournamentParams } },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="standings.csv"')
        .send(csvOf(viewOf(await found(request.params.tournament)))),
  );

  app.post(
    '/api/tournaments/:tournament/join',
    {
      schema: {
        tags,
        summary: 'Take part; from the next round on where it has begun',
        params: tournamentParams,
        body: joinTournament,
        response: { 200: tournamentSchema },
      },
    },
    async (request) => {
      const { id, name } = signedIn(request);
      const { team } = request.body;
      const row = await change(request.params.tournament, (old, tournament) =>
        next(old, { entrants: joined(old, tournament, { person: id, name }, team) }, now()),
      );
      return viewOf(row);
    },
  );

  app.post(
    '/api/tournaments/:tournament/leave',
    {
      schema: { tags, summary: 'Drop out', params: tournamentParams, response: { 200: tournamentSchema } },
    },
    async (request) => {
      const { id } = signedIn(request);
      const row = await change(request.params.tournament, (old, tournament) => {
        const own = tournament.entrants.find(({ members }) => members.some(({ person }) => person === id));
        if (own === undefined) throw new HttpError(403, 'not-seated');
        if (old.status === 'over') throw new HttpError(409, 'not-playing');
        return next(old, { entrants: leftBy(old, tournament, id) }, now());
      });
      return viewOf(row);
    },
  );

  app.post(
    '/api/tournaments/:tournament/start',
    {
      schema: {
        tags,
        summary: 'Draw the first round; bots take the places that are left',
        params: tournamentParams,
        response: { 200: tournamentSchema },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const row = await change(request.params.tournament, (old, tournament) => {
        if (old.owner !== id) throw new HttpError(403, 'not-owner');
        if (old.status !== 'open') throw new HttpError(409, 'not-waiting');
        const first = begun(tournament, (n) => `Robot ${n}`);
        if (first === null) throw new HttpError(409, 'seats-not-filled');
        return next(old, first, now(), 'playing');
      });
      return viewOf(row);
    },
  );
}

/** Null if the rules throw on the options that were sent. */
function readOptions<R>(reader: (options: Json) => R, options: object): R | undefined {
  try {
    return reader(options as Json);
  } catch {
    return undefined;
  }
}

function joined(
  { status }: TournamentRow,
  { entrants, teamSize, rounds, system }: Tournament,
  me: Contender['members'][number],
  team: string | undefined,
): Contender[] {
  if (entrants.some(({ members }) => members.some(({ person }) => person === me.person)))
    throw new HttpError(409, 'seated-already');
  if (status === 'over' || (status === 'playing' && system === 'knock-out'))
    throw new HttpError(409, 'not-waiting');
  if (entrants.length >= ENTRANTS) throw new HttpError(409, 'no-free-seat');
  const from = status === 'playing' ? rounds.length : 0;
  if (teamSize === 1)
    return [...entrants, { id: me.person, name: me.name, members: [me], from, until: null }];
  if (team === undefined) throw new HttpError(422, 'team-needed');
  const own = entrants.find(({ name }) => name === team);
  if (own === undefined)
    return [...entrants, { id: me.person, name: team, members: [me], from, until: null }];
  if (own.members.length >= teamSize || own.members.length === 0 || own.from !== from)
    throw new HttpError(409, 'no-free-seat');
  return entrants.map((one) => (one === own ? { ...one, members: [...one.members, me] } : one));
}
