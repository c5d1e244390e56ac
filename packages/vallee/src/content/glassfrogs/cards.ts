import { type CardId, goto } from '@comptoir/kit';
import { folk, passive, technique } from '../../catalogue.ts';
import { deck, discard, marketDeck, setAside, slot } from '../../places.ts';
import { confirm, effect, pickOne, pickOption } from '../../rules/asking.ts';
import {
  discardFromHand,
  drawToHand,
  handOf,
  lookAtTop,
  lookedAt,
  putBackOn,
  randomFromHand,
  repeatFrom,
  searchDeck,
  setFoundAside,
  throwFromDiscard,
} from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import {
  drawFromMarketDeck,
  hasDrawable,
  lookAway,
  move,
  setAsideFor,
  shuffleDeck,
  throwAway,
} from '../../rules/moving.ts';
import { changeValue } from '../../rules/values.ts';
import { zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, C.10: what they do, they do again (V-378). */
export const glassfrogs = folk('glassfrogs', [
  technique({
    id: 'bouncy-researcher',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({ round: 0 }, ({ run, choose }) => ({
      swap: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => {
          discardFromHand(g, f.owner, cards);
          drawToHand(g, f.owner);
        },
      ),
      repeat: run(repeatFrom('swap')),
    })),
  }),

  technique({
    id: 'gyroscope',
    value: 2,
    copies: 3,
    bonus: true,
    setsAsideMarket: true,
    effect: effect({ round: 0 }, ({ run, choose }) => ({
      look: run((g, f) => {
        const [card] = drawFromMarketDeck(g, 1, setAsideFor(g, f.owner), 'set-aside');
        return card === undefined ? 'done' : 'next';
      }),
      swap: choose<number>(
        (g, f) => pickOption('market.pick', f, occupiedSlots(g)),
        (g, _, at) => {
          throwAway(g, g.market[at] as CardId, slot(at));
          move(g, g.setAside.cards[0] as CardId, setAside, slot(at), 'laid-out');
        },
        goto('back'),
      ),
      // Where the market is empty there is no slot to make room in.
      back: run((g) => {
        for (const card of g.setAside.cards.slice()) move(g, card, setAside, marketDeck, 'put-back');
      }),
      repeat: run(repeatFrom('look')),
    })),
  }),

  passive({
    id: 'time-capsule',
    value: 3,
    copies: 3,
    reaction: {
      on: 'discarded',
      from: 'discard', // V-379
      effect: effect({}, ({ choose }) => ({
        throw: choose<number[]>(
          (g, f) => pickOne('discard.pick', f, zonesOf(g, f.owner).discard),
          throwFromDiscard,
        ),
      })),
    },
  }),

  technique({
    id: 'stethoscope',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ round: 0 }, ({ run, choose }) => ({
      search: run((g, f) => searchDeck(g, f.owner)),
      find: choose<number[]>(
        (g, f) => pickOne('deck.search', f, lookedAt(g)),
        (g, f, cards) => {
          setFoundAside(g, f, cards);
          lookAway(g);
        },
        goto('back'),
      ),
      shuffle: run((g, f) => {
        if (zonesOf(g, f.owner).deck.length > 0) shuffleDeck(g, f.owner);
      }),
      repeat: run((g, f) => {
        const flow = repeatFrom('search')(g, f);
        return flow === 'done' ? 'next' : flow;
      }),
      // V-378: what was found first is not shuffled away; what was found last lies on top.
      back: run((g, f) => putBackOn(g, f.owner, g.setAside.cards.slice())),
    })),
  }),

  technique({
    id: 'yoyo',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ round: 0 }, ({ run }) => ({
      swing: run((g, f) => {
        if (handOf(g, f.owner).length === 0) return;
        changeValue(g, { card: randomFromHand(g, f.owner), how: 'add', amount: 1 });
      }),
      repeat: run(repeatFrom('swing')),
    })),
  }),

  passive({
    id: 'magicians-touch',
    value: 5,
    copies: 1,
    activated: { usable: hasDrawable },
    effect: effect({}, ({ run, choose }) => ({
      look: run((g, f) => {
        lookAtTop(g, f, 1);
      }),
      swap: choose<boolean>(
        (g, f) => (zonesOf(g, f.owner).discard.length > 0 ? confirm('top.swap', f) : null),
        (g, f, isSwapped) => {
          if (!isSwapped) return;
          const top = zonesOf(g, f.owner).discard.at(-1) as CardId;
          move(g, top, discard(f.owner), deck(f.owner), 'swapped');
          for (const card of g.setAside.cards.slice()) move(g, card, setAside, discard(f.owner), 'swapped');
        },
      ),
      back: run((g, f) => putBackOn(g, f.owner, g.setAside.cards.slice())),
    })),
  }),
]);
