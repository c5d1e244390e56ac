import { type Figures, gameParams, statistics, statisticsFile } from '@comptoir/protocol';
import { countSome } from '../statistics/count.ts';
import { factsOf, type GameFacts } from '../statistics/game-facts.ts';
import type { FactSum } from '../storage/statistics.ts';
import { type App, type Context, HttpError } from './context.ts';
import { Buckets } from './limits.ts';
import { signedIn } from './session.ts';

const tags = ['statistics'];
const CARDS = 10;

function figuresOf(sums: readonly FactSum[], facts: GameFacts): Figures {
  const of = (kind: string): FactSum[] => sums.filter((sum) => sum.kind === kind);
  const seatsIn = (found: readonly FactSum[]): number => found.reduce((all, { seats }) => all + seats, 0);
  const games = seatsIn(of('order'));
  const [time] = of('time');
  return {
    games,
    order: of('order').map(({ name, seats, won }) => {
      const [players = 0, place = 0] = name.split('.').map(Number);
      return { players, place, seats, won };
    }),
    roles: of('role')
      .map(({ name, seats, won }) => ({ name: facts.title('role', name), seats, won }))
      .sort((a, b) => b.seats - a.seats),
    gold: of('gold')
      .map(({ name, amount }) => ({ name: facts.title('gold', name), average: amount / Math.max(1, games) }))
      .sort((a, b) => b.average - a.average),
    cards: of('card')
      .sort((a, b) => b.amount - a.amount)
      .slice(0, CARDS)
      .map(({ name, seats, won, amount }) => ({
        name: facts.title('card', name),
        seats,
        won,
        times: amount,
      })),
    thinking: time === undefined ? null : Math.round(time.amount / time.seats),
  };
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** What finished games of this server are like: for everybody, and for oneself. */
export function addStatistics(app: App, { store, games }: Context): void {
  // Journals are read to count a game: however many people look, most of the time is left to the tables.
  const countings = new Buckets(2, 10);

  function factsFor(game: string): GameFacts {
    const facts = games.has(game) ? factsOf(game) : undefined;
    if (facts === undefined) throw new HttpError(404, 'unknown-game');
    return facts;
  }

  app.get(
    '/api/statistics/:game',
    { schema: { tags, summary: 'Statistics of a game', params: gameParams, response: { 200: statistics } } },
    async (request) => {
      const { id } = signedIn(request);
      const { game } = request.params;
      const facts = factsFor(game);
      if (countings.take('')) await countSome(store, games);
      const [all, mine] = await Promise.all([store.factSums(game), store.factSums(game, id)]);
      return { all: figuresOf(all, facts), mine: figuresOf(mine, facts) };
    },
  );

  app.get(
    '/api/statistics/:game/file.csv',
    {
      schema: {
        tags,
        summary: 'Everybody’s statistics as CSV, one line for each kind and name',
        params: gameParams,
        response: { 200: statisticsFile },
      },
    },
    async (request, reply) => {
      signedIn(request);
      const { game } = request.params;
      const facts = factsFor(game);
      const lines = (await store.factSums(game)).map(({ kind, name, seats, won, amount }) => {
        const title = kind === 'order' || kind === 'time' ? name : facts.title(kind, name).en;
        return [kind, quoted(title), seats, won, amount].join(',');
      });
      reply.header('content-disposition', `attachment; filename="${game}.csv"`);
      reply.type('text/csv; charset=utf-8');
      return ['kind,name,seats,won,amount', ...lines, ''].join('\r\n');
    },
  );
}
