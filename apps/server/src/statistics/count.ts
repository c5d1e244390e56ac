import type { BaseState, Seat } from '@comptoir/kit';
import { rulesOf, type TableGame } from '../games.ts';
import { readFinal } from '../results.ts';
import type { Fact, Uncounted } from '../storage/statistics.ts';
import type { JournalRow, Store } from '../storage/store.ts';
import { readState } from '../table/table-state.ts';
import { factsOf, type Told } from './game-facts.ts';

/** How many tables at a time: a journal is read for each of them. */
const STEP = 3;
/** Longer pauses count as being away. */
const LONGEST = 600_000;

/** Counts what happened at tables that ended: later, at any node, once for each table. */
export async function countSome(store: Store, games: ReadonlyMap<string, TableGame>): Promise<void> {
  for (const ended of await store.uncounted(STEP, rulesOf(games)))
    await store.keepFacts(ended, factsIn(ended, await store.rows(ended.table, 0), games.get(ended.game)));
}

/** What there is to count at a table; nothing where it was broken off or cannot be read here. */
function factsIn(
  { game, state: body, status }: Pick<Uncounted, 'game' | 'state' | 'status'>,
  rows: readonly JournalRow[],
  rules: TableGame | undefined,
): Fact[] {
  const facts = factsOf(game);
  if (facts === undefined || rules === undefined || status !== 'over') return [];
  const state = readState(body);
  const found = readFinal(rules, state, (final: BaseState) => {
    const outcome = rules.game.outcome(final);
    return outcome && { final, outcome };
  });
  if (found === null) return [];
  const { final, outcome } = found;
  const told = rows.flatMap(({ events }) => JSON.parse(events) as Told[]);
  const first = told.find(({ type }) => type === 'turn-began' || type === 'turn')?.seat;
  const seats = state.seats.length;
  const counted: Fact[] = [];
  for (const [seat, { person, kind }] of state.seats.entries()) {
    // A game's automaton is not counted as a player.
    if (outcome.places[seat] === undefined) continue;
    const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    const add = (what: string, name: string, amount: number): void => {
      counted.push({ seat, person: kind === 'person' ? person : null, won, kind: what, name, amount });
    };
    // A journal that is no longer kept does not tell who began.
    if (first !== undefined) add('order', `${seats}.${((seat - first + seats) % seats) + 1}`, 1);
    const role = facts.role(final, seat);
    if (role !== null) add('role', role, 1);
    const sums = new Map<string, number>();
    for (const event of told) {
      const deed = facts.deed(event);
      if (deed?.seat === seat)
        sums.set(`${deed.kind} ${deed.name}`, (sums.get(`${deed.kind} ${deed.name}`) ?? 0) + deed.amount);
    }
    for (const [key, amount] of sums) add(key.slice(0, 4), key.slice(5), amount);
    const time = averageTime(rows, seat, person);
    if (time !== null) add('time', '', time);
  }
  return counted;
}

/** Milliseconds from the row before to an answer of this person. */
function averageTime(rows: readonly JournalRow[], seat: Seat, person: string | null): number | null {
  let [sum, moves] = [0, 0];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (
      person === null ||
      before === undefined ||
      row.kind !== 'move' ||
      row.seat !== seat ||
      row.person !== person
    )
      continue;
    sum += Math.min(LONGEST, row.at - before.at);
    moves += 1;
  }
  return moves === 0 ? null : Math.round(sum / moves);
}
