import { call, type Seat } from '@comptoir/kit';
import type { Decision } from '../decisions.ts';
import { tell } from '../events.ts';
import { playerOf, type State } from '../state.ts';
import { effect } from './asking.ts';
import { DISCARD, handOf, moved, remove } from './piles.ts';
import { enterPhase } from './turn.ts';

/** Chapter 3.3. In the second choice the card kept in the first is the first of the hand. */

const pickFor = (id: string, seat: Seat, from: readonly number[]): Decision => ({
  kind: 'pick-cards',
  id,
  seat,
  source: null,
  from,
  min: 1,
  max: 1,
});

/** K-041: everything but the kept card goes to the player on the right. */
function passOn(g: State, kept: readonly number[]): void {
  const passed = g.players.map(({ shopHand }, seat) => shopHand.filter((card) => card !== kept[seat]));
  for (const [seat, cards] of passed.entries()) {
    const right = (seat + g.config.players - 1) % g.config.players;
    for (const card of cards) {
      remove(playerOf(g, seat).shopHand, card);
      playerOf(g, right).shopHand.push(card);
      moved('shop', card, handOf(seat), handOf(right));
    }
  }
}

export const draft = effect({}, ({ run, chooseAll }) => ({
  first: chooseAll<number[]>(
    (g) => g.players.map(({ shopHand }, seat) => pickFor('draft.first', seat, shopHand.slice())),
    (g, _, answers) => {
      passOn(
        g,
        answers.map((answer) => (answer as number[])[0] as number),
      );
      tell({ type: 'drafted', round: 1 });
      enterPhase(g, 'draft2');
    },
  ),
  second: chooseAll<number[]>(
    (g) => g.players.map(({ shopHand }, seat) => pickFor('draft.second', seat, shopHand.slice(1))),
    (g, _, answers) => {
      for (const [seat, { shopHand }] of g.players.entries()) {
        const kept = (answers[seat] as number[])[0];
        const [, ...received] = shopHand;
        for (const card of received) {
          if (card === kept) continue;
          remove(shopHand, card);
          g.shopDiscard.push(card);
          moved('shop', card, handOf(seat), DISCARD);
        }
      }
      tell({ type: 'drafted', round: 2 });
    },
  ),
  begin: run((g) => {
    enterPhase(g, 'start');
    return call('rounds', { owner: g.config.firstSeat });
  }),
}));
