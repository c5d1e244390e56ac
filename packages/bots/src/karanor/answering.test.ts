import { type Event, karanor, noWares, type Offer, type State, type Wares } from '@comptoir/karanor';
import { type Json, LEAVE, type MenuAnswer, type Seat, xoshiro } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { situationOf } from '../situation.ts';
import { karanorBrain } from './brain.ts';
import { karanorBots } from './index.ts';
import { standingOf, tableAt } from './testing/table.ts';

/** An offer at a table of six, and who thinks how long about it. */
const wares = (gold: number, kind = -1): Wares => ({
  ...noWares(),
  gold,
  resources: noWares().resources.map((_, at) => (at === kind ? 1 : 0)),
});

function offered(to: Seat, give: Wares, want: Wares): { g: State; heard: Event[] } {
  const g = tableAt(6, 3, 0);
  for (const player of g.players) {
    Object.assign(player, { gold: 8, prestige: 2, blackHand: [] });
    player.resources = [2, 2, 2, 2, 2, 2, 1];
  }
  const heard: Event[] = [];
  const answer = { to, give, want, later: null, note: '' } as unknown as Json;
  karanor.apply(
    g,
    { seat: 0, id: 'standing', answer: { entry: 'trade.propose', answer } as unknown as Json },
    heard,
  );
  return { g, heard };
}
const asked = ({ g, heard }: ReturnType<typeof offered>, seat: Seat) =>
  situationOf(karanor, g, standingOf(g, seat), { rng: xoshiro(1), heard: [...heard] });

test('K-313 whom an offer is not made to need not think: six masters answer within the second of one of them', () => {
  const table = offered(3, wares(7), wares(0, 1));
  const weighed = [1, 2, 3, 4, 5].map((seat) => karanorBrain.candidates(asked(table, seat)).length);
  expect(weighed).toEqual([1, 1, 2, 1, 1]);
});

test('K-313 no is said without a search, with a reason, by everybody whom an offer is made to', () => {
  const table = offered(-1, wares(0), wares(5, 6));
  for (const seat of [1, 2, 3, 4, 5]) {
    const situation = asked(table, seat);
    expect(karanorBrain.candidates(situation)).toHaveLength(1);
    const said = karanorBots.master.consider(situation);
    if (said === LEAVE) throw new Error(`seat ${seat} leaves an offer without an answer`);
    const { entry, answer } = said.answer as unknown as MenuAnswer;
    expect(entry).toBe('trade.decline');
    expect((answer as { say: string }).say).toMatch(/^#\w+\.master$/);
  }
});

test('K-313 nobody who is about to win is helped, whatever they pay', () => {
  const table = offered(2, wares(8), wares(0, 1));
  (table.g.players[0] as State['players'][number]).prestige = 6;
  const said = karanorBots.merchant.consider(asked(table, 2));
  expect(said).not.toBe(LEAVE);
  expect(JSON.stringify(said)).toContain('trade.decline');
  expect((table.g.offers[0] as Offer).from).toBe(0);
});
