import { below, type Frame } from '@comptoir/kit';
import { cardOf, folk, folkOf, passive, printedValue, setOf, technique } from '../../catalogue.ts';
import { tell } from '../../events.ts';
import { deck, discard, hand, setAside } from '../../places.ts';
import { effect, pickNumber, pickOne, pickOption } from '../../rules/asking.ts';
import { aim, handOf, keep, targetWithDrawable, targetWithHand } from '../../rules/card-steps.ts';
import { draw, hasDrawable, move, setAsideFor, shuffleDeck, throwAway } from '../../rules/moving.ts';
import { EVERYBODY, type State, zonesOf } from '../../state.ts';

/** V-005: Junk may be named like a folk. */
const setNameOf = (card: number): string => folkOf(card) ?? 'junk';
const namedSets = (g: State): string[] => [...g.config.folks, 'junk'];
/** Listed once per game: the names in play never change. */
const listed = new WeakMap<object, string[]>();
function namedCards({ config }: State): string[] {
  let names = listed.get(config);
  if (names === undefined) {
    names = [...config.folks.flatMap((id) => setOf(id).cards.map((card) => card.id)), 'junk'];
    listed.set(config, names);
  }
  return names;
}

/** V-130, V-131 */
const guess = (f: Frame & { target: number }, value: number): void =>
  tell({ type: 'guessed', seat: f.owner, owner: f.target, value });

/** docs/rules/vallee.md, 14.3: guessing and stealing. */
export const magpies = folk('magpies', [
  technique({
    id: 'pompous-professional',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({ set: '' }, ({ run, choose }) => ({
      name: choose<string>(
        (g, f) => (hasDrawable(g, f.owner) ? pickOption('name.set', f, namedSets(g)) : null),
        (_, f, set) => {
          f.set = set;
          tell({ type: 'named-set', seat: f.owner, set });
        },
        'done', // V-121: nothing can follow from the name
      ),
      draw: run((g, f) => {
        draw(g, 3, f.owner, setAsideFor(g, EVERYBODY), 'set-aside');
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
      back: run((g, f) => {
        for (const card of g.setAside.cards.slice()) move(g, card, setAside, deck(f.owner), 'put-back');
        shuffleDeck(g, f.owner);
      }),
    })),
  }),

  passive({ id: 'bribe', value: 2, copies: 3, payment: { handLimit: 1 } }),

  technique({
    id: 'burglary',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ choose }) => ({
      target: choose<number>(targetWithDrawable, aim, 'done'),
      guess: choose<number>(
        (_, f) => pickNumber('guess.value', f, 1, 5),
        (g, f, value) => {
          guess(f, value);
          for (const card of draw(g, 1, f.target, setAsideFor(g, EVERYBODY), 'set-aside')) {
            if (printedValue(card) === value) move(g, card, setAside, hand(f.owner), 'stolen');
            else move(g, card, setAside, discard(f.target), 'discarded');
          }
        },
      ),
    })),
  }),

  technique({
    id: 'grasp',
    value: 4,
    copies: 3,
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
          guess(f, value);
          tell({ type: 'shown', owner: f.target, card });
          if (printedValue(card) === value) move(g, card, hand(f.target), hand(f.owner), 'stolen');
        },
      ),
    })),
  }),

  technique({
    id: 'periscope',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ target: 0 }, ({ choose }) => ({
      target: choose<number>(targetWithDrawable, aim, 'done'),
      name: choose<string>(
        (g, f) => pickOption('name.card', f, namedCards(g)),
        (g, f, name) => {
          tell({ type: 'named-card', seat: f.owner, owner: f.target, name });
          // V-122, 17.24: each card lies on the discard before the next one is obtained.
          for (let time = 0; time < 2; time++) {
            for (const card of draw(g, 1, f.target, discard(f.target), 'discarded')) {
              if (cardOf(card).id === name) move(g, card, discard(f.target), hand(f.owner), 'stolen');
            }
          }
        },
      ),
    })),
  }),

  technique({
    id: 'sudden-nap',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      target: choose<number>(targetWithHand, (g, _, target) => {
        const cards = zonesOf(g, target).hand;
        throwAway(g, cards[below(g.rng, cards.length)] as number, hand(target));
      }),
    })),
  }),
]);
