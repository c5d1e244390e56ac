import { type CardId, must, xoshiro } from '@comptoir/kit';
import { cardOf, type Decision, idsOfFolk, type Options, type State, vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { situationOf } from '../situation.ts';
import { merchantVallee } from './merchant.ts';
import { soundAnswer } from './policy.ts';
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
  const after = standingAfter(
    g,
    0,
    { entry: 'technique.play', answer: [show] },
    show,
    xoshiro(1),
    soundAnswer,
  );
  expect(after).toBeGreaterThan(0);
  expect(vallee.hash(g)).toBe(before);
});
