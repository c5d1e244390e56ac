import { beatsIn, type Cast, severalTimes } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
// The cards have their names from here.
import { vallee } from '../game.ts';
import {
  bottomOf,
  deck,
  discard,
  hand,
  marketDeck,
  marketDiscard,
  setAside,
  slot,
  stall,
} from '../places.ts';
import { table } from '../testing/table.ts';
import { wording } from './index.ts';

const cast: Cast = { viewer: 0, name: (seat) => ['Ana', 'Bob'][seat] ?? '' };
const told = (event: Event): string | null => wording.en.event(event, cast);

test('a card that leaves a hand or a pile for good is told with where it was', () => {
  const thrown = {
    type: 'moved',
    card: 0,
    to: { zone: 'market-discard' },
    why: 'thrown-away',
    seenBy: null,
  } as const;
  expect(told({ ...thrown, from: hand(0) })).toMatch(/ is thrown away from your hand\.$/);
  expect(told({ ...thrown, from: hand(1) })).toMatch(/ is thrown away from Bob’s hand\.$/);
  expect(told({ ...thrown, from: marketDeck })).toMatch(/ is thrown away from the market deck\.$/);
  expect(told({ ...thrown, from: setAside })).toMatch(/ is thrown away\.$/);
});

test('a card that goes into a stall for another one comes to nobody', () => {
  const swapped = { type: 'moved', card: 0, why: 'swapped', seenBy: null } as const;
  expect(told({ ...swapped, from: stall(1, 0, 0), to: hand(0) })).toMatch(/ from Bob’s stall\.$/);
  expect(told({ ...swapped, from: hand(0), to: stall(1, 0, 0) })).toMatch(/ takes its place\.$/);
});

test('a card that comes to a hand is told with where it was', () => {
  const taken = { type: 'moved', card: 1000, to: hand(1), why: 'taken', seenBy: null } as const;
  const french = (event: Event): string | null => wording.fr.event(event, cast);
  expect(told({ ...taken, from: discard(0) })).toBe('Bob takes Junk from your discard.');
  expect(told({ ...taken, from: discard(1) })).toBe('Bob takes Junk from their discard.');
  expect(french({ ...taken, from: discard(0), why: 'swapped' })).toBe(
    'Bob prend Camelote dans votre défausse.',
  );
  expect(french({ ...taken, from: stall(0, 0, 0), why: 'swapped' })).toBe(
    'Bob prend Camelote dans votre étal.',
  );
  expect(french({ ...taken, from: deck(1) })).toBe('Bob prend Camelote dans son paquet.');
  expect(french({ ...taken, from: hand(1), to: hand(0), why: 'stolen' })).toBe(
    'Vous prenez Camelote dans la main de Bob !',
  );
  expect(french({ ...taken, from: slot(2) })).toBe('Bob prend Camelote au marché.');
  expect(french({ ...taken, from: marketDiscard })).toBe('Bob prend Camelote dans la défausse du marché.');
  expect(french({ ...taken, from: setAside, why: 'swapped' })).toBe('Bob reçoit Camelote.');
});

test('a card that is drawn elsewhere than from one’s own deck is told with where it was', () => {
  const drawn = { type: 'moved', card: 1000, to: hand(1), why: 'drawn', seenBy: null } as const;
  expect(told({ ...drawn, from: deck(1) })).toBe('Bob draws Junk.');
  expect(told({ ...drawn, from: marketDeck })).toBe('Bob draws Junk from the market deck.');
  expect(told({ ...drawn, from: deck(0) })).toBe('Bob draws Junk from your deck.');
  expect(wording.fr.event({ ...drawn, card: null, from: marketDeck }, cast)).toBe(
    'Bob pioche 1 carte dans la pioche du marché.',
  );
});

test('a card that is exchanged for the top of a discard goes there, not to a hand', () => {
  const swapped = { type: 'moved', card: 1000, from: hand(1), why: 'swapped', seenBy: null } as const;
  expect(told({ ...swapped, to: discard(0) })).toBe('Junk goes to your discard.');
  expect(told({ ...swapped, to: deck(1) })).toBe('Junk goes onto Bob’s deck.');
});

test('V-008 a card that is put under a deck is not told to lie on it', () => {
  const back = { type: 'moved', card: 1000, from: discard(1), why: 'put-back', seenBy: null } as const;
  expect(told({ ...back, to: bottomOf(deck(1)) })).toBe('Junk goes under Bob’s deck.');
  expect(wording.fr.event({ ...back, to: bottomOf(deck(0)) }, cast)).toBe('Camelote va sous votre paquet.');
  expect(told({ ...back, from: setAside, to: marketDeck })).toBe('Junk goes onto the market deck.');
});

test('a card that goes onto a deck is not received', () => {
  const given = { type: 'moved', card: null, why: 'given', seenBy: null } as const;
  expect(told({ ...given, from: hand(1), to: deck(1) })).toBe('1 card goes onto Bob’s deck.');
  expect(told({ ...given, from: hand(1), to: hand(0) })).toBe('You receive 1 card.');
  expect(wording.fr.event({ ...given, from: hand(1), to: deck(0) }, cast)).toBe(
    '1 carte va sur votre paquet.',
  );
});

test('V-220 cards that are put back on a deck are told as far as they are known', () => {
  const back = { type: 'moved', from: setAside, to: deck(1), why: 'put-back', seenBy: null } as const;
  expect(told({ ...back, card: 1000 })).toBe('Junk goes onto Bob’s deck.');
  expect(severalTimes(wording.fr, { ...back, card: null }, cast, 2)).toBe(
    '2 cartes vont sur le paquet de Bob.',
  );
});

test('what happened several times in a row is one sentence', () => {
  const shown = {
    type: 'moved',
    card: 1000,
    from: deck(0),
    to: setAside,
    why: 'set-aside',
    seenBy: null,
  } as const;
  const said = (language: 'fr' | 'en', card: number | null) =>
    severalTimes(wording[language], { ...shown, card }, cast, 3);
  expect(said('fr', 1000)).toBe('De votre paquet, on met de côté 3 Camelotes.');
  expect(said('en', 1000)).toBe('3 Junk are set aside from your deck.');
  expect(said('fr', null)).toBe('De votre paquet, on met de côté 3 cartes.');
  expect(severalTimes(wording.en, { type: 'market-slid', market: [] }, cast, 2)).toBe(
    'The market train moves on (×\u00a02).',
  );
});

test('V-174 a bare market and an end without a last stack are told', () => {
  expect(told({ type: 'market-bare', rounds: 20 })).toMatch(/after 20 rounds/);
  expect(told({ type: 'won', stall: 1, seats: [1], still: true })).toMatch(
    /^Nobody is building any more\. Bob wins/,
  );
});

test('the same card several times is named once', () => {
  const bought = {
    type: 'purchase',
    seat: 0,
    slot: 0,
    card: 0,
    cost: 4,
    cards: [1000, 0, 1001, 1002],
    values: [1, 1, 1, 1],
  } as const;
  expect(told({ ...bought, cards: [...bought.cards], values: [...bought.values] })).toMatch(
    /with (3 Junk and [A-Z]|[A-Z].* and 3 Junk)/,
  );
});

test('V-044 a pause in which nothing can be used does not ask for a passive card', () => {
  const asked = (card: string): string => {
    const { g } = table(2, { folks: ['monitors', 'hares', 'tree-kangaroos'], pauses: true })
      .hand(0, card)
      .inventory();
    const [decision] = vallee.decisions(g);
    return decision === undefined ? '' : wording.fr.question(decision, vallee.view(g, 0), cast);
  };
  expect(asked('refreshing-drink')).toMatch(/carte passive/);
  expect(asked('junk')).toBe('Finir le tour ? Rien à activer pour l’instant.');
});

test('V-126 that a card shuffles a discard in is told with it; V-122 that a deck was empty is not', () => {
  const t = table(2, { folks: ['lemurs'] })
    .hand(0, 'voracious-consumer')
    .discard(0, 'junk');
  const weights = (): unknown[] =>
    t.events.flatMap((event) => (event.type === 'reshuffled' ? [wording.fr.weight(event)] : []));
  t.technique('voracious-consumer');
  expect(weights()).toEqual(['change']);
  t.deck(0).discard(0, 'junk').inventory();
  expect(weights()).toEqual(['housekeeping']);
});

test('V-110 a delayed effect is told with its owner, not with whoever played before', () => {
  const t = table(2, { folks: ['tree-kangaroos'] }).hand(0, 'clever-guardian', 'junk');
  t.technique('clever-guardian').inventory().inventory();
  const beats = beatsIn({ seq: 1, seat: 1, events: t.events }, wording.fr);
  expect(beats.map(({ seat, headline }) => [seat, headline.type])).toContainEqual([0, 'release']);
});

test('V-300 an effect that lasted until its owner’s turn is told to end, not to begin', () => {
  const t = table(2, { folks: ['crocodiles'] }).hand(0, 'nasty-threat', 'junk');
  t.technique('nasty-threat').inventory().inventory();
  const [ended] = t.events.filter(({ type }) => type === 'release');
  expect(ended && told(ended)).toMatch(/: the effect ends\.$/);
});
