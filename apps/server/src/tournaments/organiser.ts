import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Seat } from '@comptoir/kit';
import type { TableGame } from '../games.ts';
import type { Store } from '../storage/store.ts';
import type { TournamentRow } from '../storage/tournaments.ts';
import type { TableActor } from '../table/actor.ts';
import { sitDown } from '../table/lobby.ts';
import { seatOf } from '../table/table-state.ts';
import type { Tables } from '../tables.ts';
import { matchpoints } from './draw/duplicate.ts';
import { pointsOf } from './draw/entrants.ts';
import { type Contender, drawn, next, type PlayedRound, read, type Tournament } from './tournament.ts';

interface Organising {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: ReadonlyMap<string, TableGame>;
  readonly now: () => number;
}

const PAGE = 20;
/** How long a table that ended, and that cannot be read here, is left to a node that can. */
const PATIENCE = 86_400_000;
type PlayedTable = PlayedRound['tables'][number];

/** By seat: which entrant plays there, and as which of its members. Teams sit alternately. */
const seatsAt = (entrants: readonly string[], teamSize: number): { entrant: string; member: number }[] =>
  Array.from({ length: teamSize }, (_, member) => entrants.map((entrant) => ({ entrant, member }))).flat();

/**
 * Runs all tournaments under way, one after the other: tables have their turn between two. Several nodes may do it at
 * once: of two changes one wins.
 */
export async function organise(organising: Organising): Promise<void> {
  for (let after = '', page = PAGE; page === PAGE; ) {
    const rows = await organising.store.runningTournaments(after, PAGE);
    for (const row of rows) {
      await nextTurn();
      await lookAfter(organising, row);
    }
    [after, page] = [rows.at(-1)?.id ?? '', rows.length];
  }
}

async function lookAfter(organising: Organising, first: TournamentRow): Promise<void> {
  const { store, now } = organising;
  let row = first;
  let tournament = read(row);
  const change = async (part: Partial<Tournament>, status = row.status): Promise<boolean> => {
    const later = next(row, part, now(), status);
    const isSaved = await store.saveTournament(later);
    if (isSaved) [row, tournament] = [later, read(later)];
    return isSaved;
  };
  // Tables that are played are left alone: none of them is loaded to see that.
  const drawnTables = tournament.rounds.at(-1)?.tables ?? [];
  const open = drawnTables.flatMap(({ table, points }) => (points === null ? (table ?? []) : []));
  const lines = new Map((await store.lines(open)).map((line) => [line.id, line]));
  for (let at = 0; at < drawnTables.length; at++) {
    const table = tournament.rounds.at(-1)?.tables[at];
    if (table === undefined || table.points !== null) continue;
    const line = lines.get(table.table ?? '');
    if (line?.status === 'playing') continue;
    const found = await playedOn(organising, row, tournament, { table, since: line?.updatedAt ?? null });
    if (found === null) continue;
    const isKept = await change({ rounds: withTable(tournament.rounds, at, found) });
    // Another node was faster: remove the table that nobody knows of, and leave the rest to the next sweep.
    if (!isKept) {
      if (table.table === null && found.table !== null) await organising.tables.remove(found.table);
      return;
    }
    if (table.table === null && found.table !== null) await begin(organising, tournament, found);
  }
  const last = tournament.rounds.at(-1);
  if (!last?.tables.every(({ points }) => points !== null)) return;
  if (last.secret !== undefined) await disclose(organising, last);
  const round = drawn(tournament);
  if (round) await change({ rounds: [...tournament.rounds, round] });
  else await change({}, 'over');
}

function withTable(rounds: readonly PlayedRound[], at: number, table: PlayedTable): PlayedRound[] {
  return rounds.map((round, which) => {
    if (which !== rounds.length - 1) return round;
    const tables = round.tables.map((old, place) => (place === at ? table : old));
    return { ...round, tables: round.secret === undefined ? tables : matchpoints(tables) };
  });
}

/** Unseals the tables of a round. Done before the next round is drawn, so that a node that takes over does it again. */
async function disclose({ tables }: Organising, { tables: ended }: PlayedRound): Promise<void> {
  for (const { table } of ended) {
    const actor = table === null ? null : await tables.readable(table);
    await actor?.seating.disclose();
  }
}

/** The table as it stands now: made, or ended; null where nothing has changed. */
async function playedOn(
  organising: Organising,
  row: TournamentRow,
  tournament: Tournament,
  { table, since }: { readonly table: PlayedTable; readonly since: number | null },
): Promise<PlayedTable | null> {
  if (table.table === null) {
    const id = await make(organising, row, tournament, table);
    return id === null ? null : { ...table, table: id };
  }
  const actor = await organising.tables.readable(table.table);
  const nothing = { ...table, points: table.entrants.map(() => 0) };
  if (actor === null || actor.table.frozen !== null) {
    // Who has won is known to a server of the release that played it. The others do not wait for it for ever.
    const isKept = since !== null && organising.now() - since < PATIENCE;
    return isKept ? null : nothing;
  }
  const { status } = actor.table.state;
  if (status === 'waiting') {
    await begin(organising, tournament, table);
    return null;
  }
  if (status === 'playing') return null;
  return status === 'over' ? (ended(tournament, table, actor) ?? nothing) : nothing;
}

/** Places and scores of the entrants. A member who left has lost for the team, whatever the bot made of the seat. */
function ended(
  { teamSize, entrants }: Tournament,
  table: PlayedTable,
  actor: TableActor,
): PlayedTable | null {
  const { rules, state } = actor.table;
  const outcome = rules && state.game ? rules.game.outcome(state.game) : null;
  if (outcome === null) return null;
  const seats = seatsAt(table.entrants, teamSize);
  const of = (entrant: string): Seat[] => seats.flatMap((seat, at) => (seat.entrant === entrant ? [at] : []));
  const hasLeft = (entrant: string): boolean =>
    of(entrant).some((seat) => {
      const member = memberAt(entrants, entrant, seats[seat]?.member ?? 0);
      return member !== undefined && state.seats[seat]?.person !== member.person;
    });
  const places = table.entrants.map((entrant) =>
    hasLeft(entrant)
      ? seats.length + 1
      : Math.min(...of(entrant).map((seat) => outcome.places[seat] ?? seats.length)),
  );
  const scores = table.entrants.map((entrant) => outcome.scores[of(entrant)[0] ?? 0] ?? 0);
  return { ...table, points: pointsOf(places), scores, places };
}

const memberAt = (entrants: readonly Contender[], id: string, at: number) =>
  entrants.find((one) => one.id === id)?.members[at];

/** Opens a table at which every seat is kept for its person; null where that is not possible now. */
async function make(
  { store, tables }: Organising,
  row: TournamentRow,
  { teamSize, entrants, options, pace, rated, bot, rounds }: Tournament,
  table: PlayedTable,
): Promise<string | null> {
  const owner = (await store.person(row.owner)) ?? { id: row.owner, name: '', createdAt: 0 };
  const people = seatsAt(table.entrants, teamSize).map(
    ({ entrant, member }) => memberAt(entrants, entrant, member)?.person ?? null,
  );
  const secret = rounds.at(-1)?.secret;
  const created = await tables.create(
    owner,
    {
      game: row.game,
      options: { ...(options as object), players: people.length } as never,
      seats: people.map((person) => (person === null ? { kind: 'bot', bot } : { kind: 'reserved' })),
      visibility: 'private',
      watch: secret === undefined,
      pace,
      timeout: 'bot',
      giveUp: pace.kind === 'free' ? null : 3,
      undo: 'free',
      hints: false,
      rated,
    },
    people,
    { cup: { tournament: row.id, name: row.name }, secret },
  );
  return created.ok ? created.actor.table.row.id : null;
}

/** Seats everybody and deals: nobody has to come first. What was done already is not done again. */
async function begin(
  { store, tables }: Organising,
  { teamSize, entrants }: Tournament,
  table: PlayedTable,
): Promise<void> {
  const actor = table.table === null ? null : await tables.readable(table.table);
  if (actor === null) return;
  for (const { entrant, member } of seatsAt(table.entrants, teamSize)) {
    const found = memberAt(entrants, entrant, member);
    if (found === undefined || seatOf(actor.table.state.seats, found.person) !== null) continue;
    const { id, name } = (await store.person(found.person)) ?? { id: found.person, name: found.name };
    await actor.seating.change('sat', ({ state }) => sitDown(state, { id, name }, {}), id);
  }
  await actor.seating.start(actor.table.row.owner);
}
