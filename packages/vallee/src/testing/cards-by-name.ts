import type { CardId } from '@comptoir/kit';
import { allSets, cardOf, isJunk, JUNK } from '../catalogue.ts';
import { EMPTY, type State } from '../state.ts';

/** Finds physical cards by their printed names and brings them from the box to where a scenario wants them. */

export const nameOf = (card: CardId): string => cardOf(card).id;
export const namesOf = (cards: readonly CardId[]): string[] => cards.map(nameOf);

/** Top first: states keep the top of a pile at the end. */
export const pileNames = (pile: readonly CardId[]): string[] => namesOf(pile).reverse();

const isPrinted = (name: string): boolean =>
  name === JUNK.id || allSets().some((set) => set.cards.some((card) => card.id === name));

/** Clears the table: every card goes back where unused cards are, folk cards to the box, Junk to the reserve. */
export function clearTable(g: State): void {
  g.box = g.box.slice();
  const putAway = (cards: readonly CardId[]): void => {
    for (const card of cards) if (card !== EMPTY) (isJunk(card) ? g.junkReserve : g.box).push(card);
  };
  putAway([...g.market, ...g.marketDeck, ...g.marketDiscard]);
  g.market = g.market.map(() => EMPTY);
  g.marketDeck = [];
  g.marketDiscard = [];
  for (const zones of g.players) {
    putAway([...zones.deck, ...zones.hand, ...zones.discard]);
    zones.deck = [];
    zones.hand = [];
    zones.discard = [];
  }
  g.junkReserve.sort((a, b) => a - b);
}

/** Takes the first free copy of a card out of the box, or the lowest Junk out of the reserve. */
export function takeByName(g: State, name: string): CardId {
  if (!isPrinted(name)) throw new Error(`there is no card named ${name}`);
  const pool = name === JUNK.id ? g.junkReserve : g.box;
  const at = pool.findIndex((card) => nameOf(card) === name);
  if (at < 0) throw new Error(`no copy of ${name} is left for this scenario`);
  const [card] = pool.splice(at, 1) as [CardId];
  const { folk } = cardOf(card);
  if (folk !== null && !g.config.folks.includes(folk)) throw new Error(`${name}: ${folk} are not in play`);
  return card;
}

export const takeAll = (g: State, names: readonly string[]): CardId[] =>
  names.map((name) => takeByName(g, name));

/** The cards that are meant by these names among those offered; a number is a card id. */
export function pickByName(from: readonly CardId[], names: readonly (string | number)[]): CardId[] {
  const chosen: CardId[] = [];
  for (const name of names) {
    const card =
      typeof name === 'number'
        ? name
        : from.find((candidate) => nameOf(candidate) === name && !chosen.includes(candidate));
    if (card === undefined) throw new Error(`${name} is not among ${namesOf(from).join(', ') || 'no cards'}`);
    chosen.push(card);
  }
  return chosen;
}
