import type { TableInfo, TournamentView } from '@comptoir/protocol';
import { readTournament } from './tournament-api.ts';

/** The table of a tournament at which this person is awaited, beside the one they are at. */
export function nextTable({ entrants, rounds }: TournamentView, person: string, here: string): string | null {
  const own = entrants.find(({ people }) => people.includes(person))?.id;
  const next = rounds
    .at(-1)
    ?.tables.find(
      ({ table, entrants: seated, points }) =>
        own !== undefined && seated.includes(own) && points === null && table !== here,
    );
  return next?.table ?? null;
}

export async function nextInCup({ table, cup, seats }: TableInfo, viewer: number): Promise<string | null> {
  const person = seats[viewer]?.person;
  if (!cup || !person) return null;
  const reply = await readTournament(cup.tournament);
  return reply.ok ? nextTable(reply.value, person, table) : null;
}
