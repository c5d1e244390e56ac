import { below } from '@comptoir/kit';
import { folkOf, printedValue, remaster } from '../../catalogue.ts';
import { tell } from '../../events.ts';
import { discard, hand } from '../../places.ts';
import { effect, pickNumber, pickOne, pickOption } from '../../rules/asking.ts';
import {
  aim,
  askOrder,
  discardAside,
  discardFromHand,
  handOf,
  keep,
  lookAtTop,
  targetWithDrawable,
  targetWithHand,
} from '../../rules/card-steps.ts';
import { raiseHandLimit } from '../../rules/market.ts';
import { draw, hasDrawable, move } from '../../rules/moving.ts';
import type { State } from '../../state.ts';
import { magpies } from '../magpies/cards.ts';

/** V-005: Junk may be named like a folk. */
const setNameOf = (card: number): string => folkOf(card) ?? 'junk';
const namedSets = (g: State): string[] => [...g.config.folks, 'junk'];

/** docs/rules/vallee.md, Appendix A. */
export const magpiesRemaster = remaster(magpies, {
  'pompous-professional': {
    type: 'technique',
    bonus: true,
    effect: effect({ set: '' }, ({ run, choose }) => ({
      name: choose<string>(
        (g, f) => (hasDrawable(g, f.owner) ? pickOption('name.set', f, namedSets(g)) : null),
        (_, f, set) => {
          f.set = set;
          tell({ type: 'named-set', seat: f.owner, set });
        },
        'done', // V-121
      ),
      look: run((g, f) => {
        lookAtTop(g, f, 4);
      }),
      keep: choose<number[]>(
        (g, f) =>
          pickOne(
            'setaside.pick',
            f,
            g.setAside.cards.filter((card) => setNameOf(card) === f.set),
          ),
        keep,
      ),
      drop: choose<number[]>(
        askOrder, // V-128
        discardAside,
      ),
    })),
  },

  bribe: {
    type: 'passive',
    bonus: false,
    payment: { handLimit: 1 },
    bought: effect({ paid: [] as number[] }, ({ run }) => ({ raise: run((g) => raiseHandLimit(g, 1)) })),
  },

  grasp: {
    type: 'technique',
    bonus: true,
    // V-231: the random card is fixed before the guess. Its place in the hand is kept, not the card: nobody has seen it.
    effect: effect({ target: 0, place: 0 }, ({ run, choose }) => ({
      target: choose<number>(targetWithHand, aim, 'done'),
      pick: run((g, f) => {
        f.place = below(g.rng, handOf(g, f.target).length);
      }),
      guess: choose<number>(
        (_, f) => pickNumber('guess.value', f, 1, 5),
        (g, f, value) => {
          const card = handOf(g, f.target)[f.place] as number;
          tell({ type: 'guessed', seat: f.owner, owner: f.target, value });
          tell({ type: 'shown', owner: f.target, card }); // V-130
          if (printedValue(card) === value) move(g, card, hand(f.target), hand(f.owner), 'stolen');
          else discardFromHand(g, f.target, [card]);
        },
      ),
    })),
  },

  periscope: {
    type: 'technique',
    bonus: true,
    effect: effect({ target: 0, set: '' }, ({ choose }) => ({
      target: choose<number>(targetWithDrawable, aim, 'done'),
      name: choose<string>(
        (g, f) => pickOption('name.set', f, namedSets(g)),
        (_, f, set) => {
          f.set = set;
          tell({ type: 'named-set', seat: f.owner, set });
        },
      ),
      guess: choose<number>(
        (_, f) => pickNumber('guess.value', f, 1, 5),
        (g, f, value) => {
          tell({ type: 'guessed', seat: f.owner, owner: f.target, value });
          // V-122, 17.24: each card lies on the discard before the next one is obtained.
          for (let time = 0; time < 2; time++)
            for (const card of draw(g, 1, f.target, discard(f.target), 'discarded'))
              if (setNameOf(card) === f.set && printedValue(card) === value)
                move(g, card, discard(f.target), hand(f.owner), 'stolen');
        },
      ),
    })),
  },
});
