import { folk, passive, technique } from '../../catalogue.ts';
import { discard, hand } from '../../places.ts';
import { ALL_CARDS } from '../../questions.ts';
import { effect, pickOne } from '../../rules/asking.ts';
import {
  askOrder,
  askWholeHand,
  discardCounting,
  drawAsMany,
  drawToHand,
  handOf,
  keep,
  putBack,
  throwFromHand,
} from '../../rules/card-steps.ts';
import { draw, move, setAsideFor } from '../../rules/moving.ts';
import { changeValue } from '../../rules/values.ts';
import { zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, B.1: making the most of one's hand. */
export const macaws = folk('macaws', [
  technique({
    id: 'swift-broker',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({ count: 0 }, ({ run, choose }) => ({
      drop: choose<number[]>(askWholeHand, discardCounting, 'done'),
      draw: run(drawAsMany),
    })),
  }),

  passive({ id: 'cookies', value: 2, copies: 3, handLimit: { from: 'hand', by: 1 } }),

  technique({
    id: 'shattered-relic',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      throw: choose<number[]>((g, f) => pickOne('hand.pick', f, handOf(g, f.owner)), throwFromHand),
      draw: run((g, f) => {
        drawToHand(g, f.owner);
      }),
    })),
  }),

  technique({
    id: 'spyglass',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        draw(g, 3, f.owner, setAsideFor(g, f.owner), 'set-aside');
      }),
      keep: choose<number[]>((g, f) => pickOne('setaside.pick', f, g.setAside.cards), keep),
      back: choose<number[]>(askOrder, putBack),
    })),
  }),

  technique({
    id: 'flashy-show',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      shine: run((g) => changeValue(g, { card: ALL_CARDS, how: 'add', amount: 1 })),
    })),
  }),

  technique({
    id: 'favourite-toy',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      take: run((g, f) => {
        const top = zonesOf(g, f.owner).discard.at(-1);
        if (top !== undefined) move(g, top, discard(f.owner), hand(f.owner), 'taken');
      }),
    })),
  }),
]);
