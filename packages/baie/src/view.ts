import type { Seat, Viewer } from '@comptoir/kit';
import type { DialSpace } from './dial.ts';
import type { Event } from './events.ts';
import { merchantById, type ShopView } from './merchants/merchant.ts';
import type { Good } from './pieces.ts';
import type { Colporteur, Config, Phase, Player, State } from './state.ts';

/** Who sees what (16.1). Built field by field: what is not written here is not shown. */

export interface View {
  viewer: Viewer;
  config: Config;
  round: number;
  phase: Phase;
  active: Seat;
  /** What the bag holds, by colour: it can be deduced from all that lies open. */
  bag: number[];
  drawn: number;
  boats: number[][];
  berths: number[];
  piers: number[][];
  halls: number[];
  lair: number;
  box: number;
  hourglasses: DialSpace[];
  /** Hourglasses by when they last landed; on one space the later one lies higher. */
  landed: Seat[];
  market: number;
  loadsClosed: boolean;
  square: number[];
  townsfolkDeck: number;
  corruptionDeck: number;
  corruptionDiscard: number[];
  players: PlayerView[];
  colporteur: ColporteurView | null;
  sale: { pier: number; seller: Seat; paid: number };
}

export interface PlayerView {
  gold: number;
  stall: Good[];
  supply: number[];
  /** B-061: own cards, null for each card of others; all are shown at the end (B-130). */
  corruption: (number | null)[];
  team: number[];
  figure: string;
  /** The merchant's board part by part; null for the Colporteur. */
  shop: ShopView | null;
}

export interface ColporteurView {
  pack: number;
  left: number;
  right: number;
  discard: number[];
  reserve: number[];
}

/** C-006: nobody looks at the Colporteur's cards before the end. */
const seesCards = (g: State, viewer: Viewer, seat: Seat): boolean =>
  g.phase === 'over' || (viewer === seat && g.players[seat]!.shop !== null);

function playerView(g: State, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const sees = seesCards(g, viewer, seat);
  const { shop } = player;
  return {
    gold: player.gold,
    stall: player.stall.slice(),
    supply: player.supply.slice(),
    corruption: player.corruption.map((card) => (sees ? card : null)),
    team: player.team.slice(),
    figure: player.figure,
    shop: shop === null ? null : merchantById(shop.merchant).view(shop, viewer === seat),
  };
}

const colporteurView = ({ pack, left, right, discard, reserve }: Colporteur): ColporteurView => ({
  pack: pack.length,
  left,
  right,
  discard: discard.slice(),
  reserve: reserve.slice(),
});

export function view(g: State, viewer: Viewer): View {
  const { config, sale } = g;
  return {
    viewer,
    config: { ...config, merchants: config.merchants.slice(), townsfolk: config.townsfolk.slice() },
    round: g.round,
    phase: g.phase,
    active: g.active,
    bag: g.bag.slice(),
    drawn: g.drawn,
    boats: g.boats.map((boat) => boat.slice()),
    berths: g.berths.slice(),
    piers: g.piers.map((pier) => pier.slice()),
    halls: g.halls.slice(),
    lair: g.lair,
    box: g.box,
    hourglasses: g.hourglasses.slice(),
    landed: g.landed.slice(),
    market: g.market,
    loadsClosed: g.loadsClosed,
    square: g.square.slice(),
    townsfolkDeck: g.townsfolkDeck.length,
    corruptionDeck: g.corruptionDeck.length,
    corruptionDiscard: g.corruptionDiscard.slice(),
    players: g.players.map((player, seat) => playerView(g, player, seat, viewer)),
    colporteur: g.colporteur === null ? null : colporteurView(g.colporteur),
    sale: { pier: sale.pier, seller: sale.seller, paid: sale.paid },
  };
}

/** Events of rules 1 called the Colporteur a peddler; stories that were kept then are still told. */
function modern(event: Event): Event {
  if (!event.type.startsWith('peddler-')) return event;
  return { ...event, type: event.type.replace('peddler', 'colporteur') } as Event;
}

/** The same for the story. The Colporteur is never a viewer and is told nothing. */
export function redact(told: Event, viewer: Viewer): Event {
  const event = modern(told);
  if (event.type === 'corruption-drawn' && (event.seat !== viewer || event.hidden))
    return { ...event, card: null };
  if (event.type === 'shop')
    return { ...event, value: event.seat === viewer ? event.secret : event.value, secret: null };
  return event;
}
