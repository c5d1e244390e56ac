import { commitTo, type Json } from '@comptoir/kit';
import type { NewTournament, TournamentView } from '@comptoir/protocol';
import { newSecret } from '../codes.ts';
import { NOBODY } from '../storage/store.ts';
import type { TournamentRow } from '../storage/tournaments.ts';
import { REST } from './draw/duplicate.ts';
import type { DrawnTable, Entrant, Round } from './draw/entrants.ts';
import { nextRound, roundsOf } from './draw/pairing.ts';
import { standings } from './draw/standings.ts';

export interface Member {
  readonly person: string;
  readonly name: string;
}

/** A person, a team of them, or a bot that fills up. */
export interface Contender extends Entrant {
  readonly name: string;
  readonly members: readonly Member[];
}

/** A table of a round and, once it stands in the store, its id. */
interface PlayedTable extends DrawnTable {
  readonly table: string | null;
}
export interface PlayedRound extends Round {
  readonly tables: readonly PlayedTable[];
  /** Where every table has the same deal: its secret, which records open when all of them have ended. */
  readonly secret?: string;
}

/** What is stored of a tournament beside its row. */
export interface Tournament extends Omit<NewTournament, 'name' | 'game' | 'options' | 'duplicate'> {
  /** Whether all tables of a round have the same deal; absent in those of older servers. */
  readonly duplicate?: boolean;
  readonly options: Json;
  /** How many play together. */
  readonly teamSize: number;
  readonly planned: number | null;
  readonly entrants: readonly Contender[];
  readonly rounds: readonly PlayedRound[];
}

export const read = ({ body }: TournamentRow): Tournament => JSON.parse(body) as Tournament;

/** The row of the next version. */
export const next = (
  row: TournamentRow,
  change: Partial<Tournament>,
  at: number,
  status = row.status,
): TournamentRow => ({
  ...row,
  status,
  body: JSON.stringify({ ...read(row), ...change }),
  version: row.version + 1,
  updatedAt: at,
});

const tabled = (round: Round, isDuplicate: boolean): PlayedRound => ({
  ...round,
  ...(isDuplicate ? { rest: REST, secret: newSecret() } : {}),
  tables: round.tables.map((table) => ({ ...table, table: null })),
});

/** The next round drawn, or null when the tournament is decided. */
export function drawn({
  system,
  seats,
  entrants,
  rounds,
  planned,
  duplicate = false,
}: Tournament): PlayedRound | null {
  if (planned !== null && rounds.length >= planned) return null;
  const round = nextRound(system, seats, entrants, rounds);
  return round && tabled(round, duplicate);
}

/** Bots fill up to the wished number; then the first round is drawn. Null where too few have come. */
export function begun(tournament: Tournament, robotName: (n: number) => string): Partial<Tournament> | null {
  const { entrants, fill, system, seats, most } = tournament;
  const robots = Math.max(0, (fill ?? 0) - entrants.length);
  const all = [
    ...entrants,
    ...Array.from(
      { length: robots },
      (_, at): Contender => ({
        id: `robot-${at + 1}`,
        name: robotName(at + 1),
        members: [],
        from: 0,
        until: null,
      }),
    ),
  ];
  // A knock-out goes on until one is left.
  const wanted = roundsOf(system, all.length, seats);
  const planned = system === 'knock-out' ? wanted : Math.min(wanted, most ?? wanted);
  const first = drawn({ ...tournament, entrants: all, planned });
  return first && { entrants: all, planned, rounds: [first] };
}

/** Somebody drops out. Before the start it is as if they had never come; afterwards this round is their last. */
export function leftBy(
  { status }: TournamentRow,
  { entrants, rounds }: Tournament,
  person: string,
): readonly Contender[] {
  const isOwn = ({ members }: Contender): boolean => members.some((member) => member.person === person);
  if (status !== 'open')
    return entrants.map((one) => (isOwn(one) ? { ...one, until: one.until ?? rounds.length - 1 } : one));
  return entrants.flatMap((one) => {
    const members = one.members.filter((member) => member.person !== person);
    return isOwn(one) && members.length === 0 ? [] : [{ ...one, members }];
  });
}

/** The name of somebody who is forgotten goes; their tables and points stay. */
export const forgotten = (entrants: readonly Contender[], person: string): readonly Contender[] =>
  entrants.map((one) => {
    const own = one.members.find((member) => member.person === person);
    if (own === undefined) return one;
    const members = one.members.map((member) => (member === own ? { ...member, name: NOBODY } : member));
    return { ...one, members, name: one.name === own.name ? NOBODY : one.name };
  });

/** The tournament as everybody may see it. */
export function viewOf(row: TournamentRow): TournamentView {
  const { system, seats, pace, rated, duplicate = false, planned, entrants, rounds } = read(row);
  return {
    tournament: row.id,
    version: row.version,
    name: row.name,
    game: row.game,
    system,
    seats,
    pace,
    rated,
    duplicate,
    owner: row.owner,
    status: row.status,
    planned,
    entrants: entrants.map(({ id, name, members, until }) => ({
      id,
      name,
      people: members.map(({ person }) => person),
      gone: until !== null,
    })),
    rounds: rounds.map(({ tables, byes, secret }) => ({
      tables: tables.map(({ table, entrants: seated, points, scores }) => ({
        table,
        entrants: [...seated],
        points: points && [...points],
        scores: scores && [...scores],
      })),
      byes: [...byes],
      commitment: secret === undefined ? null : commitTo(secret),
    })),
    standings: standings(entrants, rounds).map(({ id, rounds: won, ...line }) => ({
      entrant: id,
      ...line,
      rounds: [...won],
    })),
  };
}

/** For a spreadsheet; what could be read as a formula is quoted as text. */
export function csvOf({ entrants, standings: lines }: TournamentView): string {
  const cell = (said: string | number): string => {
    const text = typeof said === 'string' && /^[=+\-@\t]/.test(said) ? `'${said}` : String(said);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const nameOf = (id: string): string => entrants.find((one) => one.id === id)?.name ?? id;
  const rows = lines.map((line) => [
    line.rank,
    nameOf(line.entrant),
    line.points,
    line.company,
    line.margin,
    line.wins,
    ...line.rounds.map((one) => one ?? ''),
  ]);
  const head = [
    'rank',
    'name',
    'points',
    'company',
    'margin',
    'wins',
    ...(lines[0]?.rounds ?? []).map((_, at) => `round ${at + 1}`),
  ];
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
