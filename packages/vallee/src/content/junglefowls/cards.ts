import type { CardId } from '@comptoir/kit';
import { folk, technique } from '../../catalogue.ts';
import { hand } from '../../places.ts';
import { effect, pickOne } from '../../rules/asking.ts';
import {
  askOrder,
  handOf,
  keep,
  lookAtTop,
  putBackOn,
  takeFromDiscard,
  throwFromHand,
} from '../../rules/card-steps.ts';
import { byTime, timeOf } from '../../rules/clock.ts';
import { raiseHandLimit } from '../../rules/market.ts';
import { draw, drawFromMarketDeck, shuffleDiscard } from '../../rules/moving.ts';
import { changeValue } from '../../rules/values.ts';
import { zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, C.14: whoever begins early does more (V-370). */
export const junglefowls = folk('junglefowls', [
  technique({
    id: 'early-riser',
    value: 1,
    copies: 4,
    bonus: true,
    timed: true,
    effect: effect({}, ({ run }) => ({
      draw: run((g, f) => {
        draw(g, byTime(g, f.owner, [2, 1, 1]), f.owner, hand(f.owner));
      }),
    })),
  }),

  technique({
    id: 'morning-duty',
    value: 2,
    copies: 3,
    bonus: false,
    timed: true,
    effect: effect({}, ({ run }) => ({
      draw: run((g, f) => {
        drawFromMarketDeck(g, 1, hand(f.owner));
      }),
      raise: run((g, f) => {
        if (timeOf(g, f.owner) === 'dawn') raiseHandLimit(g, 3);
      }),
    })),
  }),

  technique({
    id: 'sewing-essentials',
    value: 3,
    copies: 3,
    bonus: true,
    timed: true,
    effect: effect({}, ({ run, choose }) => ({
      throw: choose<number[]>((g, f) => pickOne('hand.pick', f, handOf(g, f.owner)), throwFromHand),
      draw: run((g, f) => {
        if (timeOf(g, f.owner) === 'dawn') draw(g, 2, f.owner, hand(f.owner));
      }),
    })),
  }),

  technique({
    id: 'feather-duster',
    value: 4,
    copies: 3,
    bonus: true,
    timed: true,
    effect: effect({}, ({ run, choose }) => ({
      look: run((g, f) => {
        lookAtTop(g, f, byTime(g, f.owner, [4, 2, 2]));
      }),
      take: choose<number[]>((g, f) => pickOne('setaside.pick', f, g.setAside.cards), keep),
      back: choose<number[]>(askOrder, (g, f, cards) => putBackOn(g, f.owner, cards)),
    })),
  }),

  technique({
    id: 'organised-cabinets',
    value: 5,
    copies: 1,
    bonus: true,
    timed: true,
    effect: effect({}, ({ run, choose }) => ({
      shuffle: run((g, f) => {
        if (zonesOf(g, f.owner).discard.length > 1) shuffleDiscard(g, f.owner); // V-373
      }),
      take: choose<number[]>(
        (g, f) =>
          pickOne('discard.pick', f, zonesOf(g, f.owner).discard.slice(-byTime(g, f.owner, [4, 2, 2]))),
        takeFromDiscard,
      ),
    })),
  }),

  technique({
    id: 'serving-dish',
    value: 5,
    copies: 1,
    bonus: true,
    timed: true,
    effect: effect({}, ({ run }) => ({
      serve: run((g, f) => {
        const [card] = draw(g, 1, f.owner, hand(f.owner)) as [CardId?];
        if (card === undefined) return;
        // V-220: changed values are public, so the card that was drawn is shown by it.
        changeValue(g, { card, how: 'add', amount: byTime(g, f.owner, [2, 1, -1]) });
      }),
    })),
  }),
]);
