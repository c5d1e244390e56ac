import {
  actionsLeftOf,
  actionsPerTurn,
  type Modifier,
  type Offer,
  type Phase,
  type Pledge,
  type State,
  type View,
} from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';

/**
 * What the merchant looks at: the same for a view and for the state of an imagined world. Cards in hands that are not
 * known are UNKNOWN.
 */
export interface Table {
  readonly round: number;
  readonly firstSeat: Seat;
  readonly active: Seat;
  readonly phase: Phase;
  readonly allowance: number;
  readonly actionsUsed: number;
  readonly steps: number;
  readonly players: readonly Person[];
  readonly supply: readonly number[];
  readonly badgeSupply: readonly number[];
  readonly associateSupply: readonly number[];
  readonly promoted: readonly boolean[];
  readonly inhabitants: readonly boolean[];
  readonly villas: readonly number[];
  readonly display: readonly number[];
  readonly delivery: number;
  /** Quests that can still be drawn. */
  readonly quests: number;
  readonly market: readonly number[];
  readonly offers: readonly Offer[];
  readonly pledges: readonly Pledge[];
  readonly endTriggered: boolean;
}

export interface Person {
  readonly story: number;
  readonly territory: number;
  readonly gold: number;
  readonly income: number;
  readonly prestige: number;
  readonly resources: readonly number[];
  readonly badges: number[];
  readonly artefacts: number[];
  readonly associates: readonly number[];
  readonly shopHand: readonly number[];
  readonly questHand: readonly number[];
  readonly blackHand: readonly number[];
  readonly shopCities: readonly number[];
  readonly bonusActions: number;
  readonly modifiers: Modifier[];
}

const UNKNOWN = -1;

export function tableOfState(g: State): Table {
  const { turn } = g;
  return {
    round: turn.round,
    firstSeat: g.config.firstSeat,
    active: turn.active,
    phase: turn.phase,
    allowance: turn.allowance,
    actionsUsed: turn.actionsUsed,
    steps: turn.steps,
    players: g.players,
    supply: g.supply,
    badgeSupply: g.badgeSupply,
    associateSupply: g.associateSupply,
    promoted: g.promoted,
    inhabitants: g.inhabitants,
    villas: g.villas,
    display: g.display,
    delivery: g.delivery,
    quests: g.questDeck.length + g.questDiscard.length,
    market: g.market,
    offers: g.offers,
    pledges: g.pledges,
    endTriggered: g.endTriggered,
  };
}

const hidden = (count: number): number[] => new Array<number>(count).fill(UNKNOWN);

export function tableOfView(view: View): Table {
  return {
    round: view.round,
    firstSeat: view.firstSeat,
    active: view.active,
    phase: view.phase,
    allowance: view.allowance,
    actionsUsed: view.actionsUsed,
    steps: view.steps,
    players: view.players.map((player) => ({
      story: player.story,
      territory: player.territory,
      gold: player.gold,
      income: player.income,
      prestige: player.prestige,
      resources: player.resources,
      badges: player.badges,
      artefacts: player.artefacts,
      associates: player.associates,
      shopHand: player.shopHand ?? hidden(player.shopCount),
      questHand: player.questHand ?? hidden(player.questCount),
      blackHand: player.blackHand ?? hidden(player.blackCount),
      shopCities: player.shops.map(({ city }) => city),
      bonusActions: player.bonusActions,
      modifiers: player.modifiers,
    })),
    supply: view.supply,
    badgeSupply: view.badgeSupply,
    associateSupply: view.associateSupply,
    promoted: view.promoted,
    inhabitants: view.inhabitants,
    villas: view.villas,
    display: view.display,
    delivery: view.delivery,
    quests: view.questDeck + view.questDiscard,
    market: view.market,
    offers: view.offers,
    pledges: view.pledges,
    endTriggered: view.endTriggered,
  };
}

export const personAt = (table: Table, seat: Seat): Person => table.players[seat] as Person;

/** The same table with one player changed: what if. */
export function withPerson(table: Table, seat: Seat, change: Partial<Person>): Table {
  const players = table.players.slice();
  players[seat] = { ...personAt(table, seat), ...change };
  return { ...table, players };
}

/** Actions of a player's turn that is under way, or of the next one. */
export function actionsNow(table: Table, seat: Seat): number {
  if (table.active === seat) {
    if (table.phase === 'income') return 0;
    if (table.phase === 'actions') return actionsLeftOf(table, seat);
  }
  return actionsPerTurn() + personAt(table, seat).bonusActions;
}
