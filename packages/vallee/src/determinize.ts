import {
  type CardId,
  type Frame,
  type Rng,
  reshuffle,
  type Seat,
  SPECTATOR,
  type Waiting,
  word,
  xoshiro,
} from '@comptoir/kit';
import { cardNamed, isJunk } from './catalogue.ts';
import { shownByReactions } from './rules/reactions.ts';
import { clone, EVERYBODY, type State } from './state.ts';
import { marksKnownTo, proposalIn } from './view.ts';

/**
 * A random world that looks the same to all `knowers` together: the cards that none of them can see change places.
 * Only what a view tells is used, never what was seen earlier (V-222). Junk stays out of the market deck (I-04).
 */
export function determinize(g: State, knowers: readonly Seat[], rng: Rng): State {
  const world = clone(g);
  world.rng = xoshiro(word(rng));
  const knows = (seat: Seat): boolean => knowers.includes(seat);
  const looked = g.looking !== null && knows(g.looking.seat) ? g.looking.cards : [];
  // V-183, V-220: marks and changed values that are still public show which cards the active hand holds.
  const knowsActive = knows(g.turn.active);
  const marks = marksKnownTo(g.turn, knowsActive ? g.turn.active : SPECTATOR);
  if (!knowsActive) Object.assign(world.turn, { ...marks, veiled: { used: 0, values: 0 } });
  const shown = [
    ...looked,
    ...(proposalIn(g) ?? []),
    ...shownByReactions(g),
    ...marks.used,
    ...marks.values.map(({ card }) => card),
    // V-315: the model of a likeness is shown with it.
    ...marks.values.filter(({ how }) => how === 'copy').map(({ amount }) => amount),
  ];

  // V-331, V-334: which cards came to a hand is known to its holder.
  const isKnown = (card: CardId): boolean =>
    g.players.some(({ hand }, seat) => knows(seat) && hand.includes(card));
  if (world.turn.arrived !== undefined) world.turn.arrived = world.turn.arrived.filter(isKnown);
  if (world.fresh !== undefined) world.fresh = world.fresh.filter(isKnown);

  forgetVotes(world, knows);

  // Hidden places that may hold anything, and those that hold folk cards only.
  const mixed: CardId[][] = [];
  const folkOnly: CardId[][] = [world.marketDeck];
  for (const [seat, zones] of world.players.entries()) {
    mixed.push(zones.deck);
    if (knows(seat)) continue;
    mixed.push(zones.hand);
    for (const planned of zones.planning) mixed.push(planned.stored);
    if (zones.kept !== undefined) mixed.push(zones.kept);
  }
  const seesAside = g.setAside.seenBy === EVERYBODY || knows(g.setAside.seenBy);
  if (!seesAside && g.setAside.cards.length > 0)
    (comesFromMarket(g) ? folkOnly : mixed).push(world.setAside.cards);

  const folkCards: CardId[] = [];
  const junk: CardId[] = [];
  for (const zone of [...mixed, ...folkOnly])
    for (const card of zone) if (!shown.includes(card)) (isJunk(card) ? junk : folkCards).push(card);
  reshuffle(rng, folkCards);

  const deal = (zone: CardId[], pool: CardId[]): void => {
    for (let i = 0; i < zone.length; i++)
      if (!shown.includes(zone[i] as CardId)) zone[i] = pool.pop() as CardId;
  };
  for (const zone of folkOnly) deal(zone, folkCards);
  const rest = reshuffle(rng, [...folkCards, ...junk]);
  for (const zone of mixed) {
    deal(zone, rest);
    // A search shows what is in the deck, never its order.
    if (looked.length > 0) reshuffle(rng, zone);
  }
  if (world.looking !== null && looked.length === 0) world.looking.cards = relook(g, world);
  return world;
}

/** V-029: what others have voted is known to nobody until all have. */
function forgetVotes(world: State, knows: (seat: Seat) => boolean): void {
  const top = world.stack.at(-1) as (Frame & Waiting) | undefined;
  if (top?.effect === 'vote' && top.answers !== undefined)
    top.answers = top.answers.map((answer, seat) => (answer === null || knows(seat) ? answer : [null]));
}

/** Whether the cards that are set aside come from the market deck. */
function comesFromMarket(g: State): boolean {
  return g.stack.some((frame) => cardNamed(frame.effect)?.setsAsideMarket === true);
}

/** What the looker sees in this world: the whole deck searched, or the same places of the hand looked into. */
function relook(g: State, world: State): CardId[] {
  const looked = g.looking?.cards ?? [];
  const cards: CardId[] = [];
  for (const [seat, zones] of g.players.entries()) {
    const theirs = world.players[seat];
    zones.deck.forEach((card, at) => {
      if (looked.includes(card)) cards.push(theirs?.deck[at] as CardId);
    });
    zones.hand.forEach((card, at) => {
      if (looked.includes(card)) cards.push(theirs?.hand[at] as CardId);
    });
  }
  return cards.sort((a, b) => a - b);
}
