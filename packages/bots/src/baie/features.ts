import {
  ADVENTURERS,
  BOATS,
  baie,
  CLANS,
  CORRUPTION,
  GOODS,
  iconsIn,
  LAST_HOUR,
  MERCHANT_IDS,
  NONE,
  PIERS,
  SLOTS,
  TOWNSFOLK,
  type View,
} from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { bySeat, type Column, column, columns, count, featuresOf, oneOf, seatsFrom } from '../features.ts';

/** La Baie as numbers. The boards of merchants differ: each of their parts gives how many pieces lie there and their sum. */

const SEATS = Math.max(...baie.players) + 1;
const PHASES = ['arrival', 'production', 'market', 'clean-up', 'over'];
const PARTS = 12;

type PlayerView = View['players'][number];

interface Person {
  readonly isActive: boolean;
  readonly merchant: string;
  readonly player: PlayerView;
  /** Hours behind the last hour of the day. */
  readonly hours: number;
  readonly goods: readonly number[];
  readonly corruption: readonly number[];
  readonly team: readonly number[];
  readonly members: number;
  readonly parts: readonly { readonly pieces: number; readonly sum: number }[];
}

interface Facts {
  readonly view: View;
  readonly seats: readonly Person[];
  readonly boats: readonly (readonly number[])[];
  readonly piers: readonly (readonly number[])[];
  readonly square: readonly (readonly number[])[];
}

function tally(list: readonly number[], kinds: number): number[] {
  const found = new Array<number>(kinds).fill(0);
  for (const one of list) if (one >= 0 && one < kinds) found[one] = (found[one] as number) + 1;
  return found;
}

/** Counts the pieces of any part of a board: numbers and booleans, in nested lists. */
function weigh(part: Json): { pieces: number; sum: number } {
  if (typeof part === 'number') return part < 0 ? { pieces: 0, sum: 0 } : { pieces: 1, sum: part };
  if (typeof part === 'boolean') return { pieces: Number(part), sum: Number(part) };
  if (typeof part !== 'object' || part === null) return { pieces: 0, sum: 0 };
  let pieces = 0;
  let sum = 0;
  for (const one of Array.isArray(part) ? part : Object.values(part)) {
    const found = weigh(one as Json);
    pieces += found.pieces;
    sum += found.sum;
  }
  return { pieces, sum };
}

function iconsIn5(texts: readonly (string | undefined)[]): number[] {
  const found = [0, 0, 0, 0, 0];
  for (const icons of texts) iconsIn(icons ?? '', found);
  return found;
}

function personOf(view: View, seat: number): Person {
  const player = view.players[seat] as PlayerView;
  const { shop } = player;
  return {
    isActive: view.active === seat,
    merchant: view.config.merchants[seat] ?? '',
    player,
    hours: LAST_HOUR - (view.hourglasses[seat] ?? 0) / 2,
    goods: tally(player.stall, GOODS.length),
    corruption: iconsIn5(player.corruption.map((card) => (card === null ? '' : CORRUPTION[card]))),
    team: iconsIn5(player.team.map((card) => TOWNSFOLK[card]?.icons)),
    members: player.team.filter((card) => card !== NONE).length,
    parts:
      shop === null
        ? []
        : Object.keys(shop)
            .sort()
            .map((part) => weigh(shop[part] as Json)),
  };
}

const read = (view: View): Facts => ({
  view,
  seats: seatsFrom(view.viewer, view.players.length).map((seat) => personOf(view, seat)),
  boats: view.boats.map((boat) => tally(boat, ADVENTURERS.length)),
  piers: view.piers.map((pier) => tally(pier, ADVENTURERS.length)),
  square: view.square.map((card) => iconsIn5([TOWNSFOLK[card]?.icons])),
});

const ICONS = [...CLANS, 'corruption'];

const person: Column<Person>[] = [
  column('present', () => 1),
  column('active', ({ isActive }) => Number(isActive)),
  column('gold', ({ player }) => player.gold),
  column('hours', ({ hours }) => hours),
  column('corruption-cards', ({ player }) => player.corruption.length),
  column('members', ({ members }) => members),
  ...oneOf<Person>('merchant', MERCHANT_IDS, ({ merchant }) => merchant),
  ...columns<Person>('good', GOODS, ({ goods }) => goods),
  ...columns<Person>('supply', GOODS, ({ player }) => player.supply),
  ...columns<Person>('corruption', ICONS, ({ corruption }) => corruption),
  ...columns<Person>('team', ICONS, ({ team }) => team),
  ...count(PARTS).flatMap((at) => [
    column<Person>(`board${at}.pieces`, ({ parts }) => parts[at]?.pieces ?? 0),
    column<Person>(`board${at}.sum`, ({ parts }) => parts[at]?.sum ?? 0),
  ]),
];

export const features = featuresOf<View, Facts>(read, [
  column('round', ({ view }) => view.round),
  ...oneOf<Facts>('phase', PHASES, ({ view }) => view.phase),
  column('market-hour', ({ view }) => view.market),
  column('loads-closed', ({ view }) => Number(view.loadsClosed)),
  column('lair', ({ view }) => view.lair),
  column('box', ({ view }) => view.box),
  column('colporteur', ({ view }) => Number(view.colporteur !== null)),
  column('townsfolk-deck', ({ view }) => view.townsfolkDeck),
  column('corruption-deck', ({ view }) => view.corruptionDeck),
  ...oneOf<Facts>('drawn', count(ADVENTURERS.length), ({ view }) => view.drawn),
  ...columns<Facts>('bag', ADVENTURERS, ({ view }) => view.bag),
  ...columns<Facts>('hall', CLANS, ({ view }) => view.halls),
  ...BOATS.flatMap((boat, at) => [
    column<Facts>(`boat-${boat}.berth`, ({ view }) => view.berths[at] ?? 0),
    ...columns<Facts>(`boat-${boat}`, ADVENTURERS, ({ boats }) => boats[at] ?? []),
  ]),
  ...PIERS.flatMap((pier, at) => columns<Facts>(`pier-${pier}`, ADVENTURERS, ({ piers }) => piers[at] ?? [])),
  ...SLOTS.flatMap((slot, at) => columns<Facts>(`square-${slot}`, ICONS, ({ square }) => square[at] ?? [])),
  ...bySeat(SEATS, person),
]);
