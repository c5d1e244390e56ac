import { daysAfter, FOLKS, LAST_HOUR, MERCHANT_IDS, NONE, type State } from '@comptoir/baie';
import { Pen, type Portrait } from '../learned/portrait.ts';
import { hoursLeft } from './harbour.ts';
import { AIMS } from './measure.ts';

/** La Baie as the learned judgement sees it: what each seat is after, its time and its merchant, and its strongest rival. */

const SEATS = 5;
const DAYS = 3;
/** The Colporteur has no merchant of its own: it counts as one more. */
const MERCHANTS = MERCHANT_IDS.length + 1;
const COLPORTEUR = MERCHANT_IDS.length;

const OWN = [...AIMS, 'points', 'hours', 'goods-held', 'corruption-held', 'members'];
/** Own features that are also listed for the rival. */
const TOLD = AIMS.length + 2;

const legend = [
  ...OWN,
  ...OWN.slice(0, TOLD).map((name) => `rival.${name}`),
  'lead',
  'lead.today',
  ...[...MERCHANT_IDS, 'colporteur'].map((id) => `merchant=${id}`),
  ...[...MERCHANT_IDS, 'colporteur'].map((id) => `rival.merchant=${id}`),
  ...Array.from({ length: DAYS }, (_, days) => `days-after=${days}`),
  'selling',
  'hour',
  'market-hour',
  'active',
  'hours-ahead',
  ...Array.from({ length: SEATS - 1 }, (_, at) => `seats=${at + 2}`),
];

const numbers = new Float64Array(SEATS * legend.length);
const pen = new Pen(numbers);
const points = new Float64Array(SEATS);

const held = (pieces: readonly number[]): number => {
  let count = 0;
  for (const piece of pieces) if (piece !== NONE) count += 1;
  return count;
};

function writeOwn(g: State, seat: number, aims: readonly number[]): void {
  let sum = 0;
  for (const value of aims) {
    sum += value;
    pen.write(value);
  }
  points[seat] = sum;
  const { stall, corruption, team } = g.players[seat]!;
  pen.write(sum);
  pen.write(hoursLeft(g, seat).all);
  pen.write(held(stall));
  pen.write(corruption.length);
  pen.write(held(team));
}

function strongestBut(seat: number, seats: number): number {
  let rival = seat === 0 ? 1 : 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && points[other]! > points[rival]!) rival = other;
  return rival;
}

const merchantAt = (g: State, seat: number): number =>
  g.players[seat]!.shop === null ? COLPORTEUR : MERCHANT_IDS.indexOf(g.config.merchants[seat] as 'A');

/** Two players most often, since that is what is measured and played most. */
const tables = [
  { players: 2 },
  { players: 4 },
  { players: 2, inn: true },
  { players: 3, inn: true },
  { players: 2, rogue: 2 },
  { players: 1, colporteur: 'hard' },
  { players: 2, townsfolk: FOLKS },
  { players: 5 },
];

export const portrait: Portrait<State> = {
  tables,
  legend,
  of(g, measures) {
    const { seats } = g.config;
    for (let seat = 0; seat < seats; seat++) {
      pen.at = seat * legend.length;
      writeOwn(g, seat, measures[seat]!);
    }
    let first = LAST_HOUR;
    for (const space of g.hourglasses) first = Math.min(first, space / 2);
    for (let seat = 0; seat < seats; seat++) {
      const rival = strongestBut(seat, seats);
      const lead = points[seat]! - points[rival]!;
      const days = daysAfter(g);
      pen.at = seat * legend.length + OWN.length;
      pen.copy(rival * legend.length, TOLD);
      pen.write(lead);
      // A lead is surer the less is left to come.
      pen.write(days === 0 ? lead : 0);
      pen.mark(merchantAt(g, seat), MERCHANTS);
      pen.mark(merchantAt(g, rival), MERCHANTS);
      pen.mark(days, DAYS);
      pen.write(g.phase === 'production' ? 0 : 1);
      pen.write(first);
      pen.write(g.market);
      pen.write(g.active === seat ? 1 : 0);
      pen.write(g.hourglasses[seat]! / 2 - first);
      pen.mark(seats - 2, SEATS - 1);
    }
    return numbers.subarray(0, seats * legend.length);
  },
};
