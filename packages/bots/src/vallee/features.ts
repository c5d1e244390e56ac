import type { CardId } from '@comptoir/kit';
import {
  areTeammates,
  folkCount,
  folkOf,
  isJunk,
  isTeamGame,
  MOODS,
  nextStack,
  priceOf,
  surchargeOn,
  TRAITS,
  type View,
  vallee,
  valueById,
} from '@comptoir/vallee';
import { bySeat, type Column, column, columns, count, featuresOf, oneOf, seatsFrom } from '../features.ts';

/**
 * La Vallée as numbers. Folks are counted by their place among the folks of the table, never by name: a new folk changes
 * no place. What they are like stands beside.
 */

const SEATS = Math.max(...vallee.players);
const FOLKS = folkCount(SEATS, 'solo-stalls');
const VALUES = [1, 2, 3, 4, 5];
const SLOTS = 5;
const PHASES = ['start', 'action', 'clean-up', 'over'];

/** How many cards of each folk and value, and then of Junk. */
function tally(view: View, cards: readonly (CardId | null)[]): number[] {
  const found = new Array<number>(FOLKS * VALUES.length + 1).fill(0);
  for (const card of cards) {
    if (card === null) continue;
    const at = isJunk(card)
      ? found.length - 1
      : view.folks.indexOf(folkOf(card) ?? '') * VALUES.length + valueById(card) - 1;
    if (at >= 0 && at < found.length) found[at] = (found[at] as number) + 1;
  }
  return found;
}
const TALLY = [...count(FOLKS).flatMap((folk) => VALUES.map((value) => `folk${folk}.${value}`)), 'junk'];

interface Person {
  readonly isActive: boolean;
  readonly isMate: boolean;
  readonly zones: View['players'][number];
  readonly discard: readonly number[];
  readonly planned: readonly number[];
  readonly stored: number;
  readonly next: number;
}

interface Facts {
  readonly view: View;
  readonly seats: readonly Person[];
  readonly hand: readonly number[];
  readonly setAside: readonly number[];
  readonly surcharge: number;
}

function read(view: View): Facts {
  const from = seatsFrom(view.viewer, view.players.length);
  const own = from[0] as number;
  return {
    view,
    seats: from.map((seat) => {
      const zones = view.players[seat] as View['players'][number];
      return {
        isActive: view.turn.active === seat,
        isMate: areTeammates(view, own, seat),
        zones,
        discard: tally(view, zones.discard),
        planned: tally(
          view,
          zones.planning.map(({ card }) => card),
        ),
        stored: zones.planning.reduce((sum, { stored }) => sum + stored.length, 0),
        next: nextStack(view, seat),
      };
    }),
    hand: tally(view, view.players[own]?.hand ?? []),
    setAside: tally(view, view.setAside),
    surcharge: surchargeOn(view, own),
  };
}

const person: Column<Person>[] = [
  column('present', () => 1),
  column('active', ({ isActive }) => Number(isActive)),
  column('teammate', ({ isMate }) => Number(isMate)),
  column('deck', ({ zones }) => zones.deck),
  column('hand', ({ zones }) => zones.handSize),
  column('discarded', ({ zones }) => zones.discard.length),
  column('stored', ({ stored }) => stored),
  column('next-stack', ({ next }) => next),
  ...columns<Person>('discard', TALLY, ({ discard }) => discard),
  ...columns<Person>('planned', TALLY, ({ planned }) => planned),
];

const slot = (at: number): Column<Facts>[] => {
  const card = ({ view }: Facts): CardId | null => view.market[at] ?? null;
  const read = (facts: Facts, of: (found: CardId) => number): number => {
    const found = card(facts);
    return found === null ? 0 : of(found);
  };
  return [
    column(`market${at}.present`, (facts) => read(facts, () => 1)),
    column(`market${at}.value`, (facts) => read(facts, valueById)),
    column(`market${at}.price`, (facts) => read(facts, (found) => priceOf(found, at))),
    ...count(FOLKS).map((folk) =>
      column<Facts>(`market${at}.folk${folk}`, (facts) =>
        read(facts, (found) => Number(facts.view.folks.indexOf(folkOf(found) ?? '') === folk)),
      ),
    ),
  ];
};

export const features = featuresOf<View, Facts>(read, [
  ...columns<Facts>('hand', TALLY, ({ hand }) => hand),
  ...columns<Facts>('set-aside', TALLY, ({ setAside }) => setAside),
  ...count(SLOTS).flatMap(slot),
  column('surcharge', ({ surcharge }) => surcharge),
  column('market-deck', ({ view }) => view.marketDeck),
  column('market-discard', ({ view }) => view.marketDiscard.length),
  column('junk-reserve', ({ view }) => view.junkReserve),
  column('turn', ({ view }) => view.turn.number),
  column('actions-left', ({ view }) => view.turn.pendingActions),
  column('actions-done', ({ view }) => view.turn.actionsDone),
  column('hand-bonus', ({ view }) => view.turn.handBonus),
  column('teams', ({ view }) => Number(isTeamGame(view))),
  ...oneOf<Facts>('phase', PHASES, ({ view }) => view.turn.phase),
  ...count(FOLKS).flatMap((folk) =>
    TRAITS.map((trait) =>
      column<Facts>(`folk${folk}.${trait}`, ({ view }) => MOODS[view.folks[folk] ?? '']?.[trait] ?? 0),
    ),
  ),
  ...bySeat(SEATS, person),
]);
