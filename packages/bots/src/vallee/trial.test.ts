import { type CardId, must, xoshiro } from '@comptoir/kit';
import { cardOf, type Decision, idsOfFolk, type Options, type State, vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { situationOf } from '../situation.ts';
import { holdingsOf } from './deck.ts';
import { merchantVallee } from './merchant.ts';
import { soundAnswer, triedAnswer } from './policy.ts';
import { prospects } from './prospects.ts';
import { SOUND } from './styles.ts';
import { standingAfter } from './trial.ts';

function dealt(folks: readonly string[]): State {
  const reading = vallee.readOptions({ players: 2, folks, firstPlayer: 0 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return vallee.setup(7, reading.options as Options);
}

/** Moves a card to the hand of the first player, from wherever it lies. */
function hold(g: State, card: CardId): CardId {
  const piles = [
    g.marketDeck,
    g.box,
    g.marketDiscard,
    ...g.players.flatMap((zones) => [zones.deck, zones.hand]),
  ];
  for (const pile of piles) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  g.market.forEach((offered, slot) => {
    if (offered === card) g.market[slot] = must(g.marketDeck.pop(), 'a card for the market');
  });
  g.players[0]?.hand.push(card);
  return card;
}
const named = (folk: string, id: string, copy = 0): CardId =>
  must(idsOfFolk(folk).filter((card) => cardOf(card).id === id)[copy], id);

/** Stack 2 is next, and only a value raised by one would make it. */
function nearlyTwo(): { g: State; decision: Decision; show: CardId; one: CardId } {
  const g = dealt(['macaws', 'monitors', 'hares']);
  g.players[0]?.deck.push(...(g.players[0]?.hand.splice(0) ?? []));
  const show = hold(g, named('macaws', 'flashy-show'));
  const one = hold(g, named('monitors', 'rigorous-chronicler', 3));
  const first = hold(g, named('hares', 'arcane-scholar', 3));
  g.players[0]?.hand.pop();
  g.stalls[0]?.push([first]);
  return { g, decision: must(vallee.decisions(g)[0], 'a question'), show, one };
}

test('a merchant finds out what a card is good for by trying it', () => {
  const { g, decision, show, one } = nearlyTwo();
  expect(vallee.violations(g)).toEqual([]);
  const ask = (asked: Decision) =>
    merchantVallee.answer(situationOf(vallee, g, asked, { rng: xoshiro(1), heard: [] }));
  expect(ask(decision)).toEqual({ entry: 'technique.play', answer: [show] });
  const [next] = vallee.apply(g, {
    seat: 0,
    id: 'action',
    answer: { entry: 'technique.play', answer: [show] },
  });
  expect(ask(must(next, 'a question'))).toEqual({ entry: 'stall.build', answer: [one] });
});

test('trying a card leaves the world as it was', () => {
  const { g, show } = nearlyTwo();
  const before = vallee.hash(g);
  const move = { seat: 0, id: 'action', answer: { entry: 'technique.play', answer: [show] } };
  const after = standingAfter(
    g,
    { move, seat: 0, card: show },
    { rng: xoshiro(1), answer: soundAnswer, weighs: true, tops: [], taste: SOUND },
  );
  expect(after).toBeGreaterThan(0);
  expect(vallee.hash(g)).toBe(before);
});

/** Stack 4 is next, and an invention of two for which two more are spent would make it. */
function invention(): { g: State; card: CardId } {
  const g = dealt(['dodos', 'monitors', 'hares']);
  g.players[0]?.deck.push(...(g.players[0]?.hand.splice(0) ?? []));
  for (const id of ['arcane-scholar', 'bad-omen', 'festival']) {
    g.stalls[0]?.push([hold(g, named('hares', id))]);
    g.players[0]?.hand.pop();
  }
  const card = hold(g, named('dodos', 'promising-invention'));
  for (let at = 0; at < 2; at++) g.players[0]?.hand.push(must(g.junkReserve.pop(), 'Junk'));
  return { g, card };
}

test('how much is spent for a card is found out by trying, and what costs no action is seen with what it leads to', () => {
  const { g, card } = invention();
  expect(vallee.violations(g)).toEqual([]);
  const ask = () => {
    const decision = must(vallee.decisions(g)[0], 'a question');
    const answer = merchantVallee.answer(situationOf(vallee, g, decision, { rng: xoshiro(1), heard: [] }));
    vallee.apply(g, { seat: 0, id: decision.id, answer });
    return answer;
  };
  expect(ask()).toEqual({ entry: 'passive.use', answer: [card] });
  expect(ask()).toMatchObject({ slot: 2 });
  expect(ask()).toEqual({ entry: 'stall.build', answer: [card] });
  expect(g.stalls[0]).toHaveLength(4);
});

test('a card of which there is one only is used rather than a card that is known', () => {
  const used = (hasUsed: boolean): number => {
    let count = 0;
    for (const [folk, id] of [
      ['bats', 'provocation'],
      ['raccoons', 'sabotage'],
      ['olms', 'song-making-stone'],
      ['gulls', 'shaky-enterprise'],
      ['magpies', 'sudden-nap'],
      ['sloths', 'ironing'],
    ] as const) {
      const g = dealt([folk, 'monitors', 'hares']);
      const card = hold(g, named(folk, id));
      const decision = must(vallee.decisions(g)[0], 'a question');
      const answer = triedAnswer(g, decision, xoshiro(1), { hasUsed: () => hasUsed, tops: [], taste: SOUND });
      if ((answer as { entry: string }).entry === 'technique.play') {
        expect(answer).toMatchObject({ answer: [card] });
        count += 1;
      }
    }
    return count;
  };
  expect(used(false)).toBeGreaterThan(used(true));
});

/** Stack 5 is next, and the two cards that make it lie in the deck. */
function twoInTheDeck(): { g: State; stethoscope: CardId; wanted: CardId[] } {
  const g = dealt(['glassfrogs', 'monitors', 'hares']);
  const own = must(g.players[0], 'a player');
  own.deck.push(...own.hand.splice(0));
  for (const id of ['arcane-scholar', 'bad-omen', 'festival', 'celestial-guidance']) {
    g.stalls[0]?.push([hold(g, named('hares', id))]);
    own.hand.pop();
  }
  const wanted = ['refreshing-drink', 'duplicate-entry'].map((id) => hold(g, named('monitors', id)));
  own.deck.unshift(...own.hand.splice(0));
  return { g, stethoscope: hold(g, named('glassfrogs', 'stethoscope')), wanted };
}

test('what is known to lie on top of the own deck counts as good as drawn', () => {
  const { g, wanted } = twoInTheDeck();
  const own = must(g.players[0], 'a player');
  own.deck.push(...own.deck.splice(0, 2));
  const standing = (tops: CardId[]): number => prospects(holdingsOf(g, 0, tops));
  expect(standing(wanted)).toBeGreaterThan(standing([]) + 0.3);
  // What is known to be Junk is not hoped for.
  const junk = must(
    own.deck.find((card) => cardOf(card).folk === null),
    'Junk',
  );
  expect(standing(Array.from({ length: 4 }, () => junk))).toBeLessThan(standing([]));
});

test('a merchant looks in its deck for the cards that make its next stack', () => {
  const { g, stethoscope, wanted } = twoInTheDeck();
  expect(vallee.violations(g)).toEqual([]);
  const ask = () => {
    const decision = must(vallee.decisions(g)[0], 'a question');
    const answer = triedAnswer(g, decision, xoshiro(1), { hasUsed: () => true, tops: [], taste: SOUND });
    vallee.apply(g, { seat: 0, id: decision.id, answer });
    return answer;
  };
  expect(ask()).toEqual({ entry: 'technique.play', answer: [stethoscope] });
  const found = [ask(), ask()].flat() as CardId[];
  expect(found.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
});
